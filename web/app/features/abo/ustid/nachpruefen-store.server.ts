import { plusTage, type Tag } from "@gebuehrenportal/recht";
import { type Kysely, sql } from "kysely";
import type { DB } from "#platform/db/schema.ts";

/** Days before an invoice without VAT on which its number is asked about once more. */
const vorlaufTage = 3;
/** A confirmation that is younger needs no other. */
const frischTage = 20;
/** Nobody asks about the same number more often. */
const pauseMinuten = 55;

/** A number that VIES is to be asked about. */
export type Nummer = { readonly kontoId: string; readonly ustId: string };

/**
 * Numbers that wait for an answer, and those on which the next invoice without VAT rests, the longest waiting first. For the
 * portal itself (`betrieb`).
 */
export async function zuPruefendeNummern(
  tx: Kysely<DB>,
  { jetzt, heute, limit }: { readonly jetzt: Date; readonly heute: Tag; readonly limit: number },
): Promise<readonly Nummer[]> {
  const zeilen = await tx
    .selectFrom("aboanschrift as a")
    .select(["a.konto_id", "a.ust_id"])
    .where("a.ust_id", "is not", null)
    .where("a.ust_id_ungueltig_am", "is", null)
    .where((eb) =>
      eb.or([
        eb("a.ust_id_geprueft_am", "is", null),
        eb("a.ust_id_geprueft_am", "<", minuten(jetzt, pauseMinuten)),
      ]),
    )
    .where((eb) =>
      eb.or([
        eb("a.ust_id_bestaetigt_am", "is", null),
        eb.and([
          eb("a.ust_id_bestaetigt_am", "<", minuten(jetzt, frischTage * 24 * 60)),
          eb.exists(
            eb
              .selectFrom("abovertrag as v")
              .select("v.id")
              .whereRef("v.konto_id", "=", "a.konto_id")
              .where("v.zustand", "!=", "ended")
              .where("v.steuerfall", "=", "eu-reverse-charge")
              .where("v.periode_bis", "<=", plusTage(heute, vorlaufTage)),
          ),
        ]),
      ]),
    )
    .orderBy(sql`a.ust_id_geprueft_am nulls first`)
    .limit(limit)
    .execute();
  return zeilen.map(({ konto_id: kontoId, ust_id }) => ({ kontoId, ustId: ust_id ?? "" }));
}

const minuten = (jetzt: Date, zurueck: number): Date => new Date(jetzt.getTime() - zurueck * 60_000);

/** A number that is not confirmed, as an administrator sees it. */
export type OffeneNummer = Nummer & {
  readonly name: string;
  readonly ort: string;
  readonly land: string;
  readonly geprueftAm: Date | null;
  readonly ungueltig: boolean;
};

/** Numbers without confirmation, those first that may still be good. For the portal itself (`betrieb`). */
export async function offeneNummern(tx: Kysely<DB>, limit: number): Promise<readonly OffeneNummer[]> {
  const zeilen = await tx
    .selectFrom("aboanschrift")
    .select(["konto_id as kontoId", "ust_id", "name", "ort", "land"])
    .select(["ust_id_geprueft_am as geprueftAm", "ust_id_ungueltig_am"])
    .where("ust_id", "is not", null)
    .where("ust_id_bestaetigt_am", "is", null)
    .orderBy(sql`ust_id_ungueltig_am nulls first`)
    .orderBy("geaendert", "desc")
    .limit(limit)
    .execute();
  return zeilen.map(({ ust_id, ust_id_ungueltig_am, ...z }) => ({
    ...z,
    ustId: ust_id ?? "",
    ungueltig: ust_id_ungueltig_am !== null,
  }));
}

/** How many wait for an answer from another state; at home nothing depends on it. For the portal itself (`betrieb`). */
export async function wartendeNummern(tx: Kysely<DB>): Promise<number> {
  const { anzahl } = await tx
    .selectFrom("aboanschrift")
    .select(({ fn }) => fn.countAll<string>().as("anzahl"))
    .where("ust_id", "is not", null)
    .where("land", "!=", "DE")
    .where("ust_id_bestaetigt_am", "is", null)
    .where("ust_id_ungueltig_am", "is", null)
    .executeTakeFirstOrThrow();
  return Number(anzahl);
}
