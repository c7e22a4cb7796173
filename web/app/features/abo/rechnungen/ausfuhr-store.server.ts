import type { Ausfuhrteil } from "#platform/beitraege.server.ts";

/** Invoices, corrections and what was paid on them, for the file with everything on an account. */
export const rechnungsausfuhr: Ausfuhrteil = async (tx, kontoId) => {
  const belege = await tx
    .selectFrom("rechnung")
    .select([
      "id",
      "nummer as number",
      "art as kind",
      "zu as corrects",
      "ausgestellt_am as issuedOn",
      "faellig_am as dueOn",
      "netto as netCents",
      "umsatzsteuer as vatCents",
      "brutto as totalCents",
      "beleg as document",
    ])
    .where("konto_id", "=", kontoId)
    .orderBy("jahr")
    .orderBy("laufend")
    .execute();
  const zahlungen = await tx
    .selectFrom("rechnungszahlung")
    .select(["rechnung_id", "am as on", "betrag as amountCents", "quelle as source"])
    .where("konto_id", "=", kontoId)
    .orderBy("gebucht_am")
    .execute();
  const mahnungen = await tx
    .selectFrom("rechnungsmahnung")
    .select(["rechnung_id", "am as on", "stufe as level", "offen as openCents"])
    .where("konto_id", "=", kontoId)
    .orderBy("am")
    .execute();
  const ohneId = <Z extends { readonly rechnung_id: string }>(zeilen: readonly Z[], id: string) =>
    zeilen.filter((z) => z.rechnung_id === id).map(({ rechnung_id: _, ...z }) => z);
  return {
    subscriptionInvoices: belege.map((b) => ({
      ...b,
      payments: ohneId(zahlungen, b.id),
      reminders: ohneId(mahnungen, b.id),
    })),
  };
};
