import { type KeinErgebnis, keinErgebnis } from "./ergebnis.ts";
import { type Cent, kleiner } from "./geld.ts";
import type { Stufentabelle } from "./stufentabelle.ts";
import {
  type Tabellenzeile,
  tabellenzeilen,
  type Vergleichszeile,
  vergleichszeilen,
} from "./tabellenzeilen.ts";
import { datum, type Tag } from "./tag.ts";
import { type Fassung, fassungAm, type Zeitreihe } from "./zeitreihe.ts";

/** Where and since when a version stands in the law, without its value. */
export type Fassungskopf = Omit<Fassung<unknown>, "wert">;

/** A stretch of a fee table in the version of one day. */
export type Gebuehrentabelle = {
  readonly art: "ergebnis";
  readonly norm: string;
  readonly fassung: Fassungskopf;
  readonly zeilen: readonly Tabellenzeile[];
};

/** A stretch of a fee table in the versions of two days, bracket by bracket. */
export type Tabellenvergleich = {
  readonly art: "ergebnis";
  readonly norm: string;
  readonly fassungAlt: Fassungskopf;
  readonly fassungNeu: Fassungskopf;
  readonly zeilen: readonly Vergleichszeile[];
};

/** Values to show (cents, inclusive) and the day that picks the version. */
export type Tabellenanfrage = { readonly stichtag: Tag; readonly von: Cent; readonly bis: Cent };

/** The non-result of a series on a day before its first version. */
export const keineFassung = (norm: string, stichtag: Tag): KeinErgebnis =>
  keinErgebnis(`Für den ${datum(stichtag)} ist keine Fassung erfasst.`, norm, "stichtag");

/** A version without its value. */
export function fassungskopf({ wert: _, ...kopf }: Fassung<unknown>): Fassungskopf {
  return kopf;
}

/** Rows of a table with steps; `hoechstens` bounds their number, since the last step of a table never ends. */
export function tabelleAm(
  reihe: Zeitreihe<Stufentabelle>,
  { stichtag, von, bis }: Tabellenanfrage,
  hoechstens: Cent,
): Gebuehrentabelle | KeinErgebnis {
  const fassung = fassungAm(reihe, stichtag);
  if (!fassung) return keineFassung(reihe.norm, stichtag);
  const zeilen = tabellenzeilen(fassung.wert, von, kleiner(bis, hoechstens));
  return { art: "ergebnis", norm: reihe.norm, fassung: fassungskopf(fassung), zeilen };
}

/** Two stretches of the same table laid over each other; the first non-result wins. */
export function tabellenvergleich(
  alt: Gebuehrentabelle | KeinErgebnis,
  neu: Gebuehrentabelle | KeinErgebnis,
): Tabellenvergleich | KeinErgebnis {
  if (alt.art === "kein-ergebnis") return alt;
  if (neu.art === "kein-ergebnis") return neu;
  const zeilen = vergleichszeilen(alt.zeilen, neu.zeilen);
  return { art: "ergebnis", norm: neu.norm, fassungAlt: alt.fassung, fassungNeu: neu.fassung, zeilen };
}
