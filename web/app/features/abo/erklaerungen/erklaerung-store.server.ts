import type { Cent, Tag } from "@gebuehrenportal/recht";
import { type Kysely, sql } from "kysely";
import { gelesen, lesbar } from "#platform/db/gelesen.server.ts";
import { getroffen } from "#platform/db/getroffen.server.ts";
import type { DB, Json } from "#platform/db/schema.ts";
import type { VorErklaerung } from "../vertrag/vertrag.ts";
import { tagVon } from "../vertrag/zeit.ts";
import type { Ergebnis, Erklaerung } from "../worte/erklaerungsworte.ts";
import { vorErklaerung } from "./vor-erklaerung.ts";

/** A declaration with what became of it; `ergebnis` null: nobody has looked at it yet. */
export type Stand = Erklaerung & {
  readonly ergebnis: Ergebnis | null;
  readonly vertragId: string | null;
  readonly offen: boolean;
  readonly erledigtAm: Date | null;
  /** Hashes of the tokens in the mails to the account; without any nobody can answer. */
  readonly marken: readonly Buffer[];
  /** What the account has said. */
  readonly antwort: "bestaetigt" | "widersprochen" | null;
  /** From here on a withdrawal has its effect without an answer. */
  readonly wirktAb: Date | null;
  /** What it has changed of the contract. */
  readonly vorher: VorErklaerung | null;
};

const instant = (am: Date): string => Temporal.Instant.fromEpochMilliseconds(am.getTime()).toString();

/** Keeps a declaration; the same id twice is one. @returns whether it is new */
export async function erklaerungSchreiben(tx: Kysely<DB>, erklaerung: Erklaerung): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("aboerklaerung")
    .values({
      id: erklaerung.id,
      art: erklaerung.art,
      eingegangen: new Date(erklaerung.eingegangen),
      name: erklaerung.name,
      kontoadresse: erklaerung.kontoadresse,
      vertragsnummer: erklaerung.vertragsnummer,
      vertrag: erklaerung.vertrag,
      kuendigungsart: erklaerung.kuendigungsart,
      grund: erklaerung.grund,
      zum: erklaerung.zum,
      bestaetigung_an: erklaerung.bestaetigungAn,
      angemeldet: erklaerung.angemeldet,
      konto_id: erklaerung.kontoId,
    })
    .onConflict((oc) => oc.column("id").doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** One declaration. */
export async function erklaerungLesen(tx: Kysely<DB>, id: string): Promise<Stand | undefined> {
  const zeile = await tx.selectFrom("aboerklaerung").selectAll().where("id", "=", id).executeTakeFirst();
  return zeile && ausZeile(zeile);
}

/** One declaration, held until the transaction ends. */
export async function erklaerungFesthalten(tx: Kysely<DB>, id: string): Promise<Stand | undefined> {
  const zeile = await tx
    .selectFrom("aboerklaerung")
    .selectAll()
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  return zeile && ausZeile(zeile);
}

/** Notes what became of a declaration, and whose it is. */
export async function ergebnisSchreiben(
  tx: Kysely<DB>,
  id: string,
  ergebnis: Ergebnis,
  wo: {
    readonly kontoId: string | null;
    readonly vertragId: string | null;
    readonly offen: boolean;
    readonly am: Date;
    readonly wirktAb?: Date | null;
    readonly vorher?: VorErklaerung | undefined;
  },
): Promise<void> {
  await tx
    .updateTable("aboerklaerung")
    .set({
      ausgang: ergebnis.ausgang,
      ende: ergebnis.ende,
      wertersatz: ergebnis.wertersatz,
      gutschrift: ergebnis.gutschrift,
      frist_bis: ergebnis.fristBis,
      konto_id: wo.kontoId,
      vertrag_id: wo.vertragId,
      offen: wo.offen,
      bearbeitet_am: wo.am,
      ...(wo.offen && { erledigt_am: null, erledigt_von: null }),
      ...(wo.wirktAb && { wirkt_ab: wo.wirktAb }),
      ...(wo.vorher && { vorher: sql<Json>`${JSON.stringify(wo.vorher)}::jsonb` }),
    })
    .where("id", "=", id)
    .execute();
}

/** Keeps a token that went to the account, and the mail it went with. */
export async function markeSchreiben(
  tx: Kysely<DB>,
  id: string,
  hash: Buffer,
  mailId: string,
): Promise<void> {
  await tx
    .updateTable("aboerklaerung")
    .set({ antwort_hash: sql<Buffer[]>`antwort_hash || ${hash}::bytea`, gefragt_mit: mailId })
    .where("id", "=", id)
    .execute();
}

/** Notes what the account has said. */
export async function antwortSchreiben(
  tx: Kysely<DB>,
  id: string,
  antwort: NonNullable<Stand["antwort"]>,
  am: Date,
): Promise<void> {
  await tx.updateTable("aboerklaerung").set({ antwort, beantwortet_am: am }).where("id", "=", id).execute();
}

/** Withdrawals that have waited long enough without an answer, the oldest first. For the portal itself (`betrieb`). */
export async function abgewartete(tx: Kysely<DB>, am: Date, limit: number): Promise<string[]> {
  const zeilen = await tx
    .selectFrom("aboerklaerung")
    .select("id")
    .where("ausgang", "=", "wartet")
    .where("wirkt_ab", "<=", am)
    .orderBy("wirkt_ab")
    .orderBy("id")
    .limit(limit)
    .execute();
  return zeilen.map(({ id }) => id);
}

/**
 * Silence counts for nothing as long as the account has not been asked: whatever waits with an unsent question waits anew,
 * its own or, where it has none because the account had been asked already, that of another one of the same account. Where
 * a mail was given up, or nothing asks the account any more, somebody has to look. For the portal itself (`betrieb`).
 */
export async function unzugestellteAufschieben(tx: Kysely<DB>, am: Date, bis: Date): Promise<void> {
  await sql`update aboerklaerung e set wirkt_ab = ${bis}, offen = e.offen or m.zustand = 'gescheitert'
    from aboerklaerung frage join mail_auftrag m on m.id = frage.gefragt_mit
    where e.ausgang = 'wartet' and m.zustand <> 'gesendet' and (m.versuche > 0 or e.wirkt_ab <= ${am})
      and (frage.id = e.id
        or (e.gefragt_mit is null and frage.konto_id = e.konto_id and frage.ausgang = 'wartet'))`.execute(tx);
  await sql`update aboerklaerung e set wirkt_ab = ${bis}, offen = true
    where e.ausgang = 'wartet' and e.wirkt_ab <= ${am} and e.gefragt_mit is null
      and not exists (
        select from aboerklaerung frage
        where frage.konto_id = e.konto_id and frage.id <> e.id and frage.gefragt_mit is not null
          and frage.eingegangen <= e.eingegangen and frage.wirkt_ab >= e.eingegangen)`.execute(tx);
}

/** Other withdrawals of strangers that wait for the same contract. For the portal itself (`betrieb`). */
export async function ebensoWartende(tx: Kysely<DB>, vertragId: string, ausser: string): Promise<string[]> {
  const zeilen = await tx
    .selectFrom("aboerklaerung")
    .select("id")
    .where("vertrag_id", "=", vertragId)
    .where("ausgang", "=", "wartet")
    .where("id", "!=", ausser)
    .orderBy("id")
    .execute();
  return zeilen.map(({ id }) => id);
}

/** Whether the account has been asked about a withdrawal that still waits. For the portal itself (`betrieb`). */
export async function wartetSchon(tx: Kysely<DB>, kontoId: string): Promise<boolean> {
  const zeile = await tx
    .selectFrom("aboerklaerung")
    .select("id")
    .where("konto_id", "=", kontoId)
    .where("ausgang", "=", "wartet")
    .limit(1)
    .executeTakeFirst();
  return zeile !== undefined;
}

/** Notes that the administration is done with a declaration. */
export async function erledigtSchreiben(tx: Kysely<DB>, id: string, von: string, am: Date): Promise<boolean> {
  return getroffen(
    tx
      .updateTable("aboerklaerung")
      .set({ offen: false, erledigt_am: am, erledigt_von: von })
      .where("id", "=", id)
      .where("offen", "=", true),
  );
}

/** Declarations nobody has looked at, the longest waiting first. For the portal itself (`betrieb`). */
export async function unbearbeitete(tx: Kysely<DB>, limit: number): Promise<string[]> {
  const zeilen = await tx
    .selectFrom("aboerklaerung")
    .select("id")
    .where("bearbeitet_am", "is", null)
    .orderBy("eingegangen")
    .orderBy("id")
    .limit(limit)
    .execute();
  return zeilen.map(({ id }) => id);
}

/** How many declarations somebody has caused mails with since then, by column. For the portal itself (`betrieb`). */
export async function anzahlSeit(
  tx: Kysely<DB>,
  spalte: "bestaetigung_an" | "konto_id",
  wert: string,
  seit: Date,
): Promise<number> {
  const { anzahl } = await tx
    .selectFrom("aboerklaerung")
    .select((eb) => eb.fn.countAll<string>().as("anzahl"))
    .where(spalte, "=", wert)
    .where("eingegangen", ">=", seit)
    .executeTakeFirstOrThrow();
  return Number(anzahl);
}

/** The accounts of contracts whose id begins so. For the portal itself (`betrieb`). */
export async function kontenZuNummer(tx: Kysely<DB>, anfang: string): Promise<string[]> {
  const zeilen = await tx
    .selectFrom("abovertrag")
    .select("konto_id")
    .distinct()
    .where(sql<string>`id::text`, "like", `${anfang}%`)
    .limit(2)
    .execute();
  return zeilen.map(({ konto_id }) => konto_id);
}

/**
 * Declarations for the administration: what is open first, then the newest. One whose earlier contract cannot be read
 * stands there without it; whoever decides on it is told.
 */
export async function erklaerungsliste(tx: Kysely<DB>, limit: number): Promise<Stand[]> {
  const zeilen = await tx
    .selectFrom("aboerklaerung")
    .selectAll()
    .orderBy("offen", "desc")
    .orderBy("eingegangen", "desc")
    .orderBy("id")
    .limit(limit)
    .execute();
  return zeilen.map((zeile) =>
    ausZeile(
      lesbar(vorErklaerung.nullable(), zeile.vorher) === undefined ? { ...zeile, vorher: null } : zeile,
    ),
  );
}

/** On which days contracts were ordered, by their ids. For the portal itself (`betrieb`). */
export async function bestelltage(tx: Kysely<DB>, ids: readonly string[]): Promise<ReadonlyMap<string, Tag>> {
  const zeilen = await tx
    .selectFrom("abovertrag")
    .select(["id", "bestellt_am"])
    .where("id", "in", ids)
    .execute();
  return new Map(zeilen.map(({ id, bestellt_am }) => [id, tagVon(instant(bestellt_am))]));
}

/** How many wait for the administration. */
export async function offeneZaehlen(tx: Kysely<DB>): Promise<number> {
  const { anzahl } = await tx
    .selectFrom("aboerklaerung")
    .select((eb) => eb.fn.countAll<string>().as("anzahl"))
    .where("offen", "=", true)
    .executeTakeFirstOrThrow();
  return Number(anzahl);
}

/** Removes what arrived before an instant and is done. For the portal itself (`betrieb`). */
export async function alteErklaerungenLoeschen(tx: Kysely<DB>, vor: Date): Promise<void> {
  await tx.deleteFrom("aboerklaerung").where("eingegangen", "<", vor).where("offen", "=", false).execute();
}

type Zeile = Awaited<ReturnType<typeof zeileVon>>;
const zeileVon = (tx: Kysely<DB>) => tx.selectFrom("aboerklaerung").selectAll().executeTakeFirstOrThrow();

/** What the constraints of the table keep within the types of a declaration. */
function ausZeile(zeile: Zeile): Stand {
  return {
    id: zeile.id,
    art: zeile.art as Erklaerung["art"],
    eingegangen: instant(zeile.eingegangen),
    name: zeile.name,
    kontoadresse: zeile.kontoadresse,
    vertragsnummer: zeile.vertragsnummer,
    vertrag: zeile.vertrag,
    kuendigungsart: zeile.kuendigungsart as Erklaerung["kuendigungsart"],
    grund: zeile.grund,
    zum: zeile.zum as Tag | null,
    bestaetigungAn: zeile.bestaetigung_an,
    angemeldet: zeile.angemeldet,
    kontoId: zeile.konto_id,
    vertragId: zeile.vertrag_id,
    offen: zeile.offen,
    erledigtAm: zeile.erledigt_am,
    marken: zeile.antwort_hash,
    antwort: zeile.antwort as Stand["antwort"],
    wirktAb: zeile.wirkt_ab,
    vorher: zeile.vorher === null ? null : gelesen(vorErklaerung, zeile.vorher, "Die Erklärung"),
    ergebnis: zeile.ausgang
      ? {
          ausgang: zeile.ausgang as Ergebnis["ausgang"],
          ende: zeile.ende as Tag | null,
          wertersatz: zeile.wertersatz as Cent | null,
          gutschrift: zeile.gutschrift as Cent | null,
          fristBis: zeile.frist_bis as Tag | null,
        }
      : null,
  };
}
