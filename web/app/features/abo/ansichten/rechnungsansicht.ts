import type { Tag } from "@gebuehrenportal/recht";

/** How it stands with a document. */
export type Rechnungsstand =
  | "offen"
  | "ueberfaellig"
  | "bezahlt"
  | "eingezogen-wird"
  | "storniert"
  | "widerrufen"
  | "verrechnet"
  | "erstattung";

/** A document in a list. */
export type Rechnungszeile = {
  readonly id: string;
  readonly nummer: string;
  /** „Rechnung“, „Rechnungskorrektur“, „Stornorechnung“ */
  readonly art: string;
  readonly datum: Tag;
  readonly faelligAm: Tag;
  /** In cents. */
  readonly brutto: number;
  readonly offen: number;
  readonly stand: Rechnungsstand;
  readonly xrechnung: boolean;
};

/** An invoice that is to be transferred. */
export type Ueberweisungsangaben = {
  readonly nummer: string;
  readonly offen: number;
  readonly faelligAm: Tag;
  readonly ueberfaellig: boolean;
  readonly empfaenger: string;
  readonly iban: string;
  readonly bic: string;
  readonly code: { readonly pfad: string; readonly groesse: number } | null;
};

/** Which invoices bear another address than the one that holds now. */
export type Berichtigungsangebot = {
  /** The address that holds now, in one line; null: none was given. */
  readonly anschrift: string | null;
  readonly rechnungen: readonly { readonly id: string; readonly text: string }[];
};

/** What became of the wish to have one issued anew. */
export type Berichtigungsergebnis = { readonly erledigt?: string; readonly fehler?: string };

/** The state in words. */
export const standsworte: Readonly<Record<Rechnungsstand, string>> = {
  offen: "Offen",
  ueberfaellig: "Überfällig",
  bezahlt: "Bezahlt",
  "eingezogen-wird": "Wird eingezogen",
  storniert: "Storniert",
  widerrufen: "Widerrufen",
  verrechnet: "Verrechnet",
  erstattung: "Erstattung folgt",
};
