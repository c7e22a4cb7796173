import { sql } from "kysely";
import type { Buchtx } from "../protokoll/protokoll-store.server.ts";

/** When the tier of an office's owner ends, as far as it is known; a change to one that holds no book counts too. */
export type Tarifende = { readonly kanzleiId: string; readonly ende: Date };

/** Offices with something in their book whose tier ends within a span of time, in an order that stays (`betrieb`). */
export async function tarifendenZwischen(
  tx: Buchtx,
  { tarife, von, bis }: { readonly tarife: readonly string[]; readonly von: Date; readonly bis: Date },
): Promise<Tarifende[]> {
  const wechsel = sql<Date | null>`(select (v.periode_bis::timestamp at time zone 'Europe/Berlin')
    from abovertrag v
    where v.konto_id = i.id and v.zustand <> 'ended' and v.wechsel_zu is not null
      and v.wechsel_zu <> all (${[...tarife]}))`;
  const zeilen = await tx
    .selectFrom("kanzlei as k")
    .innerJoin("konto as i", "i.id", "k.inhaber")
    .select("k.id as kanzleiId")
    .select(sql<Date>`least(i.tarif_bis, ${wechsel})`.as("ende"))
    .where("i.tarif", "in", tarife)
    .where(sql<Date>`least(i.tarif_bis, ${wechsel})`, ">", von)
    .where(sql<Date>`least(i.tarif_bis, ${wechsel})`, "<=", bis)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom("frist as f").select("f.id").whereRef("f.kanzlei_id", "=", "k.id")),
    )
    .orderBy("k.id")
    .execute();
  return zeilen;
}
