import type { PageRoute } from "#platform/access/guard.ts";

const seite = { guard: "admin", sitemap: false } as const;

/** Where figures of the year are entered, pages of the administration; the base rate keeps its address. */
export const routes: readonly PageRoute[] = [
  { path: "/admin/jahreswerte", file: "features/jahreswerte/pages/jahreswerte.tsx", ...seite },
  { path: "/admin/jahreswerte/:wert", file: "features/jahreswerte/pages/jahreswert.tsx", ...seite },
  { path: "/admin/basiszinssatz", file: "features/jahreswerte/pages/basiszinssatz.tsx", ...seite },
];
