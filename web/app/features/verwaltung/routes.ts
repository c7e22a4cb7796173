import type { PageRoute } from "#platform/access/guard.ts";

/** Administration of the portal. */
export const routes: readonly PageRoute[] = [
  { path: "/admin", file: "features/verwaltung/pages/admin.tsx", guard: "admin", sitemap: false },
];
