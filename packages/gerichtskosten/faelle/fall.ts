import type { Gesetz } from "@gebuehrenportal/gesetze/kostenverzeichnis/typen.ts";
import { cent, type Tag, tag } from "@gebuehrenportal/recht";
import type { GerichtskostenEingabe, Kostenposition } from "../src/eingabe.ts";

/** A published calculation: inputs and amounts typed in from the source, never from this engine. */
export type Fall = {
  readonly titel: string;
  readonly quelle: { readonly titel: string; readonly datum: string; readonly fundort: string };
  readonly eingabe: GerichtskostenEingabe;
  /** Amounts in euros as printed: by number, and the total where the source has one. */
  readonly zeilen: Readonly<Record<string, number>>;
  readonly summe?: number;
  /** What the source leaves open, or where it errs. */
  readonly bemerkung?: string;
};

/** Days within each version, for sources that name none. */
export const recht2013: Tag = tag("2016-02-01");
export const recht2021: Tag = tag("2022-07-01");
export const recht2025: Tag = tag("2025-09-01");

export const abgerufen = "abgerufen 21.11.2026";

type Zeile = readonly [
  nr: string,
  wertEuro?: number | undefined,
  rest?: Omit<Partial<Kostenposition>, "id" | "nr" | "wert">,
];

/** The input of a case; values in euros, each number once. */
export const eingabe = (gesetz: Gesetz, stichtag: Tag, zeilen: readonly Zeile[]): GerichtskostenEingabe => ({
  gesetz,
  stichtag,
  positionen: zeilen.map(([nr, wert, rest], i) => ({
    id: `p${i}`,
    nr,
    ...(wert === undefined ? {} : { wert: cent(Math.round(wert * 100)) }),
    ...rest,
  })),
});
