import type { Ausfuhrteil } from "#platform/beitraege.server.ts";

/**
 * Templates of an account for the file with everything stored: its personal ones, those that it shares, and all of the
 * Kanzlei that it leads, which go when it goes.
 */
export const vorlagenausfuhr: Ausfuhrteil = async (tx, kontoId) => {
  const deadlineTemplates = await tx
    .selectFrom("fristvorlage as v")
    .leftJoin("kanzlei as z", "z.id", "v.kanzlei_id")
    .select([
      "v.id",
      "v.name as templateName",
      "v.tage as days",
      "v.wochen as weeks",
      "v.monate as months",
      "v.jahre as years",
      "v.beschreibung as description",
      "v.zusatz as metadata",
      "v.norm",
      "v.katalog_id as rule",
      "v.beginn as begin",
      "v.richtung as direction",
      "v.verschiebung as shift",
      "v.vorfristen",
    ])
    .select(({ eb }) => eb("v.kanzlei_id", "is not", null).as("shared"))
    .select(["v.erstellt as createdAt", "v.geaendert as updatedAt"])
    .where((eb) => eb.or([eb("v.erstellt_von", "=", kontoId), eb("z.inhaber", "=", kontoId)]))
    .orderBy("v.erstellt")
    .orderBy("v.id")
    .execute();
  return { deadlineTemplates };
};
