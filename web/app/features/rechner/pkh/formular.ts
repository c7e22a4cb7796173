import type { Gruppenblock, Rechnerformular } from "../formular/rechnerformular.ts";
import { auswahlfeld, betragsfeld, schalterfeld, tagfeld } from "../ui/formular/feldbau.ts";

const posten = "Bezeichnung und Betrag, mehrere durch Semikolon getrennt";

export const personen: Gruppenblock = {
  art: "gruppe",
  name: "personen",
  titel: "Kinder und andere Unterhaltsberechtigte",
  einzeln: "Person",
  weitere: "Person hinzufügen",
  hoechstens: 20,
  leereBleiben: true,
  felder: [
    { feld: "alter", art: "zahl", label: "Alter", einheit: "Jahre", hinweis: "Vollendete Lebensjahre" },
    betragsfeld("einkommen", "Eigenes Einkommen", { hinweis: "Es mindert den Freibetrag" }),
    betragsfeld("geldrente", "Unterhalt in Geld", { hinweis: "Zählt statt des Freibetrags" }),
  ],
};

export const formular: Rechnerformular = {
  pfad: "/pkh-rechner",
  titel: "Prozesskostenhilfe",
  vorspann:
    "Ob die Partei Raten zahlt und welche: einzusetzendes Einkommen nach § 115 ZPO. Alle Beträge gelten für einen Monat; was leer bleibt, zählt nicht.",
  kennzahl: "Monatsrate",
  beispiel: {
    text: "3.400 € brutto, ein Kind von acht Jahren, Wohnung für 790 € warm",
    query:
      "lohn=3400&steuern=420&sozialversicherung=700&bewilligungAm=2026-09-01&personen.1.alter=8&unterkunft=700&heizung=90",
  },
  bloecke: [
    {
      art: "felder",
      titel: "Einkommen im Monat",
      felder: [
        betragsfeld("lohn", "Einkommen aus Arbeit", {
          hinweis: "Bruttolohn oder Gewinn; wer arbeitet, hat einen weiteren Freibetrag",
        }),
        betragsfeld("kindergeld", "Kindergeld", { hinweis: "Soweit es an die Partei gezahlt wird" }),
        {
          feld: "einnahmen",
          art: "text",
          label: "Andere Einnahmen",
          hinweis: `${posten}: Rente 900,00; Wohngeld 150,00`,
          breit: true,
        },
      ],
    },
    {
      art: "felder",
      titel: "Davon gehen ab",
      felder: [
        betragsfeld("steuern", "Steuern"),
        betragsfeld("sozialversicherung", "Sozialversicherung"),
        betragsfeld("versicherungen", "Andere Versicherungen", { hinweis: "Vorgeschrieben oder angemessen" }),
        betragsfeld("werbungskosten", "Kosten der Arbeit", {
          hinweis: "Fahrten, Arbeitsmittel, Beiträge zu Verbänden",
        }),
      ],
    },
    {
      art: "felder",
      titel: "Ehegatte oder Lebenspartner",
      felder: [
        schalterfeld("partner", "Die Partei lebt mit Ehegatten oder Lebenspartner"),
        betragsfeld("partnereinkommen", "Dessen eigenes Einkommen", {
          hinweis: "Es mindert den Freibetrag; leer: keines",
        }),
      ],
    },
    personen,
    {
      art: "felder",
      titel: "Wohnung und besondere Lasten",
      felder: [
        betragsfeld("unterkunft", "Miete mit Nebenkosten"),
        betragsfeld("heizung", "Heizung"),
        betragsfeld("mehrbedarf", "Mehrbedarf", {
          hinweis: "Etwa für Alleinerziehende (§ 21 SGB II, § 30 SGB XII)",
        }),
        {
          feld: "belastungen",
          art: "text",
          label: "Besondere Belastungen",
          hinweis: `${posten}: Darlehen 120,00`,
          breit: true,
        },
      ],
    },
    {
      art: "felder",
      titel: "Verfahren",
      felder: [
        auswahlfeld("verfahren", "Art der Hilfe", { "": "Prozesskostenhilfe", vkh: "Verfahrenskostenhilfe" }),
        tagfeld("bewilligungAm", "Tag der Bewilligung", { hinweis: "Seine Freibeträge gelten; leer: heute" }),
        betragsfeld("kosten", "Kosten des Verfahrens", {
          hinweis: "Voraussichtlich; zum Vergleich mit den Raten",
        }),
        betragsfeld("vermoegen", "Einzusetzendes Vermögen", {
          hinweis: "Ohne das geschützte (§ 90 SGB XII)",
        }),
        auswahlfeld(
          "gebiet",
          "Wohnort",
          {
            "": "Bundesgebiet",
            "muenchen-stadt": "Landeshauptstadt München",
            "muenchen-land": "Landkreis München",
            fuerstenfeldbruck: "Landkreis Fürstenfeldbruck",
            starnberg: "Landkreis Starnberg",
          },
          { hinweis: "Um München gelten eigene Freibeträge", breit: true },
        ),
      ],
    },
  ],
};
