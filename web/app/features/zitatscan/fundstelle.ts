import type { Rechteck } from "@gebuehrenportal/pdf";
import type { Norm, Textsammlung, Verweis } from "@gebuehrenportal/zitate";

/** Where something stands on a page, in points from its upper left corner. */
export type Ort = { readonly seite: number; readonly rechtecke: readonly Rechteck[] };

/** A norm with its names: „§ 823 Abs. 1 BGB“, and without its steps „§ 823 BGB“. */
export type Benannt = Norm & { readonly name: string; readonly nameGanz: string };

/** Pages of a norm at the collections that have one, besides the official one. */
export type Weitere = { readonly [sammlung in Textsammlung]?: Verweis };

/** One norm as it is cited at one place of a file; `start` and `ende` count in the text of the whole file. */
export type Fundstelle = Benannt & {
  /** Key of this place: it stays, however often the file is read again. */
  readonly schluessel: string;
  /** As it stands there, and what stands around it. */
  readonly text: string;
  readonly davor: string;
  readonly danach: string;
  /** At least one; two where it goes on on the next page. */
  readonly orte: readonly Ort[];
  /** Its official page. */
  readonly verweis?: Verweis | undefined;
  readonly weitere?: Weitere | undefined;
  /** Read from the picture of a page. */
  readonly ausBild?: true;
};

/** An act that is cited, as the list is headed. */
export type Aktangabe = { readonly name: string; readonly uebersicht?: string | undefined };

/** The acts of a file by their id. */
export type Akte = Readonly<Record<string, Aktangabe>>;

/** First page of a place. */
export const ersteSeite = ({ orte }: Pick<Fundstelle, "orte">): number => orte[0]?.seite ?? 0;

/** A place that is chosen, and whether the keyboard goes there, too. */
export type Wahl = { readonly schluessel: string; readonly fokus: boolean };
