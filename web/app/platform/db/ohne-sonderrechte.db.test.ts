import { randomUUID } from "node:crypto";
import type { Pool } from "pg";
import { expect } from "vitest";
import { migrationen, migrieren } from "./migration.server.ts";
import { sichern } from "./sicherung.server.ts";
import { type Testdatenbank, test } from "./testing.ts";
import { wiederherstellen } from "./wiederherstellung.server.ts";

/** What an operator prepares for a user who may create no roles. */
const rollen = [
  "portal_abo",
  "portal_anwendung",
  "portal_fristsuche",
  "portal_identitaet",
  "portal_kanzlei",
  "portal_loeschung",
  "portal_post",
  "portal_redaktion",
  "portal_team",
];

// A database of others: the portal's user owns it, but is no superuser, so policies hold for him too.
async function alsInhaber({ pool }: Testdatenbank, arbeit: (inhaber: Pool) => Promise<void>): Promise<void> {
  const rolle = `gp_inhaber_${randomUUID().replaceAll("-", "")}`;
  await pool.query(`
    create role ${rolle} nologin;
    do $$ declare name text; begin
      foreach name in array array['${rollen.join("', '")}'] loop
        begin execute format('create role %I nologin', name); exception when duplicate_object then null; end;
      end loop;
    end $$;
    grant ${rollen.join(", ")} to ${rolle};
    alter schema public owner to ${rolle}`);
  const { rows } = await pool.query("select current_database() as name");
  await pool.query(`grant create on database "${rows[0].name}" to ${rolle}`);
  const client = await pool.connect();
  await client.query(`set role ${rolle}`);
  const query = client.query.bind(client);
  try {
    await arbeit({ query, connect: async () => ({ query, release: () => undefined }) } as unknown as Pool);
  } finally {
    await client.query("reset role");
    client.release();
    await pool.query(`drop owned by ${rolle} cascade; drop role ${rolle}`);
  }
}

async function sicherung(pool: Pool): Promise<string[]> {
  const zeilen: string[] = [];
  await sichern(pool, (zeile) => void zeilen.push(zeile));
  return zeilen;
}

async function* strom(zeilen: readonly string[]) {
  yield* zeilen;
}

test("Ein Benutzer ohne Sonderrechte richtet das Portal ein, sichert alles und stellt es wieder her", async ({
  leere,
}) => {
  await alsInhaber(leere, async (pool) => {
    const alle = migrationen();
    await migrieren(pool, alle);
    await pool.query(`
      insert into konto (name, email) values ('Meier', 'meier@kanzlei.example');
      insert into kanzlei (name, inhaber) select 'Kanzlei Meier', id from konto;
      insert into mitgliedschaft (kanzlei_id, konto_id) select id, inhaber from kanzlei;
      create table akte (kanzlei_id uuid not null, text text not null);
      select mandant_schuetzen('akte');
      set app.betrieb = '1';
      insert into akte select id, 'Akte Huber' from kanzlei;
      set app.betrieb = ''`);
    expect((await pool.query("select * from akte")).rowCount).toBe(0);
    const zeilen = await sicherung(pool);
    expect(zeilen.filter((zeile) => /Kanzlei Meier|Akte Huber/.test(zeile))).toHaveLength(2);
    await pool.query("drop table akte");
    await wiederherstellen(pool, strom(await sicherung(pool)), alle, { ersetzen: true });
    expect((await pool.query("select name from kanzlei")).rows).toEqual([{ name: "Kanzlei Meier" }]);
  });
});

test("Verbirgt eine Richtlinie Zeilen vor dem Benutzer, wird nichts gesichert", async ({ leere }) => {
  await alsInhaber(leere, async (pool) => {
    await migrieren(pool, migrationen());
    await pool.query(`
      create table fremd (a int);
      alter table fremd enable row level security;
      alter table fremd force row level security`);
    await expect(sicherung(pool)).rejects.toThrow("Die Tabelle fremd ist für diesen Benutzer");
  });
});
