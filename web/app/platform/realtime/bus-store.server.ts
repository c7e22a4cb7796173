import type { Pool } from "pg";
import { z } from "zod";
import { lauschen } from "../db/lauschen.server.ts";
import type { Bus } from "./bus.server.ts";
import { type Ereignis, ereignisarten } from "./ereignis.ts";

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
    (text) => {
      const ereignis = ereignisAus(text);
      if (ereignis) empfangen(ereignis);
    },
    wiederVerbunden,
  );
  return {
    melden: (ereignis) => ereignisSenden(pool, ereignis),
    beenden,
  };
}

/** Tells every process that listens on this database. */
export async function ereignisSenden(pool: Pool, ereignis: Ereignis): Promise<void> {
  await pool.query("select pg_notify($1, $2)", [kanal, JSON.stringify(ereignis)]);
}

const form = z.object({
  type: z.enum(ereignisarten),
  an: z.union([
    z.object({ konto: z.string() }),
    z.object({ kanzlei: z.string() }),
    z.object({ moderation: z.literal(true) }),
    z.object({ server: z.literal(true) }),
  ]),
});

/** Anybody who may use the database can send on the channel, a newer process among them: what is not known is nothing. */
export function ereignisAus(text: string): Ereignis | undefined {
  try {
    return form.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
