import { sql } from "kysely";
import type { Parteienquelle } from "#platform/beitraege.server.ts";
import { mandant } from "#platform/db/mandant.server.ts";

const hoechstens = 5;

/** To whom Kostennoten of a file went, the newest first; numbers are compared without blanks and capitals. */
export const kostennotenparteien: Parteienquelle = async (wer, { aktenzeichen }) => {
  const akte = aktenzeichen.toLowerCase().replace(/\s+/g, "");
  if (akte === "") return [];
  return mandant(wer, async (tx) => {
    const zeilen = await tx
      .selectFrom("kostennote")
      .select("empfaenger")
      .where("konto_id", "=", wer.nutzer.id)
      .where(sql<boolean>`lower(regexp_replace(aktenzeichen, '\\s+', '', 'g')) = ${akte}`)
      .orderBy("freigegeben_am", "desc")
      .limit(hoechstens)
      .execute();
    return [...new Set(zeilen.map(({ empfaenger }) => empfaenger).filter((name) => name !== ""))];
  });
};
