import type { Anzeigenart } from "#platform/access/guard.ts";
import type { Anzeigenort } from "#ui/anzeigen/anzeigenplatz.tsx";

/** A place for ads, as people name it, where it lies and how large it is at most. */
type Platzangabe = { readonly name: string; readonly ort: Anzeigenort; readonly groesse: string };

/** Every place for ads in the portal; each occurs once on a page. */
export const plaetze = {
  "home-banner": { name: "Startseite, unter dem Inhalt", ort: "band", groesse: "1152x160" },
  "blog-banner": { name: "Blog, unter der Liste", ort: "band", groesse: "1152x160" },
  "blog-sidebar": { name: "Blog, neben der Liste", ort: "seite", groesse: "160x280" },
  "post-sidebar": { name: "Artikel, neben dem Text", ort: "seite", groesse: "160x280" },
  "tool-banner": { name: "Rechner, unter dem Inhalt", ort: "band", groesse: "1152x160" },
  "tool-sidebar": { name: "Rechner, am Rand", ort: "seite", groesse: "160x280" },
  "footer-promo": { name: "Alle diese Seiten, am Ende", ort: "fuss", groesse: "1152x72" },
} as const satisfies Readonly<Record<string, Platzangabe>>;

export type Platz = keyof typeof plaetze;

/** The places as a list, in their order. */
export const platznamen = Object.keys(plaetze) as readonly Platz[];

/** The place that a text names. */
export const platzAus = (text: string | undefined): Platz | undefined =>
  platznamen.find((name) => name === text);

/**
 * The places of a page, in the order in which they are filled: those that every reader has before the one at the side,
 * so that two advertisers both appear on a phone, too.
 */
export const plaetzeDerSeite: Readonly<Record<Anzeigenart, readonly Platz[]>> = {
  start: ["home-banner", "footer-promo"],
  blog: ["blog-banner", "footer-promo", "blog-sidebar"],
  artikel: ["footer-promo", "post-sidebar"],
  rechner: ["tool-banner", "footer-promo", "tool-sidebar"],
};
