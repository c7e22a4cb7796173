import type { Querykenner } from "#platform/access/guard.ts";
import { feldVon, type Rechnerformular } from "./rechnerformular.ts";

/** What the query of every calculator's page may say besides its fields: another row, why no file was made. */
export const beiwerk: readonly string[] = ["dazu", "datei"];

/** The names that the query of a plain calculator's page may have: those of its fields, and what is asked for besides. */
export async function namenVon(
  formular: Promise<{ readonly formular: Rechnerformular }>,
  weitere: readonly string[] = [],
): Promise<Querykenner> {
  const { formular: felder } = await formular;
  return (name) => beiwerk.includes(name) || weitere.includes(name) || feldVon(felder, name) !== undefined;
}
