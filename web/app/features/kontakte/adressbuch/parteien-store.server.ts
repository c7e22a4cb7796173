import type { Parteienquelle } from "#platform/beitraege.server.ts";
import { mandant } from "#platform/db/mandant.server.ts";

const hoechstens = 5;

/** Contacts with one of the addresses of a file: one's own and those of the Kanzlei. */
export const kontaktparteien: Parteienquelle = async (wer, { adressen }) => {
  const gesucht = adressen.map((adresse) => adresse.toLowerCase());
  if (gesucht.length === 0) return [];
  return mandant(wer, async (tx) => {
    const zeilen = await tx
      .selectFrom("kontakt")
      .select("name")
      .where("adresse", "in", gesucht)
      .where((eb) => eb.or([eb("konto_id", "=", wer.nutzer.id), eb("kanzlei_id", "=", wer.kanzleiId)]))
      .orderBy("sortierung")
      .limit(hoechstens)
      .execute();
    return zeilen.map(({ name }) => name);
  });
};
