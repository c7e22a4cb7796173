import type { Generated } from "kysely";

/** Tables of the migrated database, for Kysely. Written by `npm run db:typen`, never by hand. */
export type DB = {
  migration: {
    nummer: number;
    name: string;
    pruefsumme: string;
    am: Generated<Date>;
  };
  ratenzaehler: {
    schluessel: string;
    ende: Date;
    anzahl: number;
  };
};
