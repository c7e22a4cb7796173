import type { Transaction } from "kysely";
import type { DB } from "#platform/db/schema.ts";
import { jobEinreihen } from "#platform/jobs/einreihen-store.server.ts";

/** Name of the job that makes documents: invoices, their corrections, reminders. */
export const belegjob = "abo-belege";

/** Documents have been asked for in this transaction. */
export const belegeAnstossen = (tx: Transaction<DB>): Promise<void> => jobEinreihen(tx, belegjob, {});

/** Name of the job that debits and refunds for one account. */
export const zahlungsjob = "abo-zahlungen-konto";

/** Something that may have to be debited or refunded has come about in this transaction. */
export const zahlungenAnstossen = (tx: Transaction<DB>, kontoId: string): Promise<void> =>
  jobEinreihen(tx, zahlungsjob, { kontoId });
