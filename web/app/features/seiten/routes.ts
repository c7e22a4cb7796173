import type { PageRoute } from "#platform/access/guard.ts";

export const routes: readonly PageRoute[] = [
  { path: "/", file: "features/seiten/pages/start.tsx", guard: "oeffentlich" },
];
