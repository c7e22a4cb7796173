import type { PageRoute } from "#platform/access/guard.ts";

const seite = (name: string) => `features/kanzlei/pages/${name}.tsx`;

/** Pages of the team. */
export const routes: readonly PageRoute[] = [
  { path: "/team", file: seite("team"), guard: "tarif:teams" },
  { path: "/team/einladung", file: seite("einladung"), guard: "konto", sitemap: false, gesperrt: true },
];
