import { markenhash, neueMarke } from "#platform/access/marke.server.ts";
import { migrationen, migrieren } from "#platform/db/migration.server.ts";
import { poolErstellen } from "#platform/db/pool.server.ts";

/** A word that one name holds. */
export const seltenerName = "Zwirbelmeier";
/** A part of every address. */
export const haeufigerTeil = "kanzlei";

/**
 * A database with so many accounts: most free, every tenth Basic, every tenth Premium, every twentieth a team; some of
 * them ended, in a trial, locked, unconfirmed or about to go.
 *
 * @param url of a PostgreSQL in which databases may be made
 * @returns the address of the new database, and the cookie of an administrator
 */
export async function kontendatenbank(url: string, anzahl: number) {
  const name = `verwaltung_${anzahl}_${process.pid}`;
  const anfang = poolErstellen({ databaseUrl: url }, { max: 1, zeitgrenze: 60_000 });
  await anfang.query(`create database ${name} template template0 encoding 'UTF8'`);
  await anfang.end();
  const ziel = new URL(url);
  ziel.pathname = `/${name}`;
  const pool = poolErstellen({ databaseUrl: ziel.href }, { max: 1, zeitgrenze: 0 });
  await migrieren(pool, migrationen());
  await pool.query(konten, [anzahl]);
  await pool.query("insert into kanzlei (name, inhaber) select name, id from konto");
  await pool.query(mitglieder);
  const marke = neueMarke();
  await pool.query(verwalter, [markenhash(marke)]);
  await pool.query("analyze");
  await pool.end();
  return { databaseUrl: ziel.href, cookie: `next-auth.session-token=${marke}` };
}

const konten = `
  insert into konto (name, email, tarif, tarif_bis, testphase_bis, ist_autor, email_bestaetigt_am, gesperrt_am,
    loeschung_am, erstellt)
  select case when i = 7 then 'Zwirbelmeier ' else 'Rechtsanwalt Muster ' end || md5(i::text),
    'konto-' || md5((-i)::text) || '@kanzlei.example',
    tarif,
    case when tarif <> 'free' and i % 7 = 0 then now() - interval '3 days'
      when tarif <> 'free' and i % 10 = 1 then now() + interval '3 days' end,
    case when tarif <> 'free' and i % 10 = 1 then now() + interval '3 days' end,
    i % 200 = 0,
    case when i % 16 <> 0 then now() end,
    case when i % 15 = 3 then now() end,
    case when i % 17 = 5 then now() + interval '9 days' end,
    now() - i * interval '7 minutes'
  from generate_series(1, $1::int) i,
    lateral (select case when i % 20 = 10 then 'teams' when i % 10 = 1 then 'basic' when i % 10 = 2 then 'premium'
      else 'free' end as tarif) t`;

/** Five accounts later somebody works with each team. */
const mitglieder = `
  update konto m set tarif = 'Teammitglied', team_id = k.id
  from kanzlei k join konto l on l.id = k.inhaber and l.tarif = 'teams'
  where m.erstellt = l.erstellt - interval '35 minutes'`;

const verwalter = `
  with einer as (
    insert into konto (name, email, rolle, email_bestaetigt_am, erstellt)
    values ('Verwaltung', 'verwaltung@mess.example', 'admin', now(), now() - interval '9 years') returning id
  ), seine as (insert into kanzlei (name, inhaber) select 'Verwaltung', id from einer)
  insert into sitzung (konto_id, token_hash, angemeldet_bleiben, geraet, weg, erstellt, zuletzt, laeuft_ab)
  select id, $1, true, 'Messung', 'kennwort', now(), now(), now() + interval '1 day' from einer`;
