import { type Kysely, sql } from "kysely";
import { z as zod } from "zod";
import { gelesen, gespeicherteCent, gespeicherterTag } from "#platform/db/gelesen.server.ts";
import type { DB, Json } from "#platform/db/schema.ts";
import type { Abschnitt, Ereignis, Forderung, Vertrag } from "./vertrag.ts";

type Zeile = Awaited<ReturnType<typeof zeilen>>[number];

/** A contract with what names it in the database. */
export type Gespeichert = {
  readonly id: string;
  readonly kontoId: string;
  readonly vertrag: Vertrag;
  /** Until then time alone changes nothing. */
  readonly naechsteUhr: Date | null;
};

const zeilen = (tx: Kysely<DB>, kontoId: string) =>
  tx
    .selectFrom("abovertrag")
    .selectAll()
    .where("konto_id", "=", kontoId)
    // One that runs before all that are over.
    .orderBy(sql`zustand = 'ended'`)
    .orderBy("bestellt_am", "desc")
    .orderBy("id")
    .limit(1)
    .execute();

/** Makes a transaction of `abwicklung` one about another account, where two contracts change together. */
export async function kontoWaehlen(tx: Kysely<DB>, kontoId: string): Promise<void> {
  await sql`select set_config('app.konto', ${kontoId}, true)`.execute(tx);
}

/** The contract of an account that runs, or else its last one. */
export async function vertragLesen(tx: Kysely<DB>, kontoId: string): Promise<Gespeichert | undefined> {
  const [zeile] = await zeilen(tx, kontoId);
  return zeile && ausZeile(zeile);
}

/** A contract by its id. */
export async function vertragZuId(tx: Kysely<DB>, id: string): Promise<Gespeichert | undefined> {
  const zeile = await tx.selectFrom("abovertrag").selectAll().where("id", "=", id).executeTakeFirst();
  return zeile && ausZeile(zeile);
}

/** Contracts by their ids. */
export async function vertraegeZuIds(
  tx: Kysely<DB>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Vertrag>> {
  if (ids.length === 0) return new Map();
  const zeilen = await tx.selectFrom("abovertrag").selectAll().where("id", "in", ids).execute();
  return new Map(zeilen.map((zeile) => [zeile.id, ausZeile(zeile).vertrag]));
}

/** Stores a contract, a new one without id. */
export async function vertragSchreiben(
  tx: Kysely<DB>,
  { id, kontoId, vertrag, naechsteUhr }: Omit<Gespeichert, "id"> & { readonly id: string | undefined },
  am: Date,
): Promise<string> {
  const werte = { ...alsZeile(vertrag), konto_id: kontoId, naechste_uhr: naechsteUhr, geaendert: am };
  if (id) {
    await tx.updateTable("abovertrag").set(werte).where("id", "=", id).execute();
    return id;
  }
  const neu = await tx.insertInto("abovertrag").values(werte).returning("id").executeTakeFirstOrThrow();
  return neu.id;
}

/** Notes what has happened. */
export async function ereignisSchreiben(
  tx: Kysely<DB>,
  wo: { readonly vertragId: string; readonly kontoId: string; readonly am: Date },
  ereignis: Ereignis,
): Promise<void> {
  await tx
    .insertInto("aboereignis")
    .values({
      vertrag_id: wo.vertragId,
      konto_id: wo.kontoId,
      am: wo.am,
      ereignis: jsonb(ereignis),
    })
    .execute();
}

/** Accounts whose contract is due for a look at the clock, the longest waiting first. For the portal itself (`betrieb`). */
export async function faelligeKonten(
  tx: Kysely<DB>,
  am: Date,
  limit: number,
): Promise<{ readonly id: string; readonly kontoId: string }[]> {
  const faellig = await tx
    .selectFrom("abovertrag")
    .select(["id", "konto_id"])
    .where("naechste_uhr", "<=", am)
    .orderBy("naechste_uhr")
    .orderBy("id")
    .limit(limit)
    .execute();
  return faellig.map(({ id, konto_id }) => ({ id, kontoId: konto_id }));
}

/** Whether an account has ever had a contract. */
export async function hatteVertrag(tx: Kysely<DB>, kontoId: string): Promise<boolean> {
  const zeile = await tx
    .selectFrom("abovertrag")
    .select("id")
    .where("konto_id", "=", kontoId)
    .limit(1)
    .executeTakeFirst();
  return zeile !== undefined;
}

const jsonb = (wert: unknown) => sql<Json>`${JSON.stringify(wert)}::jsonb`;

/** As the contract writes instants, so that one that went through the database is still the same text. */
const instant = (am: Date): string => Temporal.Instant.fromEpochMilliseconds(am.getTime()).toString();

const datumOderNull = (am: string | null) => (am ? new Date(am) : null);

function alsZeile(vertrag: Vertrag) {
  return {
    typ: vertrag.typ,
    zyklus: vertrag.zyklus,
    zustand: vertrag.zustand,
    preis: vertrag.preis,
    steuerfall: vertrag.steuerfall,
    unternehmer: vertrag.unternehmer,
    bestellt_am: new Date(vertrag.bestelltAm),
    widerruf_bis: vertrag.widerrufBis,
    widerruf_ab: vertrag.widerrufAb,
    testphase_bis: datumOderNull(vertrag.testphaseBis),
    testhinweis: vertrag.testhinweis,
    anker: vertrag.anker,
    periode_von: vertrag.periodeVon,
    periode_bis: vertrag.periodeBis,
    gekuendigt_zum: vertrag.gekuendigtZum,
    wechsel_zu: vertrag.wechselZu,
    zahlweg: vertrag.zahlweg,
    ausdruecklicher_beginn: vertrag.ausdruecklicherBeginn,
    ausgesetzt: vertrag.ausgesetzt,
    beendet_am: vertrag.beendetAm,
    forderungen: jsonb(vertrag.forderungen),
    abschnitte: jsonb(vertrag.abschnitte),
    belege: vertrag.belege,
  };
}

/** What the constraints of the table keep within the types of a contract. */
const forderungsliste: zod.ZodType<readonly Forderung[]> = zod.array(
  zod.strictObject({
    schluessel: zod.string(),
    betrag: gespeicherteCent,
    offen: gespeicherteCent,
    faelligAm: gespeicherterTag,
    erinnertAm: gespeicherterTag.nullable(),
    gemahntAm: gespeicherterTag.nullable(),
    strittig: zod.boolean(),
    unterwegs: zod.boolean().exactOptional(),
  }),
);

const abschnittsliste: zod.ZodType<readonly Abschnitt[]> = zod.array(
  zod.strictObject({
    von: gespeicherterTag,
    bis: gespeicherterTag,
    preis: gespeicherteCent,
    gutgeschrieben: gespeicherteCent,
    schluessel: zod.string(),
    steuerfall: zod.enum(["inland", "eu-reverse-charge"]).exactOptional(),
  }),
);

/** @throws {Unlesbar} where claims or periods do not have their shape: a contract that is not understood is left alone */
function ausZeile(zeile: Zeile): Gespeichert {
  const vertrag: Vertrag = {
    typ: zeile.typ as Vertrag["typ"],
    zyklus: zeile.zyklus as Vertrag["zyklus"],
    zustand: zeile.zustand as Vertrag["zustand"],
    preis: zeile.preis as Vertrag["preis"],
    steuerfall: zeile.steuerfall as Vertrag["steuerfall"],
    unternehmer: zeile.unternehmer,
    bestelltAm: instant(zeile.bestellt_am),
    widerrufBis: zeile.widerruf_bis,
    widerrufAb: zeile.widerruf_ab,
    testphaseBis: zeile.testphase_bis && instant(zeile.testphase_bis),
    testhinweis: zeile.testhinweis,
    anker: zeile.anker,
    periodeVon: zeile.periode_von,
    periodeBis: zeile.periode_bis,
    gekuendigtZum: zeile.gekuendigt_zum,
    wechselZu: zeile.wechsel_zu as Vertrag["wechselZu"],
    zahlweg: zeile.zahlweg as Vertrag["zahlweg"],
    ausdruecklicherBeginn: zeile.ausdruecklicher_beginn,
    ausgesetzt: zeile.ausgesetzt,
    beendetAm: zeile.beendet_am,
    forderungen: gelesen(forderungsliste, zeile.forderungen, "Der Vertrag"),
    abschnitte: gelesen(abschnittsliste, zeile.abschnitte, "Der Vertrag"),
    belege: zeile.belege,
  };
  return { id: zeile.id, kontoId: zeile.konto_id, vertrag, naechsteUhr: zeile.naechste_uhr };
}
