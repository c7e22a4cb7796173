import { type Kysely, sql } from "kysely";
import type { DB } from "#platform/db/schema.ts";

type Tx = Kysely<DB>;

/** A mail with an invoice or a reminder, and the claim it is about. */
export type Sendung = {
  readonly mailId: string;
  readonly vertragId: string;
  readonly kontoId: string;
  readonly schluessel: string;
};

/** Keeps that the claim waits for its mail, in the transaction that hands the mail over. */
export async function sendungSchreiben(tx: Tx, { am, ...s }: Sendung & { readonly am: Date }): Promise<void> {
  await tx
    .insertInto("abosendung")
    .values({
      mail_id: s.mailId,
      vertrag_id: s.vertragId,
      konto_id: s.kontoId,
      schluessel: s.schluessel,
      erstellt: am,
    })
    .execute();
}

/** Ends the waiting; false: somebody else has been quicker. */
export async function sendungErledigen(tx: Tx, mailId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("abosendung")
    .where("mail_id", "=", mailId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Mails that have left since, the oldest first. For the portal itself (`betrieb`). */
export async function hinausgegangene(tx: Tx, limit: number): Promise<Sendung[]> {
  return tx
    .selectFrom("abosendung as s")
    .innerJoin("mail_auftrag as m", "m.id", "s.mail_id")
    .where("m.zustand", "=", "gesendet")
    .select(["s.mail_id as mailId", "s.vertrag_id as vertragId", "s.konto_id as kontoId", "s.schluessel"])
    .orderBy("s.erstellt")
    .orderBy("s.mail_id")
    .limit(limit)
    .execute();
}

/** How many mails wait although they were handed over before an instant. For the portal itself (`betrieb`). */
export async function wartendeSendungen(tx: Tx, vor: Date): Promise<number> {
  const { anzahl } = await tx
    .selectFrom("abosendung as s")
    .leftJoin("mail_auftrag as m", "m.id", "s.mail_id")
    .where("s.erstellt", "<", vor)
    .where(sql<boolean>`m.zustand is distinct from 'gesendet'`)
    .select((eb) => eb.fn.countAll<string>().as("anzahl"))
    .executeTakeFirstOrThrow();
  return Number(anzahl);
}
