import { stand } from "../testing-stand.ts";

/** Three days of 2026, on which nothing of the law changes. */
const einkommen = "lohn=3000&steuern=500&sozialversicherung=300&bewilligungAm=2026-01-02";

/** States that every form of a result is made from: page, files and call, with the amount or day that is known of them. */
export const staende = [
  stand(einkommen, "999,00"),
  stand(
    `${einkommen}&unterkunft=600&heizung=100&mehrbedarf=50&belastungen=Darlehen 49,50&partner=ja&kosten=996,01`,
  ),
  stand(`${einkommen}&unterkunft=799,50&personen.1.alter=8&personen.1.einkommen=129&verfahren=vkh`),
];

/** Inputs from which each call is asked: between them every field has its place. */
export const basen = {
  "POST /api/rechner/pkh": [
    {
      einnahmen: [{ bezeichnung: "Lohn", betrag: 312_000 }],
      unterhaltsberechtigte: [{ alter: 8 }],
      unterkunft: 70_000,
    },
  ],
};
