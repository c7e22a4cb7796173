import { oeffentlich, type PageRoute } from "#platform/access/guard.ts";
import type { MitZiel } from "#ui/huelle/wegweiser.tsx";
import { bildBytes } from "./kampagnen/bildgroesse.ts";
import { kampagnenwerte } from "./kontakt/angaben.ts";

const seite = (name: string) => `features/werbung/pages/${name}.tsx`;
const verwaltet = { guard: "admin", sitemap: false } as const;

/** The form to the operator, the way of a click, and the campaigns. */
export const routes: readonly (PageRoute & MitZiel)[] = [
  {
    path: "/kontakt",
    file: seite("kontakt"),
    guard: oeffentlich("Whoever has a question need not have an account"),
    query: ["betreff", ...kampagnenwerte],
    ziel: { ort: "fuss", rang: 40, text: "Kontakt" },
  },
  {
    path: "/anzeige/:kampagne/:platz",
    file: "features/werbung/pages/klick.ts",
    guard: oeffentlich("Whoever sees an ad may follow it; it leads where the campaign says"),
    sitemap: false,
    gesperrt: true,
  },
  { path: "/admin/werbung", file: seite("kampagnen"), ...verwaltet },
  // Twice of what a picture may have: whoever sends more is told so at the field.
  {
    path: "/admin/werbung/:id",
    file: seite("kampagne-bearbeiten"),
    eingabeBytes: 2 * bildBytes,
    ...verwaltet,
  },
];
