import type { Ausfuhrteil } from "#platform/beitraege.server.ts";

/** What an account did in teams and what was done to it there; in which it is, the account itself tells. */
export const teamausfuhr: Ausfuhrteil = async (tx, kontoId) => {
  const zeilen = await tx
    .selectFrom("teamvorgang")
    .select(["kanzlei_id", "am", "art", "von", "betrifft", "angabe"])
    .where((eb) => eb.or([eb("von", "=", kontoId), eb("betrifft", "=", kontoId)]))
    .orderBy("id")
    .execute();
  return {
    teamLog: zeilen.map((zeile) => ({
      team: zeile.kanzlei_id,
      at: zeile.am,
      act: zeile.art,
      byMe: zeile.von === kontoId,
      details: zeile.angabe,
    })),
  };
};
