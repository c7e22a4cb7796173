import type { Kysely } from "kysely";
import { protokolliere } from "#platform/audit/protokoll-store.server.ts";
import { jetzt } from "#platform/clock/clock.server.ts";
import type { DB } from "#platform/db/schema.ts";
import { kontoNachAdresse, kontoVerwalten } from "./verwaltung-store.server.ts";

/**
 * Gives an account the role of an administrator, on the operator's word: whoever can open the database needs no other
 * administrator for it. Only accounts with a confirmed address, so that a misspelt one gives nobody the portal.
 *
 * @param tx a transaction with the owner's access to the database
 */
export async function administratorErnennen(
  tx: Kysely<DB>,
  adresse: string,
): Promise<"ernannt" | "unbekannt" | "unbestaetigt" | "gesperrt"> {
  const konto = await kontoNachAdresse(tx, adresse.trim().toLowerCase());
  if (!konto) return "unbekannt";
  if (!konto.email_bestaetigt_am) return "unbestaetigt";
  if (konto.gesperrt_am) return "gesperrt";
  if (konto.rolle === "admin") return "ernannt";
  await kontoVerwalten(tx, konto.id, { rolle: "admin" }, new Date(jetzt().epochMilliseconds));
  const einzelheiten = { alt: konto.rolle, neu: "admin", weg: "betreiber" };
  await protokolliere(tx, { akt: "rolle-geaendert", konto: konto.id, einzelheiten });
  return "ernannt";
}
