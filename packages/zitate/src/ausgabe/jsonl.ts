import type { Tag } from "@gebuehrenportal/recht";
import type { Norm, Zitat } from "../typen.ts";

/** What is known of a norm besides its reading: where its text stands, and whether its act is younger than the document. */
export type Normauskunft = {
  readonly adresse: string | null;
  readonly fassung?: "juenger";
  /** What held on the day of the document. */
  readonly vorgaenger?: string;
};

/** A norm as other programs get it; steps that are not named are null. */
export type Ausgabenorm = Normauskunft & {
  readonly abbr: string;
  readonly unit: string;
  readonly nr: string;
  readonly abs: string | null;
  readonly satz: string | null;
  readonly nummer: string | null;
  readonly buchstabe: string | null;
  /** Only where there is something to say. */
  readonly sub?: string;
  readonly bis?: string;
};

/** The day of a document, and how sure it is; `angegeben`: whoever asked has said it. */
export type Ausgabetag = {
  readonly am: Tag;
  readonly sicherheit: "hoch" | "mittel" | "gering" | "angegeben";
};

/** One text with its citations; `start` and `end` in UTF-16 units, end exclusive, `page` from 1. */
export type Ausgabezeile = {
  readonly id: string;
  /** Null where no day is known, where several speak against each other, and where there are several documents. */
  readonly tag: Ausgabetag | null;
  /** The documents of a text that holds several; of a PDF by their first pages. */
  readonly teile?: readonly Ausgabeteil[];
  readonly spans: readonly {
    readonly start: number;
    readonly end: number;
    readonly text: string;
    readonly page?: number;
    readonly norms: readonly Ausgabenorm[];
  }[];
};

/** One of several documents. */
export type Ausgabeteil =
  | { readonly start: number; readonly end: number; readonly tag: Ausgabetag | null }
  | { readonly page: number; readonly tag: Ausgabetag | null };

/** Citations of a text in the form for other programs. */
export function spansAus(
  gelesen: readonly Zitat[],
  auskunft: (norm: Norm) => Normauskunft,
): Ausgabezeile["spans"] {
  return gelesen.map(({ start, ende, text, normen }) => ({
    start,
    end: ende,
    text,
    norms: normen.map((einer) => norm(einer, auskunft(einer))),
  }));
}

function norm({ abbr, einheit, nr, sub, bis, stufen }: Norm, auskunft: Normauskunft): Ausgabenorm {
  const { abs = null, satz = null, nummer = null, buchstabe = null } = stufen;
  return {
    abbr,
    unit: einheit,
    nr,
    abs,
    satz,
    nummer,
    buchstabe,
    ...(sub !== undefined && { sub }),
    ...(bis !== undefined && { bis }),
    ...auskunft,
  };
}
