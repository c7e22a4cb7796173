import type { Kysely } from "kysely";
import type { DB } from "#platform/db/schema.ts";
import { anschriftAusJson, type GespeicherteAnschrift } from "../bestellung/anschrift.ts";
import type { Auftrag } from "../vertrag/vertrag-store.server.ts";

type Tx = Kysely<DB>;

/** A document that a contract has asked for. */
export type Belegauftrag = {
  readonly id: string;
  readonly vertragId: string;
  readonly kontoId: string;
  readonly auftrag: Auftrag;
  /** Whose number an invoice without VAT rests on, as it was when it was asked for. */
  readonly anschrift: GespeicherteAnschrift | undefined;
};

/** Takes one, held until the transaction ends; undefined: somebody else has done it, or is about to. */
export async function auftragNehmen(tx: Tx, id: string): Promise<Belegauftrag | undefined> {
  const z = await tx
    .selectFrom("aboauftrag")
    .select(["id", "vertrag_id", "konto_id", "schluessel", "art", "inhalt"])
    .where("id", "=", id)
    .where("erledigt_am", "is", null)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!z) return undefined;
  const { anschrift, ...inhalt } = Object(z.inhalt);
  const auftrag = { art: z.art, schluessel: z.schluessel, ...inhalt } as Auftrag;
  return {
    ...{ id: z.id, vertragId: z.vertrag_id, kontoId: z.konto_id, auftrag },
    anschrift: anschrift && anschriftAusJson(anschrift),
  };
}

/** Notes that it is done. */
export async function auftragErledigen(tx: Tx, id: string, am: Date): Promise<void> {
  await tx.updateTable("aboauftrag").set({ erledigt_am: am, fehler: null }).where("id", "=", id).execute();
}

/** Notes a reminder. */
export async function mahnungSchreiben(
  tx: Tx,
  m: {
    readonly rechnungId: string;
    readonly kontoId: string;
    readonly vertragId: string;
    readonly schluessel: string;
    readonly stufe: number;
    readonly am: string;
    readonly offen: number;
  },
): Promise<void> {
  await tx
    .insertInto("rechnungsmahnung")
    .values({
      rechnung_id: m.rechnungId,
      konto_id: m.kontoId,
      vertrag_id: m.vertragId,
      schluessel: m.schluessel,
      stufe: m.stufe,
      am: m.am as DB["rechnungsmahnung"]["am"],
      offen: m.offen,
    })
    .execute();
}
