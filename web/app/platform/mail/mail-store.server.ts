import { type Kysely, sql, type Transaction } from "kysely";
import type { DB } from "../db/schema.ts";
import { jobEinreihen } from "../jobs/einreihen-store.server.ts";

/** A mail as a use case wants it sent. `art` names the template: `bestaetigung`, `zuruecksetzen`. */
export type Mail = {
  readonly an: string;
  readonly betreff: string;
  readonly text: string;
  readonly html: string;
  readonly art: string;
  /** Address that an answer goes to (Reply-To); unset: to the sender of all mails. */
  readonly antwortAn?: string;
};

/** A file that goes out with a mail. */
export type Anhang = {
  readonly name: string;
  readonly typ: string;
  readonly inhalt: Uint8Array;
};

/** A mail that is to be sent, by somebody who has just claimed it. */
export type Versandauftrag = Mail & {
  readonly id: string;
  readonly erstellt: Date;
  readonly versuche: number;
  readonly anhaenge: readonly Anhang[];
};

/** A mail as administrators see it: never its text, which may hold a link that opens an account. */
export type Mailstand = {
  readonly id: string;
  readonly an: string;
  readonly betreff: string;
  readonly art: string;
  readonly erstellt: Date;
  readonly zustand: string;
  readonly versuche: number;
  readonly gesendet_am: Date | null;
  readonly fehler: string | null;
};

/** Name of the job that sends one mail. */
export const mailjob = "mail";

/**
 * Hands a mail over, in the transaction that causes it: it is sent after the commit, or never when there is none.
 *
 * @param anhaenge files that go out with it
 * @returns the mail's id
 */
export async function mailEinreihen(
  tx: Transaction<DB> | Kysely<DB>,
  mail: Mail,
  anhaenge: readonly Anhang[] = [],
): Promise<string> {
  const { an, betreff, text, html, art, antwortAn = null } = mail;
  const { id } = await tx
    .insertInto("mail_auftrag")
    .values({ an, betreff, text, html, art, antwort_an: antwortAn })
    .returning("id")
    .executeTakeFirstOrThrow();
  for (const [nr, { name, typ, inhalt }] of anhaenge.entries())
    await tx
      .insertInto("mail_anhang")
      .values({ mail_id: id, nr, name, typ, inhalt: Buffer.from(inhalt) })
      .execute();
  await jobEinreihen(tx, mailjob, { id });
  return id;
}

/** Claims a waiting mail for a while; undefined when it is sent, given up, or in somebody else's hands. */
export async function mailBeanspruchen(
  db: Kysely<DB>,
  id: string,
  anspruchSekunden: number,
): Promise<Versandauftrag | undefined> {
  const zeile = await db
    .updateTable("mail_auftrag")
    .set({
      versuche: sql<number>`versuche + 1`,
      beansprucht_bis: sql<Date>`clock_timestamp() + make_interval(secs => ${anspruchSekunden})`,
    })
    .where("id", "=", id)
    .where("zustand", "=", "wartet")
    .where((eb) =>
      eb.or([eb("beansprucht_bis", "is", null), eb("beansprucht_bis", "<", sql<Date>`clock_timestamp()`)]),
    )
    .returning(["id", "an", "betreff", "text", "html", "art", "antwort_an", "erstellt", "versuche"])
    .executeTakeFirst();
  if (!zeile) return undefined;
  const anhaenge = await db
    .selectFrom("mail_anhang")
    .select(["name", "typ", "inhalt"])
    .where("mail_id", "=", id)
    .orderBy("nr")
    .execute();
  const { text, html, antwort_an, ...rest } = zeile;
  const antwort = antwort_an === null ? {} : { antwortAn: antwort_an };
  return { ...rest, ...antwort, text: text ?? "", html: html ?? "", anhaenge };
}

/** What has left, or never will, is kept no longer than its text. */
const anhaengeLoeschen = (db: Kysely<DB>, id: string) =>
  db.deleteFrom("mail_anhang").where("mail_id", "=", id).execute();

/** Notes that a mail has left; its text goes with it unless it is kept for the demo. */
export async function mailGesendet(db: Kysely<DB>, id: string, textBehalten: boolean): Promise<void> {
  await db
    .updateTable("mail_auftrag")
    .set({
      zustand: "gesendet",
      gesendet_am: sql<Date>`clock_timestamp()`,
      beansprucht_bis: null,
      fehler: null,
      ...(textBehalten ? {} : { text: null, html: null, antwort_an: null }),
    })
    .where("id", "=", id)
    .execute();
  await anhaengeLoeschen(db, id);
}

/** Notes a failure; without `pauseSekunden` nobody will try again. */
export async function mailGescheitert(
  db: Kysely<DB>,
  id: string,
  { fehler, pauseSekunden }: { fehler: string; pauseSekunden: number | undefined },
): Promise<void> {
  await db
    .updateTable("mail_auftrag")
    .set({
      fehler: fehler.slice(0, 500),
      ...(pauseSekunden === undefined
        ? { zustand: "gescheitert", beansprucht_bis: null, text: null, html: null, antwort_an: null }
        : { beansprucht_bis: sql<Date>`clock_timestamp() + make_interval(secs => ${pauseSekunden})` }),
    })
    .where("id", "=", id)
    .execute();
  if (pauseSekunden === undefined) await anhaengeLoeschen(db, id);
}

/** Mails that wait although nobody is sending them: their job was lost, or its process was killed. */
export async function liegengebliebeneMails(db: Kysely<DB>, aelterAlsSekunden: number): Promise<string[]> {
  const zeilen = await db
    .selectFrom("mail_auftrag")
    .select("id")
    .where("zustand", "=", "wartet")
    .where("erstellt", "<", sql<Date>`clock_timestamp() - make_interval(secs => ${aelterAlsSekunden})`)
    .where((eb) =>
      eb.or([eb("beansprucht_bis", "is", null), eb("beansprucht_bis", "<", sql<Date>`clock_timestamp()`)]),
    )
    .orderBy("erstellt")
    .limit(500)
    .execute();
  return zeilen.map(({ id }) => id);
}

/** Newest first. */
export async function mailstaende(
  db: Kysely<DB>,
  { an, zustand, limit = 100 }: { an?: string | undefined; zustand?: string | undefined; limit?: number },
): Promise<Mailstand[]> {
  let frage = db
    .selectFrom("mail_auftrag")
    .select(["id", "an", "betreff", "art", "erstellt", "zustand", "versuche", "gesendet_am", "fehler"])
    .orderBy("erstellt", "desc")
    .limit(limit);
  if (an !== undefined) frage = frage.where("an", "=", an);
  if (zustand !== undefined) frage = frage.where("zustand", "=", zustand);
  return frage.execute();
}

/** Mails to one address with their text, newest first; for the demo alone. */
export async function mailsAn(
  db: Kysely<DB>,
  an: string,
): Promise<{ an: string; betreff: string; text: string; erstellt: Date }[]> {
  const zeilen = await db
    .selectFrom("mail_auftrag")
    .select(["an", "betreff", "text", "erstellt"])
    .where("an", "=", an)
    .orderBy("erstellt", "desc")
    .limit(100)
    .execute();
  return zeilen.map((zeile) => ({ ...zeile, text: zeile.text ?? "" }));
}

/** Removes what was sent or given up long ago. */
export async function alteMailsLoeschen(db: Kysely<DB>, tage: number): Promise<void> {
  await db
    .deleteFrom("mail_auftrag")
    .where("zustand", "!=", "wartet")
    .where("erstellt", "<", sql<Date>`clock_timestamp() - make_interval(days => ${tage})`)
    .execute();
}
