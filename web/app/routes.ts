import type { RouteConfig } from "@react-router/dev/routes";
import type { PageRoute } from "./platform/access/guard.ts";
import { routes as seiten } from "./features/seiten/routes.ts";

/** Every page of the portal with its guard; the server enforces it, the sitemap is derived from it. */
export const pages: readonly PageRoute[] = [...seiten];

export default pages.map(({ path, file }) => ({ id: file.replace(/\.tsx$/, ""), path, file })) satisfies RouteConfig;
