import type { Dauer, Einheit } from "@gebuehrenportal/fristen";
import { datum, type Tag, wochentag } from "@gebuehrenportal/recht";

const wochentage = ["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"] as const;

/** „Freitag, 28.02.2025“ */
export const tagLang = (t: Tag): string => `${wochentage[wochentag(t) - 1]}, ${datum(t)}`;

/** „Fr, 28.02.2025“ */
export const tagKurz = (t: Tag): string => `${wochentage[wochentag(t) - 1]?.slice(0, 2)}, ${datum(t)}`;

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

/** „1 Monat und 15 Tage“ */
export const dauertext = (dauer: Dauer): string =>
  dauer.map(({ wert, einheit }) => `${wert} ${worte[einheit][wert === 1 ? 0 : 1]}`).join(" und ");

/** What the day of a result is. */
export const endesatz = ({ richtung }: { readonly richtung: "vorwaerts" | "rueckwaerts" }): string =>
  richtung === "rueckwaerts" ? "Letzter Tag ist" : "Frist endet am";
