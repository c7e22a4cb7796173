import type { Norm, Zitat } from "../typen.ts";

/** A norm as other programs get it; steps that are not named are null. */
export type Ausgabenorm = {
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

/** One text with its citations; `start` and `end` in UTF-16 units, end exclusive, `page` from 1. */
export type Ausgabezeile = {
  readonly id: string;
  readonly spans: readonly {
    readonly start: number;
    readonly end: number;
    readonly text: string;
    readonly page?: number;
    readonly norms: readonly Ausgabenorm[];
  }[];
};

/** Citations of a text in the form for other programs. */
export function ausgabe(id: string, gelesen: readonly Zitat[]): Ausgabezeile {
  return {
    id,
    spans: gelesen.map(({ start, ende, text, normen }) => ({
      start,
      end: ende,
      text,
      norms: normen.map(norm),
    })),
  };
}

function norm({ abbr, einheit, nr, sub, bis, stufen }: Norm): Ausgabenorm {
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
  };
}
