import type { Tag } from "@gebuehrenportal/recht";
import { type Kysely, sql, type Transaction } from "kysely";
import type { DB } from "#platform/db/schema.ts";
import type { Kampagne } from "./kampagne.ts";
import { platzAus } from "./plaetze.ts";
import { themaAus } from "./themen.ts";

type Zugriff = Transaction<DB> | Kysely<DB>;

const spalten = [
  "id",
  "art",
  "werbender",
  "titel",
  "text",
  "ziel",
  "plaetze",
  "themen",
  "gewicht",
  "von",
  "bis",
  "bild",
  "bildtext",
] as const;

type Zeile = Omit<Kampagne, "art" | "plaetze" | "themen" | "bild"> & {
  readonly art: string;
  readonly plaetze: readonly string[];
  readonly themen: readonly string[];
  readonly bild: string | null;
  readonly bildtext: string | null;
};

/** The campaigns that run on a day or begin after it. */
export async function nichtBeendete(db: Zugriff, am: Tag): Promise<readonly Kampagne[]> {
  const zeilen = await db
    .selectFrom("werbekampagne")
    .select(spalten)
    .where((eb) => eb.or([eb("bis", "is", null), eb("bis", ">=", am)]))
    .orderBy("id")
    .execute();
  return zeilen.map(alsKampagne);
}

/** A campaign, also one that has ended. */
export async function kampagneLesen(db: Zugriff, id: string): Promise<Kampagne | undefined> {
  const zeile = await db.selectFrom("werbekampagne").select(spalten).where("id", "=", id).executeTakeFirst();
  return zeile && alsKampagne(zeile);
}

/** All campaigns whose words or advertiser hold a text, those that end last first. */
export async function kampagnenSuchen(db: Zugriff, frage: string): Promise<readonly Kampagne[]> {
  const muster = `%${frage.replace(/[\\%_]/g, "\\$&")}%`;
  const zeilen = await db
    .selectFrom("werbekampagne")
    .select(spalten)
    .where((eb) => eb.or([eb("titel", "ilike", muster), eb("werbender", "ilike", muster)]))
    .orderBy("bis", (ob) => ob.desc().nullsFirst())
    .orderBy("von", "desc")
    .orderBy("titel")
    .execute();
  return zeilen.map(alsKampagne);
}

type Angaben = Omit<Kampagne, "id">;

/** @returns its id */
export async function kampagneAnlegen(db: Zugriff, angaben: Angaben, id?: string): Promise<string> {
  const zeile = await db
    .insertInto("werbekampagne")
    .values({ ...alsZeile(angaben), ...(id && { id }) })
    .returning("id")
    .executeTakeFirstOrThrow();
  return zeile.id;
}

/** @returns whether there is such a campaign */
export async function kampagneAendern(db: Zugriff, id: string, angaben: Angaben): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("werbekampagne")
    .set({ ...alsZeile(angaben), geaendert: sql<Date>`now()` })
    .where("id", "=", id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Removes a campaign with its figures; for the demo alone. */
export async function kampagneEntfernen(db: Zugriff, id: string): Promise<void> {
  await db.deleteFrom("werbezaehler").where("kampagne_id", "=", id).execute();
  await db.deleteFrom("werbekampagne").where("id", "=", id).execute();
}

/** Removes every figure and every campaign besides the operator's own first ones; for the demo alone. */
export async function werbungLeeren(db: Zugriff, bleibt: readonly string[]): Promise<void> {
  await db.deleteFrom("werbezaehler").execute();
  await db
    .deleteFrom("werbekampagne")
    .where("id", "not in", [...bleibt])
    .execute();
}

function alsZeile({ bild, plaetze, themen, ...rest }: Angaben) {
  return {
    ...rest,
    plaetze: [...plaetze],
    themen: [...themen],
    bild: bild?.schluessel ?? null,
    bildtext: bild?.text ?? null,
  };
}

function alsKampagne({ art, plaetze, themen, bild, bildtext, ...rest }: Zeile): Kampagne {
  return {
    ...rest,
    art: art === "bezahlt" ? "bezahlt" : "haus",
    plaetze: plaetze.flatMap((name) => platzAus(name) ?? []),
    themen: themen.flatMap((name) => themaAus(name) ?? []),
    bild: bild !== null && bildtext !== null ? { schluessel: bild, text: bildtext } : null,
  };
}
