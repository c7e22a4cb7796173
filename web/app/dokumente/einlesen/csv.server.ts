import { parse } from "csv-parse/sync";

/** The rows of a file of values with separators, whatever program wrote it; undefined: it is none. */
export function csvZeilen(datei: Uint8Array): readonly (readonly string[])[] | undefined {
  const text = alsText(datei);
  const anzahl = (zeichen: string) => text.split(zeichen).length;
  const [delimiter] = [";", "\t", ","].toSorted((a, b) => anzahl(b) - anzahl(a));
  try {
    return parse(text, {
      bom: true,
      delimiter: delimiter ?? ";",
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    }) as unknown as readonly (readonly string[])[];
  } catch {
    return undefined;
  }
}

/** UTF-8 or UTF-16 with its mark in front, otherwise what older programs write. */
export function alsText(datei: Uint8Array): string {
  if (datei[0] === 0xff && datei[1] === 0xfe) return new TextDecoder("utf-16le").decode(datei);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(datei);
  } catch {
    return new TextDecoder("windows-1252").decode(datei);
  }
}
