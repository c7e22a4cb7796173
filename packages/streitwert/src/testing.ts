import { euro, type Schritt, tag, type Vermerk } from "@gebuehrenportal/recht";
import type { Angabe } from "./regel.ts";
import { streitwert } from "./streitwert.ts";

export type Angaben = Readonly<Record<string, Angabe | undefined>>;

/** Text with plain instead of unbreakable spaces. */
export const lesbar = (text: string): string => text.replaceAll("\u00a0", " ");

/** A step as the page, the call and the files print it. */
export const schrittzeile = ({ norm, text, betrag }: Schritt): string =>
  lesbar(`${norm} | ${text}${betrag === undefined ? "" : ` | ${euro(betrag)}`}`);

/** A note as a reader gets it, with the field it belongs to. */
export const vermerkzeile = ({ art, norm, text, feld }: Vermerk): string =>
  lesbar([art, norm, text, ...(feld === undefined ? [] : [feld])].join(" | "));

/** The whole way of a calculation, and its value: what is asserted is the derivation, not only its sum. */
export function rechenweg(
  regel: string,
  angaben: Angaben = {},
  antragAm = "2026-01-15",
): { readonly wert: string; readonly weg: readonly string[]; readonly vermerke: readonly string[] } {
  const antwort = streitwert({ regel, angaben, antragAm: tag(antragAm) });
  if (antwort.art !== "ergebnis") throw new Error(`${regel}: ${antwort.grund}`);
  return {
    wert: lesbar(euro(antwort.wert)),
    weg: antwort.schritte.map(schrittzeile),
    vermerke: antwort.vermerke.map(vermerkzeile),
  };
}
