import { sql, type Transaction } from "kysely";
import type { DB } from "#platform/db/schema.ts";
import type { Demokontoids, Demoteil } from "#platform/demo.server.ts";

/** The log of the team of the demo, whose member is one of its accounts. */
export const teamdemo: Demoteil = { vorbereiten: async () => verlaufAnlegen };

async function verlaufAnlegen(tx: Transaction<DB>, konten: Demokontoids): Promise<void> {
  const leitung = konten.get("teams");
  const mitglied = konten.get("mitglied");
  if (!leitung || !mitglied) return;
  await sql`select set_config('app.betrieb', '1', true)`.execute(tx);
  await sql`insert into teamvorgang (kanzlei_id, am, art, von, angabe)
    select k.id, now() - make_interval(days => v.tage), v.art, v.von::uuid, v.angabe
    from kanzlei k, (values (21, 'name-geaendert', ${leitung}, 'Kanzlei Demo'), (20, 'beigetreten', ${mitglied}, 'rechtsanwalt'))
      as v (tage, art, von, angabe)
    where k.inhaber = ${leitung}
    order by v.tage desc`.execute(tx);
  await sql`select set_config('app.betrieb', '', true)`.execute(tx);
}
