import type { Pool } from "pg";
import { lauschen } from "../db/lauschen.server.ts";
import type { Bus } from "./bus.server.ts";
import type { Ereignis } from "./ereignis.ts";

const kanal = "portal_ereignis";

/**
 * For several processes on one PostgreSQL (NOTIFY and LISTEN).
 *
 * @param wiederVerbunden events may have been missed while the connection was away
 */
export async function busUeberPostgres(
  { pool, databaseUrl }: { readonly pool: Pool; readonly databaseUrl: string },
  empfangen: (ereignis: Ereignis) => void,
  wiederVerbunden: () => void,
): Promise<Bus> {
  const beenden = await lauschen(
    databaseUrl,
    kanal,
    (text) => empfangen(JSON.parse(text) as Ereignis),
    wiederVerbunden,
  );
  return {
    melden: async (ereignis) => {
      await pool.query("select pg_notify($1, $2)", [kanal, JSON.stringify(ereignis)]);
    },
    beenden,
  };
}
