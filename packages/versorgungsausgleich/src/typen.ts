import type {
  Cent,
  Eintragsart,
  KeinErgebnis,
  Offen,
  Quelle,
  Rechenergebnis,
  Sicherheit,
  Tag,
} from "@gebuehrenportal/recht";

/** A constant that was used, with its year, section and source. */
export type Konstante = {
  readonly titel: string;
  readonly norm: string;
  readonly jahr: number;
  /** As a reader writes it: „3.955,00 €“, „9.661,5840“. */
  readonly wert: string;
  readonly quelle: Quelle;
  readonly sicherheit: Sicherheit;
  /** The operator entered it. */
  readonly eintrag?: Eintragsart;
};

/** What every result carries. */
export type Kopf = Rechenergebnis & { readonly sicherheit: Sicherheit };

export type VerfahrenswertEingabe = {
  /** Monthly net income of the spouses; the law takes three months. */
  readonly nettoeinkommen1: Cent;
  readonly nettoeinkommen2: Cent;
  /** Number of rights of both spouses, ≥ 1. */
  readonly anrechte: number;
  /** Claims after divorce (§§ 20 ff. VersAusglG): 20 % instead of 10 %. */
  readonly nachScheidung?: boolean;
  /** Only information or assignment is asked for (§ 50 Abs. 2 FamGKG): fixed value. */
  readonly auskunft?: boolean;
  /** Value the court takes by equity (§ 50 Abs. 3 FamGKG). */
  readonly billigkeit?: Cent;
  /** Day of the first application (§ 34 FamGKG); without it the newest version. */
  readonly antragAm?: Tag;
};
export type VerfahrenswertErgebnis = Kopf & { readonly wert: Cent };

export type EhezeitEingabe = { readonly eheschliessung: Tag; readonly zustellungScheidungsantrag: Tag };
export type EhezeitErgebnis = Kopf & {
  readonly beginn: Tag;
  readonly ende: Tag;
  readonly monate: number;
  /** Up to three years: only on application (§ 3 Abs. 3 VersAusglG). */
  readonly kurz: boolean;
};

/** Amount in the unit of a right: Entgeltpunkte in ten-thousandths, money in cents (a pension per month). */
export type Groesse = Punkte | Geld;
export type Punkte = { readonly einheit: "entgeltpunkte"; readonly zehntausendstel: number };
export type Geld = { readonly einheit: "rente" | "kapital"; readonly betrag: Cent };

/**
 * Who owes the pension. `beamte`: with internal division (Bund); `beamte-extern`: without (§ 16); `betrieblich`: BetrAVG by insurance,
 * pension fund; `direktzusage`: BetrAVG by the employer himself or a support fund (§ 17).
 */
export type Traeger =
  | "grv"
  | "beamte"
  | "beamte-extern"
  | "betrieblich"
  | "direktzusage"
  | "berufsstaendisch"
  | "privat";

export type Anrecht = {
  readonly traeger: Traeger;
  readonly bezeichnung?: string;
  /** `direkt`: earned in the marriage (§ 39); `zeitratierlich`: whole right × part of the time (§ 40). */
  readonly bewertung:
    | { readonly art: "direkt"; readonly ehezeitanteil: Groesse }
    | {
        readonly art: "zeitratierlich";
        readonly gesamt: Groesse;
        readonly zeitInEhe: number;
        readonly zeitGesamt: number;
      };
  /** Entgeltpunkte (Ost), for ends of marriage before 1 July 2024. */
  readonly ost?: boolean;
  /** Costs of internal division, whole; half is borne by each (§ 13); only where the unit is capital. */
  readonly teilungskosten?: Cent;
  /** Corresponding capital value of the Ausgleichswert as the carrier reports it, where the law gives no formula. */
  readonly kapitalwert?: Cent;
  /** The spouses and the carrier agree on external division (§ 14 Abs. 2 Nr. 1). */
  readonly vereinbarung?: boolean;
  /** Sum of the Ausgleichswerte of all BetrAVG rights with the same carrier, in the measure of the limit (§ 14 Abs. 2 Nr. 2 Halbsatz 2). */
  readonly summeBeimTraeger?: Cent;
  /** Factor of the year, Entgeltpunkte into contributions × 10,000, as printed; counts instead of the recorded one. */
  readonly umrechnungsfaktor?: number;
};

export type AnrechtEingabe = Anrecht & {
  /** Last day of the marriage period: its year decides on limits and factors. */
  readonly ehezeitende: Tag;
};

export type Grenzpruefung = {
  readonly norm: string;
  readonly grenze: Cent;
  readonly betrag: Cent;
  /** Whether the amount stays within the limit. */
  readonly eingehalten: boolean;
  readonly text: string;
};

export type AnrechtErgebnis = Kopf & {
  readonly ehezeitanteil: Groesse;
  readonly ausgleichswert: Groesse;
  /** § 47; absent where neither formula nor report gives one. */
  readonly kapitalwert?: Cent;
  /** Monthly pension of the Ausgleichswert on the last day of the marriage, for Entgeltpunkte. */
  readonly rente?: Cent;
  readonly teilung: {
    /** `extern-auf-verlangen`: internal, unless the carrier demands external division. */
    readonly art: "intern" | "extern" | "extern-auf-verlangen";
    readonly norm: string;
    readonly grenze?: Grenzpruefung;
  };
  /** § 18 Abs. 2 and 3; absent where a figure of the year is missing. */
  readonly bagatelle?: Grenzpruefung;
  /** Amount that § 18 measures; absent without the factor of the year. */
  readonly messwert?: Cent;
  readonly offen: readonly Offen[];
  readonly konstanten: readonly Konstante[];
};

export type DifferenzEingabe = {
  readonly ehezeitende: Tag;
  /** Two rights of equal kind, one of each spouse (§ 18 Abs. 1). */
  readonly anrecht1: Anrecht;
  readonly anrecht2: Anrecht;
};
export type DifferenzErgebnis = Kopf & {
  readonly anrecht1: AnrechtErgebnis;
  readonly anrecht2: AnrechtErgebnis;
  /** Absent where a capital value is missing. */
  readonly differenz?: Cent;
  readonly bagatelle?: Grenzpruefung;
  readonly offen: readonly Offen[];
  readonly konstanten: readonly Konstante[];
};

export type UmrechnungEingabe = {
  readonly von: Groesse;
  readonly nach: "entgeltpunkte" | "rente" | "kapital";
  /** Day whose pension value and factors count; in § 76 Abs. 4 SGB VI the end of the marriage. */
  readonly stichtag: Tag;
  readonly ost?: boolean;
  /** Factor of the year, Entgeltpunkte into contributions × 10,000, as printed; counts instead of the recorded one. */
  readonly umrechnungsfaktor?: number;
};
export type UmrechnungErgebnis = Kopf & {
  readonly ergebnis: Groesse;
  readonly konstanten: readonly Konstante[];
};

export type WiederkehrendEingabe = {
  /** Id out of `wiederkehrendRegeln()`. */
  readonly regel: string;
  /** Amount of one month; with `jahresbetrag` absent it counts twelve times. */
  readonly monatsbetrag?: Cent;
  readonly jahresbetrag?: Cent;
  /** Months for which the benefit is still owed, when that is fixed. */
  readonly dauerMonate?: number;
  /** Sum of what is still to be paid, where it is known otherwise. */
  readonly gesamtbetrag?: Cent;
  /** Due before the action was filed. */
  readonly rueckstaende?: Cent;
  /** Ages of the entitled persons (§ 52 Abs. 4 GNotKG). */
  readonly alter?: readonly number[];
  /** For several persons: ends with the first or with the last death. */
  readonly endet?: "mit-dem-ersten" | "mit-dem-letzten";
  /** Value of the thing, when the yearly value is unknown (§ 52 Abs. 5 GNotKG). */
  readonly sachwert?: Cent;
  /** Labour courts do not add arrears (§ 42 Abs. 3 Halbsatz 2 GKG). */
  readonly arbeitsgericht?: boolean;
  /** Day of the application; without it the newest version. */
  readonly antragAm?: Tag;
};
export type WiederkehrendRegel = {
  readonly id: string;
  readonly titel: string;
  readonly norm: string;
  /** Fields of `WiederkehrendEingabe` the rule uses. */
  readonly felder: readonly (keyof WiederkehrendEingabe)[];
  readonly hinweis?: string;
};
export type WiederkehrendErgebnis = Kopf & { readonly regel: WiederkehrendRegel; readonly wert: Cent };

/** A calculation of this package, or the reason why the law or the data give none. */
export type Antwort<E extends Kopf> = E | KeinErgebnis;
