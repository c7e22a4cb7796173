import { migrationen, migrieren } from "../../web/app/platform/db/migration.server.ts";
import { postgresquelle } from "../../web/app/platform/db/testing-quellen.server.ts";
import { spaeterAufraeumen } from "../schritte/aufraeumen.ts";

/**
 * A migrated database that the tests of every change copy: to migrate one for each takes longer than most of the tests.
 *
 * @returns its name
 */
export async function vorlageAnlegen(url: string): Promise<string> {
  const vorlage = await postgresquelle(url);
  spaeterAufraeumen(vorlage.entfernen);
  const pool = vorlage.pool();
  await migrieren(pool, migrationen());
  await pool.end();
  return vorlage.name;
}
