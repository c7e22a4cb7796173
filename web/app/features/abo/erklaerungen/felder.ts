import { gekuerzt, zeile } from "#platform/gekuerzt.ts";

export type Felder = Readonly<Record<string, string | undefined>>;
export type Fehler = Readonly<Record<string, string>>;

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
