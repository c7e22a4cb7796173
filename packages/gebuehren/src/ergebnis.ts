import type { Gebuehrenart } from "@gebuehrenportal/gesetze/rvg/vv/typen.ts";
import type {
  Cent,
  KeinErgebnis,
  FassungAngabe as Normangabe,
  Schritt,
  Sicherheit,
  Vermerk,
} from "@gebuehrenportal/recht";

/** A calculation, or the reason why the law gives none. Lines name numbers only; the wording is in `verzeichnis`. */
export type RvgAntwort = RvgErgebnis | KeinErgebnis;

export type RvgErgebnis = {
  readonly art: "ergebnis";
  /** Version of this engine; kept with saved results. */
  readonly rechenstand: string;
  readonly angelegenheiten: readonly AngelegenheitErgebnis[];
  readonly netto: Cent;
  readonly umsatzsteuer: Umsatzsteuer;
  readonly brutto: Cent;
  /** Payments and advances deducted, with the VAT they contain; absent without payments. */
  readonly zahlungen?: {
    readonly zeilen: readonly Zeile[];
    readonly brutto: Cent;
    readonly enthalteneUmsatzsteuer: Cent;
  };
  /**
   * What the client still owes (negative: overpaid). Equals `brutto` without payments; without what he does not owe beside the
   * treasury (legal aid, appointment, Beratungshilfe).
   */
  readonly offen: Cent;
  /** Only where the treasury pays in a matter: the figure of such a result, and what cannot be claimed from the client. */
  readonly staatskasse?: Gesperrt;
  /** What `staatskasse` says, of the matters with legal aid alone (§ 122 Abs. 1 Nr. 3 ZPO). */
  readonly prozesskostenhilfe?: Gesperrt;
  readonly vermerke: readonly Vermerk[];
};

export type Gesperrt = {
  /** What the treasury pays. */
  readonly auszahlung: Cent;
  /** Regular remuneration, gross, that cannot be claimed from the client. */
  readonly gesperrt: Cent;
  /** Why it cannot: `§ 122 Abs. 1 Nr. 3 ZPO`, `§ 52 Abs. 2, § 53 Abs. 2 RVG`, `§ 44 RVG`; several with a comma between. */
  readonly norm: string;
};

export type Umsatzsteuer = {
  /** Percent; 0 where none is charged. */
  readonly prozent: number;
  readonly betrag: Cent;
  readonly norm: string;
  readonly grund: string;
};

/** The version of the RVG used and why: head of each result. */
export type FassungAngabe = Omit<Normangabe, "norm">;

export type AngelegenheitErgebnis = {
  readonly id: string;
  readonly bezeichnung?: string;
  readonly fassung: FassungAngabe;
  /** Fees, then caps and credits as negative lines, then expenses: in the order of the bill. */
  readonly zeilen: readonly Zeile[];
  readonly gebuehrenVorAnrechnung: Cent;
  /** After credits and caps. */
  readonly gebuehren: Cent;
  readonly auslagen: Cent;
  readonly netto: Cent;
  /** Items without VAT (passing through, Nr. 2500 VV): in `netto`, not in the VAT base. */
  readonly steuerfrei: Cent;
  readonly staatskasse?: Staatskasse;
  readonly vereinbarung?: {
    readonly netto: Cent;
    readonly gesetzlich: Cent;
    /** `true` when the agreed fee is below the statutory one, which must not be undercut in court matters (§ 49b BRAO). */
    readonly unterschritten: boolean;
    readonly schritte: readonly Schritt[];
  };
};

/** What the treasury pays beside the regular fees of the matter. */
export type Staatskasse = {
  readonly zeilen: readonly Zeile[];
  readonly gebuehren: Cent;
  readonly auslagen: Cent;
  readonly netto: Cent;
  readonly umsatzsteuer: Cent;
  readonly brutto: Cent;
  /** Reduction by payments and credits after § 58 RVG. */
  readonly abzug: Cent;
  readonly auszahlung: Cent;
  /** Difference to the regular remuneration (§ 50 RVG), gross; only for `beigeordnet`. */
  readonly weitereVerguetung: Cent;
  /** Legal aid for a part: its value or percent, its regular remuneration, and what the client owes himself, gross. */
  readonly teilweise?: {
    readonly wert?: Cent;
    readonly quote?: number;
    readonly regelverguetung: Cent;
    readonly mandant: Cent;
  };
  /** What of the regular remuneration the client does not owe, net, and why. */
  readonly gesperrt: { readonly netto: Cent; readonly norm: string };
  readonly schritte: readonly Schritt[];
};

/** What a line of credit takes off: a fee of this calculation or one that arose outside of it. */
export type AngerechneteGebuehr = {
  /** Id of the rule (`vorb3-4`). */
  readonly regel: string;
  readonly nr: string;
  /** Its own chain of numbers, Nr. 1008 VV included. */
  readonly nummern: readonly string[];
  readonly gebuehrenart: Gebuehrenart;
  /** It arose outside of this calculation. */
  readonly frueher: boolean;
  /** Only what another fee was too small to take. */
  readonly rest?: true;
};

export type Zeile = {
  readonly art: "gebuehr" | "kappung" | "anrechnung" | "auslage" | "zahlung";
  /** Id of the position; absent for lines that arise by themselves (7002). */
  readonly position?: string;
  /** Number of the VV, `34` for § 34 RVG, `15` for the cap of § 15 Abs. 3 RVG, `15a` for a credit. */
  readonly nr: string;
  /** Every number of the VV that was applied, in the order it is cited (§ 10 Abs. 2 RVG); of a cap or credit none. */
  readonly nummern: readonly string[];
  readonly norm: string;
  /** Of a credit: its rule and the fee that is credited. */
  readonly angerechnet?: AngerechneteGebuehr;
  /** Words of the input for an item passing through, or of a line that no number names. */
  readonly bezeichnung?: string;
  readonly wert?: Cent;
  /** Rate × 100 with the increase of Nr. 1008 VV already in it; absent where it has more than three decimals. */
  readonly satz100?: number;
  /** A rate that no decimal number gives exactly: two thirds of the 2.0 fee of Nr. 4143 VV. */
  readonly satzbruch?: readonly [zaehler: number, nenner: number];
  /** Part of the rate, or percent of the frame, that comes from Nr. 1008 VV. */
  readonly erhoehung100?: number;
  /** Smaller value that this part of the rate is taken from (Nr. 1008 Anm. 2 VV); absent: the whole value. */
  readonly gemeinsamerWert?: Cent;
  readonly rahmen?: {
    readonly min: Cent;
    readonly mittel: Cent;
    readonly max: Cent;
    readonly schwelle?: Cent;
  };
  readonly anzahl?: number;
  readonly betrag: Cent;
  readonly sicherheit?: Sicherheit;
  readonly schritte: readonly Schritt[];
};
