import type { Ausfuhrteil } from "#platform/beitraege.server.ts";

/**
 * Sender, drafts and issued Kostennoten, the latter whole (every file can be made from them), for the file with
 * everything stored on an account.
 */
export const kostennotenausfuhr: Ausfuhrteil = async (tx, kontoId) => {
  const billingSender = await tx
    .selectFrom("kostennotenabsender")
    .select(["angaben", "praefix", "beginn", "geaendert"])
    .where("konto_id", "=", kontoId)
    .executeTakeFirst();
  const invoiceDrafts = await tx
    .selectFrom("kostennotenentwurf")
    .select([
      "id",
      "rechner as calculator",
      "stand as inputs",
      "felder as fields",
      "erstellt as createdAt",
      "geaendert as updatedAt",
    ])
    .where("konto_id", "=", kontoId)
    .orderBy("erstellt")
    .execute();
  const invoices = await tx
    .selectFrom("kostennote")
    .select([
      "id",
      "nummer as number",
      "art as kind",
      "storno_zu as cancels",
      "freigegeben_am as releasedAt",
      "beleg as document",
    ])
    .where("konto_id", "=", kontoId)
    .orderBy("freigegeben_am")
    .execute();
  return { billingSender: billingSender ?? null, invoiceDrafts, invoices };
};
