import { betrieb } from "#platform/db/mandant.server.ts";
import { niemand } from "#platform/nachlass.ts";
import { fristennachlass } from "../uebergabe/nachlass.server.ts";

/** Foreign Kanzleien in which somebody is still responsible for something open. */
const fremdeBuecher = (kontoId: string): Promise<readonly string[]> =>
  betrieb(async (tx) => {
    const zeilen = await tx
      .selectFrom("frist as f")
      .innerJoin("kanzlei as k", "k.id", "f.kanzlei_id")
      .select("f.kanzlei_id")
      .distinct()
      .where("f.verantwortlich", "=", kontoId)
      .where("f.zustand", "not in", ["erledigt", "gestrichen"])
      .where(({ eb, or }) => or([eb("k.inhaber", "is", null), eb("k.inhaber", "!=", kontoId)]))
      .orderBy("f.kanzlei_id")
      .execute();
    return zeilen.map(({ kanzlei_id }) => kanzlei_id);
  });

/** Before an account goes: what it has not handed over stands without a person, and the lead is told. */
export async function ohnePersonStellen(kontoId: string): Promise<void> {
  for (const kanzleiId of await fremdeBuecher(kontoId)) {
    const auftrag = { kanzleiId, kontoId, von: kontoId, nachfolge: niemand };
    const { inTransaktion, danach } = await fristennachlass.uebergeben(auftrag);
    await betrieb(inTransaktion);
    await danach();
  }
}
