import { gekuerzt, zeile } from "#platform/gekuerzt.ts";
import type { Erklaerungsangaben } from "../worte/erklaerungsworte.ts";

export type Felder = Readonly<Record<string, string | undefined>>;
export type Fehler = Readonly<Record<string, string>>;

/** What a form declares, and what is wrong with its fields. */
export type Gelesen = { readonly angaben: Erklaerungsangaben; readonly fehler: Fehler };

/** What both declarations ask for. */
export const fehlt = {
  name: "Bitte geben Sie Ihren Namen an.",
  bestaetigung: "Bitte geben Sie an, wohin wir die Bestätigung schicken.",
};

/** The fields with which something is wrong. */
export const fehlerAus = (befunde: Readonly<Record<string, string | false | undefined>>): Fehler =>
  Object.fromEntries(Object.entries(befunde).flatMap(([feld, text]) => (text ? [[feld, text]] : [])));

/** Text of a field with its lines. */
export const absatz = (text: string | undefined, hoechstens: number): string =>
  gekuerzt((text ?? "").replace(/\r\n?/g, "\n").trim(), hoechstens);

/** An address as it is kept and compared. */
export const adresse = (text: string | undefined): string => zeile(text, 320).toLowerCase();

/** What is wrong with an address; undefined: nothing. */
export function adressfehler(text: string, fehlt: string): string | undefined {
  if (!text) return fehlt;
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)
    ? undefined
    : "Bitte geben Sie die Adresse vollständig an, zum Beispiel name@kanzlei.de.";
}
