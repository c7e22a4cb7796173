import type { Geopunkt } from "#platform/http/serial.ts";
import type { Titelbild } from "../artikel.ts";
import type { Dokument } from "../dokument/typen.ts";

/** What a post says, published or not. */
export type Inhalt = {
  readonly titel: string;
  /** Empty: the beginning of the text, from its publication on. */
  readonly auszug: string;
  readonly dokument: Dokument;
  readonly html: string;
  readonly titelbild: Titelbild | null;
  /** Minutes; null: from the number of words, from its publication on. */
  readonly lesezeit: number | null;
  readonly kategorien: readonly string[];
  readonly tags: readonly string[];
  readonly ort: Geopunkt | null;
  /** `YYYY-MM-DD` */
  readonly stand: string | null;
  readonly korrektur: string | null;
};
