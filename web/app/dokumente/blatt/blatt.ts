import {
  type Cent,
  cent,
  datum,
  euro,
  kurzname,
  type Quelle,
  type Schritt,
  type Sicherheit,
  satz,
  type Tag,
  type Vermerk,
  zahl,
} from "@gebuehrenportal/recht";

/**
 * One result in the form that all ways out share: page, print, Word, PDF, spreadsheet, clipboard. Each calculator makes
 * its own once; whatever shows figures of a result shows those of its sheet.
 */
export type Blatt = {
  /** „Gerichtskosten nach dem GKG“ */
  readonly titel: string;
  /** The figure people came for. */
  readonly kennzahl: { readonly text: string; readonly wert: string };
  readonly fassungen: readonly Blattfassung[];
  readonly tabellen: readonly Blatttabelle[];
  readonly vermerke: readonly Vermerk[];
  /** Version of the engine that computed. */
  readonly rechenstand: string;
};

/** Which version of which law was used, and why (a part of a sentence). */
export type Blattfassung = {
  readonly norm?: string;
  readonly ab: Tag;
  /** The first version there is: no day, but „seit dem Inkrafttreten des Gesetzes“. */
  readonly seitAnfang?: boolean;
  readonly quelle: Quelle;
  readonly grund: string;
  readonly sicherheit: Sicherheit;
};

/** How the cells of a column are read: cents, hundredths of a rate, a whole number, a day, or text. */
export type Spaltenart = "text" | "norm" | "betrag" | "satz" | "zahl" | "tag";
export type Spalte = { readonly titel: string; readonly art: Spaltenart };
export type Zelle = string | number | undefined;

export type Blatttabelle = {
  /** Says what the table shows. */
  readonly titel: string;
  /** A derivation: its norms stay in sight however narrow the page is. */
  readonly weg?: true;
  /** Only in files and on the clipboard: the page shows it in a shape of its own. */
  readonly nurDatei?: true;
  /**
   * More columns than a result has room for: its lines stack where they do not fit, so that nothing is cut off. `konto`: an
   * account of day, event and amounts; `kurz`: the first and the last column above, those between below them.
   */
  readonly gestapelt?: "konto" | "kurz";
  readonly spalten: readonly Spalte[];
  readonly zeilen: readonly Blattzeile[];
};

export type Blattzeile = {
  /** `titel`: heads the rows below it and has one cell. */
  readonly art?: "titel" | "zwischensumme" | "summe";
  readonly zellen: readonly Zelle[];
  /** The first line that stands below no heading any more. */
  readonly schluss?: true;
  /** How the line was computed. */
  readonly schritte?: readonly Schritt[];
  /** Name by which tests and scripts find the amount of this line (`result-total`). */
  readonly kennung?: string;
};

/** Columns of a bill. */
export const rechnungsspalten: readonly Spalte[] = [
  { titel: "Position", art: "text" },
  { titel: "Grundlage", art: "norm" },
  { titel: "Satz", art: "satz" },
  { titel: "Betrag in €", art: "betrag" },
];

/** Whether the figures of a column stand on the right. */
export const istZahlspalte = ({ art }: Spalte): boolean => art !== "text" && art !== "norm";

/** A cell as the reader sees it: `1.234,56`, `1,3`, `05.03.2027`. */
export function zelltext(zelle: Zelle, { art }: Spalte): string {
  if (zelle === undefined) return "";
  if (typeof zelle === "number") {
    if (art === "betrag") return zahl(cent(zelle));
    if (art === "satz") return satz(zelle);
    return zelle.toLocaleString("de-DE");
  }
  return art === "tag" && /^\d{4}-\d\d-\d\d$/.test(zelle) ? datum(zelle as Tag) : zelle;
}

/** „vom 01.06.2025“; the first version of a statute names no day that nobody would look for. */
export const fassungsbeginn = ({ ab, seitAnfang }: Pick<Blattfassung, "ab" | "seitAnfang">) =>
  seitAnfang
    ? { davor: "Recht seit dem Inkrafttreten des Gesetzes", tag: "" }
    : { davor: "Recht in der Fassung vom ", tag: datum(ab) };

/** The sentence at the head of each result. */
export function fassungssatz(blattfassung: Blattfassung): string {
  const { norm, quelle, grund } = blattfassung;
  const { davor, tag } = fassungsbeginn(blattfassung);
  return `${norm ? `${norm}: ` : ""}${davor}${tag} (${kurzname(quelle)}), ${grund}.`;
}

/** Key figure of an amount. */
export const kennzahlEuro = (text: string, betrag: Cent): Blatt["kennzahl"] => ({ text, wert: euro(betrag) });
