import type { Ausfuhrteil } from "#platform/beitraege.server.ts";

/** Templates of an account, personal ones and those it shares in its Kanzlei, for the file with everything stored. */
export const vorlagenausfuhr: Ausfuhrteil = async (tx, kontoId) => {
  const deadlineTemplates = await tx
    .selectFrom("fristvorlage")
    .select([
      "id",
      "name as templateName",
      "tage as days",
      "wochen as weeks",
      "monate as months",
      "jahre as years",
      "beschreibung as description",
      "zusatz as metadata",
      "norm",
      "katalog_id as rule",
      "beginn as begin",
      "richtung as direction",
      "verschiebung as shift",
      "vorfristen",
      "kanzlei_id as sharedInOffice",
      "erstellt as createdAt",
      "geaendert as updatedAt",
    ])
    .where("erstellt_von", "=", kontoId)
    .orderBy("erstellt")
    .orderBy("id")
    .execute();
  return { deadlineTemplates };
};
