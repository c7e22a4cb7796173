import { geltendeFassung, verschwiegenheitZustimmen } from "#features/konto/index.server.ts";
import { alsFragment } from "#features/rechner/testing.ts";
import type { Tarif } from "#platform/access/tarif.ts";
import type { Testdatenbank } from "#platform/db/testing.ts";
import type { Besitzer } from "./berechnungen.server.ts";

/** An account with a Kanzlei of its own (or in that of another), that has agreed unless told otherwise. */
export async function besitzer(
  { db }: Testdatenbank,
  name: string,
  {
    tarif = "free",
    einig = true,
    kanzlei,
  }: { readonly tarif?: Tarif; readonly einig?: boolean; readonly kanzlei?: string } = {},
): Promise<Besitzer> {
  const { id } = await db
    .insertInto("konto")
    .values({ name, email: `${name}@kanzlei.example`, tarif })
    .returning("id")
    .executeTakeFirstOrThrow();
  const kanzleiId = kanzlei ?? (await neueKanzlei(db, name, id));
  const wer: Besitzer = { kanzleiId, nutzer: { id, subscriptionStatus: tarif } };
  if (einig) await verschwiegenheitZustimmen(wer, geltendeFassung);
  return wer;
}

async function neueKanzlei(db: Testdatenbank["db"], name: string, inhaber: string): Promise<string> {
  const { id } = await db
    .insertInto("kanzlei")
    .values({ name, inhaber })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** § 850c ZPO, net income in euros, paid on 1 July 2026, nobody to maintain. */
export const pfaendung = (netto: string) => ({
  rechner: "/pfaendungsrechner",
  stand: alsFragment({ netto, stichtag: "01.07.2026" }),
});
