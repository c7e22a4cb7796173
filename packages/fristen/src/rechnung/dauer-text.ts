import type { Dauer, Dauerteil, Einheit } from "../typen.ts";

/** One and several, by their case: the dative stands after „von“, „binnen“, „nach“. */
type Worte = Readonly<Record<"nominativ" | "dativ", readonly [string, string]>>;

const gleich = (eins: string, mehrere: string): Worte => ({
  nominativ: [eins, mehrere],
  dativ: [eins, mehrere],
});

const worte: Readonly<Record<Einheit, Worte>> = {
  stunde: gleich("Stunde", "Stunden"),
  tag: { nominativ: ["Tag", "Tage"], dativ: ["Tag", "Tagen"] },
  werktag: { nominativ: ["Werktag", "Werktage"], dativ: ["Werktag", "Werktagen"] },
  woche: gleich("Woche", "Wochen"),
  halbermonat: { nominativ: ["halber Monat", "halbe Monate"], dativ: ["halben Monat", "halben Monaten"] },
  monat: { nominativ: ["Monat", "Monate"], dativ: ["Monat", "Monaten"] },
  vierteljahr: { nominativ: ["Vierteljahr", "Vierteljahre"], dativ: ["Vierteljahr", "Vierteljahren"] },
  halbjahr: { nominativ: ["halbes Jahr", "halbe Jahre"], dativ: ["halben Jahr", "halben Jahren"] },
  jahr: { nominativ: ["Jahr", "Jahre"], dativ: ["Jahr", "Jahren"] },
};

const teilText = ({ wert, einheit }: Dauerteil, fall: keyof Worte = "nominativ"): string =>
  `${wert} ${worte[einheit][fall][wert === 1 ? 0 : 1]}`;

/** `1 Tag`, `3 Tage` */
export const anzahl = (wert: number, einheit: Einheit): string => teilText({ wert, einheit });

/** `1 Monat und 15 Tage` */
export const dauerText = (dauer: Dauer): string => text(dauer, "nominativ");

/** `2 Monaten`, for a sentence that asks for the dative */
export const dauerTextDativ = (dauer: Dauer): string => text(dauer, "dativ");

const text = (dauer: Dauer, fall: keyof Worte): string =>
  dauer
    .filter(({ wert }) => wert > 0)
    .map((teil) => teilText(teil, fall))
    .join(" und ");

const einheiten: Readonly<Record<string, Einheit>> = {
  s: "stunde",
  t: "tag",
  w: "woche",
  m: "monat",
  j: "jahr",
};

/** „12m14t“ → twelve months and fourteen days. */
export const dauerAusKuerzel = (kurz: string): Dauer =>
  [...kurz.matchAll(/(\d+)([stwmj])/g)].map(([, zahl, kuerzel]) => ({
    wert: Number(zahl),
    einheit: einheiten[kuerzel ?? ""] ?? "tag",
  }));
