import type { Ausfuhrteil } from "#platform/beitraege.server.ts";

/** Contracts and invoices, for the file with everything on an account. */
export const aboausfuhr: Ausfuhrteil = async (tx, kontoId) => ({
  ...(await vertragsausfuhr(tx, kontoId)),
  ...(await rechnungsausfuhr(tx, kontoId)),
});

/** Contracts with all that has happened to them, and where invoices go. */
const vertragsausfuhr: Ausfuhrteil = async (tx, kontoId) => {
  const vertraege = await tx
    .selectFrom("abovertrag")
    .selectAll()
    .where("konto_id", "=", kontoId)
    .orderBy("bestellt_am")
    .execute();
  const ereignisse = await tx
    .selectFrom("aboereignis")
    .select(["vertrag_id", "am", "ereignis"])
    .where("konto_id", "=", kontoId)
    .orderBy("id")
    .execute();
  const erklaerungen = await tx
    .selectFrom("aboerklaerung")
    .select([
      "art as kind",
      "eingegangen as receivedAt",
      "name",
      "kontoadresse as accountEmail",
      "vertragsnummer as contractNumber",
      "vertrag as contract",
      "kuendigungsart as cancellationKind",
      "grund as reason",
      "zum as requestedEnd",
      "bestaetigung_an as confirmationTo",
      "ausgang as outcome",
      "ende as endsOn",
      "wertersatz as owedCents",
      "gutschrift as creditedCents",
    ])
    .where("konto_id", "=", kontoId)
    .orderBy("eingegangen")
    .execute();
  const billingAddress = await tx
    .selectFrom("aboanschrift")
    .select([
      "name",
      "zusatz as addition",
      "strasse as street",
      "plz as postalCode",
      "ort as city",
      "land as country",
      "ust_id as vatId",
      "geaendert as updatedAt",
    ])
    .where("konto_id", "=", kontoId)
    .executeTakeFirst();
  const paymentMeans = await tx
    .selectFrom("zahlkunde")
    .select(["kunde as customer", "bezeichnung as means", "mittel_seit as since"])
    .where("konto_id", "=", kontoId)
    .executeTakeFirst();
  const debits = await tx
    .selectFrom("zahlungseinzug as e")
    .innerJoin("rechnung as r", "r.id", "e.rechnung_id")
    .select([
      "r.nummer as invoice",
      "e.betrag as amountCents",
      "e.zustand as status",
      "e.erstellt as createdAt",
    ])
    .where("e.konto_id", "=", kontoId)
    .orderBy("e.erstellt")
    .execute();
  return {
    subscriptions: vertraege.map((vertrag) => ({
      id: vertrag.id,
      type: vertrag.typ,
      cycle: vertrag.zyklus,
      status: vertrag.zustand,
      priceCents: vertrag.preis,
      orderedAt: vertrag.bestellt_am,
      trialEndsAt: vertrag.testphase_bis,
      periodFrom: vertrag.periode_von,
      periodBefore: vertrag.periode_bis,
      cancelledFor: vertrag.gekuendigt_zum,
      nextType: vertrag.wechsel_zu,
      payment: vertrag.zahlweg,
      expressStart: vertrag.ausdruecklicher_beginn,
      endedOn: vertrag.beendet_am,
      claims: vertrag.forderungen,
      events: ereignisse
        .filter(({ vertrag_id }) => vertrag_id === vertrag.id)
        .map(({ am, ereignis }) => ({ at: am, event: ereignis })),
    })),
    declarations: erklaerungen,
    billingAddress: billingAddress ?? null,
    paymentMeans: paymentMeans ?? null,
    debits,
  };
};

/** Invoices, corrections and what was paid on them. */
const rechnungsausfuhr: Ausfuhrteil = async (tx, kontoId) => {
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
    subscriptionInvoices: belege.map((beleg) => ({
      ...beleg,
      payments: ohneId(zahlungen, beleg.id),
      reminders: ohneId(mahnungen, beleg.id),
    })),
  };
};
