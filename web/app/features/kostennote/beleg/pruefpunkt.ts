import type { Tag } from "@gebuehrenportal/recht";
import type { Absender } from "#dokumente/e-rechnung/beleg.ts";
import type { Angaben } from "../angaben.ts";
import type { Grundlage } from "../grundlage/grundlage.server.ts";

/** One point of the check list: fulfilled, missing (nothing is issued then), or something to think of. */
export type Pruefpunkt = {
  readonly norm: string;
  readonly text: string;
  readonly stand: "erfuellt" | "fehlt" | "hinweis";
  /** The fields of the draft where it is said; `absender`: the page of the sender. */
  readonly felder?: readonly string[];
  /** Said beside the button already. */
  readonly nebenbei?: true;
};

export type Pruefgegenstand = {
  readonly grundlage: Grundlage;
  readonly angaben: Angaben;
  readonly absender: Absender;
  /** The day on which it is issued. */
  readonly heute: Tag;
  /** Whether whoever asks may release (§ 10 Abs. 1 Satz 1 RVG: the lawyer, or at his instance). */
  readonly darfFreigeben: boolean;
};
