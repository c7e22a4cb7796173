import { type Cent, cent } from "@gebuehrenportal/recht";
import type { Kysely } from "kysely";
import type { Bankumsatz } from "#dokumente/einlesen/umsatz.ts";
import { jetzt } from "#platform/clock/clock.server.ts";
import type { DB } from "#platform/db/schema.ts";

type Tx = Kysely<DB>;

export type Umsatzquelle = "camt" | "csv";

/** An imported entry that waits to be booked. */
export type Umsatz = Bankumsatz & { readonly id: string; readonly quelle: Umsatzquelle };

const jeAnweisung = 500;

/**
 * Keeps what came in until it is booked; what is known already is passed over. For the portal itself (`betrieb`).
 *
 * @returns how many are new
 */
export async function umsaetzeSchreiben(
  tx: Tx,
  quelle: Umsatzquelle,
  umsaetze: readonly Bankumsatz[],
): Promise<number> {
  let neu = 0;
  for (let i = 0; i < umsaetze.length; i += jeAnweisung) {
    const geschrieben = await tx
      .insertInto("kontoumsatz")
      .values(
        umsaetze.slice(i, i + jeAnweisung).map(({ fremdId, am, betrag, zahler, zweck }) => ({
          quelle,
          fremd_id: fremdId,
          am,
          betrag,
          zahler,
          zweck,
          importiert_am: new Date(jetzt().epochMilliseconds),
        })),
      )
      .onConflict((oc) => oc.columns(["quelle", "fremd_id"]).doNothing())
      .returning("id")
      .execute();
    neu += geschrieben.length;
  }
  return neu;
}

const gelesen = (tx: Tx) =>
  tx
    .selectFrom("kontoumsatz")
    .select(["id", "quelle", "fremd_id as fremdId", "am", "betrag", "zahler", "zweck"])
    .where("zustand", "=", "offen");

type Zeile = Awaited<ReturnType<ReturnType<typeof gelesen>["execute"]>>[number];
const ausZeile = (z: Zeile): Umsatz => ({
  ...z,
  quelle: z.quelle as Umsatzquelle,
  betrag: cent(Number(z.betrag)) as Cent,
});

/** What waits to be booked, the oldest first. */
export async function offeneUmsaetze(tx: Tx, limit: number): Promise<readonly Umsatz[]> {
  return (await gelesen(tx).orderBy("am").orderBy("id").limit(limit).execute()).map(ausZeile);
}

/** One of them. */
export async function offenerUmsatz(tx: Tx, id: string): Promise<Umsatz | undefined> {
  const zeile = await gelesen(tx).where("id", "=", id).executeTakeFirst();
  return zeile && ausZeile(zeile);
}

/** Takes an entry off the list: booked, or nothing that belongs here. */
export async function umsatzAbschliessen(tx: Tx, id: string, zustand: "gebucht" | "abgelegt"): Promise<void> {
  await tx.updateTable("kontoumsatz").set({ zustand }).where("id", "=", id).execute();
}
