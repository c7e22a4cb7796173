import type { Kysely } from "kysely";
import type { DB } from "#platform/db/schema.ts";
import { kontoMitKanzlei } from "#platform/db/testing-konten.ts";

/** An account in the free tier that works in a Kanzlei of its own. */
export async function neuesKonto(
  db: Kysely<DB>,
  adressname: string,
  { name = adressname, erstellt = "2020-01-01T00:00:00Z", bestaetigt = true } = {},
) {
  const wer = await kontoMitKanzlei(db, {
    name,
    email: `${adressname}@kanzlei.example`,
    erstellt: new Date(erstellt),
    email_bestaetigt_am: bestaetigt ? new Date(erstellt) : null,
  });
  await db
    .insertInto("mitgliedschaft")
    .values({ kanzlei_id: wer.kanzleiId, konto_id: wer.nutzer.id })
    .execute();
  return { ...wer, nutzer: { ...wer.nutzer, subscriptionStatus: "free" } };
}
