import { plusTage, type Tag } from "@gebuehrenportal/recht";
import { type Expression, type RawBuilder, type SqlBool, sql } from "kysely";
import { beimSuchen } from "#platform/db/mandant.server.ts";
import type { Buchlage } from "../einstellung/buchzugang.server.ts";
import { aktenschluessel, type Frist } from "../worte/frist.ts";
import { alsFristen, ersteOffeneVorfrist, fristen } from "./frist-store.server.ts";

/** Which entries a list shows. */
export type Listenwahl = {
  readonly status: "offen" | "erledigt" | "gestrichen" | "bestand" | "alle";
  /** Open ones that something is to be done for until this day: end, safe day, or a Vorfrist that is open. */
  readonly bis?: Tag | undefined;
  /** Those alone with a Vorfrist that is open and has come by this day; one that was missed stays among them. */
  readonly vorzulegenBis?: Tag | undefined;
  /** Those that stand on this day: by their end; while they are open, also by safe day or Vorfrist. */
  readonly am?: Tag | undefined;
  /** Those alone whose day to act on lies before this one; a waiting period is never overdue. */
  readonly ueberfaelligAm?: Tag | undefined;
  /** Those alone that wait for a second person or a lawyer. */
  readonly wartend?: boolean | undefined;
  /** Those alone that nobody of the office is responsible for. */
  readonly ohnePerson?: boolean | undefined;
  readonly akte?: string | undefined;
  readonly verantwortlich?: string | undefined;
  /** Without those whose trigger is open. */
  readonly mitTag?: boolean | undefined;
  /** Words that all occur. */
  readonly suche?: string | undefined;
  readonly limit?: number | undefined;
  /** The latest ends first, and before them those without a day. */
  readonly neueste?: boolean | undefined;
  /** After this entry of the same list. */
  readonly nach?: { readonly ende: Tag | null; readonly id: string } | undefined;
};

type Buch = Pick<Buchlage, "tx" | "kanzleiId">;

/** Entries in the order of their ends; those without a day stand last. */
export async function fristenFinden(buch: Buch, wahl: Listenwahl): Promise<Frist[]> {
  const muster = suchmuster(wahl.suche ?? "");
  const ids = muster.length === 0 ? undefined : await gesucht(buch, wahl, muster);
  if (ids) return alsFristen(geordnet(mitIds(fristen(buch.tx, buch.kanzleiId), ids), wahl));
  const frage = geordnet(gewaehlt(buch, wahl).where(passend(muster)), wahl);
  return alsFristen(wahl.limit === undefined ? frage : frage.limit(wahl.limit));
}

/** How many a list holds. */
export async function fristenZaehlen(buch: Buch, wahl: Omit<Listenwahl, "limit" | "nach" | "suche">) {
  const { anzahl } = await gewaehlt(buch, wahl)
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as("anzahl"))
    .executeTakeFirstOrThrow();
  return anzahl;
}

/**
 * Nobody of the office is responsible: nobody at all, or somebody who works there no more, whatever way he has left.
 *
 * @param tabelle what the entries are called in the question
 */
export const ohneVerantwortliche = (tabelle: "frist" | "o"): RawBuilder<SqlBool> =>
  sql`(${sql.ref(`${tabelle}.verantwortlich`)} is null
    or ${sql.ref(`${tabelle}.verantwortlich`)} not in (select p.id from fristperson p))`;

/** How many open entries nobody of the office is responsible for. */
export const herrenloseZaehlen = (buch: Buch): Promise<number> =>
  fristenZaehlen(buch, { status: "offen", ohnePerson: true });

/** How much presses today. */
export type Anstehendes = {
  readonly ueberfaellig: number;
  readonly heuteFaellig: number;
  readonly vorfristen: number;
  /** How many of these were missed. */
  readonly vorfristenVersaeumt: number;
  readonly zuKontrollieren: number;
  readonly freizugeben: number;
};

/** Counts what presses today. */
export async function anstehendeZaehlen({
  tx,
  kanzleiId,
  heute,
}: Buch & Pick<Buchlage, "heute">): Promise<Anstehendes> {
  const offene = tx
    .selectFrom("frist")
    .where("kanzlei_id", "=", kanzleiId)
    .where("zustand", "not in", ["erledigt", "gestrichen"]);
  const zahl = (anzahl: string | number | bigint | undefined) => Number(anzahl ?? 0);
  const anzahl = tx.fn.countAll<number>().as("anzahl");
  const zuHandeln = offene.where("gattung", "<>", "wartefrist").where("sicherer_tag", "<=", heute);
  const vorzulegen = (bis: Tag) => offene.where(ersteOffeneVorfrist("frist"), "<=", bis);
  const [vorbei, heuteFaellig, vorfristen, versaeumt, kontrolle, freigabe] = await Promise.all([
    zuHandeln.where("ende", "<", heute).select(anzahl).executeTakeFirst(),
    zuHandeln.where("ende", ">=", heute).select(anzahl).executeTakeFirst(),
    vorzulegen(heute).select(anzahl).executeTakeFirst(),
    vorzulegen(plusTage(heute, -1)).select(anzahl).executeTakeFirst(),
    offene
      .where("genehmigung_noetig", "=", true)
      .where("genehmigt_am", "is", null)
      .select(anzahl)
      .executeTakeFirst(),
    offene
      .where(({ fn, eb }) => eb(fn<number>("cardinality", ["freigabe_gruende"]), ">", 0))
      .where("freigegeben_am", "is", null)
      .select(anzahl)
      .executeTakeFirst(),
  ]);
  return {
    ueberfaellig: zahl(vorbei?.anzahl),
    heuteFaellig: zahl(heuteFaellig?.anzahl),
    vorfristen: zahl(vorfristen?.anzahl),
    vorfristenVersaeumt: zahl(versaeumt?.anzahl),
    zuKontrollieren: zahl(kontrolle?.anzahl),
    freizugeben: zahl(freigabe?.anzahl),
  };
}

type Frage = ReturnType<typeof fristen>;

const zustaendeVon = {
  offen: ["ausloeser-offen", "zu-genehmigen", "offen", "verlaengerung-beantragt", "verlaengert"],
  erledigt: ["erledigt"],
  gestrichen: ["gestrichen"],
} as const;

/** Those of a list, in no order, whatever is searched for. */
function gewaehlt({ tx, kanzleiId }: Buch, wahl: Listenwahl): Frage {
  let frage = fristen(tx, kanzleiId);
  if (wahl.status === "bestand")
    frage = frage.where("frist.zustand", "not in", ["gestrichen", "ausloeser-offen"]);
  else if (wahl.status === "offen")
    frage = frage.where("frist.zustand", "not in", ["erledigt", "gestrichen"]);
  else if (wahl.status !== "alle") frage = frage.where("frist.zustand", "in", zustaendeVon[wahl.status]);
  const { akte, verantwortlich } = wahl;
  if (wahl.mitTag) frage = frage.where("frist.ende", "is not", null);
  if (akte !== undefined) frage = frage.where("frist.akte", "=", aktenschluessel(akte));
  if (verantwortlich !== undefined) frage = frage.where("frist.verantwortlich", "=", verantwortlich);
  return nachDerStelle(anTagen(frage, kanzleiId, wahl), wahl);
}

function anTagen(frage: Frage, kanzleiId: string, wahl: Listenwahl): Frage {
  const { status, bis, vorzulegenBis, am, ueberfaelligAm, wartend, ohnePerson } = wahl;
  const offene = (bedingung: RawBuilder<unknown>) => sql`select o.id from frist o
    where o.kanzlei_id = ${kanzleiId} and o.zustand not in ('erledigt', 'gestrichen') and ${bedingung}`;
  const vorzulegen = (tag: Tag) => offene(sql`${ersteOffeneVorfrist("o")} <= ${tag}`);
  const anVorfrist = (tag: Tag) => sql`select v.frist_id from fristvorfrist v
    where v.kanzlei_id = ${kanzleiId} and v.tag = ${tag}`;
  let engere = frage;
  if (ueberfaelligAm !== undefined)
    engere = engere
      .where("frist.gattung", "<>", "wartefrist")
      .where(unter(offene(sql`o.sicherer_tag < ${ueberfaelligAm}`)));
  if (wartend)
    engere = engere.where(
      unter(
        offene(sql`o.genehmigung_noetig and o.genehmigt_am is null`),
        offene(sql`cardinality(o.freigabe_gruende) > 0 and o.freigegeben_am is null`),
      ),
    );
  if (ohnePerson) engere = engere.where(unter(offene(ohneVerantwortliche("o"))));
  if (bis !== undefined) engere = engere.where(unter(offene(sql`o.sicherer_tag <= ${bis}`), vorzulegen(bis)));
  if (vorzulegenBis !== undefined) engere = engere.where(unter(vorzulegen(vorzulegenBis)));
  // What is done stands in a calendar on its end alone.
  if (am !== undefined && status !== "offen") engere = engere.where("frist.ende", "=", am);
  else if (am !== undefined)
    engere = engere.where(
      unter(offene(sql`o.ende = ${am}`), offene(sql`o.sicherer_tag = ${am}`), anVorfrist(am)),
    );
  return engere;
}

// Asked first, each of its own index: PostgreSQL cannot know that of the past nearly everything is done.
const unter = (...fragen: readonly RawBuilder<unknown>[]): Expression<SqlBool> =>
  sql`frist.id = any(array(${sql.join(fragen, sql` union `)}))`;

function nachDerStelle(frage: Frage, { nach, neueste }: Listenwahl): Frage {
  if (!nach) return frage;
  const { ende, id } = nach;
  return frage.where(({ eb, refTuple, tuple, or, and }) => {
    const ohneTag = and([eb("frist.ende", "is", null), eb("frist.id", neueste ? "<" : ">", id)]);
    if (ende === null) return neueste ? or([ohneTag, eb("frist.ende", "is not", null)]) : ohneTag;
    const dahinter = eb(refTuple("frist.ende", "frist.id"), neueste ? "<" : ">", tuple(ende, id));
    return neueste ? dahinter : or([dahinter, eb("frist.ende", "is", null)]);
  });
}

const geordnet = (frage: Frage, { neueste }: Listenwahl): Frage =>
  neueste
    ? frage.orderBy("frist.ende", "desc").orderBy("frist.id", "desc")
    : frage.orderBy("frist.ende", (o) => o.asc().nullsLast()).orderBy("frist.id");

/** Patterns of the words that are searched for. */
const suchmuster = (suche: string): readonly string[] =>
  suche
    .toLocaleLowerCase("de-DE")
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 10)
    .map((wort) => `%${wort.replace(/[\\%_]/g, "\\$&")}%`);

const passend = (muster: readonly string[]): Expression<SqlBool> =>
  muster.length === 0 ? sql`true` : sql`frist.suchtext like all(${muster}::text[])`;

const mitIds = (frage: Frage, ids: readonly string[]): Frage =>
  frage.where(sql<boolean>`frist.id = any(${ids}::uuid[])`);

// So many entries are read along the list before the index is asked, and so many the index may give.
const amAnfang = 250;
const ausIndex = 1000;

/**
 * The page of a list with the entries in which all words occur, by their ids. Words that occur often are soon found along the
 * list; others are asked of the index.
 *
 * @returns undefined: it has to be found along the whole list
 */
async function gesucht(
  buch: Buch,
  wahl: Listenwahl,
  muster: readonly string[],
): Promise<readonly string[] | undefined> {
  const anfang = geordnet(gewaehlt(buch, wahl), wahl).limit(amAnfang);
  const { gesehen, treffer } = await treffend(buch, wahl, anfang, muster);
  if (gesehen < amAnfang || treffer.length === wahl.limit) return treffer;
  const kandidaten = await ausDemIndex(buch, muster);
  if (kandidaten)
    return (await treffend(buch, wahl, mitIds(gewaehlt(buch, wahl), kandidaten), muster)).treffer;
  // PostgreSQL expects few to match and would read all in order to sort them.
  await sql`set local enable_sort = off`.execute(buch.tx);
  return undefined;
}

/** How many entries a question gives, and those of them that match, in order. */
async function treffend(
  { tx }: Buch,
  wahl: Listenwahl,
  frage: Frage,
  muster: readonly string[],
): Promise<{ readonly gesehen: number; readonly treffer: readonly string[] }> {
  const [richtung, ohneTag] = wahl.neueste ? [sql`desc`, sql`first`] : [sql`asc`, sql`last`];
  const { rows } = await sql<{ gesehen: number; treffer: string[] }>`
    with frist as materialized (${frage.clearSelect().select(["frist.id", "frist.ende", "frist.suchtext"])})
    select (select count(*)::int from frist) gesehen, array(select id::text from frist where ${passend(muster)}
      order by frist.ende ${richtung} nulls ${ohneTag}, frist.id ${richtung} limit ${wahl.limit ?? null}) treffer`.execute(
    tx,
  );
  return rows[0] ?? { gesehen: 0, treffer: [] };
}

/** Entries with the longest of the words; undefined: the index does not help, or there are too many. */
async function ausDemIndex({ tx }: Buch, muster: readonly string[]): Promise<readonly string[] | undefined> {
  const [laengstes = ""] = muster.toSorted((a, b) => b.length - a.length);
  // The index knows words by every three of their characters.
  if (!/[\p{L}\p{N}].{2}|.{2}[\p{L}\p{N}]/u.test(laengstes.slice(1, -1))) return undefined;
  const gefunden = await beimSuchen(tx, laengstes, () =>
    tx
      .selectFrom("frist")
      .select("id")
      .limit(ausIndex + 1)
      .execute(),
  );
  return gefunden.length > ausIndex ? undefined : gefunden.map(({ id }) => id);
}
