import type { Kysely, Transaction } from "kysely";
import type { DB } from "./db/schema.ts";
import type { Ablage } from "./storage/ablage.server.ts";

/** Ids of the demo accounts by their names. */
export type Demokontoids = ReadonlyMap<string, string>;

/** What a feature does with its data when the demo is reset or removed, each in the transaction for the whole portal. */
export type Demoteil = {
  /** Removes all its data, before the accounts go; what hangs on an account (`on delete cascade`) needs no word here. */
  readonly leeren?: (tx: Transaction<DB>) => Promise<void>;
  /** Removes what these accounts would leave, before they go. */
  readonly entfernen?: (tx: Transaction<DB>, konten: readonly string[]) => Promise<void>;
  /**
   * Does what takes time, before the transaction begins.
   *
   * @param lager where files go; default: the store of this process
   * @returns how its data get into the emptied database
   */
  readonly vorbereiten?: (
    lager?: Ablage,
  ) => Promise<(tx: Transaction<DB>, konten: Demokontoids) => Promise<void>>;
};

/** The accounts of the demo; one feature has them. */
export type Demokonten = {
  /** Whether nobody has an account yet, of the demo or not. */
  readonly keine: (db: Kysely<DB>) => Promise<boolean>;
  /** The ids of the accounts that everybody can sign in to. */
  readonly ids: (tx: Transaction<DB>) => Promise<readonly string[]>;
  /** Removes all accounts, of the demo or not. */
  readonly leeren: (tx: Transaction<DB>) => Promise<void>;
  /** Removes these accounts. @returns a line for the operator for each right of others that they had given or taken */
  readonly entfernen: (tx: Transaction<DB>, konten: readonly string[]) => Promise<readonly string[]>;
  /** Does what takes time, and says how the accounts get into the emptied database. */
  readonly vorbereiten: () => Promise<(tx: Transaction<DB>) => Promise<Demokontoids>>;
};

/** What the demo of the whole portal is made of. */
export type Demo = { readonly konten: Demokonten; readonly teile: readonly Demoteil[] };
