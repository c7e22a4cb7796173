import { plusTage, type Tag } from "@gebuehrenportal/recht";
import { sql } from "kysely";
import { alsFristen, ersteOffeneVorfrist, fristen } from "../eintrag/frist-store.server.ts";
import type { Buchtx } from "../protokoll/protokoll-store.server.ts";
import type { Anlass } from "../worte/anlass.ts";
import type { Frist } from "../worte/frist.ts";

/** A reminder as it was sent. */
export type Erinnerung = {
  readonly id: string;
  readonly fristId: string;
  readonly art: string;
  readonly tag: Tag;
  readonly an: string;
  readonly erstellt: Date;
  readonly bestaetigtAm: Date | null;
  readonly bestaetigtVon: string | null;
  readonly eskaliertAm: Date | null;
  /** It went out in a mail about several. */
  readonly gesammelt: boolean;
};

const spalten = [
  ...(["id", "art", "tag", "an", "erstellt"] as const),
  "frist_id as fristId",
  "bestaetigt_am as bestaetigtAm",
  "bestaetigt_von as bestaetigtVon",
  "eskaliert_am as eskaliertAm",
  sql<boolean>`sammel_hash is not null`.as("gesammelt"),
] as const;

const vorausschau = 21;

/**
 * Offices that have something to be reminded of, in an order that stays: a deadline or Vorfrist close by, or a reminder
 * that nobody has confirmed in time. `nurStunden`: at night, when only what ends at an hour leaves.
 */
export async function kanzleienMitErinnerung(
  tx: Buchtx,
  {
    heute,
    am,
    nurStunden,
  }: {
    readonly heute: Tag;
    readonly am: Date;
    readonly nurStunden: boolean;
  },
): Promise<string[]> {
  const zeilen = await tx
    .selectFrom("kanzlei as k")
    .select("k.id")
    .where(({ or, exists, selectFrom }) => {
      let nah = selectFrom("frist as f")
        .select("f.id")
        .whereRef("f.kanzlei_id", "=", "k.id")
        .where("f.zustand", "not in", ["erledigt", "gestrichen"])
        .where(sql<Tag>`coalesce(f.sicherer_tag, f.hoechstens_bis)`, "<=", plusTage(heute, vorausschau));
      if (nurStunden) nah = nah.where("f.gattung", "=", "stunde");
      const vorfristen = selectFrom("frist as f")
        .select("f.id")
        .whereRef("f.kanzlei_id", "=", "k.id")
        .where("f.zustand", "not in", ["erledigt", "gestrichen"])
        .where(ersteOffeneVorfrist("f"), "<=", heute);
      const wartet = selectFrom("fristerinnerung as e")
        .select("e.id")
        .whereRef("e.kanzlei_id", "=", "k.id")
        .where("e.bestaetigt_am", "is", null)
        .where("e.eskaliert_am", "<=", am);
      return or([exists(nah), ...(nurStunden ? [] : [exists(vorfristen)]), exists(wartet)]);
    })
    .orderBy("k.id")
    .execute();
  return zeilen.map(({ id }) => id);
}

/** Offices with entries whose owner's tier holds no book (any more). */
export async function kanzleienOhneTarif(
  tx: Buchtx,
  { tarife, am }: { readonly tarife: readonly string[]; readonly am: Date },
): Promise<ReadonlySet<string>> {
  const zeilen = await tx
    .selectFrom("kanzlei as k")
    .innerJoin("konto as i", "i.id", "k.inhaber")
    .select("k.id")
    .where(sql<string>`geltender_tarif(i.tarif, i.tarif_bis, ${am})`, "not in", tarife)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom("frist as f").select("f.id").whereRef("f.kanzlei_id", "=", "k.id")),
    )
    .execute();
  return new Set(zeilen.map(({ id }) => id));
}

/** Entries that something may be due of: open, by safe day or a Vorfrist that is open. */
export function naheFristen(tx: Buchtx, kanzleiId: string, heute: Tag): Promise<Frist[]> {
  return alsFristen(
    fristen(tx, kanzleiId)
      .where("frist.zustand", "not in", ["erledigt", "gestrichen"])
      .where(({ eb, or }) => {
        const bis = plusTage(heute, vorausschau);
        return or([
          eb("frist.sicherer_tag", "<=", bis),
          eb("frist.hoechstens_bis", "<=", bis),
          eb(ersteOffeneVorfrist("frist"), "<=", heute),
        ]);
      })
      .orderBy("frist.sicherer_tag", (o) => o.asc().nullsLast())
      .orderBy("frist.id"),
  );
}

/** What is kept of a reminder that leaves now. */
export type NeueErinnerung = Anlass & {
  readonly fristId: string;
  readonly an: string;
  readonly markeHash: Buffer;
  /** Of the link that confirms all reminders of a mail; null: it reminds of this alone. */
  readonly sammelHash: Buffer | null;
  /** When the next one is told; none: there is nobody else. */
  readonly eskaliertAm: Date | null;
};

/** Notes a reminder; false: this person has been reminded of it already. In the transaction that hands the mail over. */
export async function erinnerungVermerken(
  tx: Buchtx,
  kanzleiId: string,
  { fristId, art, tag, an, markeHash, sammelHash, eskaliertAm }: NeueErinnerung,
  am: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto("fristerinnerung")
    .values({
      kanzlei_id: kanzleiId,
      frist_id: fristId,
      art,
      tag,
      an,
      erstellt: am,
      marke_hash: markeHash,
      sammel_hash: sammelHash,
      eskaliert_am: eskaliertAm,
    })
    .onConflict((oc) => oc.columns(["frist_id", "art", "tag", "an"]).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** Reminders of some entries. */
export async function erinnerungenVon(
  tx: Buchtx,
  kanzleiId: string,
  fristIds: readonly string[],
): Promise<Erinnerung[]> {
  if (fristIds.length === 0) return [];
  return tx
    .selectFrom("fristerinnerung")
    .select(spalten)
    .where("kanzlei_id", "=", kanzleiId)
    .where("frist_id", "in", fristIds)
    .orderBy("erstellt")
    .orderBy("id")
    .execute();
}

/** What a person has not confirmed of entries that are still open, newest first. */
export function unbestaetigteVon(tx: Buchtx, kanzleiId: string, an: string): Promise<Erinnerung[]> {
  return tx
    .selectFrom("fristerinnerung")
    .select(spalten)
    .where("kanzlei_id", "=", kanzleiId)
    .where("an", "=", an)
    .where("bestaetigt_am", "is", null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("frist as f")
          .select("f.id")
          .whereRef("f.id", "=", "fristerinnerung.frist_id")
          .where("f.zustand", "not in", ["erledigt", "gestrichen"]),
      ),
    )
    .orderBy("erstellt", "desc")
    .orderBy("id")
    .limit(200)
    .execute();
}

/**
 * Takes up the reminders that nobody has confirmed in time, or whose addressee is out of reach: each comes to one caller,
 * and once.
 */
export async function ueberfaelligeAufnehmen(
  tx: Buchtx,
  kanzleiId: string,
  { am, erreichbar }: { readonly am: Date; readonly erreichbar: readonly string[] },
): Promise<Erinnerung[]> {
  const zeilen = await tx
    .updateTable("fristerinnerung")
    .set({ eskaliert_am: null })
    .where("kanzlei_id", "=", kanzleiId)
    .where("bestaetigt_am", "is", null)
    .where("eskaliert_am", "is not", null)
    .where(({ eb, or }) =>
      or([
        eb("eskaliert_am", "<=", am),
        // Nobody to tell: it waits until somebody can sign in again.
        ...(erreichbar.length > 0 ? [eb("an", "not in", erreichbar)] : []),
      ]),
    )
    .returning(spalten)
    .execute();
  return zeilen.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/** Notes that somebody knows of it: nobody else is told of it then. False: it was confirmed before. */
export async function bestaetigungVermerken(
  tx: Buchtx,
  kanzleiId: string,
  { id, fristId, art, tag }: Pick<Erinnerung, "id" | "fristId" | "art" | "tag">,
  { von, am }: { readonly von: string; readonly am: Date },
): Promise<boolean> {
  const bestaetigt = await tx
    .updateTable("fristerinnerung")
    .set({ bestaetigt_am: am, bestaetigt_von: von, eskaliert_am: null })
    .where("kanzlei_id", "=", kanzleiId)
    .where("id", "=", id)
    .where("bestaetigt_am", "is", null)
    .returning("id")
    .execute();
  await tx
    .updateTable("fristerinnerung")
    .set({ eskaliert_am: null })
    .where("kanzlei_id", "=", kanzleiId)
    .where("frist_id", "=", fristId)
    .where("art", "=", art)
    .where("tag", "=", tag)
    .execute();
  return bestaetigt.length > 0;
}

/** One reminder of this office. */
export function erinnerungLesen(tx: Buchtx, kanzleiId: string, id: string): Promise<Erinnerung | undefined> {
  return tx
    .selectFrom("fristerinnerung")
    .select(spalten)
    .where("kanzlei_id", "=", kanzleiId)
    .where("id", "=", id)
    .executeTakeFirst();
}

/** The reminders that the bearer of a link may confirm: the one that it is for, or all of its mail. */
export function erinnerungenZurMarke(tx: Buchtx, kanzleiId: string, hash: Buffer): Promise<Erinnerung[]> {
  return tx
    .selectFrom("fristerinnerung")
    .select(spalten)
    .where("kanzlei_id", "=", kanzleiId)
    .where(({ eb, or }) => or([eb("marke_hash", "=", hash), eb("sammel_hash", "=", hash)]))
    .orderBy("tag")
    .orderBy("id")
    .execute();
}

/** A row that somebody holds the link of, and the office that it belongs to. */
export type Marke = { readonly id: string; readonly kanzleiId: string };

/** What the link that somebody holds opens; the database shows it to its bearer alone. */
export async function zurMarke(
  tx: Buchtx,
  tabelle: "fristerinnerung" | "fristfeed",
  markeHash: Buffer,
): Promise<Marke | undefined> {
  await sql`select set_config('app.marke', ${markeHash.toString("hex")}, true)`.execute(tx);
  const felder = ["id", "kanzlei_id as kanzleiId"] as const;
  if (tabelle === "fristfeed")
    return tx.selectFrom(tabelle).select(felder).where("marke_hash", "=", markeHash).executeTakeFirst();
  return tx
    .selectFrom(tabelle)
    .select(felder)
    .where(({ eb, or }) => or([eb("marke_hash", "=", markeHash), eb("sammel_hash", "=", markeHash)]))
    .limit(1)
    .executeTakeFirst();
}
