import { sql } from "kysely";
import type { Pool } from "pg";
import { artikelListe, suchangaben, suchvektorSql } from "#features/blog/testing.ts";
import { migrationen, migrieren } from "#platform/db/migration.server.ts";
import { kyselyUeber, poolErstellen } from "#platform/db/pool.server.ts";
import { dbStellen, zugangUeber } from "#platform/db/zugang.server.ts";

/** Different texts; every post has one of them with a number of its own in the title. */
const texte = 400;
const worteJeText = 400;

const anfaenge =
  "Kündigungs Verjährungs Berufungs Gebühren Streitwert Kosten Mahn Vollstreckungs Prozess Termins Anwalts Gerichts Beschwerde Einspruchs Widerrufs Zahlungs Verzugs Insolvenz Erbschafts Miet Arbeits Unterhalts Versorgungs Zustellungs Ordnungs".split(
    " ",
  );
const enden =
  "frist verfahren bescheid gebühr antrag urteil beginn hemmung erstattung festsetzung ordnung vereinbarung termin wert rechnung anspruch einrede schrift pflicht grund".split(
    " ",
  );
const kleine =
  "der die das und ist nicht mit einer von dem den für auf wird sich bei nach auch wenn aber".split(" ");

/** Random numbers from 0 up to 1 from a fixed seed: they do not change from run to run. */
function zufall(): () => number {
  let stand = 42;
  return () => {
    stand = (Math.imul(stand, 1_664_525) + 1_013_904_223) >>> 0;
    return stand / 2 ** 32;
  };
}

/** A word that one text in a hundred holds, so one post in a hundred. */
export const seltenesWort = "Nebenintervention";
/** A word that one text in a hundred holds, too short for a trigram. */
export const kurzesWort = "xy";
/** A word that every second text holds. */
export const haeufigesWort = "Kündigungsfrist";
export const kategorie = "kategorie-3";

/** The texts of the posts, the same in every run. */
export function bestandstexte(): { readonly text: string; readonly auszug: string }[] {
  const wuerfeln = zufall();
  const wort = () => {
    const eines = (liste: readonly string[]) => liste[Math.floor(wuerfeln() ** 2 * liste.length)] ?? "";
    return wuerfeln() < 0.5 ? eines(kleine) : `${eines(anfaenge)}${eines(enden)}`;
  };
  return Array.from({ length: texte }, (_, nr) => {
    const worte = Array.from({ length: worteJeText }, wort).filter((w) => w !== haeufigesWort);
    if (nr % 100 === 7) worte[50] = `${seltenesWort} ${kurzesWort}`;
    if (nr % 2 === 0) worte[60] = haeufigesWort;
    return { text: worte.join(" "), auszug: worte.slice(0, 25).join(" ") };
  });
}

/** Fills the blog of an empty, migrated database with published posts, a minute apart, the last one yesterday. */
export async function bestandAnlegen(pool: Pool, anzahl: number): Promise<void> {
  const db = kyselyUeber(pool);
  await pool.query(
    "create table bestand_text (nr int primary key, text text, auszug text, suchtext text, suchvektor tsvector)",
  );
  const alle = new Set<string>();
  for (const [nr, { text, auszug }] of bestandstexte().entries()) {
    const angaben = suchangaben({
      titel: "Beitrag",
      auszug,
      text,
      kategorien: [`Kategorie ${nr % 10}`],
      tags: [],
    });
    for (const w of angaben.suchwoerter) alle.add(w);
    await sql`insert into bestand_text values (${nr}, ${text}, ${auszug}, ${angaben.suchtext}, ${suchvektorSql(angaben)})`.execute(
      db,
    );
  }
  await pool.query("insert into blog_wort select unnest($1::text[])", [[...alle]]);
  const { rows: indexe } = await pool.query<{ name: string; ddl: string }>(
    "select indexname as name, indexdef as ddl from pg_indexes where tablename = 'blog_artikel' and indexdef like '%USING gin%'",
  );
  for (const { name } of indexe) await pool.query(`drop index ${name}`);
  await pool.query(
    `insert into konto (name, email) select 'Autor ' || n, 'autor' || n || '@kanzlei.example' from generate_series(0, 19) n`,
  );
  await pool.query(
    `insert into blog_kategorie (name, slug) select 'Kategorie ' || n, 'kategorie-' || n from generate_series(0, 9) n`,
  );
  await pool.query(
    `insert into blog_tag (name, slug) select 'Tag ' || n, 'tag-' || n from generate_series(0, 39) n`,
  );
  await pool.query(
    `insert into blog_artikel (slug, titel, auszug, dokument, html, lesezeit, autor_id, veroeffentlicht, erstellt, geaendert, suchtext, suchvektor)
     select 'beitrag-' || n, 'Beitrag ' || n, t.auszug, '{"type":"doc"}', '<p>' || t.text || '</p>', 3,
       (select id from konto where email = 'autor' || n % 20 || '@kanzlei.example'), z.zeit, z.zeit, z.zeit, n || ' ' || t.suchtext, t.suchvektor
     from generate_series(1, $1::int) n join bestand_text t on t.nr = n * 7 % ${texte}
     cross join lateral (select date_trunc('minute', now()) - make_interval(days => 1, mins => $1::int - n) as zeit) z`,
    [anzahl],
  );
  await pool.query(
    `insert into blog_artikel_kategorie (artikel_id, kategorie_id, veroeffentlicht, platz)
     select a.id, k.id, a.veroeffentlicht, 0 from blog_artikel a
     join blog_kategorie k on k.slug = 'kategorie-' || (substr(a.slug, 9)::int % 10)`,
  );
  await pool.query(
    `insert into blog_artikel_tag (artikel_id, tag_id, veroeffentlicht, platz)
     select a.id, t.id, a.veroeffentlicht, p from blog_artikel a cross join generate_series(0, 1) p
     join blog_tag t on t.slug = 'tag-' || ((substr(a.slug, 9)::int + 11 * p) % 40)`,
  );
  await pool.query("insert into blog_aufruf select id, 7 from blog_artikel");
  await pool.query(
    "update blog_kategorie k set anzahl = (select count(*) from blog_artikel_kategorie where kategorie_id = k.id)",
  );
  await pool.query(
    "update blog_tag t set anzahl = (select count(*) from blog_artikel_tag where tag_id = t.id)",
  );
  // Most of the time goes here; one process of the database builds one index.
  await Promise.all(indexe.map(({ ddl }) => pool.query(ddl)));
  await pool.query("drop table bestand_text");
  await pool.query("vacuum analyze");
}

/** A new database of a PostgreSQL with so many posts; gives its address. */
export async function bestandsdatenbank(url: string, anzahl: number): Promise<string> {
  const name = `blog_${anzahl}_${process.pid}`;
  const verwaltung = poolErstellen({ databaseUrl: url }, { max: 1, zeitgrenze: 60_000 });
  await verwaltung.query(`create database ${name} template template0 encoding 'UTF8'`);
  await verwaltung.end();
  const ziel = new URL(url);
  ziel.pathname = `/${name}`;
  const migration = poolErstellen({ databaseUrl: ziel.href }, { max: 1, zeitgrenze: 0 });
  await migrieren(migration, migrationen());
  await migration.end();
  const fuellung = new URL(ziel);
  // Every reference below is taken from the table it points to: looking each up again is most of the work.
  fuellung.searchParams.set("options", "-c session_replication_role=replica -c maintenance_work_mem=512MB");
  const pool = poolErstellen({ databaseUrl: fuellung.href }, { max: 2, zeitgrenze: 0 });
  await bestandAnlegen(pool, anzahl);
  await pool.end();
  return ziel.href;
}

/** What the list of posts asks the database, for a page that asks the same. */
export async function listenanweisung(url: string): Promise<{ text: string; values: unknown[] }> {
  const anweisungen: { text: string; values: unknown[] }[] = [];
  const pool = poolErstellen({ databaseUrl: url }, { max: 1 });
  pool.on("connect", (verbindung) => {
    const fragen = verbindung.query.bind(verbindung) as (...a: unknown[]) => unknown;
    verbindung.query = ((anweisung: Partial<(typeof anweisungen)[0]>, ...mehr: unknown[]) => {
      const { text, values = [] } = anweisung;
      if (text?.includes("blog_artikel")) anweisungen.push({ text, values });
      return fragen(anweisung, ...mehr);
    }) as typeof verbindung.query;
  });
  dbStellen(zugangUeber(pool));
  await artikelListe({}, { limit: 12 });
  dbStellen();
  await pool.end();
  const [anweisung] = anweisungen;
  if (!anweisung) throw new Error("Die Liste hat die Datenbank nichts gefragt.");
  return anweisung;
}
