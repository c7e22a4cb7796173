import type { Ausfuhrteil } from "#platform/beitraege.server.ts";

/**
 * Contacts of an account: its personal ones, those that it shares, and all of the Kanzlei that it leads, which go when it
 * goes.
 */
export const kontaktausfuhr: Ausfuhrteil = async (tx, kontoId) => {
  const kontakte = await tx
    .selectFrom("kontakt as k")
    .leftJoin("kanzlei as z", "z.id", "k.kanzlei_id")
    .select(["k.id", "k.name", "k.email"])
    .select(({ eb }) => eb("k.kanzlei_id", "is not", null).as("shared"))
    .select(["k.erstellt as createdAt", "k.geaendert as updatedAt"])
    .where((eb) =>
      eb.or([
        eb("k.konto_id", "=", kontoId),
        eb("k.erstellt_von", "=", kontoId),
        eb("z.inhaber", "=", kontoId),
      ]),
    )
    .orderBy("k.sortierung")
    .orderBy("k.id")
    .execute();
  return { contacts: kontakte };
};
