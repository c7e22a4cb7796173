import { CsvError, parse } from "csv-parse/sync";
import { Dateigrenze, zeilenPruefen } from "./grenze.ts";
import type { Dateizeile } from "./tabelle.ts";

/** The rows of a file of values with separators, whatever program wrote it; undefined: it is none. */
export const csvZeilen = (
  datei: Uint8Array,
  hoechstens: number,
): readonly (readonly string[])[] | undefined =>
  csvMitNummern(datei, hoechstens)?.map(({ felder }) => felder);

type Gelesen = { readonly record: readonly string[]; readonly info: { readonly lines: number } };

/** Heads and what stands before them. */
const vorspann = 50;

/** Longest row, also one of several lines within quotes. */
const zeichenJeReihe = 200_000;

/**
 * The rows of a file of values with separators, with the line that each begins in: empty lines count, though they are
 * left out. Undefined: it is no such file.
 *
 * @param hoechstens some more rows than that are read, so that too many are noticed
 * @throws {Dateigrenze} it has lines that nobody writes
 */
export function csvMitNummern(datei: Uint8Array, hoechstens: number): readonly Dateizeile[] | undefined {
  // A picture or a document: text has no null bytes.
  const utf16 = datei[0] === 0xff && datei[1] === 0xfe;
  if (!utf16 && datei.subarray(0, 4000).includes(0)) return undefined;
  // One kind of line end: the library counts those of two characters twice within quotes.
  const text = alsText(datei).replace(/\r\n?/g, "\n");
  const anfang = text.slice(0, 100_000);
  const anzahl = (zeichen: string) => anfang.split(zeichen).length;
  const [delimiter = ";"] = [";", "\t", ","].toSorted((a, b) => anzahl(b) - anzahl(a));
  zeilenPruefen(text, delimiter);
  try {
    const zeilen = parse(text, {
      bom: true,
      info: true,
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      to: hoechstens + vorspann,
      max_record_size: zeichenJeReihe,
    }) as unknown as readonly Gelesen[];
    return zeilen.map(({ record, info }) => ({ nr: info.lines - umbrueche(record), felder: record }));
  } catch (fehler) {
    if (fehler instanceof CsvError && fehler.code === "CSV_MAX_RECORD_SIZE")
      throw new Dateigrenze(
        `Ein Eintrag der Datei hat mehr als ${zeichenJeReihe.toLocaleString("de-DE")} Zeichen; wahrscheinlich fehlt ein schließendes Anführungszeichen. Bitte führen Sie die Datei aus dem Programm neu aus.`,
      );
    return undefined;
  }
}

/** A row that was quoted over several lines is counted at its last. */
const umbrueche = (felder: readonly string[]): number =>
  felder.reduce((summe, feld) => summe + (feld.match(/\n/g)?.length ?? 0), 0);

/** UTF-8 or UTF-16 with its mark in front, otherwise what older programs write. */
export function alsText(datei: Uint8Array): string {
  if (datei[0] === 0xff && datei[1] === 0xfe) return new TextDecoder("utf-16le").decode(datei);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(datei);
  } catch {
    return new TextDecoder("windows-1252").decode(datei);
  }
}
