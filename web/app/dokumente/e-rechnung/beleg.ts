import type { Cent, Schritt, Tag } from "@gebuehrenportal/recht";
import type { Besteuerung, Steuerkategorie } from "./steuer.ts";

/** Who sends the document: what § 14 Abs. 4 UStG and EN 16931 want to know of him. Empty: not given. */
export type Absender = {
  readonly kanzlei: string;
  /** Who releases and answers for it, with title: „Rechtsanwältin Petra Muster“. */
  readonly rechtsanwalt: string;
  readonly strasse: string;
  readonly plz: string;
  readonly ort: string;
  readonly steuernummer: string;
  readonly ustIdNr: string;
  readonly iban: string;
  readonly bic: string;
  readonly email: string;
  readonly telefon: string;
  /** § 19 UStG: no VAT is charged. */
  readonly kleinunternehmer: boolean;
};

/** Who gets the document. */
export type Empfaenger = {
  readonly name: string;
  readonly zusatz: string;
  readonly strasse: string;
  readonly plz: string;
  readonly ort: string;
  /** ISO 3166-1, two letters. */
  readonly land: string;
  readonly ustIdNr: string;
  readonly email: string;
  /** Address of a public authority for XRechnung. */
  readonly leitwegId: string;
  /** What the buyer calls it: order number, cost centre (BT-10). */
  readonly referenz: string;
};

export type Belegzeile = {
  /** Short name of the event with its number: „3100 Verfahrensgebühr“ (§ 10 Abs. 2 RVG). */
  readonly text: string;
  readonly norm: string;
  readonly wert?: Cent;
  readonly satz100?: number;
  readonly betrag: Cent;
  /** VAT that the fee contained and `betrag` no longer does (Nr. 2500 VV RVG): told, not computed anew. */
  readonly steuerEnthalten?: Cent;
  readonly steuer: Besteuerung;
  readonly schritte: readonly Schritt[];
};

export type Beleggruppe = { readonly titel?: string; readonly zeilen: readonly Belegzeile[] };

/** Sum of the lines of one category and rate, with its tax (BG-23). */
export type Steuersumme = {
  readonly kategorie: Steuerkategorie;
  readonly prozent: number;
  readonly netto: Cent;
  readonly steuer: Cent;
  readonly grund: string;
};

/** Gross amount that is deducted, and the VAT in it (§ 14 Abs. 5 Satz 2 UStG). */
export type Belegzahlung = {
  readonly text: string;
  readonly norm: string;
  readonly betrag: Cent;
  readonly prozent: number;
  readonly steuer: Cent;
};

export type Belegsummen = {
  readonly steuern: readonly Steuersumme[];
  readonly netto: Cent;
  readonly umsatzsteuer: Cent;
  readonly brutto: Cent;
  readonly gezahlt: Cent;
  readonly offen: Cent;
};

/** A whole document: every file is made from it and from nothing else. Stored with the document, never changed. */
export type Beleg = Belegsummen & {
  readonly fassung: 1;
  readonly art: "rechnung" | "storno";
  /** Empty in a draft. */
  readonly nummer: string;
  readonly datum: Tag;
  /** The document a Storno cancels. */
  readonly storniert?: { readonly nummer: string; readonly datum: Tag };
  /** Further documents that a correction is about. */
  readonly weitere?: readonly { readonly nummer: string; readonly datum: Tag }[];
  /** The documents whose place it takes, the last one first. */
  readonly ersetzt?: readonly { readonly nummer: string; readonly datum: Tag }[];
  /** On a Storno: the number of the document that takes the place of the cancelled one. */
  readonly ersetztDurch?: string;
  readonly absender: Absender;
  readonly freigegebenVon: string;
  readonly empfaenger: Empfaenger;
  readonly betreff: string;
  readonly aktenzeichen: string;
  readonly leistung: { readonly von: Tag; readonly bis: Tag };
  readonly text: string;
  readonly zahlbarBis: Tag;
  /** Unset: by bank transfer. */
  readonly zahlweg?: "online";
  readonly gruppen: readonly Beleggruppe[];
  readonly zahlungen: readonly Belegzahlung[];
  /** Which versions of the law were used and why. */
  readonly rechtsgrundlagen: readonly string[];
  readonly rechenstand: string;
  /** Whether the derivation of every line is attached. */
  readonly mitRechenweg: boolean;
};
