import type { Tag } from "@gebuehrenportal/recht";
import { sql } from "kysely";
import { alsFristen, ersteOffeneVorfrist, fristen } from "../../eintrag/frist-store.server.ts";
import type { Buchtx } from "../../protokoll/protokoll-store.server.ts";
import { aktenschluessel, type Frist } from "../../worte/frist.ts";

/** What an entry has on a day: its end, the day to act on where that is another, the end applied for, or a Vorfrist. */
export type Tagesart = "ende" | "sicher" | "beantragt" | "vorfrist";

/** An entry on one of its days. */
export type Tageseintrag = { readonly tag: Tag; readonly art: Tagesart; readonly frist: Frist };

/** Days of the book with what stands there, and how much that is where not all of it is given. */
export type Tageseintraege = {
  readonly eintraege: readonly Tageseintrag[];
  readonly anzahl: ReadonlyMap<Tag, number>;
  /** How many of these are Vorfristen. */
  readonly vorfristen: ReadonlyMap<Tag, number>;
};

/** Which days, and whose entries. */
export type Tageswahl = {
  readonly von: Tag;
  readonly bis: Tag;
  readonly status: "offen" | "erledigt";
  readonly verantwortlich?: string | undefined;
  readonly akte?: string | undefined;
  /** At most so many of each day: ends first, a Notfrist before all others. */
  readonly jeTag: number;
  /** At most so many Vorfristen beside them, not among them. */
  readonly vorfristenGetrennt?: boolean | undefined;
};

/** Reads what stands on each day of a span. Struck entries stand in no calendar. */
export async function tageLesen(tx: Buchtx, kanzleiId: string, wahl: Tageswahl): Promise<Tageseintraege> {
  const { von, bis, status, verantwortlich, akte, jeTag, vorfristenGetrennt } = wahl;
  const offen = sql`f.zustand not in ('erledigt', 'gestrichen')`;
  const dabei = sql`${status === "offen" ? offen : sql`f.zustand = 'erledigt'`}
    ${verantwortlich === undefined ? sql`` : sql`and f.verantwortlich = ${verantwortlich}`}
    ${akte === undefined ? sql`` : sql`and f.akte = ${aktenschluessel(akte)}`}`;
  const gruppe = vorfristenGetrennt ? sql`tag, rang = 2` : sql`tag`;
  const { rows } = await sql<{ tag: Tag; art: Tagesart; id: string; anzahl: number; vorfristen: number }>`
    select tag, art, id, anzahl::int, vorfristen::int from (
      select tag, art, id, count(*) over (partition by tag) anzahl,
        count(*) filter (where rang = 2) over (partition by tag) vorfristen,
        row_number() over (partition by ${gruppe} order by rang, notfrist desc, id) nr
      from (
        select f.ende tag, 'ende' art, 0 rang, f.notfrist, f.id from frist f
          where f.kanzlei_id = ${kanzleiId} and f.ende between ${von} and ${bis} and ${dabei}
        union all
        select f.sicherer_tag, 'sicher', 1, f.notfrist, f.id from frist f
          where f.kanzlei_id = ${kanzleiId} and f.sicherer_tag between ${von} and ${bis}
            and f.sicherer_tag <> f.ende and ${offen} and ${dabei}
        union all
        select f.beantragt_bis, 'beantragt', 1, f.notfrist, f.id from frist f
          where f.kanzlei_id = ${kanzleiId} and f.beantragt_bis between ${von} and ${bis} and ${offen} and ${dabei}
        union all
        select v.tag, 'vorfrist', 2, f.notfrist, f.id from fristvorfrist v join frist f on f.id = v.frist_id
          where v.kanzlei_id = ${kanzleiId} and v.tag between ${von} and ${bis} and ${offen} and ${dabei}
            and not f.vorfristerledigungen @> jsonb_build_array(jsonb_build_object('tag', v.tag))
      ) alle
    ) gezaehlt where nr <= ${jeTag} order by tag, art = 'vorfrist', nr`.execute(tx);
  const ids = [...new Set(rows.map(({ id }) => id))];
  const gelesen =
    ids.length === 0 ? [] : await alsFristen(fristen(tx, kanzleiId).where("frist.id", "in", ids));
  const nachId = new Map(gelesen.map((f) => [f.id, f]));
  return {
    anzahl: new Map(rows.map(({ tag, anzahl }) => [tag, anzahl])),
    vorfristen: new Map(rows.map(({ tag, vorfristen }) => [tag, vorfristen])),
    eintraege: rows.flatMap(({ tag, art, id }) => {
      const frist = nachId.get(id);
      return frist ? [{ tag, art, frist }] : [];
    }),
  };
}

/** A file with the next of its open deadlines. */
export type Aktenstand = { readonly frist: Frist; readonly offen: number };

/** Files with something open, the nearest day to act first; each once. `nach`: behind the entry with this day. */
export async function aktenLesen(
  tx: Buchtx,
  kanzleiId: string,
  {
    suche,
    nach,
    limit,
  }: {
    readonly suche: string;
    readonly nach: { readonly ende: Tag | null; readonly id: string } | undefined;
    readonly limit: number;
  },
): Promise<readonly Aktenstand[]> {
  let frage = fristen(tx, kanzleiId)
    .where("frist.zustand", "not in", ["erledigt", "gestrichen"])
    .where("frist.akte", "<>", "")
    .where("frist.sicherer_tag", "is not", null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("frist as g")
            .select("g.id")
            .where("g.kanzlei_id", "=", kanzleiId)
            .whereRef("g.akte", "=", "frist.akte")
            .where("g.zustand", "not in", ["erledigt", "gestrichen"])
            .where(({ eb, refTuple }) =>
              eb(refTuple("g.sicherer_tag", "g.id"), "<", refTuple("frist.sicherer_tag", "frist.id")),
            ),
        ),
      ),
    );
  const wort = aktenschluessel(suche).replace(/[\\%_]/g, "\\$&");
  // The index alone is looked through for them.
  if (wort !== "")
    frage = frage.where(
      sql<boolean>`frist.id = any(array(select a.id from frist a
        where a.kanzlei_id = ${kanzleiId} and a.zustand not in ('erledigt', 'gestrichen') and a.akte like ${`%${wort}%`}))`,
    );
  if (nach?.ende)
    frage = frage.where(({ eb, refTuple, tuple }) =>
      eb(refTuple("frist.sicherer_tag", "frist.id"), ">", tuple(nach.ende as Tag, nach.id)),
    );
  const naechste = await alsFristen(frage.orderBy("frist.sicherer_tag").orderBy("frist.id").limit(limit));
  const offene = await offeneJeAkte(
    tx,
    kanzleiId,
    naechste.map(({ akte }) => akte),
  );
  return naechste.map((frist) => ({ frist, offen: offene.get(frist.akte) ?? 1 }));
}

async function offeneJeAkte(
  tx: Buchtx,
  kanzleiId: string,
  akten: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (akten.length === 0) return new Map();
  const zeilen = await tx
    .selectFrom("frist")
    .select(({ fn }) => ["akte", fn.countAll<number>().as("anzahl")])
    .where("kanzlei_id", "=", kanzleiId)
    .where("akte", "in", akten)
    .where("zustand", "not in", ["erledigt", "gestrichen"])
    .groupBy("akte")
    .execute();
  return new Map(zeilen.map(({ akte, anzahl }) => [akte, Number(anzahl)]));
}

/** What presses on somebody; `id` null: nobody is responsible. */
export type Personenstand = {
  readonly id: string | null;
  readonly ueberfaellig: number;
  readonly heute: number;
  readonly woche: number;
  readonly vorfristen: number;
};

/** Counts for each person what is overdue, due today, due until the end of the week, and to be presented by today. */
export async function personenstaende(
  tx: Buchtx,
  kanzleiId: string,
  { heute, wochenende }: { readonly heute: Tag; readonly wochenende: Tag },
): Promise<readonly Personenstand[]> {
  const { rows } = await sql<Personenstand>`
    select verantwortlich id, sum(vorbei)::int ueberfaellig, sum(am_tag)::int heute, sum(in_woche)::int woche,
      sum(vorlage)::int vorfristen
    from (
      select f.verantwortlich,
        (f.ende < ${heute})::int vorbei,
        (f.ende >= ${heute} and f.sicherer_tag <= ${heute})::int am_tag,
        (f.sicherer_tag > ${heute})::int in_woche,
        0 vorlage
      from frist f
      where f.kanzlei_id = ${kanzleiId} and f.sicherer_tag <= ${wochenende}
        and f.zustand not in ('erledigt', 'gestrichen') and f.gattung <> 'wartefrist'
      union all
      select f.verantwortlich, 0, 0, 0, 1
      from frist f
      where f.kanzlei_id = ${kanzleiId} and f.zustand not in ('erledigt', 'gestrichen')
        and ${ersteOffeneVorfrist("f")} <= ${heute}
    ) alle group by verantwortlich`.execute(tx);
  return rows;
}
