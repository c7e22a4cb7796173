import type { Dauer, Dauerteil, Einheit } from "../typen.ts";

const worte: Readonly<Record<Einheit, readonly [string, string]>> = {
  stunde: ["Stunde", "Stunden"],
  tag: ["Tag", "Tage"],
  werktag: ["Werktag", "Werktage"],
  woche: ["Woche", "Wochen"],
  halbermonat: ["halber Monat", "halbe Monate"],
  monat: ["Monat", "Monate"],
  vierteljahr: ["Vierteljahr", "Vierteljahre"],
  halbjahr: ["halbes Jahr", "halbe Jahre"],
  jahr: ["Jahr", "Jahre"],
};

/** The words after „von“, „binnen“, „nach“, where they are others. */
const dative: Readonly<Record<Einheit, readonly [string, string]>> = {
  ...worte,
  tag: ["Tag", "Tagen"],
  werktag: ["Werktag", "Werktagen"],
  halbermonat: ["halben Monat", "halben Monaten"],
  monat: ["Monat", "Monaten"],
  vierteljahr: ["Vierteljahr", "Vierteljahren"],
  halbjahr: ["halben Jahr", "halben Jahren"],
  jahr: ["Jahr", "Jahren"],
};

const teilText = ({ wert, einheit }: Dauerteil, fall = worte): string =>
  `${wert} ${fall[einheit][wert === 1 ? 0 : 1]}`;

/** `1 Tag`, `3 Tage` */
export const anzahl = (wert: number, einheit: Einheit): string => teilText({ wert, einheit });

/** `1 Monat und 15 Tage` */
export const dauerText = (dauer: Dauer): string => text(dauer, worte);

/** `2 Monaten`, for a sentence that asks for the dative */
export const dauerTextDativ = (dauer: Dauer): string => text(dauer, dative);

const text = (dauer: Dauer, fall: typeof worte): string =>
  dauer
    .filter(({ wert }) => wert > 0)
    .map((teil) => teilText(teil, fall))
    .join(" und ");
