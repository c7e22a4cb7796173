import type {
  Antragsteller,
  Inkassoart,
  Inkassoergebnis,
  Land,
  Mahnantrag,
  Mahnfrist,
  Mahngerichtsergebnis,
  Mahnverfahrensart,
  Mindestgebuehrschalter,
} from "@gebuehrenportal/forderung";
import type { Cent, FassungAngabe, Schritt, Tag, Vermerk } from "@gebuehrenportal/recht";
import type { Gerichtssitze } from "../gerichtsort.ts";

/** A dunning procedure with everything the reader wants to know about it; what is absent is not computed. */
export type Mahneingabe = {
  /** Principal without interest and costs (§ 43 Abs. 1 GKG). */
  readonly wert: Cent;
  readonly verfahren: Mahnverfahrensart;
  readonly vertreten: "antragsteller" | "antragsgegner";
  /** The lawyer of the applicant applies for the enforcement order, too. */
  readonly vollstreckungsbescheid: boolean;
  readonly umsatzsteuer: boolean;
  /** Day on which the application reached the court (§ 71 Abs. 1 GKG). */
  readonly antragAm: Tag;
  /** Day of the mandate (§ 60 Abs. 1 RVG). */
  readonly auftragAm: Tag;
  readonly antragsteller?: Antragsteller;
  readonly fristen?: {
    readonly zustellungMb: Tag;
    readonly zustellungVb?: Tag;
    readonly aufforderungBegruendung?: Tag;
    readonly ausland: boolean;
    /** Land of the labour court, or of the court that tries the suit: its holidays count where the dunning court's do not. */
    readonly gerichtsland?: Land;
    /** That court itself, where it is known: the holidays of its seats. */
    readonly gericht?: Gerichtssitze;
  };
  readonly streit?: {
    readonly wert: Cent;
    readonly mindestgebuehrschalter: Mindestgebuehrschalter;
    /** Mandate for the suit and its passing to the court; default: as the mandate and the application before. */
    readonly am?: Tag;
    /** The lawyer earns the fee for a hearing, too (Nr. 3104 VV); default: no, and a note says so. */
    readonly termin?: boolean;
  };
  readonly inkasso?: {
    readonly art: Inkassoart;
    readonly verlangt?: Cent;
    readonly zahlungsvereinbarung: boolean;
  };
  readonly pruefung: Omit<Mahnantrag, "antragAm" | "hauptforderung" | "zustellungAusland">;
};

/** A period with its safe day; `anderswo`: the days at other seats, where the seat is not known and it matters. */
export type Mahnfristtag = Mahnfrist & {
  readonly anderswo: readonly { readonly tag: Tag; readonly wo: string }[];
};

export type Postenzeile = {
  readonly titel: string;
  readonly norm: string;
  readonly satz100?: number;
  readonly betrag: Cent;
  readonly schritte: readonly Schritt[];
};

export type Kostenblock = {
  readonly zeilen: readonly Postenzeile[];
  readonly summe: Cent;
  readonly fassung: FassungAngabe;
};

export type Mahnergebnis = {
  readonly art: "ergebnis";
  readonly rechenstand: string;
  /** Absent for the respondent, since the applicant owes the fee, and before the labour court without an enforcement order. */
  readonly gerichtskosten?: Kostenblock;
  readonly anwaltskosten: Kostenblock;
  readonly gesamt: Cent;
  readonly gericht?: Mahngerichtsergebnis;
  readonly fristen?: readonly Mahnfristtag[];
  readonly streit?: {
    readonly gerichtskosten?: { readonly zeilen: readonly Postenzeile[]; readonly summe: Cent };
    readonly anwaltskosten: Kostenblock;
    readonly gesamt: Cent;
  };
  readonly inkasso?: Inkassoergebnis;
  readonly vermerke: readonly Vermerk[];
};
