import type { Cent } from "./geld.ts";
import { type Stufentabelle, tabellengebuehr } from "./stufentabelle.ts";

/** A row of a fee table: the 1.0 fee for values over `ueber` up to `bis` inclusive; `bis: null`: without end. */
export type Tabellenzeile = { readonly ueber: Cent; readonly bis: Cent | null; readonly gebuehr: Cent };

/** A bracket of values, `ueber` to `bis` inclusive, with its 1.0 fees under two versions of a table. */
export type Vergleichszeile = {
  readonly ueber: Cent;
  readonly bis: Cent | null;
  readonly alt: Cent;
  readonly neu: Cent;
  readonly differenz: Cent;
};

/** All rows of a table that hold a value from `von` to `bis` (cents, inclusive). The first row covers a value of 0, too. */
export function tabellenzeilen(tabelle: Stufentabelle, von: Cent, bis: Cent): Tabellenzeile[] {
  const zeilen: Tabellenzeile[] = [];
  if (von <= tabelle.bis) zeilen.push({ ueber: 0 as Cent, bis: tabelle.bis, gebuehr: tabelle.gebuehr });
  let unten: number = tabelle.bis;
  for (const stufe of tabelle.stufen) {
    const ende = stufe.bis ?? Number.POSITIVE_INFINITY;
    const uebersprungen = Math.ceil((Math.min(von, ende) - unten) / stufe.jeAngefangene) - 1;
    if (uebersprungen > 0) unten += uebersprungen * stufe.jeAngefangene;
    while (unten < ende && unten < bis) {
      const oben = Math.min(unten + stufe.jeAngefangene, ende) as Cent;
      if (oben >= von)
        zeilen.push({ ueber: unten as Cent, bis: oben, gebuehr: tabellengebuehr(tabelle, oben) });
      unten = oben;
    }
  }
  return zeilen;
}

/** Two ascending lists of rows laid over each other: a row begins wherever one of them begins. */
export function vergleichszeilen(
  alt: readonly Tabellenzeile[],
  neu: readonly Tabellenzeile[],
): Vergleichszeile[] {
  const zeilen: Vergleichszeile[] = [];
  let i = 0;
  let k = 0;
  for (;;) {
    const a = alt[i];
    const n = neu[k];
    if (!a || !n) return zeilen;
    const aBis = a.bis ?? Number.POSITIVE_INFINITY;
    const nBis = n.bis ?? Number.POSITIVE_INFINITY;
    const ueber = Math.max(a.ueber, n.ueber) as Cent;
    const bis = Math.min(aBis, nBis);
    if (bis > ueber) {
      const differenz = (n.gebuehr - a.gebuehr) as Cent;
      zeilen.push({
        ueber,
        bis: Number.isFinite(bis) ? (bis as Cent) : null,
        alt: a.gebuehr,
        neu: n.gebuehr,
        differenz,
      });
    }
    if (aBis === bis) i++;
    if (nBis === bis) k++;
  }
}
