import type { Tag } from "@gebuehrenportal/recht";
import type { Buchtx } from "../protokoll/protokoll-store.server.ts";

/** What entries that are not struck are known by. */
export function kennungenLesen(
  tx: Buchtx,
  kanzleiId: string,
): Promise<{ aktenzeichen: string; titel: string; ende: Tag | null }[]> {
  return tx
    .selectFrom("frist")
    .select(["aktenzeichen", "titel", "ende"])
    .where("kanzlei_id", "=", kanzleiId)
    .where("zustand", "<>", "gestrichen")
    .execute();
}
