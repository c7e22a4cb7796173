import type { Kysely } from "kysely";
import type { DB } from "#platform/db/schema.ts";
import type { Zahlungsmittel } from "../port.ts";

type Tx = Kysely<DB>;

/** Who an account is at the provider, and what is debited. */
export type Zahlkunde = {
  readonly kontoId: string;
  readonly kunde: string;
  readonly mittel: string | null;
  readonly bezeichnung: string;
};

const gelesen = (tx: Tx) =>
  tx.selectFrom("zahlkunde").select(["konto_id as kontoId", "kunde", "mittel", "bezeichnung"]);

/** The customer of an account; undefined: it has never been there. */
export const kundeVon = (tx: Tx, kontoId: string): Promise<Zahlkunde | undefined> =>
  gelesen(tx).where("konto_id", "=", kontoId).executeTakeFirst();

/** The account of a customer. For the portal itself (`betrieb`). */
export const kontoVon = async (tx: Tx, kunde: string): Promise<string | undefined> =>
  (await gelesen(tx).where("kunde", "=", kunde).executeTakeFirst())?.kontoId;

/** Keeps who an account is there; the first one stays. */
export async function kundeSchreiben(tx: Tx, kontoId: string, kunde: string, am: Date): Promise<void> {
  await tx
    .insertInto("zahlkunde")
    .values({ konto_id: kontoId, kunde, geaendert: am })
    .onConflict((oc) => oc.column("konto_id").doNothing())
    .execute();
}

/** What is debited from now on; the same one again keeps its day. */
export async function mittelSchreiben(
  tx: Tx,
  kontoId: string,
  mittel: Zahlungsmittel | undefined,
  am: Date,
): Promise<void> {
  const bisher = await kundeVon(tx, kontoId);
  if (
    !bisher ||
    (bisher.mittel === (mittel?.id ?? null) && bisher.bezeichnung === (mittel?.bezeichnung ?? ""))
  )
    return;
  await tx
    .updateTable("zahlkunde")
    .set({
      mittel: mittel?.id ?? null,
      bezeichnung: mittel?.bezeichnung ?? "",
      ...(bisher.mittel === mittel?.id ? {} : { mittel_seit: mittel ? am : null }),
      geaendert: am,
    })
    .where("konto_id", "=", kontoId)
    .execute();
}

/** Keeps that a visit to the provider's page has begun. */
export async function sitzungSchreiben(tx: Tx, id: string, kontoId: string, am: Date): Promise<void> {
  await tx
    .insertInto("zahlungssitzung")
    .values({ id, konto_id: kontoId, erstellt: am })
    .onConflict((oc) => oc.column("id").doNothing())
    .execute();
}

/** A visit that has not counted yet, and whose it is. For the portal itself (`betrieb`). */
export async function offeneSitzung(tx: Tx, id: string): Promise<string | undefined> {
  const zeile = await tx
    .selectFrom("zahlungssitzung")
    .select("konto_id")
    .where("id", "=", id)
    .where("uebernommen_am", "is", null)
    .executeTakeFirst();
  return zeile?.konto_id;
}

/** How it stands with a visit of this account; undefined: it is none. */
export async function eigeneSitzung(
  tx: Tx,
  id: string,
  kontoId: string,
): Promise<"offen" | "uebernommen" | undefined> {
  const zeile = await tx
    .selectFrom("zahlungssitzung")
    .select("uebernommen_am")
    .where("id", "=", id)
    .where("konto_id", "=", kontoId)
    .executeTakeFirst();
  return zeile && (zeile.uebernommen_am ? "uebernommen" : "offen");
}

/** Visits of a time that have not counted yet. For the portal itself (`betrieb`). */
export async function offeneSitzungen(tx: Tx, seit: Date, limit: number): Promise<readonly string[]> {
  const zeilen = await tx
    .selectFrom("zahlungssitzung")
    .select("id")
    .where("uebernommen_am", "is", null)
    .where("erstellt", ">", seit)
    .orderBy("erstellt", "desc")
    .limit(limit)
    .execute();
  return zeilen.map(({ id }) => id);
}

/** @returns false: it has counted already */
export async function sitzungAbschliessen(tx: Tx, id: string, am: Date): Promise<boolean> {
  const zeile = await tx
    .updateTable("zahlungssitzung")
    .set({ uebernommen_am: am })
    .where("id", "=", id)
    .where("uebernommen_am", "is", null)
    .returning("id")
    .executeTakeFirst();
  return zeile !== undefined;
}

/** Customers whose account is gone. For the portal itself (`betrieb`). */
export async function abgaenge(tx: Tx, limit: number): Promise<readonly string[]> {
  const zeilen = await tx
    .selectFrom("zahlkundenabgang")
    .select("kunde")
    .orderBy("seit")
    .limit(limit)
    .execute();
  return zeilen.map(({ kunde }) => kunde);
}

/** A customer is gone at the provider, too. */
export async function abgangErledigt(tx: Tx, kunde: string): Promise<void> {
  await tx.deleteFrom("zahlkundenabgang").where("kunde", "=", kunde).execute();
}
