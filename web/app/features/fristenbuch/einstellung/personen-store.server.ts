import { sql } from "kysely";
import type { Buchtx } from "../protokoll/protokoll-store.server.ts";
import type { Namensstand } from "../worte/papierworte.ts";

/** Somebody who works in the Kanzlei of a transaction. */
export type Person = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly leitet: boolean;
  readonly kanzleirolle: string;
};

/** Everybody who works in the Kanzlei of this transaction, its owner first. Who is not among them has left. */
export async function personenLesen(tx: Buchtx): Promise<Person[]> {
  const { rows } = await sql<Person>`select id, name, email, leitet, kanzleirolle from fristperson
    order by leitet desc, name, id`.execute(tx);
  return rows;
}

/** What people of a book were called when they acted in it, in the order of the instants. */
export function namenLesen(tx: Buchtx, kanzleiId: string): Promise<Namensstand[]> {
  return tx
    .selectFrom("fristname")
    .select(["konto_id as id", "ab", "name"])
    .where("kanzlei_id", "=", kanzleiId)
    .orderBy("ab")
    .execute();
}

/** Who works in a Kanzlei and cannot sign in: blocked, or the account is to be erased (`betrieb`). */
export async function gesperrteLesen(tx: Buchtx, kanzleiId: string): Promise<ReadonlySet<string>> {
  const zeilen = await tx
    .selectFrom("kanzlei as z")
    .innerJoin("konto as k", (join) =>
      join.on(({ eb, or, ref }) =>
        or([eb("k.id", "=", ref("z.inhaber")), eb("k.team_id", "=", ref("z.id"))]),
      ),
    )
    .select("k.id")
    .where("z.id", "=", kanzleiId)
    .where(({ eb, or }) => or([eb("k.gesperrt_am", "is not", null), eb("k.loeschung_am", "is not", null)]))
    .execute();
  return new Set(zeilen.map(({ id }) => id));
}
