import type { Kysely } from "kysely";
import { abwicklung, betrieb } from "#platform/db/mandant.server.ts";
import type { DB } from "#platform/db/schema.ts";
import { vertragZuId } from "../../vertrag/vertrag-store.server.ts";
import { ereignisAnwenden } from "../../wirken/fuehren.server.ts";
import { sendungenVermerken } from "./sendung.server.ts";

/** All mails that wait have left, and the contracts know it. */
export async function postGeholt(db: Kysely<DB>): Promise<void> {
  await db.updateTable("mail_auftrag").set({ zustand: "gesendet" }).where("zustand", "=", "wartet").execute();
  await sendungenVermerken();
}

/** Tells all contracts that their documents have arrived, in a test in which these get no mails. */
export async function ohneMailsZugegangen(): Promise<void> {
  const vertraege = await betrieb((tx) =>
    tx.selectFrom("abovertrag").select(["id", "konto_id"]).orderBy("id").execute(),
  );
  for (const { id, konto_id } of vertraege)
    await abwicklung(konto_id, async (tx) => {
      const { vertrag } = (await vertragZuId(tx, id)) ?? {};
      for (const { schluessel, unterwegs } of vertrag?.forderungen ?? [])
        if (unterwegs) await ereignisAnwenden(tx, konto_id, { art: "zugegangen", schluessel }, id);
    });
}
