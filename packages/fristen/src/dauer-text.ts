import type { Dauer, Dauerteil, Einheit } from "./typen.ts";

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

const teilText = ({ wert, einheit }: Dauerteil): string => `${wert} ${worte[einheit][wert === 1 ? 0 : 1]}`;

/** `1 Monat und 15 Tage` */
export const dauerText = (dauer: Dauer): string =>
  dauer
    .filter(({ wert }) => wert > 0)
    .map(teilText)
    .join(" und ");
