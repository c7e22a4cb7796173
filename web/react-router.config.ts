import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  ssr: true,
  // Tests build beside a running portal, never into the folder it serves.
  buildDirectory: process.env.PORTAL_BUILD_DIR ?? "build",
  // The client gets its whole manifest with the page: no extra call while the reader waits.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
