import { type RawBuilder, sql } from "kysely";
import { lesbar } from "#platform/db/gelesen.server.ts";
import type { Json } from "#platform/db/schema.ts";
import { db } from "#platform/db/zugang.server.ts";
import { Geopunkt, Verweispfad } from "#platform/http/serial.ts";
import { kurzmuster, suchworte, teilmuster } from "#platform/suche/suchtext.ts";
import type { Artikel, Artikelfilter, Artikelkopf, Autor } from "../artikel.ts";
import { titelbildschema } from "../bestand/gespeichert.server.ts";
import { ehemaligerAutor } from "../texts.ts";
import type { Zeitraum } from "./zeitraum.ts";

type Zeile = {
  readonly id: string;
  readonly slug: string;
  readonly titel: string;
  readonly auszug: string;
  readonly bild: string | null;
  readonly lesezeit: number | null;
  readonly autor_id: string | null;
  readonly autor_name: string | null;
  readonly autor_bild: string | null;
  readonly gastbeitrag: boolean;
  readonly breitengrad: number | null;
  readonly laengengrad: number | null;
  readonly veroeffentlicht: Date;
  readonly erstellt: Date;
  readonly geaendert: Date;
  readonly aufrufe: number;
  readonly kategorien: readonly string[];
  readonly tags: readonly string[];
};

/** Which posts a list shows, all of it at once. */
export type Auswahl = Omit<Artikelfilter, "year" | "month"> & {
  readonly zeitraum?: Zeitraum | undefined;
  /** Only what was published before. */
  readonly vor?: Date | undefined;
  readonly limit: number;
};

/** What a head needs beside its own row; `a` is the post. Everything comes along in the one statement. */
const beiwerk = sql`
  a.id, a.slug, a.titel, a.auszug, a.titelbild->>'url' as bild, a.lesezeit, a.autor_id, a.gastbeitrag,
  a.breitengrad, a.laengengrad, a.veroeffentlicht, a.erstellt, a.geaendert,
  u.name as autor_name, u.bild as autor_bild,
  coalesce((select z.anzahl from blog_aufruf z where z.artikel_id = a.id), 0) as aufrufe,
  array(select k.name from blog_artikel_kategorie ak join blog_kategorie k on k.id = ak.kategorie_id
    where ak.artikel_id = a.id order by ak.platz) as kategorien,
  array(select t.name from blog_artikel_tag at join blog_tag t on t.id = at.tag_id
    where at.artikel_id = a.id order by at.platz) as tags`;

const autorDazu = sql`left join blog_autor u on u.id = a.autor_id`;

/** So many of the newest posts are looked through one by one before an index is asked for a word. */
const fenster = 400;

/** The heads a list shows, the newest first: one walk along an index, whatever lies before the cursor. */
export async function koepfeLesen(auswahl: Auswahl): Promise<Artikelkopf[]> {
  const worte = suchworte(auswahl.search ?? "");
  if (worte.length === 0) return koepfeAus(seiteSql(auswahlSql(auswahl), auswahl.limit));
  // A word that many posts hold is found at once among the newest; asking the index for it would give them all.
  const { id, zeit, rest } = auswahlSql(auswahl);
  const passt = sql.join(
    worte.map((wort) => sql`suchtext like ${teilmuster(wort)}`),
    sql` and `,
  );
  const neueste = await koepfeAus(sql`
    select id, row_number() over (order by zeit desc) as rang from (
      select ${id} as id, ${zeit} as zeit, a.suchtext ${rest} order by ${zeit} desc limit ${fenster}
    ) n where ${passt} order by zeit desc limit ${auswahl.limit}`);
  if (neueste.length >= auswahl.limit) return neueste;
  const kurze = worte.flatMap((wort) => kurzmuster(wort) ?? []);
  const imIndex = sql.join([passt, ...kurze.map((muster) => sql`suchtext ~ ${muster}`)], sql` and `);
  // Few posts hold it. Ordered by an expression, so that no plan walks through all of them along the index of the days.
  const aeltere = await koepfeAus(sql`
    select id, row_number() over (order by spaeter desc) as rang from (
      select ${id} as id, ${zeit} + interval '0' as spaeter ${rest} and ${imIndex}
        and ${zeit} < (select ${zeit} ${rest} order by ${zeit} desc offset ${fenster - 1} limit 1)
    ) n order by spaeter desc limit ${auswahl.limit - neueste.length}`);
  return [...neueste, ...aeltere];
}

/** The heads whose ids an inner statement gives as `id` and in the order of its `rang`. */
async function koepfeAus(innen: RawBuilder<unknown>): Promise<Artikelkopf[]> {
  const { rows } = await sql<Zeile>`
    select ${beiwerk} from (${innen}) n join blog_artikel a on a.id = n.id ${autorDazu} order by n.rang`.execute(
    db(),
  );
  return rows.map(kopfAus);
}

type Teile = {
  readonly id: RawBuilder<unknown>;
  readonly zeit: RawBuilder<unknown>;
  readonly rest: RawBuilder<unknown>;
};

const seiteSql = ({ id, zeit, rest }: Teile, limit: number) => sql`
  select ${id} as id, row_number() over (order by ${zeit} desc) as rang ${rest} order by ${zeit} desc limit ${limit}`;

/** Where a list comes from, without its search words: what its days are called, and `from … where …`. */
function auswahlSql({ category, tag, authorId, zeitraum, vor }: Auswahl): Teile {
  const bedingungen: RawBuilder<unknown>[] = [sql`true`];
  // The list walks along the index of its first filter; the others are looked up per row.
  let quelle = sql`blog_artikel a`;
  let zeit = sql`a.veroeffentlicht`;
  if (category !== undefined) {
    quelle = sql`blog_artikel_kategorie f join blog_artikel a on a.id = f.artikel_id`;
    zeit = sql`f.veroeffentlicht`;
    bedingungen.push(sql`f.kategorie_id = ${idNach("blog_kategorie", category)}`);
  }
  if (tag !== undefined && category !== undefined) {
    bedingungen.push(sql`exists (select from blog_artikel_tag g
      where g.artikel_id = a.id and g.tag_id = ${idNach("blog_tag", tag)})`);
  } else if (tag !== undefined) {
    quelle = sql`blog_artikel_tag f join blog_artikel a on a.id = f.artikel_id`;
    zeit = sql`f.veroeffentlicht`;
    bedingungen.push(sql`f.tag_id = ${idNach("blog_tag", tag)}`);
  }
  if (authorId !== undefined) bedingungen.push(sql`a.autor_id = ${authorId}`);
  if (zeitraum) bedingungen.push(sql`${zeit} >= ${zeitraum.von}`, sql`${zeit} < ${zeitraum.bis}`);
  if (vor) bedingungen.push(sql`${zeit} < ${vor}`);
  return { id: sql`a.id`, zeit, rest: sql`from ${quelle} where ${sql.join(bedingungen, sql` and `)}` };
}

/** The id of a category or tag by its slug or exact name, upper and lower case alike. */
export function idNach(tabelle: "blog_kategorie" | "blog_tag", wert: string): RawBuilder<unknown> {
  const gesucht = wert.trim().toLowerCase();
  return sql`(select id from ${sql.table(tabelle)}
    where slug = ${gesucht} or lower(name collate "und-x-icu") = ${gesucht} order by slug = ${gesucht} desc limit 1)`;
}

type Ganz = Zeile & {
  readonly html: string;
  readonly titelbild: Json | null;
  readonly stand: string | null;
  readonly korrektur: string | null;
  readonly version: number;
};

/** One published post by its id or its slug (in lower case). */
export async function artikelLesen(
  nach: { readonly id: string } | { readonly slug: string },
): Promise<Artikel | undefined> {
  const bedingung = "id" in nach ? sql`a.id = ${nach.id}` : sql`a.slug = ${nach.slug}`;
  const { rows } = await sql<Ganz>`
    select ${beiwerk}, a.html, a.titelbild, a.stand, a.korrektur, a.version
    from blog_artikel a ${autorDazu} where ${bedingung}`.execute(db());
  const zeile = rows[0];
  if (!zeile) return undefined;
  const { html, titelbild, stand, korrektur, version } = zeile;
  // A post stays to be read without a picture that cannot be.
  const bild = lesbar(titelbildschema, titelbild) ?? null;
  return { ...kopfAus(zeile), content: html, bild, stand, korrektur, version };
}

type Verwandt = {
  readonly ohneId: string | undefined;
  readonly kategorien: readonly string[];
  readonly tags: readonly string[];
  readonly limit: number;
};

/** Posts that share a category, then those that share a tag, then recent ones; each group the newest first. */
export function verwandteLesen({ ohneId, kategorien, tags, limit }: Verwandt): Promise<Artikelkopf[]> {
  const klein = (namen: readonly string[]) => namen.map((name) => name.trim().toLowerCase());
  // Of each name the newest suffice, along its index.
  const ueber = (art: "kategorie" | "tag", namen: readonly string[], stufe: number) => sql`
    select f.artikel_id as id, ${sql.lit(stufe)} as stufe, f.veroeffentlicht
    from ${sql.table(`blog_${art}`)} o cross join lateral (
      select artikel_id, veroeffentlicht from ${sql.table(`blog_artikel_${art}`)} i
      where i.${sql.ref(`${art}_id`)} = o.id and i.artikel_id is distinct from ${ohneId ?? null}::uuid
      order by veroeffentlicht desc limit ${limit}) f
    where o.slug = any(${klein(namen)}::text[]) or lower(o.name collate "und-x-icu") = any(${klein(namen)}::text[])`;
  return koepfeAus(sql`
    select id, row_number() over (order by min(stufe), veroeffentlicht desc) as rang from (
      ${ueber("kategorie", kategorien, 1)} union all ${ueber("tag", tags, 2)} union all
      (select id, 3, veroeffentlicht from blog_artikel where id is distinct from ${ohneId ?? null}::uuid
        order by veroeffentlicht desc limit ${limit})
    ) alle group by id, veroeffentlicht order by rang limit ${limit}`);
}

/** The heads of these posts, in this order. */
export function koepfeNachIds(ids: readonly string[]): Promise<Artikelkopf[]> {
  return koepfeAus(sql`select id, rang from unnest(${ids}::uuid[]) with ordinality as w (id, rang)`);
}

export type Nachbar = { readonly slug: string; readonly title: string };

/** The posts published right before and right after an instant. */
export async function nachbarnLesen(
  zeit: Date,
): Promise<{ readonly aelter: Nachbar | undefined; readonly neuer: Nachbar | undefined }> {
  const { rows } = await sql<Nachbar & { readonly neuer: boolean }>`
    (select slug, titel as title, false as neuer from blog_artikel where veroeffentlicht < ${zeit}
      order by veroeffentlicht desc limit 1)
    union all
    (select slug, titel, true from blog_artikel where veroeffentlicht > ${zeit} order by veroeffentlicht limit 1)`.execute(
    db(),
  );
  const ohneSeite = (neuer: boolean) => {
    const zeile = rows.find((r) => r.neuer === neuer);
    return zeile && { slug: zeile.slug, title: zeile.title };
  };
  return { aelter: ohneSeite(false), neuer: ohneSeite(true) };
}

/** An author who has published something. */
export async function autorLesen(id: string): Promise<Autor | undefined> {
  const { rows } = await sql<{ name: string; bild: string | null }>`
    select name, bild from blog_autor where id = ${id}`.execute(db());
  const zeile = rows[0];
  return zeile && { id, name: zeile.name, avatar: zeile.bild };
}

export type Archivmonat = { readonly year: number; readonly month: number; readonly count: number };

/** Months in Germany with published posts, the latest first. */
export async function archivLesen(): Promise<Archivmonat[]> {
  const { rows } = await sql<Archivmonat>`
    select extract(year from m)::int as year, extract(month from m)::int as month, count::int from (
      select date_trunc('month', veroeffentlicht at time zone 'Europe/Berlin') as m, count(*) as count
      from blog_artikel group by 1) monate order by m desc`.execute(db());
  return rows;
}

/** The HTML of these posts, to quote from. */
export async function inhalteLesen(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; html: string }>`
    select id, html from blog_artikel where id = any(${ids}::uuid[])`.execute(db());
  return new Map(rows.map(({ id, html }) => [id, html]));
}

function kopfAus(zeile: Zeile): Artikelkopf {
  const { autor_id, breitengrad, laengengrad } = zeile;
  return {
    id: zeile.id,
    title: zeile.titel,
    excerpt: zeile.auszug,
    slug: zeile.slug,
    status: "published",
    categories: zeile.kategorien,
    tags: zeile.tags,
    author: {
      id: autor_id,
      name: zeile.autor_name ?? ehemaligerAutor,
      avatar: zeile.autor_bild,
    },
    authorId: autor_id,
    authorRef: autor_id === null ? null : new Verweispfad(`users/${autor_id}`),
    featuredImage: zeile.bild,
    readTime: zeile.lesezeit,
    viewCount: zeile.aufrufe,
    isGuestPost: zeile.gastbeitrag,
    location: breitengrad === null || laengengrad === null ? null : new Geopunkt(breitengrad, laengengrad),
    publishedAt: zeile.veroeffentlicht,
    updatedAt: zeile.geaendert,
    createdAt: zeile.erstellt,
    submittedAt: null,
  };
}
