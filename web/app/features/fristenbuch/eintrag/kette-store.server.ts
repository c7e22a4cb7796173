import type { Tag } from "@gebuehrenportal/recht";
import type { Transaction } from "kysely";
import type { DB } from "#platform/db/schema.ts";
import { buchFesthalten } from "../protokoll/protokoll-store.server.ts";
import { aktenschluessel } from "../worte/frist.ts";

type Tx = Transaction<DB>;

/** File, decision and event: what makes a chain the one it is. */
export type Kettenkennung = {
  readonly aktenzeichen: string;
  readonly entscheidung: string;
  readonly ereignis: string;
};

/** A chain as it stands in the book. */
export type Kette = Kettenkennung & { readonly id: string; readonly ereignisAm: Tag | null };

/** How the parts are compared. */
export const kettenschluessel = ({ aktenzeichen, entscheidung, ereignis }: Kettenkennung): string =>
  [aktenzeichen, entscheidung, ereignis].map(aktenschluessel).join("|");

const spalten = ["id", "aktenzeichen", "entscheidung", "ereignis", "ereignis_am as ereignisAm"] as const;

/** The chain of a file, decision and event, made if there is none, held until the transaction ends. */
export async function ketteFesthalten(
  tx: Tx,
  kanzleiId: string,
  kennung: Kettenkennung,
  { ereignisAm, am }: { readonly ereignisAm: Tag | null; readonly am: Date },
): Promise<Kette> {
  const schluessel = kettenschluessel(kennung);
  await buchFesthalten(tx, kanzleiId);
  await tx
    .insertInto("fristkette")
    .values({ ...kennung, kanzlei_id: kanzleiId, schluessel, ereignis_am: ereignisAm, erstellt: am })
    .onConflict((oc) => oc.columns(["kanzlei_id", "schluessel"]).doNothing())
    .execute();
  return tx
    .selectFrom("fristkette")
    .select(spalten)
    .where("kanzlei_id", "=", kanzleiId)
    .where("schluessel", "=", schluessel)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** The event of a chain happened on another day. */
export async function ereignistagSchreiben(
  tx: Tx,
  kanzleiId: string,
  id: string,
  ereignisAm: Tag | null,
): Promise<void> {
  await tx
    .updateTable("fristkette")
    .set({ ereignis_am: ereignisAm })
    .where("kanzlei_id", "=", kanzleiId)
    .where("id", "=", id)
    .execute();
}
