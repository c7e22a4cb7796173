import type { PageRoute } from "#platform/access/guard.ts";

const seite = (name: string) => ({ file: `features/konto/pages/${name}.tsx`, sitemap: false }) as const;

/** Everything between a visitor and his account. */
export const routes: readonly PageRoute[] = [
  { path: "/login", guard: "oeffentlich", ...seite("login") },
  { path: "/register", guard: "oeffentlich", ...seite("register") },
];
