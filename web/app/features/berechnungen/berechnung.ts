import type { Tag } from "@gebuehrenportal/recht";
import type { Blatt } from "#dokumente/blatt/blatt.ts";

/** One entry of the list; instants as ISO texts. */
export type Listenzeile = {
  readonly id: string;
  /** Path of the calculator. */
  readonly rechner: string;
  readonly bezeichnung: string;
  readonly aktenzeichen: string;
  /** Title of the sheet: „Vergütung nach dem RVG“. */
  readonly titel: string;
  readonly kennzahlText: string;
  readonly kennzahl: string;
  readonly version: number;
  readonly berechnetAm: Tag;
  readonly geaendert: string;
  /** When it was deleted; undefined: it is there. */
  readonly geloescht: string | undefined;
};

/** What is known of one version without its sheet. */
export type Versionszeile = {
  readonly version: number;
  readonly kennzahl: string;
  /** Sentence on the version of the law. */
  readonly fassung: string;
  readonly rechenstand: string;
  readonly berechnetAm: Tag;
  readonly erstellt: string;
};

/** One version in full: inputs and sheet as they were then. */
export type Version = Versionszeile & { readonly stand: string; readonly blatt: Blatt };

/**
 * What the search looks through, in lower case: name, Aktenzeichen, and the words of the sheet (its title, the first
 * column of its tables), so that „Terminsgebühr“ finds a bill that holds one.
 */
export function suchtext({ bezeichnung, aktenzeichen }: Kopf, blatt: Blatt): string {
  const worte = blatt.tabellen.flatMap((tabelle) => [
    tabelle.titel,
    ...tabelle.zeilen.map(({ zellen }) => String(zellen[0] ?? "")),
  ]);
  return [bezeichnung, aktenzeichen, blatt.titel, blatt.kennzahl.wert, ...new Set(worte)]
    .join(" ")
    .toLocaleLowerCase("de-DE")
    .replace(/\s+/g, " ")
    .slice(0, 16_384);
}

/** How a calculation is called. */
export type Kopf = { readonly bezeichnung: string; readonly aktenzeichen: string };
