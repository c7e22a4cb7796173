import type { PageRoute } from "#platform/access/guard.ts";

/** Where base rates are entered, a page of the administration. */
export const routes: readonly PageRoute[] = [
  {
    path: "/admin/basiszinssatz",
    file: "features/basiszinssatz/pages/basiszinssatz.tsx",
    guard: "admin",
    sitemap: false,
  },
];
