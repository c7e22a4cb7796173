import type { PageRoute } from "#platform/access/guard.ts";

/** Where somebody who is signed in starts. */
export const routes: readonly PageRoute[] = [
  {
    path: "/dashboard",
    file: "features/dashboard/pages/dashboard.tsx",
    guard: "konto",
    sitemap: false,
    gesperrt: true,
  },
];
