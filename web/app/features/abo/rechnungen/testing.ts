import { cent, type Tag, tag } from "@gebuehrenportal/recht";
import { anbieterAus, anbieterSchema } from "#platform/env/anbieter.server.ts";
import { testanbieter } from "#platform/env/testing-anbieter.ts";
import type { Posten } from "../vertrag/vertrag.ts";
import { absenderAus, empfaengerAus } from "./beleg/absender.ts";
import { type Rechnungsinhalt, rechnungsbeleg } from "./beleg/beleg.ts";

/** Variables with which the portal can issue invoices. */
export const anbieterumgebung = {
  ...testanbieter,
  ANBIETER_TELEFON: "+49 40 123456",
  ANBIETER_BIC: "BYLADEM1001",
};

export const anbieter = anbieterAus(anbieterSchema.parse(anbieterumgebung), () => true);

export const anschrift = {
  name: "Kanzlei Möller & Partner <Köln>",
  zusatz: "",
  strasse: "Domstraße 1",
  plz: "50667",
  ort: "Köln",
  land: "DE",
  ustId: null,
};

export const konto = {
  id: "0a1b2c3d-0000-4000-8000-000000000001",
  name: "Rechtsanwältin Rosa Möller",
  email: "rosa@kanzlei.example",
};

/** A month of a tier from a day on. */
export const monat = (brutto: number, von = "2026-03-10", bis = "2026-04-09"): Posten => ({
  text: "Tarif Premium",
  von: tag(von),
  bis: tag(bis),
  brutto: cent(brutto),
});

/** A document with everything usual. */
export const beleg = (posten: readonly Posten[], mehr: Partial<Rechnungsinhalt> = {}) =>
  rechnungsbeleg({
    posten,
    absender: absenderAus(anbieter),
    empfaenger: empfaengerAus(konto, anschrift),
    steuerfall: "inland",
    zahlweg: "rechnung",
    nummer: "GP-2026-00042",
    ausgestelltAm: tag("2026-03-10") as Tag,
    faelligAm: tag("2026-03-24"),
    ...mehr,
  });
