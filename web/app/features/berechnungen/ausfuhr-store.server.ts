import type { Ausfuhrteil } from "#platform/beitraege.server.ts";

/** Saved calculations with all their versions, for the file with everything stored on an account. */
export const berechnungsausfuhr: Ausfuhrteil = async (tx, kontoId) => {
  const berechnungen = await tx
    .selectFrom("berechnung")
    .select([
      "id",
      "rechner as calculator",
      "bezeichnung as name",
      "aktenzeichen as fileNumber",
      "erstellt as createdAt",
      "geaendert as updatedAt",
      "geloescht as deletedAt",
    ])
    .where("konto_id", "=", kontoId)
    .orderBy("erstellt")
    .execute();
  const versionen = await tx
    .selectFrom("berechnung_version")
    .select([
      "berechnung_id",
      "version",
      "stand as inputs",
      "blatt as sheet",
      "rechenstand as engine",
      "fassung as law",
      "berechnet_am as computedOn",
      "erstellt as createdAt",
    ])
    .where("konto_id", "=", kontoId)
    .orderBy("version")
    .execute();
  const je = Map.groupBy(versionen, ({ berechnung_id }) => berechnung_id);
  return {
    calculations: berechnungen.map((berechnung) => ({
      ...berechnung,
      versions: (je.get(berechnung.id) ?? []).map(({ berechnung_id, ...version }) => version),
    })),
  };
};
