import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  ssr: true,
  // The client gets its whole manifest with the page: no extra call while the reader waits.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
