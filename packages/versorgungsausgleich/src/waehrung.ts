import {
  euroAb,
  kursAb,
  kursnorm,
  kursquelle,
  markJeEuro,
} from "@gebuehrenportal/gesetze/euro/umrechnungskurs.ts";
import {
  anteil,
  type Cent,
  cent,
  euro,
  mark,
  type Pfennig,
  pfennig,
  type Tag,
  teile,
} from "@gebuehrenportal/recht";
import { dezimal } from "./dezimal.ts";
import type { Konstante } from "./typen.ts";

/** A figure of its time: until 2001 the law printed marks. */
export type Betrag =
  | { readonly waehrung: "DM"; readonly betrag: Pfennig }
  | { readonly waehrung: "EUR"; readonly betrag: Cent };
export type Waehrung = Betrag["waehrung"];

/** Currency in which figures of a day were printed. */
export const waehrungAm = (t: Tag): Waehrung => (t < euroAb ? "DM" : "EUR");

const hunderttausend = 100_000;

/** Marks as euros, to the cent, half a cent up (Art. 4, 5 VO (EG) Nr. 1103/97). */
export const inEuro = (betrag: Pfennig): Cent => anteil(cent(betrag), hunderttausend, markJeEuro);

/** Euros as marks, to the pfennig, half up. */
export const inMark = (betrag: Cent): Pfennig => pfennig(anteil(betrag, markJeEuro, hunderttausend));

export const betragstext = (b: Betrag): string => (b.waehrung === "DM" ? mark(b.betrag) : euro(b.betrag));

const kurs = dezimal(markJeEuro, 5);
const zumKurs = `zu ${kurs} DM je Euro`;

/** Marks as euros, with the words that follow an amount in marks. */
export const alsEuro = (betrag: Betrag): { readonly betrag: Cent; readonly zusatz: string } =>
  betrag.waehrung === "DM"
    ? { betrag: inEuro(betrag.betrag), zusatz: ` ${zumKurs}` }
    : { betrag: betrag.betrag, zusatz: "" };

/** Percent of a figure in euros: „120 % von 3.920,00 DM = 4.704,00 DM zu 1,95583 DM je Euro“. */
export function prozentVon(
  betrag: Betrag,
  prozent: number,
): { readonly betrag: Cent; readonly text: string } {
  const text = `${prozent} % von ${betragstext(betrag)}`;
  const teil = anteil(cent(betrag.betrag), prozent, 100);
  if (betrag.waehrung === "EUR") return { betrag: teil, text };
  const inDm = pfennig(teil);
  return { betrag: inEuro(inDm), text: `${text} = ${mark(inDm)} ${zumKurs}` };
}

/** One step from marks to euros, or back: its words and its norm. */
export const kursschritt = (von: string, richtung: "inEuro" | "inMark", nach: string) => ({
  text: `${von} ${richtung === "inEuro" ? "÷" : "×"} ${kurs} DM je Euro = ${nach}`,
  norm: kursnorm,
});

/** The rate as a line of the constants. */
export const kurskonstante: Konstante = {
  titel: "Umrechnungskurs DM je Euro",
  norm: kursnorm,
  jahr: teile(kursAb).jahr,
  wert: kurs,
  quelle: kursquelle,
  sicherheit: "hoch",
};

/** Constants of a figure: itself, and for marks the rate. */
export const mitKurs = (waehrung: Waehrung, konstante: Konstante): readonly Konstante[] =>
  waehrung === "DM" ? [konstante, kurskonstante] : [konstante];
