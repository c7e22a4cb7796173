import type { PageRoute } from "#platform/access/guard.ts";

const seite = (name: string, endung = "tsx") =>
  ({ file: `features/konto/pages/${name}.${endung}`, sitemap: false }) as const;

/** Everything between a visitor and his account. */
export const routes: readonly PageRoute[] = [
  { path: "/login", guard: "oeffentlich", ...seite("login") },
  { path: "/register", guard: "oeffentlich", ...seite("register") },
  { path: "/abmelden", guard: "oeffentlich", ...seite("abmelden", "ts") },
  { path: "/forgot-password", guard: "oeffentlich", ...seite("forgot-password") },
  { path: "/reset-password", guard: "oeffentlich", ...seite("reset-password") },
  { path: "/verify-email", guard: "oeffentlich", ...seite("verify-email") },
  { path: "/api/auth/error", guard: "oeffentlich", ...seite("anmeldefehler") },
  { path: "/konto", guard: "konto", ...seite("konto"), gesperrt: true },
  { path: "/konto/daten", guard: "konto", ...seite("daten", "ts") },
  { path: "/avv", guard: "oeffentlich", file: "features/konto/pages/avv.tsx" },
];
