/** A formatting of text; a link carries its address in `attrs.href`. */
export type Marke = {
  readonly type: Markenart;
  readonly attrs?: { readonly href?: string };
};

/** One node of a document, as the editor and the database hold it. */
export type Knoten = {
  readonly type: Knotenart;
  readonly attrs?: Readonly<Record<string, string | number | null>>;
  readonly content?: readonly Knoten[];
  readonly text?: string;
  readonly marks?: readonly Marke[];
};

/** What was written, checked: only `dokumentPruefen` and `dokumentAusHtml` make one. */
export type Dokument = { readonly type: "doc"; readonly content: readonly Knoten[] };

export type Markenart = "link" | "bold" | "italic" | "underline" | "code";

export type Knotenart =
  | "paragraph"
  | "heading"
  | "text"
  | "hardBreak"
  | "horizontalRule"
  | "bulletList"
  | "orderedList"
  | "listItem"
  | "blockquote"
  | "table"
  | "tableRow"
  | "tableHeader"
  | "tableCell"
  | "image"
  | "footnote";

/** Largest depth of a document: a list within a list within a table cell is about ten. */
export const tiefeHoechstens = 24;
export const knotenHoechstens = 30_000;
export const alternativtextHoechstens = 500;
export const quelleHoechstens = 500;
export const fussnoteHoechstens = 2_000;
export const adresseHoechstens = 2_000;
