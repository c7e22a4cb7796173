import type { Cent, Tag, Zeitreihe } from "@gebuehrenportal/recht";

/** Statutes with a register of costs: courts, family courts, courts and notaries, bailiffs. */
export type Gesetz = "gkg" | "famgkg" | "gnotkg" | "gvkostg";

/** Fee tables: § 34 GKG, § 28 FamGKG, § 34 Abs. 2 GNotKG table A and B. */
export type GerichtskostenTabelle = "gkg34" | "famgkg28" | "gnotkg34a" | "gnotkg34b";

/** What a rate applies to: a table, the fee by sentence (3110–3117 KV GKG), or the fee by fine (4110 KV GKG). */
export type Bezug = GerichtskostenTabelle | "strafe" | "geldbusse";

/** Groups of amounts that stand under one number; their prices are in `bestandteile.ts`. */
export type Bestandteil =
  | "dokumente"
  | "dokumenteOhneFarbe"
  | "dokumenteGv"
  | "seiten"
  | "notarseiten"
  | "dateien"
  | "grossformat"
  | "beglaubigung"
  | "wegegeld"
  | "abwesenheit"
  | "video"
  | "dienstfahrt";

/** What a number costs in one version. Rates in hundredths, money in cents. */
export type Kostenwert =
  /** Rate of a fee. `hoechstensNr`: at most one fee of that number. `darueber`: so many per mille of what exceeds `ab`. */
  | {
      readonly art: "satz";
      readonly satz100: number;
      readonly min?: Cent;
      readonly max?: Cent;
      readonly hoechstensNr?: string;
      readonly darueber?: { readonly ab: Cent; readonly promille: number };
      /** In the first and last calendar year only half of the minimum holds. */
      readonly halbesMinimum?: true;
    }
  | { readonly art: "satzrahmen"; readonly min100: number; readonly max100: number; readonly min?: Cent }
  | {
      readonly art: "fest";
      readonly betrag: Cent;
      readonly hoechstensNr?: string;
      readonly dreiMonate?: Dreimonatsgebuehr;
    }
  | { readonly art: "prozent"; readonly prozent: number; readonly min?: Cent; readonly max?: Cent }
  | {
      readonly art: "je-angefangene";
      readonly betrag: Cent;
      readonly je: Cent;
      readonly min?: Cent;
      /** Only what the assets exceed this by counts; at or below it there is no fee. */
      readonly freibetrag?: Cent;
      readonly dreiMonate?: Dreimonatsgebuehr;
    }
  | { readonly art: "je-einheit"; readonly betrag: Cent; readonly min?: Cent }
  /** A multiple of another fee, `-1/1`: the other fee is taken off. */
  | { readonly art: "vielfaches"; readonly zaehler: number; readonly nenner: number }
  /** The fee that it replaces, at most `max` for each act. */
  | { readonly art: "hoechstens"; readonly max: Cent }
  /** What was in fact spent. */
  | { readonly art: "auslage"; readonly min?: Cent }
  /** What the court imposed, within the rates. */
  | { readonly art: "gericht"; readonly min100: number; readonly max100: number }
  | { readonly art: "bestandteile"; readonly bestandteil: Bestandteil }
  | { readonly art: "entfallen" };

/** What is charged where a matter lasts three months at most: instead of the minimum, or instead of the fee. */
export type Dreimonatsgebuehr = { readonly betrag: Cent; readonly statt: "mindestbetrag" | "gebuehr" };

/** A version of a number with what must be told about it. */
export type Nummernwert = Kostenwert & {
  /** Only the wording of the event changed on this day. */
  readonly nurWortlaut?: true;
  /** The first day lies between these two. */
  readonly beginnZwischen?: readonly [Tag, Tag];
  /** A second amount under the same number, for another event, which nobody is asked about. */
  readonly daneben?: { readonly wofuer: string; readonly betrag: Cent };
  /** Number which this event carries since the next version: the number itself then means something else. */
  readonly spaeterNr?: string;
  /** This event has had no number since the next version: the number itself then means something else. */
  readonly tatbestandEndet?: true;
};

/** A number of a register with all its versions. */
export type KvNummer = {
  readonly gesetz: Gesetz;
  readonly nr: string;
  readonly bezug?: Bezug;
  /** Numbers whose fee this one lowers, raises or replaces. */
  readonly ersetzt: readonly string[];
  /** Proceedings of a higher court: an appeal filed after a change of the law follows the new one. */
  readonly rechtsmittel: boolean;
  /** Charged by calendar year: the due date decides which law holds. */
  readonly jahresgebuehr: boolean;
  /** Number of the same event since it was repealed. */
  readonly nachfolger?: string;
  readonly werte: Zeitreihe<Nummernwert>;
};
