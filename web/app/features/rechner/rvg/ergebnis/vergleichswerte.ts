import { mehrvergleich } from "@gebuehrenportal/gebuehren";
import { type Cent, cent } from "@gebuehrenportal/recht";
import { type FormAngelegenheit, istGewaehlt } from "../formular/formular.ts";

/** Value of what is pending, and of what is settled beyond it. */
export type Werte = { readonly anhaengig: Cent | undefined; readonly mehrwert: Cent | undefined };

/** Terminsgebühren for special cases follow the value of the regular one. */
export const wieTermin: Readonly<Record<string, string>> = { "3105": "3104", "3203": "3202", "3211": "3210" };

/** The values the fees of a settlement take by themselves, by number; empty without an additional value. */
export function vergleichswerte(
  { positionen }: FormAngelegenheit,
  { anhaengig, mehrwert }: Werte,
): ReadonlyMap<string, Cent> {
  if (mehrwert === undefined) return new Map();
  const nummern = positionen.filter(istGewaehlt).map((p) => p.nr);
  const eine = (von: string, bis: string) => nummern.some((nr) => nr >= von && nr <= bis);
  const aufgeteilt = mehrvergleich({
    wertAnhaengig: anhaengig ?? cent(0),
    wertNichtAnhaengig: mehrwert,
    instanz: eine("3206", "3211") ? 3 : eine("3200", "3203") ? 2 : 1,
    bgh: eine("3208", "3209"),
  });
  return new Map(aufgeteilt.flatMap(({ nr, wert }) => (wert === undefined ? [] : [[nr, wert] as const])));
}
