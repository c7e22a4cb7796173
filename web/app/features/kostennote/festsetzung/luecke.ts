import type { Antragsfelder, Antragsfeldname } from "./antragsfelder.ts";

/** What stands in place of a field that nobody has filled. */
export const luecke = "……………………";

export type Feldtext = (name: Antragsfeldname) => string;

/** The fields as they stand in the text. */
export const mitLuecken =
  (felder: Antragsfelder): Feldtext =>
  (name) =>
    felder[name] ?? luecke;
