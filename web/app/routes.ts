import type { RouteConfig } from "@react-router/dev/routes";
import { features } from "./features.ts";
import type { PageRoute } from "./platform/access/guard.ts";

/** Every page of the portal with its guard; the server enforces it. Sitemap and robots.txt are derived from it. */
export const pages: readonly PageRoute[] = features.flatMap(({ seiten = [] }) => seiten);

export default pages.map(({ path, file }) => ({
  id: file.replace(/\.tsx$/, ""),
  path,
  file,
})) satisfies RouteConfig;
