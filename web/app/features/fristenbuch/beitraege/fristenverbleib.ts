import type { Verbleib } from "#platform/beitraege.server.ts";

/** What stays of the book when an account is erased: the office it worked for keeps its deadlines and their log. */
export const fristenverbleib: Verbleib = {
  spalten: ["fristabwesenheit.vertretung"],
  satz: "das Fristenbuch der Kanzlei, in deren Team Sie arbeiten, mit Ihren Einträgen unter „Ehemaliges Mitglied“ (§ 50 BRAO)",
  betrifft: async ({ nutzer }) => nutzer.teamId !== null && !nutzer.isTeamAdmin,
};
