import { sql } from "kysely";
import type { Blogtx } from "../bestand/inhalt-store.server.ts";

/** How many notices of its own an account has not read, and how many posts wait for a decision. */
export async function standZaehlen(
  tx: Blogtx,
  kontoId: string,
): Promise<{ readonly ungelesen: number; readonly wartend: number }> {
  const { rows } = await sql<{ ungelesen: number; wartend: number }>`
    select
      (select count(*)::int from blog_mitteilung
        where gelesen_am is null and konto_id = ${kontoId}) as ungelesen,
      (select count(*)::int from blog_manuskript where status = 'pending') as wartend`.execute(tx);
  return rows[0] ?? { ungelesen: 0, wartend: 0 };
}
