import { anteil, type Cent, cent, euro, groesser, summe } from "@gebuehrenportal/recht";
import { kein } from "../abbruch.ts";
import type { AngelegenheitErgebnis, Zeile } from "../ergebnis.ts";
import type { Fall } from "../fall.ts";
import { hinweis, type Sache } from "../sache.ts";
import { neben } from "./schuld.ts";

const norm = "§ 114 Abs. 1 ZPO";
const prozent = (zahl: number): string => `${String(zahl).replace(".", ",")}\u00a0%`;
const teil = (sache: Sache, betrag: Cent): Cent =>
  anteil(betrag, Math.round((sache.a.bewilligteQuote ?? 100) * 100), 10_000);

/** The share as percent where the fees themselves are shared, by the switch; else `undefined`. */
export const gebuehrenquote = (sache: Sache): number | undefined =>
  sache.schalter.teilbewilligung === "gebuehrenquote" ? sache.a.bewilligteQuote : undefined;

/** Value that the granted share of a value comes to. */
export const teilwert = (s: Sache, wert: Cent): Cent => groesser(teil(s, wert), cent(1));

/** „Teil von 10 %“ or „Wert von 500,00 €“: what legal aid was granted for. */
export const bewilligterTeil = ({ a: { bewilligteQuote, bewilligterWert } }: Sache): string =>
  bewilligteQuote === undefined
    ? `Wert von ${euro(bewilligterWert ?? cent(0))}`
    : `Teil von ${prozent(bewilligteQuote)}`;

/** A share belongs to legal aid and excludes a granted value; what is disputed about it is said. */
export function pruefeQuote(sache: Sache): void {
  const feld = `${sache.feld}.bewilligteQuote`;
  if (sache.a.vertretung !== "beigeordnet")
    kein("Einen bewilligten Teil gibt es nur bei Prozesskostenhilfe; entfernen Sie die Angabe.", norm, feld);
  if (sache.a.bewilligterWert !== undefined)
    kein("Geben Sie den bewilligten Teil als Wert oder in Prozent an, nicht beides.", norm, feld);
  const gewaehlt =
    gebuehrenquote(sache) === undefined
      ? "gerechnet sind die Gebühren nach § 49 RVG aus dem bewilligten Teil des Werts (herrschende Meinung, BGHZ 13, 373)"
      : "gerechnet ist dieser Teil der Vergütung aus dem ganzen Wert";
  hinweis(
    sache,
    `Prozesskostenhilfe besteht für ${prozent(sache.a.bewilligteQuote ?? 100)} des Gegenstands. Ob die Staatskasse dann die Gebühren aus diesem Teil des Werts zahlt oder diesen Teil der Gebühren aus dem ganzen Wert, ist streitig; ${gewaehlt}.`,
    "§ 49 RVG, § 114 ZPO",
    feld,
  );
}

/** The share of an amount the treasury owes where the fees are shared; else the amount. */
export const bewilligterAnteil = (sache: Sache, betrag: Cent): Cent =>
  gebuehrenquote(sache) === undefined ? betrag : teil(sache, betrag);

/** The negative line that leaves the granted share of what the treasury would pay for the whole. */
export function nichtBewilligt(sache: Sache, netto: Cent): Zeile[] {
  const quote = gebuehrenquote(sache);
  if (quote === undefined) return [];
  const bewilligt = teil(sache, netto);
  return [
    {
      art: "kappung",
      nr: "quote",
      nummern: [],
      norm,
      bezeichnung: `Nicht bewilligter Teil (bewilligt ${prozent(quote)})`,
      betrag: cent(bewilligt - netto),
      schritte: [
        { text: "Vergütung aus dem ganzen Wert", norm: "§ 49 RVG", betrag: netto },
        { text: `davon ${prozent(quote)} bewilligt`, norm, betrag: bewilligt },
      ],
    },
  ];
}

/**
 * The regular remuneration that legal aid covers where the fees are shared, with the fees it covers in no case (Nr. 2300, 1009
 * VV); the same object where they are not shared.
 */
export function nachGebuehrenquote(
  { s, gebuehren }: Fall,
  angelegenheit: AngelegenheitErgebnis,
): AngelegenheitErgebnis {
  if (gebuehrenquote(s) === undefined) return angelegenheit;
  const ausserhalb = cent(angelegenheit.steuerfrei + summe(neben(gebuehren).map((g) => g.betrag)));
  return { ...angelegenheit, netto: cent(teil(s, cent(angelegenheit.netto - ausserhalb)) + ausserhalb) };
}
