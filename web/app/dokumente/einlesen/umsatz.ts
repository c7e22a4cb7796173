import type { Cent, Tag } from "@gebuehrenportal/recht";
import { istIban } from "#platform/pruefziffern.ts";

/** A statement of a year has hardly more. */
export const umsaetzeHoechstens = 20_000;

/** Money that came in or went out, as the statement of a bank tells it. */
export type Bankumsatz = {
  /** Names it within its account: the same entry in another file has the same. */
  readonly fremdId: string;
  readonly am: Tag;
  /** Negative: it went out. */
  readonly betrag: Cent;
  /** Who paid it, or got it. */
  readonly zahler: string;
  /** His account; empty: not told. */
  readonly iban: string;
  readonly zweck: string;
};

/** What a file holds, or why it cannot be read. */
export type Kontoauszug =
  | {
      readonly umsaetze: readonly Bankumsatz[];
      /** Entries that cannot be used: not booked yet, without amount in euro or day. */
      readonly uebergangen: number;
    }
  | { readonly fehler: string };

/** `de02 1203…` → `DE021203…`; empty: that is no IBAN. */
export function ibanAus(text: string): string {
  const glatt = text.replace(/\s/g, "").toUpperCase();
  return istIban(glatt) ? glatt : "";
}
