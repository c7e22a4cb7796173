import { datum, type Tag, wochentag } from "@gebuehrenportal/recht";

const wochentage = ["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"] as const;

/** „Freitag“ */
export const wochentagName = (t: Tag): string => wochentage[wochentag(t) - 1] ?? "";

/** „Freitag, 28.02.2025“ */
export const tagLang = (t: Tag): string => `${wochentagName(t)}, ${datum(t)}`;

/** „Fr, 28.02.2025“ */
export const tagKurz = (t: Tag): string => `${wochentagName(t).slice(0, 2)}, ${datum(t)}`;
