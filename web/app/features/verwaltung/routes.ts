import type { PageRoute } from "#platform/access/guard.ts";

const seite = (name: string) =>
  ({ file: `features/verwaltung/pages/${name}.tsx`, guard: "admin", sitemap: false }) as const;

/** Administration of the portal. */
export const routes: readonly PageRoute[] = [
  { path: "/admin", ...seite("admin"), gesperrt: true },
  { path: "/admin/mails", ...seite("mails") },
  { path: "/admin/protokoll", ...seite("protokoll") },
];
