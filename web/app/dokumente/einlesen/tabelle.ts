import { gekuerzt } from "#platform/gekuerzt.ts";
import { begrenzt } from "./grenze.ts";

/** A row of a file, with the line that it begins in. */
export type Dateizeile = { readonly nr: number; readonly felder: readonly string[] };

/** What a file holds: rows of texts below the names of their columns. */
export type Dateitabelle = {
  readonly spalten: readonly string[];
  readonly zeilen: readonly (readonly string[])[];
  /** Which line (of a file of cards or days: which of them) each row is. */
  readonly nummern: readonly number[];
};

/** A table with the kind of file that it came from. */
export type Artentabelle<A extends string> = Dateitabelle & { readonly art: A };

/** A part of an entry, what the page calls it, and the heads of columns that it stands under. */
export type Teilspalte<T extends string> = {
  readonly teil: T;
  readonly label: string;
  /** As programs write them, in lower case, the best first. */
  readonly koepfe: readonly string[];
};

/** The column of each part, counted from zero; missing: in none. */
export type Zuordnung<T extends string> = Readonly<Partial<Record<T, number>>>;

export const spaltenHoechstens = 12;
export const zelleHoechstens = 300;

/**
 * Columns as a file names them, or by their numbers where its first row is content already.
 *
 * @param gemeint the columns that must stay where there are more than fit
 * @param hoechstens one row more than that is kept, so that too many are noticed
 * @param zelle so many characters of a cell are kept
 */
export function tabelleAus(
  roh: readonly Dateizeile[],
  {
    mitKopf,
    gemeint,
    hoechstens,
    zelle = zelleHoechstens,
  }: {
    readonly mitKopf: boolean;
    readonly gemeint: (
      spalten: readonly string[],
      zeilen: readonly (readonly string[])[],
    ) => ReadonlySet<number>;
    readonly hoechstens: number;
    readonly zelle?: number;
  },
): Dateitabelle {
  const erste = roh[0]?.felder ?? [];
  const breite = Math.max(0, ...roh.slice(0, 1000).map(({ felder }) => felder.length));
  const namen = Array.from(
    { length: breite },
    (_, i) => (mitKopf ? geputzt(erste[i] ?? "", zelleHoechstens) : "") || `Spalte ${i + 1}`,
  );
  const inhalt = roh.slice(mitKopf ? 1 : 0, (mitKopf ? 1 : 0) + hoechstens + 1);
  const gefuellt = namen
    .map((_, i) => i)
    .filter((i) => inhalt.some(({ felder }) => (felder[i] ?? "").trim() !== ""));
  const wichtig = gemeint(
    namen,
    inhalt.map(({ felder }) => felder),
  );
  const wahl = gefuellt
    .toSorted((a, b) => Number(wichtig.has(b)) - Number(wichtig.has(a)))
    .slice(0, spaltenHoechstens)
    .toSorted((a, b) => a - b);
  return {
    spalten: wahl.map((i) => namen[i] ?? ""),
    zeilen: inhalt.map(({ felder }) => wahl.map((i) => geputzt(felder[i] ?? "", zelle))),
    nummern: inhalt.map(({ nr }) => nr),
  };
}

/** A spreadsheet marks a text that begins like a formula. */
const geputzt = (zelle: string, hoechstens: number): string =>
  gekuerzt(
    zelle
      .replace(/\0/g, "")
      .trim()
      .replace(/^'(?=[=+\-@])/, ""),
    hoechstens,
  );

/** Where the parts of an entry stand, by the heads of the columns. */
export function spaltenNach<T extends string>(
  spalten: readonly string[],
  teile: readonly Teilspalte<T>[],
): Partial<Record<T, number>> {
  const klein = spalten.map((name) => name.toLowerCase().replace(/\s+/g, " ").trim());
  const gefunden: Partial<Record<T, number>> = {};
  for (const { teil, koepfe } of teile) {
    const ort = koepfe.map((wort) => klein.indexOf(wort)).find((i) => i >= 0);
    if (ort !== undefined) gefunden[teil] = ort;
  }
  return gefunden;
}

/** The column that a form gives to each part; one that the table does not have counts as none. */
export function gewaehlteSpalten<T extends string>(
  felder: Readonly<Record<string, string>>,
  teile: readonly Teilspalte<T>[],
  { spalten }: Pick<Dateitabelle, "spalten">,
): Zuordnung<T> {
  const gewaehlt = teile.flatMap(({ teil }) => {
    const spalte = felder[`spalte-${teil}`] ?? "";
    return /^\d+$/.test(spalte) && Number(spalte) < spalten.length ? [[teil, Number(spalte)] as const] : [];
  });
  return Object.fromEntries(gewaehlt) as Partial<Record<T, number>>;
}

/**
 * The table that a file holds, or why it cannot be taken over.
 *
 * @param leer what is said of a file that holds nothing
 * @param hoechstens so many rows are taken over
 */
export function tabelleOderFehler<A extends string>(
  lesen: () => Artentabelle<A> | undefined,
  { leer, hoechstens }: { readonly leer: string; readonly hoechstens: number },
): Artentabelle<A> | { readonly fehler: string } {
  const tabelle = begrenzt(lesen);
  if (!tabelle) return { fehler: leer };
  if ("fehler" in tabelle) return tabelle;
  if (tabelle.zeilen.length === 0) return { fehler: leer };
  if (tabelle.zeilen.length <= hoechstens) return tabelle;
  const anzahl = hoechstens.toLocaleString("de-DE");
  return { fehler: `Die Datei hat mehr als ${anzahl} Einträge. Bitte teilen Sie sie auf.` };
}
