import { stand } from "../testing-stand.ts";

const ehe = "eheschliessung=2013-07-15&zustellung=2023-06-20";

/** States that every form of a result is made from: page, files and call, with the amount or day that is known of them. */
export const staende = [
  stand("netto1=2500&netto2=1500&anrechte=3&antragAm=2026-01-02", "3.600,00"),
  stand(
    `${ehe}&rechte.1.punkte=12,3456&rechte.2.einheit=rente&rechte.2.betrag=120&rechte.2.traeger=privat&netto1=500&netto2=500&anrechte=1&antragAm=2026-01-02`,
    "1.000,00",
  ),
  stand(
    "umWert=10&umNach=rente&umTag=2025-07-01&regel=famgkg51-1&monatsbetrag=500&rueckstaende=1000",
    "7.000,00",
  ),
];

/** Inputs from which each call is asked: between them every field has its place. */
export const basen = {
  "POST /api/rechner/versorgungsausgleich": [
    { verfahrenswert: { nettoeinkommen1: 246_000, nettoeinkommen2: 154_000, anrechte: 3 } },
    {
      ehezeit: { eheschliessung: "2005-06-10", zustellungScheidungsantrag: "2026-03-20" },
      anrechte: [
        {
          ehegatte: 1,
          traeger: "grv",
          bewertung: { art: "direkt", ehezeitanteil: { einheit: "entgeltpunkte", zehntausendstel: 120_000 } },
        },
      ],
    },
    {
      ehezeit: { eheschliessung: "2005-06-10", zustellungScheidungsantrag: "2026-03-20" },
      anrechte: [
        {
          ehegatte: 2,
          traeger: "betrieblich",
          bewertung: {
            art: "zeitratierlich",
            gesamt: { einheit: "rente", betrag: 60_000 },
            zeitInEhe: 200,
            zeitGesamt: 400,
          },
        },
      ],
    },
    {
      umrechnung: {
        von: { einheit: "entgeltpunkte", zehntausendstel: 120_000 },
        nach: "kapital",
        stichtag: "2026-03-20",
      },
    },
    { wiederkehrend: { regel: "famgkg51-1", monatsbetrag: 50_000 } },
    { wiederkehrend: { regel: "gnotkg52-4", jahresbetrag: 600_000, alter: [40] } },
  ],
};

const festerWert = "Nur Auskunft oder Abtretung: fester Wert (§ 50 Abs. 2 FamGKG), wie der Rechenweg sagt";

/** Fields without effect in one of these inputs, each with the reason why that is right. */
export const ausnahmen = {
  "POST /api/rechner/versorgungsausgleich": {
    "verfahrenswert.nettoeinkommen1": festerWert,
    "verfahrenswert.nettoeinkommen2": festerWert,
    "verfahrenswert.anrechte": festerWert,
    "verfahrenswert.nachScheidung": festerWert,
  },
};

/** More states of the page: between them every field of its call can be said. */
export const seiten = [
  `${ehe}&rechte.1.punkte=12,3456&rechte.1.zeitInEhe=100&rechte.1.zeitGesamt=200`,
  `${ehe}&rechte.1.traeger=betrieblich&rechte.1.einheit=kapital&rechte.1.betrag=50000&rechte.1.zeitInEhe=100&rechte.1.zeitGesamt=200`,
  "umWert=10&umTag=2023-07-01",
  "regel=gkg42-1&monatsbetrag=100&rueckstaende=500",
  "regel=gnotkg52-4&monatsbetrag=100&alter=60",
  "regel=gnotkg52-4&alter=60&sachwert=1000",
];
