/** PDF standards a document can be made to: for keeping, for reading with assistive technology, for carrying files. */
export type Pdfnorm = "a-2a" | "a-3a" | "ua-1";

/** What is made: a document to a standard, or its first page as a vector picture with its letters as outlines. */
export type Satzform = Pdfnorm | "svg";

/** Path of a template below `web/app`: `dokumente/blatt/blatt.typ`. */
export type Vorlage = `${string}.typ`;

/** What the worker is asked to set. */
export type Satzauftrag = {
  readonly vorlage: Vorlage;
  /** JSON text; the template reads it from `sys.inputs.daten`. */
  readonly daten: string;
  readonly norm: Satzform;
};
