import type { RouteConfig } from "@react-router/dev/routes";
import { routes as berechnungen } from "./features/berechnungen/routes.ts";
import { routes as blog } from "./features/blog/routes.ts";
import { routes as dashboard } from "./features/dashboard/routes.ts";
import { routes as konto } from "./features/konto/routes.ts";
import { routes as kostennote } from "./features/kostennote/routes.ts";
import { routes as verwaltung } from "./features/verwaltung/routes.ts";
import type { PageRoute } from "./platform/access/guard.ts";
import type { MitZiel } from "./ui/huelle/wegweiser.tsx";
import { verlinkt } from "./wegweiser.ts";

/**
 * Every page of the portal with its guard; the server enforces it. Sitemap, navigation, footer and the tiles of the
 * home page are derived from it.
 */
export const pages: readonly (PageRoute & MitZiel)[] = [
  ...verlinkt,
  ...dashboard,
  ...konto,
  ...blog,
  ...berechnungen,
  ...kostennote,
  ...verwaltung,
];

export default pages.map(({ path, file }) => ({
  id: file.replace(/\.tsx$/, ""),
  path,
  file,
})) satisfies RouteConfig;
