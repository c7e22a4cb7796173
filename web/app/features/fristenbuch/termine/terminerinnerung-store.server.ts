import { plusTage, type Tag } from "@gebuehrenportal/recht";
import { sql } from "kysely";
import type { Buchtx } from "../protokoll/protokoll-store.server.ts";
import { verschiebung } from "./termin.ts";

/** Offices with Termine that somebody may have to be reminded of, whose tier holds a book, in an order that stays. */
export async function kanzleienMitTerminen(
  tx: Buchtx,
  { tarife, heute, am }: { readonly tarife: readonly string[]; readonly heute: Tag; readonly am: Date },
): Promise<string[]> {
  const zeilen = await tx
    .selectFrom("kanzlei as k")
    .innerJoin("konto as i", "i.id", "k.inhaber")
    .select("k.id")
    .where(sql<string>`geltender_tarif(i.tarif, i.tarif_bis, ${am})`, "in", tarife)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("termin as t")
          .select("t.id")
          .whereRef("t.kanzlei_id", "=", "k.id")
          .where("t.gestrichen_am", "is", null)
          .where(({ or, eb }) =>
            or([eb("t.letzter", "is", null), eb("t.letzter", ">=", plusTage(heute, -verschiebung))]),
          ),
      ),
    )
    .orderBy("k.id")
    .execute();
  return zeilen.map(({ id }) => id);
}

/** Notes that somebody is reminded now; false: he has been. In the transaction that hands the mail over. */
export async function terminerinnerungVermerken(
  tx: Buchtx,
  kanzleiId: string,
  {
    terminId,
    tag,
    faellig,
    an,
  }: { readonly terminId: string; readonly tag: Tag; readonly faellig: Date; readonly an: string },
  am: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto("terminerinnerung")
    .values({ kanzlei_id: kanzleiId, termin_id: terminId, tag, faellig, an, erstellt: am })
    .onConflict((oc) => oc.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}
