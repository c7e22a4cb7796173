import { sql } from "kysely";
import type { Verbleib } from "#platform/beitraege.server.ts";
import { mandant } from "#platform/db/mandant.server.ts";

/** What stays of templates when an account is erased: those that others of a team work with. */
export const vorlagenverbleib: Verbleib = {
  spalten: ["fristvorlage.erstellt_von"],
  satz: "Vorlagen für Fristen, die Sie in einem Team geteilt haben, ohne Ihren Namen",
  betrifft: (wer) =>
    mandant(wer, async (tx) => {
      const { rows } = await sql<{ da: boolean }>`select hat_fristvorlagen_geteilt() as da`.execute(tx);
      return rows[0]?.da ?? false;
    }),
};
