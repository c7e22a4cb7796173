import type { Config } from "@react-router/dev/config";

export default { buildDirectory: process.env.PORTAL_BUILD_DIR ?? "build" } satisfies Config;
