import { oeffentlich, type PageRoute } from "#platform/access/guard.ts";

const seite = (name: string, endung = "tsx") =>
  ({ file: `features/konto/pages/${name}.${endung}`, sitemap: false }) as const;

/** Everything between a visitor and his account. */
export const routes: readonly PageRoute[] = [
  { path: "/login", guard: oeffentlich("Where visitors sign in"), ...seite("login") },
  { path: "/register", guard: oeffentlich("Where visitors become users"), ...seite("register") },
  {
    path: "/abmelden",
    guard: oeffentlich("Signing out is open to everybody; without a session it does nothing"),
    ...seite("abmelden", "ts"),
  },
  {
    path: "/forgot-password",
    guard: oeffentlich("Whoever has forgotten it is not signed in"),
    ...seite("forgot-password"),
  },
  {
    path: "/reset-password",
    guard: oeffentlich("The link of the mail proves who it is"),
    ...seite("reset-password"),
  },
  {
    path: "/verify-email",
    guard: oeffentlich("The link of the mail proves who it is"),
    ...seite("verify-email"),
  },
  { path: "/api/auth/error", guard: oeffentlich("Says why nobody is signed in"), ...seite("anmeldefehler") },
  { path: "/konto", guard: "konto", ...seite("konto"), gesperrt: true },
  { path: "/konto/daten", guard: "konto", ...seite("daten", "ts") },
  {
    path: "/avv",
    guard: oeffentlich("Whoever is to agree to it can read it before"),
    file: "features/konto/pages/avv.tsx",
  },
];
