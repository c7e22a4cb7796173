import type { Tag } from "@gebuehrenportal/recht";
import { sql } from "kysely";
import { alsFristen, fristen } from "../eintrag/frist-store.server.ts";
import type { Kettenkopf } from "../protokoll/kette.server.ts";
import type { Buchtx } from "../protokoll/protokoll-store.server.ts";
import type { Frist } from "../worte/frist.ts";

/** Open entries up to a day, waiting periods too, in order; without a day by the one after which nobody may act. */
export const anstehendeBis = (tx: Buchtx, kanzleiId: string, tag: Tag): Promise<Frist[]> =>
  alsFristen(
    fristen(tx, kanzleiId)
      .where("frist.zustand", "not in", ["erledigt", "gestrichen"])
      .where(sql<Tag>`coalesce(frist.sicherer_tag, frist.hoechstens_bis)`, "<=", tag)
      .orderBy(sql`coalesce(frist.sicherer_tag, frist.hoechstens_bis)`)
      .orderBy("frist.id"),
  );

/** The protocol of a day: the head it was closed with, and who has signed it. */
export type Tagesprotokoll = {
  readonly kopf: Kettenkopf;
  readonly abgezeichnetAm: Date | null;
  readonly abgezeichnetVon: string | null;
};

/** What is noted of the protocol of a day. */
export async function tagesprotokollLesen(
  tx: Buchtx,
  kanzleiId: string,
  tag: Tag,
): Promise<Tagesprotokoll | undefined> {
  const z = await tx
    .selectFrom("fristtagesprotokoll")
    .select(["kopf_nr", "abgezeichnet_am", "abgezeichnet_von"])
    .select(({ ref }) => sql<string>`encode(${ref("kopf_hash")}, 'hex')`.as("hash"))
    .where("kanzlei_id", "=", kanzleiId)
    .where("tag", "=", tag)
    .executeTakeFirst();
  return (
    z && {
      kopf: { nr: z.kopf_nr, hash: z.hash },
      abgezeichnetAm: z.abgezeichnet_am,
      abgezeichnetVon: z.abgezeichnet_von,
    }
  );
}

/** Notes the head that stands on the papers of a day; the one that was signed stays. */
export async function kopfVermerken(
  tx: Buchtx,
  kanzleiId: string,
  tag: Tag,
  { nr, hash }: Kettenkopf,
): Promise<void> {
  await tx
    .insertInto("fristtagesprotokoll")
    .values({ kanzlei_id: kanzleiId, tag, kopf_nr: nr, kopf_hash: Buffer.from(hash, "hex") })
    .onConflict((oc) => oc.doNothing())
    .execute();
}

/** Signs the protocol of a day, with the head that the reader has in front of him. */
export async function abzeichnungVermerken(
  tx: Buchtx,
  kanzleiId: string,
  tag: Tag,
  { von, am, kopf }: { readonly von: string; readonly am: Date; readonly kopf: Kettenkopf },
): Promise<void> {
  const werte = {
    kopf_nr: kopf.nr,
    kopf_hash: Buffer.from(kopf.hash, "hex"),
    abgezeichnet_am: am,
    abgezeichnet_von: von,
  };
  await tx
    .insertInto("fristtagesprotokoll")
    .values({ kanzlei_id: kanzleiId, tag, ...werte })
    .onConflict((oc) => oc.columns(["kanzlei_id", "tag"]).doUpdateSet(werte))
    .execute();
}
