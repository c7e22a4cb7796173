import { expect } from "vitest";
import { migrationen, migrieren } from "#platform/db/migration.server.ts";
import { test } from "#platform/db/testing.ts";

test("Wer noch zu nennen ist, steht mit seinem Namen ab seiner ersten Zeile im Buch", async ({
  leere: { pool },
}) => {
  const alle = migrationen();
  await migrieren(
    pool,
    alle.filter(({ nummer }) => nummer < 43),
  );
  await pool.query(`
    insert into konto (name, titel, email) values ('Anna Meier', 'Dr.', 'meier@kanzlei.example');
    insert into kanzlei (name, inhaber) select 'Kanzlei Meier', id from konto;
    set app.betrieb = '1';
    insert into fristvorgang (kanzlei_id, am, art, von, inhalt_hash)
      select k.id, t.am::timestamptz, 'gebucht', t.von, sha256('')
      from kanzlei k, lateral (values
        ('2026-11-02T08:00:00Z', gen_random_uuid()),
        ('2026-11-03T08:00:00Z', k.inhaber),
        ('2026-11-04T08:00:00Z', k.inhaber)) t (am, von);
    set app.betrieb = ''`);
  await migrieren(pool, alle);
  const { rows } = await pool.query("select name, ab from fristname");
  // Whoever was erased before cannot be named any more.
  expect(rows).toEqual([{ name: "Dr. Anna Meier", ab: new Date("2026-11-03T08:00:00Z") }]);
});
