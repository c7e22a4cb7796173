import { type Kysely, sql } from "kysely";
import type { DB } from "#platform/db/schema.ts";
import { naechsterVersuch } from "./pause.ts";

type Tx = Kysely<DB>;

/** Which documents to look at. */
export type Auftragswahl = {
  readonly am: Date;
  readonly limit: number;
  /** Of this account alone, also those that wait for another attempt. */
  readonly kontoId?: string | undefined;
};

/**
 * What has not been made and can be now, as contracts have asked for it: of each contract what nothing else has to come
 * before. An invoice comes before what corrects it, both before reminders; those hold nothing up. For the portal itself
 * (`betrieb`).
 */
export async function offeneAuftraege(
  tx: Tx,
  { am, limit, kontoId }: Auftragswahl,
): Promise<readonly { readonly id: string; readonly kontoId: string }[]> {
  return tx
    .selectFrom("aboauftrag as a")
    .select(["a.id", "a.konto_id as kontoId"])
    .where("a.erledigt_am", "is", null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("aboauftrag as v")
            .select("v.id")
            .whereRef("v.vertrag_id", "=", "a.vertrag_id")
            .where("v.erledigt_am", "is", null)
            .where("v.art", "!=", "mahnung")
            // Keys count the documents of a contract; several may be of the same instant, and clocks differ.
            .where(
              sql<boolean>`case when a.art = 'mahnung' then v.erstellt <= a.erstellt
                else substring(v.schluessel from '[0-9]+')::int < substring(a.schluessel from '[0-9]+')::int end`,
            ),
        ),
      ),
    )
    .where(({ eb, or, and, exists, selectFrom }) =>
      kontoId
        ? eb("a.konto_id", "=", kontoId)
        : and([
            or([eb("a.naechster_versuch", "is", null), eb("a.naechster_versuch", "<=", am)]),
            // No bill and no reminder goes to an address that nobody has confirmed.
            exists(
              selectFrom("konto as k")
                .select("k.id")
                .whereRef("k.id", "=", "a.konto_id")
                .where("k.email_bestaetigt_am", "is not", null),
            ),
          ]),
    )
    .orderBy("a.erstellt")
    .orderBy("a.id")
    .limit(limit)
    .execute();
}

/** Documents whose files have not been made and can be tried now, the oldest first. For the portal itself (`betrieb`). */
export async function ohneDateien(
  tx: Tx,
  { am, limit, kontoId }: Auftragswahl,
): Promise<readonly { readonly id: string }[]> {
  return tx
    .selectFrom("rechnung as r")
    .leftJoin("rechnungsdatei as d", "d.rechnung_id", "r.id")
    .leftJoin("rechnungsversuch as v", "v.rechnung_id", "r.id")
    .select("r.id")
    .where("d.rechnung_id", "is", null)
    .where(({ eb, or }) =>
      kontoId
        ? eb("r.konto_id", "=", kontoId)
        : or([eb("v.naechster_versuch", "is", null), eb("v.naechster_versuch", "<=", am)]),
    )
    .orderBy("r.jahr")
    .orderBy("r.laufend")
    .limit(limit)
    .execute();
}

/** Notes that a document could not be made; it waits. For the portal itself (`betrieb`). */
export async function auftragGescheitert(tx: Tx, id: string, fehler: string, am: Date): Promise<void> {
  const z = await tx
    .selectFrom("aboauftrag")
    .select("versuche")
    .where("id", "=", id)
    .where("erledigt_am", "is", null)
    .forUpdate()
    .executeTakeFirst();
  if (!z) return;
  const versuche = z.versuche + 1;
  await tx
    .updateTable("aboauftrag")
    .set({ versuche, fehler, naechster_versuch: naechsterVersuch(versuche, am) })
    .where("id", "=", id)
    .execute();
}

/** Notes that the files of a document could not be made; they wait. For the portal itself (`betrieb`). */
export async function dateienGescheitert(tx: Tx, id: string, fehler: string, am: Date): Promise<void> {
  const z = await tx
    .selectFrom("rechnungsversuch")
    .select("versuche")
    .where("rechnung_id", "=", id)
    .executeTakeFirst();
  const versuche = (z?.versuche ?? 0) + 1;
  const werte = { versuche, fehler, naechster_versuch: naechsterVersuch(versuche, am) };
  await tx
    .insertInto("rechnungsversuch")
    .values({ rechnung_id: id, ...werte })
    .onConflict((oc) => oc.column("rechnung_id").doUpdateSet(werte))
    .execute();
}

/** What failed and waits, the oldest first. For the portal itself (`betrieb`). */
export async function gescheiterte(tx: Tx) {
  const auftraege = await tx
    .selectFrom("aboauftrag")
    .select(["id", "art", "konto_id as kontoId", "erstellt as seit", "versuche", "fehler"])
    .select("naechster_versuch as naechster")
    .where("erledigt_am", "is", null)
    .where("versuche", ">", 0)
    .orderBy("erstellt")
    .execute();
  const dateien = await tx
    .selectFrom("rechnungsversuch as v")
    .innerJoin("rechnung as r", "r.id", "v.rechnung_id")
    .leftJoin("rechnungsdatei as d", "d.rechnung_id", "r.id")
    .where("d.rechnung_id", "is", null)
    .select(["r.id", "r.nummer", "r.erstellt as seit", "v.versuche", "v.fehler"])
    .select("v.naechster_versuch as naechster")
    .orderBy("r.erstellt")
    .execute();
  return { auftraege, dateien };
}

/** Lets everything that waits be tried at once. For the portal itself (`betrieb`). */
export async function allesFaellig(tx: Tx, am: Date): Promise<void> {
  await tx
    .updateTable("aboauftrag")
    .set({ naechster_versuch: am })
    .where("erledigt_am", "is", null)
    .where("naechster_versuch", ">", am)
    .execute();
  await tx
    .updateTable("rechnungsversuch")
    .set({ naechster_versuch: am })
    .where("naechster_versuch", ">", am)
    .execute();
}
