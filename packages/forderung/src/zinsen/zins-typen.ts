import type { Cent, Rechenergebnis, Schritt, Tag } from "@gebuehrenportal/recht";
import type { Basiszinszeile } from "../basiszins.ts";

/**
 * The rate of a claim. `prozent100`: hundredths of a percentage point (5 % = 500). `entstandenAm`: day on which the obligation
 * arose (8 or 9 points, Art. 229 § 34 EGBGB); `gegenleistungAm`: day of the counter-performance in a continuing obligation.
 */
export type Zinssatz =
  | { readonly art: "verbraucher" | "kostenfestsetzung" | "verbraucherdarlehen" | "immobiliardarlehen" }
  | { readonly art: "unternehmer"; readonly entstandenAm?: Tag; readonly gegenleistungAm?: Tag }
  | {
      readonly art: "prozesszinsen";
      /** Whose default interest § 291 Satz 2 BGB refers to; default `verbraucher`. */
      readonly wie?: "verbraucher" | "unternehmer";
      readonly entstandenAm?: Tag;
      readonly gegenleistungAm?: Tag;
    }
  | { readonly art: "gesetzlich" | "handel" }
  | { readonly art: "fest" | "ueber-basis"; readonly prozent100: number };

export type Zinssatzart = Zinssatz["art"];

export type Hauptforderung = {
  readonly id: string;
  readonly bezeichnung?: string;
  readonly betrag: Cent;
  /** First day that bears interest (the day after default began, § 187 Abs. 1 BGB). */
  readonly verzugAb: Tag;
  readonly zinssatz: Zinssatz;
  /** Last day that bears interest, when earlier than the end of the calculation. */
  readonly bis?: Tag;
  /** Day on which the claim fell due (§ 366 Abs. 2 BGB: age and maturity); default `verzugAb`. */
  readonly faelligAm?: Tag;
  /** A security exists for the claim: unsecured claims are paid off first (§ 366 Abs. 2 BGB). */
  readonly gesichert?: boolean;
  /** Adds the lump sum of § 288 Abs. 5 BGB for this claim. */
  readonly pauschale?: boolean;
};

export type Kosten = {
  readonly id: string;
  readonly bezeichnung?: string;
  readonly betrag: Cent;
  /** Day from which they count in the account; default: the first day of the calculation. */
  readonly am?: Tag;
  /** `rechtsverfolgung`: the lump sum of § 288 Abs. 5 BGB is credited to them. */
  readonly art?: "rechtsverfolgung" | "vollstreckung" | "sonstige";
};

export type Tilgung = "kosten-zinsen-hauptforderung" | "verbraucherdarlehen" | "bestimmung";

export type Tilgungsziel = {
  readonly auf: "kosten" | "zinsen" | "hauptforderung";
  /** A single claim (or item of costs); without it all of this kind. */
  readonly id?: string;
};

export type Zahlung = {
  readonly am: Tag;
  readonly betrag: Cent;
  readonly bezeichnung?: string;
  /** Default `kosten-zinsen-hauptforderung` (§ 367 Abs. 1 BGB). */
  readonly tilgung?: Tilgung;
  /** What the debtor determined (§ 366 Abs. 1, § 367 Abs. 2 BGB), in his order; the rest follows the law. */
  readonly bestimmung?: readonly Tilgungsziel[];
};

export type Tagzaehlung = "act/act" | "act/365" | "30/360";

export type Zinseingabe = {
  readonly hauptforderungen: readonly Hauptforderung[];
  /** Last day of the calculation; it bears interest. */
  readonly bis: Tag;
  readonly zahlungen?: readonly Zahlung[];
  readonly kosten?: readonly Kosten[];
  /** Default `act/act`. */
  readonly tagzaehlung?: Tagzaehlung;
  /** Half-years the operator entered, after the last recorded one. */
  readonly basiszinsen?: readonly Basiszinszeile[];
  readonly schalter?: Partial<Zinsschalter>;
};

/** Disputed points and conventions; the first value of each is the default. */
export type Zinsschalter = {
  /** Several claims: § 366 BGB picks the claim, then § 367 BGB inside it; or all costs, all interest, all principal. */
  readonly mehrereForderungen: "je-forderung" | "insgesamt";
  /** Whether the day of a payment still bears interest on what it pays off. */
  readonly zahlungstag: "mitgezaehlt" | "nicht-mitgezaehlt";
  /** After the last known half-year: go on with the rate that runs, marked as provisional, or end with the last known day. */
  readonly unbekannterBasiszins: "fortschreiben" | "enden";
};

/** A stretch with one capital, one rate and one length of year. */
export type Zinsabschnitt = {
  readonly von: Tag;
  readonly bis: Tag;
  readonly tage: number;
  /** Days of the year the rate is divided by. */
  readonly jahrestage: number;
  readonly kapital: Cent;
  /** Base rate, absent where the rate does not depend on it. */
  readonly basis100?: number;
  readonly zuschlag100?: number;
  readonly prozent100: number;
  /** Rounded to the cent for reading; the total is rounded once from the exact fractions. */
  readonly betrag: Cent;
  readonly herkunft: "gesetz" | "betreiber" | "fortgeschrieben";
  readonly norm: string;
};

export type Forderungsverlauf = {
  readonly id: string;
  readonly bezeichnung?: string;
  readonly betrag: Cent;
  readonly verzugAb: Tag;
  readonly bis: Tag;
  readonly zinssatz: Zinssatzart;
  /** „5 Prozentpunkte über dem Basiszinssatz“ */
  readonly zinssatzText: string;
  readonly norm: string;
  readonly abschnitte: readonly Zinsabschnitt[];
  /** All interest accrued, rounded by the named rule. */
  readonly zinsen: Cent;
  /** Part of it for days whose base rate is not known yet; the rest is certain. */
  readonly vorlaeufigeZinsen: Cent;
  readonly getilgteZinsen: Cent;
  readonly getilgteHauptforderung: Cent;
  readonly offeneZinsen: Cent;
  readonly offeneHauptforderung: Cent;
  /** Interest for one more day on the open principal at the rate of the last day, rounded to the cent; 0 where that day bears none. */
  readonly tageszins: Cent;
  readonly schritte: readonly Schritt[];
};

/** One line of the running statement. */
export type Kontozeile = {
  readonly art: "hauptforderung" | "kosten" | "pauschale" | "zinsen" | "zahlung" | "stand";
  readonly am: Tag;
  readonly text: string;
  readonly norm: string;
  /** Positive: debt grows; negative: payment. 0 for a balance line. */
  readonly betrag: Cent;
  /** What a payment paid off. */
  readonly getilgt?: {
    readonly kosten: Cent;
    readonly zinsen: Cent;
    readonly hauptforderung: Cent;
    readonly ueberzahlt: Cent;
  };
  /** Balances after the line. */
  readonly kosten: Cent;
  readonly zinsen: Cent;
  readonly hauptforderung: Cent;
  readonly saldo: Cent;
};

export type Zinsergebnis = Rechenergebnis & {
  /** Day up to which every amount of the result is reckoned. */
  readonly bis: Tag;
  /** Day that was asked for, when the calculation ended before it. */
  readonly verlangtBis?: Tag;
  readonly tagzaehlung: Tagzaehlung;
  /** „taggenau, 365 oder 366 Tage nach dem Kalenderjahr (act/act)“ */
  readonly tagzaehlungText: string;
  readonly rundungText: string;
  readonly schalter: Zinsschalter;
  readonly forderungen: readonly Forderungsverlauf[];
  readonly konto: readonly Kontozeile[];
  readonly summen: {
    readonly hauptforderungen: Cent;
    readonly zinsen: Cent;
    /** Part of it for days whose base rate is not known yet. */
    readonly vorlaeufigeZinsen: Cent;
    readonly kosten: Cent;
    readonly pauschale: Cent;
    readonly zahlungen: Cent;
    readonly offeneHauptforderung: Cent;
    readonly offeneZinsen: Cent;
    readonly offeneKosten: Cent;
    readonly ueberzahlt: Cent;
    /** Everything still owed on the last day. */
    readonly offen: Cent;
    readonly tageszins: Cent;
  };
  /** The base rate of the day after `bis` is not known yet: the day's interest is at the rate that runs. */
  readonly tageszinsVorlaeufig: boolean;
  /** First day without a known base rate, when the result reaches it or ends before it. */
  readonly unbekanntAb?: Tag;
};
