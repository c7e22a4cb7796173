import type { Cent, Tag } from "@gebuehrenportal/recht";

/** Money that came in, as the statement of a bank tells it. */
export type Bankumsatz = {
  /** Names it within its account: the same entry in another file has the same. */
  readonly fremdId: string;
  readonly am: Tag;
  readonly betrag: Cent;
  readonly zahler: string;
  readonly zweck: string;
};

/** What a file holds, or why it cannot be read. */
export type Kontoauszug =
  | {
      readonly umsaetze: readonly Bankumsatz[] /** Entries that are no income. */;
      readonly uebergangen: number;
    }
  | { readonly fehler: string };
