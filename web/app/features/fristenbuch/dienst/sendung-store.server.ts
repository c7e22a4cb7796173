import type { Tag } from "@gebuehrenportal/recht";
import type { Buchtx } from "../protokoll/protokoll-store.server.ts";

/** What goes to somebody once on a day. */
export type Sendungsart =
  | "tagesbrief"
  | "ausfallkopie"
  | "abendalarm"
  | "kopf"
  | "recht"
  | "tarifende-14"
  | "tarifende-3";

/** Notes that something goes to somebody today; false: it has gone already. In the transaction that hands it over. */
export async function sendungVermerken(
  tx: Buchtx,
  kanzleiId: string,
  { art, tag, an }: { readonly art: Sendungsart; readonly tag: Tag; readonly an: string },
  am: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto("fristsendung")
    .values({ kanzlei_id: kanzleiId, art, tag, an, erstellt: am })
    .onConflict((oc) => oc.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** To whom something has gone on a day. */
export async function gesendetAn(
  tx: Buchtx,
  kanzleiId: string,
  art: Sendungsart,
  tag: Tag,
): Promise<ReadonlySet<string>> {
  const zeilen = await tx
    .selectFrom("fristsendung")
    .select("an")
    .where("kanzlei_id", "=", kanzleiId)
    .where("art", "=", art)
    .where("tag", "=", tag)
    .execute();
  return new Set(zeilen.map(({ an }) => an));
}
