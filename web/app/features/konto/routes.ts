import { oeffentlich, type PageRoute } from "#platform/access/guard.ts";

const seite = (name: string, endung = "tsx") =>
  ({ file: `features/konto/pages/${name}.${endung}`, sitemap: false }) as const;

/** What goes along from one of these pages to the next: where to, what somebody was about to order, and what happened. */
const anmeldequery: readonly string[] = [
  "redirect",
  "callbackUrl",
  "fenster",
  "email",
  "error",
  "hinweis",
  "subscription",
  "type",
  "cycle",
  "wunsch",
];

/** Everything between a visitor and his account. */
export const routes: readonly PageRoute[] = [
  { path: "/login", guard: oeffentlich("Where visitors sign in"), query: anmeldequery, ...seite("login") },
  {
    path: "/register",
    guard: oeffentlich("Where visitors become users"),
    query: anmeldequery,
    ...seite("register"),
  },
  {
    path: "/abmelden",
    guard: oeffentlich("Signing out is open to everybody; without a session it does nothing"),
    ...seite("abmelden", "ts"),
  },
  {
    path: "/forgot-password",
    guard: oeffentlich("Whoever has forgotten it is not signed in"),
    query: anmeldequery,
    ...seite("forgot-password"),
  },
  {
    path: "/reset-password",
    guard: oeffentlich("The link of the mail proves who it is"),
    query: ["token"],
    ...seite("reset-password"),
  },
  {
    path: "/verify-email",
    guard: oeffentlich("The link of the mail proves who it is"),
    query: ["token", "was"],
    ...seite("verify-email"),
  },
  {
    path: "/api/auth/error",
    guard: oeffentlich("Says why nobody is signed in"),
    query: ["error"],
    ...seite("anmeldefehler"),
  },
  { path: "/konto", guard: "konto", ...seite("konto"), gesperrt: true },
  { path: "/konto/daten", guard: "konto", ...seite("daten", "ts") },
  {
    path: "/avv",
    guard: oeffentlich("Whoever is to agree to it can read it before"),
    query: ["fassung", "redirect"],
    file: "features/konto/pages/avv.tsx",
  },
];
