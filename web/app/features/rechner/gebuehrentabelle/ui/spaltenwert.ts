import { anteil, type Cent, groesser } from "@gebuehrenportal/recht";
import type { Spalte, Tabellenfeld } from "../wunsch.ts";

/** Per table the 1.0 fee of a row; absent where no version or no row is known. */
export type Einfache = { readonly [T in Tabellenfeld]?: Cent };
/** Per table the least amount of a fee. */
export type Mindestens = { readonly [T in Tabellenfeld]?: Cent };

/** The fee of a column: the 1.0 fee at its rate, rounded to the cent, never below the least amount. */
export function spaltenwert(
  einfach: Einfache,
  { tabelle, satz100 }: Spalte,
  mindestens: Mindestens,
): Cent | null {
  const gebuehr = einfach[tabelle];
  if (gebuehr === undefined) return null;
  const betrag = anteil(gebuehr, satz100, 100);
  const grenze = mindestens[tabelle];
  return grenze === undefined ? betrag : groesser(betrag, grenze);
}
