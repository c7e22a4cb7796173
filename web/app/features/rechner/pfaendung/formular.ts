import type { Rechnerformular } from "../formular/rechnerformular.ts";
import { auswahlfeld, betragsfeld, tagfeld } from "../ui/formular/feldbau.ts";

export const formular: Rechnerformular = {
  pfad: "/pfaendungsrechner",
  titel: "Pfändungsrechner",
  vorspann: "Was vom Arbeitseinkommen pfändbar ist und was auf dem Pfändungsschutzkonto frei bleibt.",
  kennzahl: "Pfändbar",
  beispiel: {
    text: "2.400 € netto für August 2026, Unterhalt für eine Person",
    query: "netto=2400&personen=1&stichtag=2026-08-31",
  },
  bloecke: [
    {
      art: "felder",
      felder: [
        betragsfeld("netto", "Nettoeinkommen", {
          hinweis: "Nach Steuern und Sozialversicherung, ohne unpfändbare Bezüge (§ 850e ZPO)",
        }),
        auswahlfeld("zeitraum", "Auszahlung", { "": "monatlich", woche: "wöchentlich", tag: "täglich" }),
        {
          feld: "personen",
          art: "zahl",
          label: "Unterhaltspflichten",
          einheit: "Pers.",
          hinweis: "Personen, denen der Schuldner Unterhalt gewährt; leer: keine",
        },
        {
          feld: "anteile",
          art: "text",
          label: "Davon nur zum Teil",
          hinweis:
            "Personen mit eigenen Einkünften: zu wie viel Prozent jede nach dem Beschluss zählt (§ 850c Abs. 6 ZPO), mehrere durch Semikolon: 50; 0",
          freiwillig: true,
          breit: true,
        },
        tagfeld("stichtag", "Zahltag", { hinweis: "Tag, an dem das Einkommen gezahlt wird; leer: heute" }),
      ],
    },
    {
      art: "felder",
      titel: "Pfändungsschutzkonto: weitere Freibeträge",
      klappe: true,
      felder: [
        betragsfeld("kindergeld", "Kindergeld im Monat", {
          hinweis: "Auf dem Konto eingehend (§ 902 Satz 1 Nr. 5 ZPO)",
        }),
        {
          feld: "weitere",
          art: "text",
          label: "Andere Erhöhungsbeträge",
          hinweis: "Bezeichnung und Betrag, mehrere durch Semikolon getrennt: Pflegegeld 347,00",
          breit: true,
        },
      ],
    },
  ],
};
