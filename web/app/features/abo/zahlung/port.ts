import type { Cent } from "@gebuehrenportal/recht";

/** The provider forgets what he has been asked for after a day; from here on he is asked whether he knows it. */
export const schluesselStunden = 20;

/** An amount that is to be debited for an invoice. */
export type Einzugswunsch = {
  /** Names it: asked for again, it is still one. */
  readonly id: string;
  readonly kunde: string;
  /** What is debited. */
  readonly mittel: string;
  readonly betrag: Cent;
  /** Stands on the customer's statement beside the amount. */
  readonly zweck: string;
  readonly rechnungId: string;
};

/** Money that was debited and taken back by the customer or his bank. */
export type Ruecklauf = {
  readonly fremdId: string;
  readonly betrag: Cent;
  /** The provider has decided for us: it is ours again. */
  readonly zurueckerhalten: boolean;
};

/** How it stands with a debit at the provider, at this moment. */
export type Einzugsstand = {
  readonly fremdId: string;
  readonly zustand: "laeuft" | "gelungen" | "gescheitert";
  readonly gezahlt: Cent;
  readonly ruecklaeufe: readonly Ruecklauf[];
  /** The invoice it was for, as the provider was told. */
  readonly rechnungId: string | undefined;
};

/** An amount that goes back to where it was debited. */
export type Erstattungswunsch = {
  /** Names it: asked for again, it is still one. */
  readonly id: string;
  readonly einzug: string;
  readonly betrag: Cent;
};

/** How it stands with a refund. */
export type Erstattungsstand = {
  readonly fremdId: string;
  readonly zustand: "erledigt" | "gescheitert";
};

/** What a customer has left to be debited. */
export type Zahlungsmittel = {
  readonly id: string;
  /** „Visa, endet auf 4242“ */
  readonly bezeichnung: string;
};

/** A visit to the provider's page, when it is over. */
export type Hinterlegung = {
  readonly kunde: string;
  readonly mittel: Zahlungsmittel;
};

/** What the provider says has changed; how it stands now has to be asked. */
export type Nachricht =
  | { readonly art: "einzug"; readonly fremdId: string }
  | { readonly art: "erstattung"; readonly fremdId: string }
  | { readonly art: "sitzung"; readonly id: string }
  | { readonly art: "kunde"; readonly kunde: string }
  | { readonly art: "unbeachtlich" };

/**
 * Who debits cards and accounts for the portal. What is owed, when and why is the contract's alone; he is asked to debit
 * an invoice, told once and by its id, and how it stands is asked of him whenever he says that something has changed.
 * Whatever fails for a reason that may pass is thrown.
 */
export type Zahlstelle = {
  /** @param id names the account: the same one again is the same customer */
  kundeAnlegen(wer: { readonly id: string; readonly name: string; readonly email: string }): Promise<string>;
  kundeLoeschen(kunde: string): Promise<void>;
  /** Opens a visit to the page on which a means of payment is left. */
  hinterlegen(
    kunde: string,
    ziele: { readonly fertig: string; readonly zurueck: string },
  ): Promise<{ readonly id: string; readonly url: string }>;
  /** What a visit has brought; undefined: nothing, or not yet. It counts from now on. */
  hinterlegt(id: string): Promise<Hinterlegung | undefined>;
  /** Address of the page on which a customer looks after what he has left. */
  verwalten(kunde: string, zurueck: string): Promise<string>;
  /** What is debited for a customer; undefined: nothing. */
  mittelVon(kunde: string): Promise<Zahlungsmittel | undefined>;
  einziehen(wunsch: Einzugswunsch): Promise<Einzugsstand>;
  /** A debit that was asked for long ago, if it ever arrived. */
  einzugSuchen(wunsch: Pick<Einzugswunsch, "id" | "kunde">): Promise<Einzugsstand | undefined>;
  /** How it stands with one; undefined: it is none of ours. */
  einzugLesen(fremdId: string): Promise<Einzugsstand | undefined>;
  erstatten(wunsch: Erstattungswunsch): Promise<Erstattungsstand>;
  /** A refund that was asked for long ago, if it ever arrived. */
  erstattungSuchen(wunsch: Pick<Erstattungswunsch, "id" | "einzug">): Promise<Erstattungsstand | undefined>;
  erstattungLesen(fremdId: string): Promise<Erstattungsstand | undefined>;
  /**
   * Reads what comes in from outside.
   *
   * @returns undefined: not signed by the provider, or too old
   */
  nachricht(roh: Uint8Array, unterschrift: string, jetztMs: number): Nachricht | undefined;
};

/** The provider will not do it, now or later: a means that is gone, an amount that cannot be. */
export class Abgelehnt extends Error {}
