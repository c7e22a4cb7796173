import { datum, type Tag, wochentag } from "@gebuehrenportal/recht";

const wochentage = ["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"] as const;

/** „Freitag, 28.02.2025“ */
export const tagLang = (t: Tag): string => `${wochentage[wochentag(t) - 1]}, ${datum(t)}`;

/** „Fr, 28.02.2025“ */
export const tagKurz = (t: Tag): string => `${wochentage[wochentag(t) - 1]?.slice(0, 2)}, ${datum(t)}`;
