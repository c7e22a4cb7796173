import { musterbuch } from "#features/fristenbuch/testing.ts";
import { markenhash, neueMarke } from "#platform/access/marke.server.ts";
import { heute } from "#platform/clock/clock.server.ts";
import { type Datenbank, datenbankOeffnen } from "#platform/db/datenbank.server.ts";
import { poolErstellen } from "#platform/db/pool.server.ts";
import { dbStellen, zugangUeber } from "#platform/db/zugang.server.ts";

/** Offices with a deadline book in a PostgreSQL database of their own. */
export type Buchbestand = { readonly databaseUrl: string; readonly offen: Datenbank };

/** An empty database for a measurement. */
export async function buchdatenbank(url: string, name: string): Promise<Buchbestand> {
  const anfang = poolErstellen({ databaseUrl: url }, { max: 1, zeitgrenze: 60_000 });
  const ziel = new URL(url);
  ziel.pathname = `/fristenbuch_${name}_${process.pid}`;
  await anfang.query(`create database ${ziel.pathname.slice(1)} template template0 encoding 'UTF8'`);
  await anfang.end();
  const einstellungen = { dataDir: "", databaseUrl: ziel.href };
  return {
    databaseUrl: ziel.href,
    offen: await datenbankOeffnen(einstellungen, { art: "skript", zeitgrenze: 0 }),
  };
}

/** What offices are measured with. */
export type Kanzleiwunsch = {
  readonly anzahl: number;
  readonly jeKanzlei: number;
  /** How many of these are open: with their ends in the next 120 days, the first of them since yesterday. */
  readonly offene: number;
  readonly praefix: string;
};

// So many entries go in with one statement.
const portion = 20_000;

/**
 * Adds offices, each with so many entries: the open ones, and what was done or struck in ten years. Their computations and
 * their lines of the log are those of entries that the portal itself has booked.
 */
export async function kanzleienAnlegen({ offen }: Buchbestand, wunsch: Kanzleiwunsch): Promise<void> {
  const { anzahl, jeKanzlei, offene, praefix } = wunsch;
  dbStellen(zugangUeber(offen.pool));
  const muster = await musterbuch(offen.db, praefix);
  dbStellen();
  const client = await offen.pool.connect();
  try {
    // The rows go in as they would look after years; what checks them as they come is measured elsewhere.
    await client.query("set session_replication_role = replica; set synchronous_commit = off");
    await client.query(konten, [anzahl, praefix]);
    const kanzleien = await client.query<{ id: string }>(
      "select id from kanzlei where name like $1::text || '-%' order by id",
      [praefix],
    );
    const anweisung = await eintraege(client);
    const suchindex = await suchindexWeg(client, anzahl * jeKanzlei);
    const jeMal = Math.max(1, Math.floor(portion / jeKanzlei));
    for (let ab = 0; ab < anzahl; ab += jeMal) {
      const ids = kanzleien.rows.slice(ab, ab + jeMal).map(({ id }) => id);
      await client.query(anweisung, [jeKanzlei, ids, muster, heute(), offene]);
      if (ab > 0 && (ab / jeMal) % 5 === 0)
        console.log(`  … ${ab * jeKanzlei} von ${anzahl * jeKanzlei} Fristen`);
    }
    if (suchindex) {
      console.log("  … Suchindex");
      await client.query(suchindex);
    }
  } finally {
    client.release(true);
  }
  await offen.pool.query("vacuum analyze");
}

/** An index of words is built faster than it grows entry by entry. Returns how to build it; undefined: it stays. */
async function suchindexWeg(client: Anfrage, anzahl: number): Promise<string | undefined> {
  if (anzahl <= 200_000) return undefined;
  const { rows } = await client.query(
    "select indexdef as name from pg_indexes where indexname = 'frist_suchtext'",
  );
  await client.query("drop index frist_suchtext; set maintenance_work_mem = '512MB'");
  return rows[0]?.name;
}

const konten = `
  with k as (
    insert into konto (name, email, tarif, email_bestaetigt_am)
    select 'Kanzlei ' || i, $2::text || '-' || i || '@kanzlei.example', 'premium', now() from generate_series(1, $1::int) i
    returning id, name, email
  ), z as (insert into kanzlei (name, inhaber) select email, id from k returning id, inhaber)
  insert into mitgliedschaft (kanzlei_id, konto_id) select id, inhaber from z`;

type Anfrage = { query: (text: string) => Promise<{ rows: { name: string }[] }> };

/** Copies the sample for some offices; columns that are not named stay as they are in it. */
async function eintraege(client: Anfrage): Promise<string> {
  const { rows } = await client.query(`select column_name as name from information_schema.columns
    where table_name = 'frist' and table_schema = 'public' order by ordinal_position`);
  const eigene: Readonly<Record<string, string>> = {
    id: "n.id",
    kanzlei_id: "n.kanzlei_id",
    kette_id: "null",
    rechnung_id: "n.rechnung_id",
    aktenzeichen: "n.akte",
    akte: "replace(n.akte, ' ', '')",
    suchtext: "m.suchtext || n.akte",
    ende: "n.ende",
    sicherer_tag: "n.ende",
    zustand: "n.zustand",
    erledigt_am: "case n.zustand when 'erledigt' then n.ende::timestamptz end",
    erledigt_von: "case n.zustand when 'erledigt' then n.inhaber end",
    nachweis: `case when n.zustand = 'erledigt' and n.i % 5000 <> 1 then '{"at":"","channel":"beA","reference":"Prüfprotokoll"}'::jsonb end`,
    gestrichen_am: "case n.zustand when 'gestrichen' then n.ende::timestamptz end",
    gestrichen_von: "case n.zustand when 'gestrichen' then n.inhaber end",
    verantwortlich: "n.inhaber",
    erstellt_von: "n.inhaber",
    stand: "n.i",
  };
  return `
  with n as materialized (
    select gen_random_uuid() as id, gen_random_uuid() as rechnung_id, z.id as kanzlei_id, z.inhaber, i,
      (i / 3 % 60 + 1)::text || ' o ' || (i / 3 % 797 + 10)::text || '/' || (17 + i / 3 % 10)::text as akte,
      case when ist_offen then 'offen' when i % 50 = 3 then 'gestrichen' else 'erledigt' end as zustand,
      case when ist_offen then $4::date + (i * $5::bigint / $1::int * 13 % 124)::int - 1
        else $4::date - (i * 7 % 3650) - 1 end as ende,
      date_trunc('second', now() - ($1::int - i) * interval '3650 days' / $1::int) as gebucht,
      ($3::uuid[])[i % array_length($3::uuid[], 1) + 1] as muster
    from kanzlei z, generate_series(1, $1::int) i, lateral (select i * $5::bigint % $1::int < $5 as ist_offen) o
    where z.id = any($2::uuid[])
  ), r as (
    insert into fristrechnung (id, kanzlei_id, frage, ergebnis, rechenstand, regelstand, katalogstand, regeln, ende, erstellt)
    select n.rechnung_id, n.kanzlei_id, r.frage, r.ergebnis, r.rechenstand, r.regelstand, r.katalogstand, r.regeln, n.ende,
      r.erstellt
    from n join frist m on m.id = n.muster join fristrechnung r on r.id = m.rechnung_id
  ), v as (
    insert into fristvorfrist (frist_id, kanzlei_id, tag) select n.id, n.kanzlei_id, n.ende - 7 from n
  ), l as (
    insert into fristvorgang (kanzlei_id, nr, frist_id, am, art, von, inhalt_hash, vorher, hash)
    select n.kanzlei_id, n.i, n.id, n.gebucht, v.art, n.inhaber, v.inhalt_hash, v.vorher, v.hash
    from n join fristvorgang v on v.frist_id = n.muster and v.art = 'gebucht'
  ), lt as (
    insert into fristvorgang_inhalt (kanzlei_id, nr, salz, inhalt)
    select n.kanzlei_id, n.i, t.salz, t.inhalt
    from n join fristvorgang v on v.frist_id = n.muster and v.art = 'gebucht'
    join fristvorgang_inhalt t on t.kanzlei_id = v.kanzlei_id and t.nr = v.nr
  )
  insert into frist (${rows.map(({ name }) => name).join(", ")})
  select ${rows.map(({ name }) => eigene[name] ?? `m.${name}`).join(", ")}
  from n join frist m on m.id = n.muster`;
}

/** The cookie of whoever leads an office, by its number. */
export async function cookieVon({ offen }: Buchbestand, praefix: string, nr: number): Promise<string> {
  const marke = neueMarke();
  await offen.pool.query(
    `insert into sitzung (konto_id, token_hash, weg, geraet, angemeldet_bleiben, erstellt, zuletzt, laeuft_ab)
     select id, $1, 'kennwort', 'Messung', true, now(), now(), now() + interval '1 day' from konto where email = $2`,
    [markenhash(marke), `${praefix}-${nr}@kanzlei.example`],
  );
  return `next-auth.session-token=${marke}`;
}

/** What an entry takes, in bytes: as it is written, and as the database keeps it. */
export async function groessen({ offen }: Buchbestand): Promise<readonly string[]> {
  const { rows } = await offen.pool.query<Record<string, string>>(`
    with probe as (select * from frist limit 20000),
      rechnungen as (select * from fristrechnung tablesample system (2) limit 20000),
      inhalte as (select * from fristvorgang_inhalt tablesample system (2) limit 20000)
    select
      (select round(avg(pg_column_size(probe.*))) from probe) as zeile,
      (select round(avg(octet_length(frage::text) + octet_length(ergebnis::text))) from rechnungen) as rechnung,
      (select round(avg(pg_column_size(frage) + pg_column_size(ergebnis))) from rechnungen) as rechnung_da,
      (select round(avg(octet_length(inhalt))) from inhalte) as inhalt,
      (select round(avg(pg_column_size(inhalt))) from inhalte) as inhalt_da,
      (select count(*) from frist) as anzahl,
      (select round(sum(pg_total_relation_size(t)) / 1048576)
        from unnest('{frist,fristvorfrist,fristrechnung,fristvorgang,fristvorgang_inhalt}'::regclass[]) t) as mib,
      (select round(sum(pg_indexes_size(t)) / 1048576)
        from unnest('{frist,fristvorfrist,fristrechnung,fristvorgang,fristvorgang_inhalt}'::regclass[]) t) as indizes`);
  const w = rows[0] ?? {};
  const je = Math.round((Number(w.mib) * 1_048_576) / Number(w.anzahl));
  return [
    `Eintrag: ${w.zeile} Byte in der Zeile, nichts davon verdichtet; Listen lesen nur sie`,
    `Berechnung (Frage und Rechenweg): ${w.rechnung} Byte geschrieben, ${w.rechnung_da} Byte verdichtet`,
    `Zeile des Protokolls: ${w.inhalt} Byte geschrieben, ${w.inhalt_da} Byte verdichtet`,
    `${w.anzahl} Einträge: ${w.mib} MiB mit allem, davon ${w.indizes} MiB Indizes; ${je} Byte je Eintrag`,
  ];
}
