import type { Wahltagangabe } from "@gebuehrenportal/gesetze/fristenkatalog/wahltage.ts";
import type { Tag } from "@gebuehrenportal/recht";
import type { Dauer, FristErgebnis, Fristeingabe } from "../typen.ts";
import type { Katalogtreffer } from "./suche.ts";

/** Days that choose between the versions of a period, where the event itself does not; the entry says which it takes. */
export type Wahltagangaben = { readonly [Angabe in Wahltagangabe]?: Tag };

/** What a period of the catalogue may be told. `ereignisAm` or `bekanntgabe` is the day of its trigger. */
export type Katalogeingabe = Pick<
  Fristeingabe,
  | "ereignisAm"
  | "bekanntgabe"
  | "ereignisUhr"
  | "ort"
  | "weitereOrte"
  | "vorfristen"
  | "streit"
  | "zweck"
  | "heute"
  | "amtsblatt"
  | "anmeldefristTage"
> &
  Wahltagangaben & {
    /** Where the statute has no number: the period set, or the office's own value. */
    readonly dauer?: Dauer;
    /** Instead of `dauer`: the last day that was set. */
    readonly bis?: Tag;
    /** A case the norm treats otherwise, by its id in `varianten`. */
    readonly variante?: string;
    /** Day the utmost limit runs from; the entry says which (`grenzeAb`). */
    readonly grenzeAb?: Tag;
    /** Pronouncement: five months after it the period begins at the latest; § 345 StPO. */
    readonly verkuendungAm?: Tag;
    /** Service, where the trigger is another day (§ 345 StPO). */
    readonly zustellungAm?: Tag;
    readonly urteilZuDenAktenAm?: Tag;
    /** EGMR: day of the decision where it was served later. */
    readonly entscheidungAm?: Tag;
    /** § 51 GmbHG: days until a registered letter arrives. */
    readonly postlaufTage?: number;
  };

/** The end by the other version of the law, where it is doubtful which holds. */
export type AndereFassung = {
  /** „bis 30.06.2026“, „Asylantrag ab 12.06.2026“ */
  readonly gilt: string;
  /** Empty where nothing is extended by this version. */
  readonly dauer: Dauer;
  readonly ende: Tag;
};

/** The result of the engine with the entry it belongs to. */
export type KatalogfristErgebnis = FristErgebnis & {
  readonly eintrag: Pick<Katalogtreffer, "id" | "name" | "norm" | "gebiet">;
  /** State of the catalogue, `JJJJ-MM`; kept with every booked deadline. */
  readonly katalogstand: string;
  readonly notfrist: boolean;
  /** The length that was counted, where it is one of the entry itself. */
  readonly dauer?: Dauer;
  readonly andereFassung?: AndereFassung;
  /** Only to be booked after a lawyer has confirmed it. */
  readonly bestaetigung: boolean;
};
