import type { Gesetz } from "@gebuehrenportal/gesetze/kostenverzeichnis/typen.ts";
import type { Cent, Tag } from "@gebuehrenportal/recht";

/** Costs of one case by one statute. */
export type GerichtskostenEingabe = {
  readonly gesetz: Gesetz;
  /**
   * The day that decides between old and new law. Its meaning follows the number: filing of the case (§ 71 Abs. 1 GKG, § 63
   * Abs. 1 FamGKG, § 134 Abs. 1 GNotKG), final decision on costs in criminal and regulatory cases (§ 71 Abs. 2 GKG), due date in
   * insolvency, forced sale and for annual fees, order given to the notary (§ 134 Abs. 2 GNotKG), order received by the
   * bailiff (§ 18 GvKostG). Each line of the result says which one it took it for.
   */
  readonly stichtag: Tag;
  /** Day on which an appeal was filed; decides for numbers of the appeal. */
  readonly rechtsmittelAm?: Tag;
  /** End of the service, for the VAT rate; default: `stichtag`. */
  readonly leistungsende?: Tag;
  readonly positionen: readonly Kostenposition[];
};

export type Kostenposition = {
  readonly id: string;
  /** Number of the register. */
  readonly nr: string;
  /** Value (Streitwert, Verfahrenswert, Geschäftswert, assets), cents ≥ 0. */
  readonly wert?: Cent;
  /** How many times the fee arises: persons, services, years, pages. Default 1. */
  readonly anzahl?: number;
  /** Rate × 100 within a frame, or within what the court may impose (§ 38 GKG). */
  readonly satz100?: number;
  /** What was spent, what the court set, or the amount of which a share is charged (fine, fee of the register). */
  readonly betrag?: Cent;
  /** Number of the reduction that applies: `1211` for `1210`. */
  readonly ermaessigt?: string;
  readonly angaben?: Kostenangaben;
};

/** Facts that some kinds of numbers ask for. */
export type Kostenangaben = {
  /** Sentence, for 3110 to 3141 KV GKG. */
  readonly strafe?: Strafe;
  /** Number of the fee by which this one is measured, computed from `wert`: 3112 for 3120, 14110 for 14400. */
  readonly grundlage?: string;
  /** Assets, where the fee is at most an annual fee by assets. */
  readonly vermoegen?: Cent;
  /** The matter lasts three months at most. */
  readonly hoechstensDreiMonate?: boolean;
  /** First or last calendar year of a forced administration. */
  readonly erstesOderLetztesJahr?: boolean;
  readonly seiten?: number;
  readonly seitenFarbe?: number;
  readonly grossformat?: number;
  readonly grossformatFarbe?: number;
  /** Files, given away in so many goes (default 1). */
  readonly dateien?: number;
  readonly arbeitsgaenge?: number;
  /** Pages that were scanned on request for these files. */
  readonly gescannteSeiten?: number;
  readonly kilometer?: number;
  /** Hours of a notary's journey, or of a bailiff's act (Nr. 500 KV GvKostG). */
  readonly stunden?: number;
  /** Signatures and deeds over the notaries' video system. */
  readonly beglaubigungen?: number;
  readonly beurkundungen?: number;
  /** Dunning procedure before: value that passed into the case, day of its filing (default: `stichtag`). */
  readonly mahnverfahren?: { readonly wert: Cent; readonly anhaengigSeit?: Tag };
  /** Services: whether fees by value are charged in the same instance; default: as in this calculation. */
  readonly nebenWertgebuehren?: boolean;
  /** On request at night, on Saturday, Sunday or a public holiday: the bailiff's fees double (§ 11 GvKostG). */
  readonly zurUnzeit?: boolean;
  /** Finance courts: child benefit, or § 155 Satz 2 FGO; the least value does not hold (§ 52 Abs. 4 Nr. 1 GKG). */
  readonly ohneMindestwert?: boolean;
};

/** A sentence: months of imprisonment (`lebenslang`: for life), daily rates, fine of a company, or only a measure. */
export type Strafe =
  | {
      readonly art: "freiheitsstrafe";
      readonly monate: number;
      /** Fine beside it: thirty daily rates count as a month (Vorbem. 3.1 Abs. 2 KV GKG). */
      readonly tagessaetze?: number;
    }
  | { readonly art: "lebenslang" }
  | { readonly art: "geldstrafe"; readonly tagessaetze: number }
  | { readonly art: "massregel" }
  | { readonly art: "geldbusse"; readonly betrag: Cent };
