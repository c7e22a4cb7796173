import { sql } from "kysely";
import { db } from "#platform/db/zugang.server.ts";

/** Longer lists of compounds make no answer better. */
const zusammensetzungen = 100;
/** Only so many of the newest posts that fit are put in order: the answer takes no longer, however many there are. */
export const kandidaten = 1_000;

export type Wortfamilie = {
  /** As asked for, folded. */
  readonly wort: string;
  /** Its German stem; null: a word that says nothing. */
  readonly stamm: string | null;
  /** Some known word begins with the stem. */
  readonly bekannt: boolean;
  /** Known words that contain the stem, the shortest first; of stems with less than four letters none. */
  readonly teile: readonly string[];
};

/** What is known of each word of a question. */
export async function wortfamilienLesen(worte: readonly string[]): Promise<Wortfamilie[]> {
  const { rows } = await sql<Wortfamilie>`
    select w.wort, s.stamm, exists (select from blog_wort b where b.wort like s.stamm || '%') as bekannt,
      case when length(s.stamm) >= 4 then array(
      select b.wort from blog_wort b where b.wort like '%' || s.stamm || '%'
      order by length(b.wort), b.wort limit ${zusammensetzungen}) else '{}' end as teile
    from unnest(${worte}::text[]) with ordinality as w (wort, platz)
    cross join lateral (select (ts_lexize('german_stem', w.wort))[1] as stamm) s order by w.platz`.execute(
    db(),
  );
  return rows;
}

/** Known words among some that may have been meant, and those that look alike. */
export async function aehnlicheWorteLesen(wort: string, varianten: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ wort: string }>`
    select wort from blog_wort where wort = any(${varianten}::text[])
    union
    (select wort from blog_wort where wort % ${wort} order by similarity(wort, ${wort}) desc limit 20)`.execute(
    db(),
  );
  return rows.map((zeile) => zeile.wort);
}

/** The first of these pairs of which some known words begin with the stems of both; undefined: none is known. */
export async function bekanntesPaar(
  paare: readonly (readonly [string, string])[],
): Promise<readonly [string, string] | undefined> {
  const bekannt = (spalte: "vorn" | "hinten") => sql`exists (select from blog_wort b
    where b.wort like (ts_lexize('german_stem', p.${sql.ref(spalte)}))[1] || '%')`;
  const { rows } = await sql<{ vorn: string; hinten: string }>`
    select vorn, hinten from unnest(${paare.map(([vorn]) => vorn)}::text[], ${paare.map(([, hinten]) => hinten)}::text[])
      with ordinality as p (vorn, hinten, platz)
    where ${bekannt("hinten")} and ${bekannt("vorn")} order by platz limit 1`.execute(db());
  return rows[0] && [rows[0].vorn, rows[0].hinten];
}

export type Treffer = { readonly id: string; readonly rang: number; readonly veroeffentlicht: Date };

type Frage = {
  /** `to_tsquery` of the words as asked for, and with everything that may be meant. */
  readonly genau: string;
  readonly weit: string;
  /** Published until then: posts that appear while somebody pages on do not move the others. */
  readonly bis: Date;
  readonly nach: Omit<Treffer, "id"> | undefined;
  readonly limit: number;
};

/** The best of the newest posts that fit; of two equally good ones the newer. */
export async function trefferLesen({ genau, weit, bis, nach, limit }: Frage): Promise<Treffer[]> {
  const danach = nach
    ? sql`where (rang, veroeffentlicht) < (${nach.rang}::float8, ${nach.veroeffentlicht}::timestamptz)`
    : sql``;
  const { rows } = await sql<Treffer>`
    select id, rang, veroeffentlicht from (
      select id, veroeffentlicht,
        (4 * ts_rank(g, suchvektor, to_tsquery('german', ${genau}), 1)
          + ts_rank(g, suchvektor, to_tsquery('german', ${weit}), 1))::float8 as rang
      from (select id, veroeffentlicht, suchvektor, '{0.05, 0.2, 0.5, 1}'::real[] as g from blog_artikel
        where suchvektor @@ to_tsquery('german', ${weit}) and veroeffentlicht <= ${bis}
        order by veroeffentlicht desc limit ${kandidaten}) k
    ) r ${danach} order by rang desc, veroeffentlicht desc limit ${limit}`.execute(db());
  return rows;
}
