import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  ssr: true,
  // Tests build beside a running portal, never into the folder it serves.
  buildDirectory: process.env.PORTAL_BUILD_DIR ?? "build",
  // Documents name their own page alone; the browser fetches the list of all as a file (platform/client/seitenliste.ts)
  // and never asks the router's endpoint for it, which the server of the assets answers with 404.
  routeDiscovery: { mode: "lazy", manifestPath: "/assets/seitenliste" },
} satisfies Config;
