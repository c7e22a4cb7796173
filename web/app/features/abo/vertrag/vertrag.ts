import type { Cent, Tag } from "@gebuehrenportal/recht";
import type { Bestelltarif } from "#platform/access/tarife.ts";

/** How somebody pays; without one a trial ends in the free tier. */
export type Zahlweg = "rechnung" | "stripe";

/** Whether VAT is in the price, or owed by the recipient (§ 3a Abs. 2 UStG, § 13b UStG analogue of the other state). */
export type Steuerfall = "inland" | "eu-reverse-charge";

/**
 * - `trialing`: trial, nothing is owed
 * - `active`: periods run, nothing is overdue
 * - `past_due`: something is overdue; the tier ends only with `ausgesetzt`
 * - `ended`: over for good; what is still owed stays owed
 */
export type Vertragszustand = "trialing" | "active" | "past_due" | "ended";

/** What is owed for one invoice of the contract, in cents. */
export type Forderung = {
  /** Names the invoice within the contract: `R1`, `R2` … */
  readonly schluessel: string;
  readonly betrag: Cent;
  /** Not paid and not credited yet. */
  readonly offen: Cent;
  /** Counted from the day on which the invoice went out; before that only a forecast. */
  readonly faelligAm: Tag;
  /** Days on which reminders were asked for, and then on which they went out. */
  readonly erinnertAm: Tag | null;
  readonly gemahntAm: Tag | null;
  /** A payment was taken back (chargeback): overdue whatever the day. */
  readonly strittig: boolean;
  /** Its invoice, or the reminder that was last asked for, has not gone out yet: until then its clock stands. */
  readonly unterwegs?: boolean;
};

/** A period that was billed, as far as somebody may still withdraw from it or is using it. */
export type Abschnitt = {
  readonly von: Tag;
  /** First day that does not belong to it. */
  readonly bis: Tag;
  /** Price of the whole period; 0 once its invoice was taken back as a whole. */
  readonly preis: Cent;
  /** What of it was credited when a higher tier took its place. */
  readonly gutgeschrieben: Cent;
  readonly schluessel: string;
  /** How it was taxed; unset: with German VAT. */
  readonly steuerfall?: Steuerfall;
};

/** A contract on a paid tier. Days are calendar days in Germany; a period ends before the day `periodeBis` begins. */
export type Vertrag = {
  readonly typ: Bestelltarif;
  readonly zyklus: "monthly";
  readonly zustand: Vertragszustand;
  /** Agreed amount of one period, in cents. */
  readonly preis: Cent;
  readonly steuerfall: Steuerfall;
  /** Ordered with a confirmed VAT number: no right to withdraw. */
  readonly unternehmer: boolean;
  /** Instant of the order (ISO). */
  readonly bestelltAm: string;
  /** Last day on which a consumer may withdraw. */
  readonly widerrufBis: Tag;
  /** Periods that begin from here on fall with a withdrawal. */
  readonly widerrufAb: Tag;
  /** Instant at which the trial ends (ISO); stays as it was when it is over. */
  readonly testphaseBis: string | null;
  /** The mail two days before the end of the trial has gone out. */
  readonly testhinweis: boolean;
  /** First day of the first period; the later ones begin on the same day of the month, or on its last. */
  readonly anker: Tag | null;
  readonly periodeVon: Tag | null;
  readonly periodeBis: Tag | null;
  /** Ends when this day begins (trial: at its instant). */
  readonly gekuendigtZum: Tag | null;
  /** Lower tier from the next period on. */
  readonly wechselZu: Bestelltarif | null;
  readonly zahlweg: Zahlweg | null;
  /** Express wish that the service begins before the time for withdrawal is over (§ 357a Abs. 2 BGB). */
  readonly ausdruecklicherBeginn: boolean;
  /** Unpaid for so long that the tier rests until payment. */
  readonly ausgesetzt: boolean;
  readonly beendetAm: Tag | null;
  readonly forderungen: readonly Forderung[];
  readonly abschnitte: readonly Abschnitt[];
  /** Documents of this contract so far. */
  readonly belege: number;
};

/** What happens to a contract. */
export type Ereignis =
  | {
      readonly art: "bestellt";
      readonly typ: Bestelltarif;
      /** Unset: in a trial none yet, otherwise by invoice. */
      readonly zahlweg?: Zahlweg | null;
      readonly ausdruecklicherBeginn: boolean;
      /** First subscription ever of an account younger than a day. */
      readonly testphase: boolean;
      readonly steuerfall: Steuerfall;
      /** Orders with a confirmed VAT number. */
      readonly unternehmer?: boolean;
      readonly widerrufBis: Tag;
      /** Version of the terms that were shown and sent. */
      readonly agb?: Tag;
    }
  | {
      readonly art: "gewechselt";
      readonly typ: Bestelltarif;
      readonly zahlweg?: Zahlweg | null;
      readonly ausdruecklicherBeginn: boolean;
      readonly unternehmer?: boolean;
      readonly widerrufBis: Tag;
      readonly agb?: Tag;
    }
  /** The customer's country or VAT number is another one: taxed like this from the next invoice on. */
  | { readonly art: "besteuert"; readonly steuerfall: Steuerfall }
  | { readonly art: "zahlweg-gewaehlt"; readonly zahlweg: Zahlweg }
  /** `zum`: not before this day; `fristlos`: for an important reason (§ 314 BGB), declared on `am`, or today. */
  | { readonly art: "gekuendigt"; readonly zum?: Tag; readonly fristlos?: boolean; readonly am?: Tag }
  | { readonly art: "kuendigungZurueckgenommen" }
  /** `am`: day on which it arrived; `ohneBelehrung`: nobody had been told of the right in text (§ 356 Abs. 3 BGB). */
  | { readonly art: "widerrufen"; readonly am?: Tag; readonly ohneBelehrung?: boolean }
  | { readonly art: "bezahlt"; readonly schluessel: string; readonly betrag: Cent }
  | { readonly art: "zahlungStrittig"; readonly schluessel: string; readonly betrag: Cent }
  /** The invoice was taken back as a whole: its period is given away. */
  | { readonly art: "storniert"; readonly schluessel: string }
  /** The mail with the invoice or the reminder that was last asked for has gone out. */
  | { readonly art: "zugegangen"; readonly schluessel: string }
  /** What was declared was not declared by the customer: all of it is as it was before. */
  | { readonly art: "aufgehoben"; readonly vorher: VorErklaerung }
  | { readonly art: "uhr" };

/** What a declaration has changed of a contract, as it was before. */
export type VorErklaerung = {
  /** Day on which it had its effect, and day on which it arrived. */
  readonly am: Tag;
  readonly eingegangenAm: Tag;
  readonly zustand: Vertragszustand;
  readonly gekuendigtZum: Tag | null;
  /** The end that it brought about; another one is somebody else's doing. */
  readonly neuesEnde: Tag | null;
  readonly wechselZu: Bestelltarif | null;
  readonly ausgesetzt: boolean;
  readonly widerrufAb: Tag;
  readonly abschnitte: readonly Pick<Abschnitt, "schluessel" | "von" | "bis" | "gutgeschrieben">[];
};

/** A line of an invoice; `bis` is the last day it is for. */
export type Posten = {
  readonly text: string;
  readonly von: Tag;
  readonly bis: Tag;
  /** Amount to be paid (negative: credited), in cents. */
  readonly brutto: Cent;
};

/** Mails about the contract, each one file in `mails/`. */
export type Mailvorlage =
  | "bestellung"
  | "wechsel"
  | "wechsel-vorgemerkt"
  | "wechsel-ausgefuehrt"
  | "zahlweg"
  | "gekuendigt"
  | "kuendigung-zurueck"
  | "widerrufen"
  | "test-endet"
  | "test-aktiv"
  | "test-frei"
  | "test-unbestaetigt"
  | "beendet"
  | "ausgesetzt"
  | "wieder-frei";

/** The tier an account has by its contract, and until when. */
export type Tarifstand = {
  readonly tarif: "free" | Bestelltarif;
  /** ISO instant; null: no end. */
  readonly bis: string | null;
  readonly testphaseBis: string | null;
};

/** What a change of the contract brings about outside of it. */
export type Wirkung =
  | {
      readonly art: "rechnung";
      readonly schluessel: string;
      readonly posten: readonly Posten[];
      readonly betrag: Cent;
      readonly zahlweg: Zahlweg;
      readonly steuerfall: Steuerfall;
    }
  | {
      readonly art: "gutschrift";
      readonly schluessel: string;
      /** Invoices it belongs to. */
      readonly zu: readonly string[];
      readonly posten: readonly Posten[];
      readonly betrag: Cent;
      /** What of it has been paid already and goes back. */
      readonly erstatten: Cent;
    }
  | {
      readonly art: "mahnung";
      readonly schluessel: string;
      /** 1: reminder, 2: second and last. */
      readonly stufe: 1 | 2;
      /** The invoice. */
      readonly zu: string;
      readonly offen: Cent;
    }
  | { readonly art: "mail"; readonly vorlage: Mailvorlage }
  | { readonly art: "tarif"; readonly stand: Tarifstand };

/** Why an event cannot be. */
export type Ablehnung =
  | "laeuft-schon"
  | "kein-vertrag"
  | "offene-rechnung"
  | "unveraendert"
  | "nicht-gekuendigt"
  | "widerrufsfrist-vorbei"
  | "unbekannte-rechnung"
  | "schon-verrechnet";

/** Contract and effects after an event, or why it cannot be. */
export type Folge =
  | { readonly vertrag: Vertrag; readonly wirkungen: readonly Wirkung[] }
  | { readonly ablehnung: Ablehnung };

/** What the contract needs to know of the world. */
export type Umstaende = {
  /** ISO instant. */
  readonly jetzt: string;
  /** `false` in a demo: no invoices, no reminders. */
  readonly rechnungen: boolean;
  /** `false`: nobody has confirmed the address, so a trial ends free whatever was chosen. */
  readonly bestaetigt?: boolean;
};
