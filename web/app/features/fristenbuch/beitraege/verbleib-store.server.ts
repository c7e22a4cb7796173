import { sql } from "kysely";
import type { Verbleib } from "#platform/beitraege.server.ts";
import { mandant } from "#platform/db/mandant.server.ts";

/** What stays of templates when an account is erased: those that others of a team work with. */
export const vorlagenverbleib: Verbleib = {
  spalten: ["fristvorlage.erstellt_von", "fristvorlage.geaendert_von"],
  satz: "Vorlagen für Fristen, die Sie in einem Team geteilt haben, ohne Ihren Namen",
  betrifft: (wer) =>
    mandant(wer, async (tx) => {
      const { rows } = await sql<{ da: boolean }>`select hat_fristvorlagen_geteilt() as da`.execute(tx);
      return rows[0]?.da ?? false;
    }),
};

/** What stays of the book when an account is erased: the office it worked for keeps its deadlines and their log. */
export const fristenverbleib: Verbleib = {
  spalten: ["fristabwesenheit.vertretung"],
  satz: "das Fristenbuch der Kanzlei, in deren Team Sie arbeiten: In ihrem Protokoll, ihren Papieren und Abendkontrollen stehen Sie weiter mit dem Namen, den Sie hatten, als Sie dort gehandelt haben (Art. 17 Abs. 3 Buchst. e DSGVO, § 50 BRAO)",
  betrifft: async ({ nutzer }) => nutzer.teamId !== null && !nutzer.isTeamAdmin,
};
