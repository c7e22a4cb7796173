import type { Tag } from "@gebuehrenportal/recht";

/** A document on which something is open, for the administration. */
export type OffenerBeleg = {
  readonly id: string;
  readonly nummer: string;
  readonly art: "rechnung" | "korrektur";
  readonly name: string;
  readonly kunde: string;
  readonly datum: Tag;
  readonly faelligAm: Tag;
  readonly brutto: number;
  /** Negative: to be paid out. */
  readonly offen: number;
  readonly ueberfaellig: boolean;
  readonly stornierbar: boolean;
};

/** An imported entry that waits; negative: money that went out. */
export type WartenderUmsatz = {
  readonly id: string;
  readonly am: Tag;
  readonly betrag: number;
  readonly zahler: string;
  readonly zweck: string;
  /** Numbers of the invoices it surely belongs to; empty: doubtful. */
  readonly sicher: readonly string[];
  /** Why it is doubtful. */
  readonly grund: string;
  /** Documents it may belong to; what was searched for it in their place. */
  readonly auswahl: readonly { readonly wert: string; readonly text: string }[];
  /** Money that came in may belong to any open invoice, which is searched for; unset: it went out. */
  readonly suche?: Umsatzsuche;
};

/** A search for the invoice of an entry. */
export type Umsatzsuche = {
  readonly text: string;
  /** There are more than are shown. */
  readonly mehr: boolean;
  readonly fehler?: string;
};

/** What could not be made, the longest waiting first. */
export type Steckengeblieben = {
  readonly anzahl: number;
  readonly belege: readonly {
    readonly id: string;
    /** „Rechnung an K-1A2B3C4D“, „PDF zu GP-2026-00001“ */
    readonly was: string;
    readonly seit: string;
    readonly versuche: number;
    readonly naechster: string;
    readonly fehler: string;
  }[];
};

/** What a form has done, or what is wrong with it. */
export type Verwaltungsergebnis = {
  /** Id of the document or entry whose form it was. */
  readonly zu: string;
  readonly erledigt?: string;
  /** What is asked once more before it happens. */
  readonly frage?: "stornieren";
  readonly fehler?: Readonly<Record<string, string>>;
  readonly felder?: Readonly<Record<string, string>>;
};
