import type { Buchtx } from "../protokoll/protokoll-store.server.ts";

/** How many entries stand in the book of an office. */
export async function fristenZaehlen(tx: Buchtx, kanzleiId: string): Promise<number> {
  const { n } = await tx
    .selectFrom("frist")
    .select(({ fn }) => fn.countAll<string>().as("n"))
    .where("kanzlei_id", "=", kanzleiId)
    .executeTakeFirstOrThrow();
  return Number(n);
}
