import { sql } from "kysely";
import type { Ausfuhrteil } from "#platform/beitraege.server.ts";

/**
 * What an account has to do with the deadline book, for the file with everything stored: the entries of its own Kanzlei
 * or, in somebody else's team, those it made or is responsible for, with their computations, and the post it took in or
 * decided about; likewise its Termine and Wiedervorlagen; what it did itself, line by line, and the names under which the
 * book keeps it. The whole book of an office is exported from the book. Of templates its personal ones, those that it shares,
 * and all of the Kanzlei that it leads, which go when it goes.
 */
export const buchausfuhr: Ausfuhrteil = async (tx, kontoId) => {
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
  const eigen = await tx.selectFrom("kanzlei").select("id").where("inhaber", "=", kontoId).executeTakeFirst();
  const fristen = tx
    .selectFrom("frist")
    .leftJoin("fristrechnung as r", "r.id", "frist.rechnung_id")
    .selectAll("frist")
    .select(["r.frage as question", "r.ergebnis as derivation", "r.regelstand as lawVersion"])
    .orderBy("frist.ende")
    .orderBy("frist.id");
  const deadlines = await (eigen
    ? fristen.where("frist.kanzlei_id", "=", eigen.id)
    : fristen.where((eb) =>
        eb.or([eb("frist.erstellt_von", "=", kontoId), eb("frist.verantwortlich", "=", kontoId)]),
      )
  ).execute();
  const deadlineLog = await tx
    .selectFrom("fristvorgang as v")
    .innerJoin("fristvorgang_inhalt as i", (join) =>
      join.onRef("i.kanzlei_id", "=", "v.kanzlei_id").onRef("i.nr", "=", "v.nr"),
    )
    .select(["v.nr", "v.am as at", "v.art as kind", "v.frist_id as deadlineId", "i.inhalt as content"])
    .where((eb) => eb.or([eb("v.von", "=", kontoId), eb("v.fuer", "=", kontoId)]))
    .orderBy("v.nr")
    .execute();
  const deadlineAbsences = await tx
    .selectFrom("fristabwesenheit")
    .select(["von as from", "bis as until"])
    .select(({ ref }) => sql<boolean>`${ref("vertretung")} = ${kontoId}`.as("asSubstitute"))
    .where((eb) => eb.or([eb("konto_id", "=", kontoId), eb("vertretung", "=", kontoId)]))
    .orderBy("von")
    .execute();
  const deadlineFeeds = await tx
    .selectFrom("fristfeed")
    .select([
      "inhalt as content",
      "erstellt as createdAt",
      "zuletzt as lastUsedAt",
      "widerrufen_am as revokedAt",
    ])
    .where("konto_id", "=", kontoId)
    .execute();
  const deadlineReminders = await tx
    .selectFrom("fristerinnerung")
    .select(["frist_id as deadlineId", "art as kind", "tag as day", "erstellt as sentAt"])
    .select("bestaetigt_am as confirmedAt")
    .where("an", "=", kontoId)
    .orderBy("erstellt")
    .orderBy("id")
    .execute();
  const deadlineLetters = await tx
    .selectFrom("fristsendung")
    .select(["art as kind", "tag as day", "erstellt as sentAt"])
    .where("an", "=", kontoId)
    .orderBy("tag")
    .orderBy("art")
    .execute();
  const deadlineHeadMails = await tx
    .selectFrom("fristkopfempfang")
    .select("kanzlei_id as office")
    .where("konto_id", "=", kontoId)
    .execute();
  const deadlineNames = await tx
    .selectFrom("fristname")
    .select(["name", "ab as from"])
    .where("konto_id", "=", kontoId)
    .orderBy("ab")
    .execute();
  const post = tx
    .selectFrom("posteingang")
    .select(["id", "aktenzeichen", "von as sender", "art as kind", "betreff as subject"])
    .select(["zugestellt_am as servedAt", "weg as channel", "gerichtszeichen as courtFileNumber"])
    .select(["gebiet as field", "genannte_frist as statedPeriod", "zustand as status", "grund as reason"])
    .select(["fristen as deadlines", "erstellt as createdAt", "entschieden_am as decidedAt"])
    .orderBy("erstellt")
    .orderBy("id");
  const deadlinePost = await (eigen
    ? post.where("kanzlei_id", "=", eigen.id)
    : post.where((eb) => eb.or([eb("erstellt_von", "=", kontoId), eb("entschieden_von", "=", kontoId)]))
  ).execute();
  const deadlineFiles = eigen
    ? await tx
        .selectFrom("rubrum")
        .select(["akte as aktenzeichen", "rubrum", "geaendert as updatedAt"])
        .where("kanzlei_id", "=", eigen.id)
        .orderBy("akte")
        .execute()
    : [];
  const termine = tx.selectFrom("termin").selectAll("termin").orderBy("termin.tag").orderBy("termin.id");
  const appointments = await (eigen
    ? termine.where("kanzlei_id", "=", eigen.id)
    : termine.where((eb) => eb.or([eb("erstellt_von", "=", kontoId), eb("person", "=", kontoId)]))
  ).execute();
  const ihre = appointments.map(({ id }) => id);
  const appointmentDays =
    ihre.length === 0
      ? []
      : await tx.selectFrom("termintag").selectAll().where("termin_id", "in", ihre).orderBy("tag").execute();
  const appointmentLog = await tx
    .selectFrom("terminvorgang")
    .select(["termin_id as appointmentId", "am as at", "art as kind", "inhalt as content"])
    .where((eb) => eb.or([eb("von", "=", kontoId), eb("fuer", "=", kontoId)]))
    .orderBy("am")
    .orderBy("id")
    .execute();
  const appointmentReminders = await tx
    .selectFrom("terminerinnerung")
    .select(["termin_id as appointmentId", "tag as day", "erstellt as sentAt"])
    .where("an", "=", kontoId)
    .orderBy("erstellt")
    .execute();
  return {
    deadlineTemplates,
    deadlines,
    deadlinePost,
    deadlineFiles,
    deadlineLog,
    deadlineAbsences,
    deadlineFeeds,
    deadlineReminders,
    deadlineLetters,
    deadlineNames,
    deadlineHeadMails,
    appointments,
    appointmentDays,
    appointmentLog,
    appointmentReminders,
  };
};
