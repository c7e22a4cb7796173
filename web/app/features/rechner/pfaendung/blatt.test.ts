import { expect, test } from "vitest";
import { ausQuery, blatttext } from "../testing-seite.tsx";
import { formular } from "./felder.ts";
import { rechnung } from "./rechnung.ts";

const blatt = (query: string) => blatttext(ausQuery(formular, rechnung, query));

// Bekanntmachung 2026 zu § 850c ZPO (ab 01.07.2026): 1.587,40 + 597,42 = 2.184,82 €; über 4.866,30 € alles: 133,70 €; 4.860,00 − 2.184,82 = 2.675,18,
// bei einer Person fünf Zehntel: 1.337,59 €. Konto: 1.590 + 597,42 + 259 + 347 = 2.793,42 €.
test("Über der Grenze des Mehrbetrags: jede Zeile des Blatts mit Norm und Rechenweg", () => {
  expect(blatt("netto=5000&personen=1&stichtag=2026-08-31&kindergeld=259&weitere=Pflegegeld 347,00")).toEqual(
    [
      "Pfändung von Arbeitseinkommen: Pfändbar 1.471,29 €",
      "§ 850c ZPO: Recht in der Fassung vom 01.07.2026 (Bekanntmachung zu den Pfändungsfreigrenzen 2026 nach § 850c ZPO), weil das Einkommen am 31.08.2026 gezahlt wird (§ 850c Abs. 4 ZPO).",
      "[Arbeitseinkommen] Position | Grundlage | Betrag in €",
      "Nettoeinkommen | § 850e ZPO | 5.000,00",
      "Abgerundet für die Tabelle | § 850c Abs. 5 ZPO | 4.860,00",
      "Unpfändbarer Freibetrag | § 850c Abs. 1, 2 ZPO | 2.184,82",
      "> Unpfändbarer Grundbetrag | § 850c Abs. 1 ZPO | 1.587,40",
      "> Erhöhung für die erste Person | § 850c Abs. 2 Satz 1 ZPO | 597,42",
      "> Freibetrag | § 850c Abs. 1, 2 ZPO | 2.184,82",
      "Mehrbetrag, voll pfändbar | § 850c Abs. 3 ZPO | 133,70",
      "Dem Schuldner verbleiben | § 850c ZPO | 3.528,71 #result-remaining",
      "= Pfändbar | § 850c ZPO | 1.471,29 #result-total",
      "> Nettoeinkommen monatlich | § 850e ZPO | 5.000,00",
      "> Über 4.866,30 € voll pfändbar | § 850c Abs. 3 Satz 3 ZPO | 133,70",
      "> Abgerundet auf ein Vielfaches von 10 € | § 850c Abs. 5 Satz 1 ZPO | 4.860,00",
      "> Unpfändbarer Grundbetrag | § 850c Abs. 1 ZPO | 1.587,40",
      "> Erhöhung für die erste Person | § 850c Abs. 2 Satz 1 ZPO | 597,42",
      "> Freibetrag | § 850c Abs. 1, 2 ZPO | 2.184,82",
      "> 5/10 von 2.675,18 € | § 850c Abs. 3 Satz 1 ZPO | 1.337,59",
      "> Pfändbar | § 850c ZPO | 1.471,29",
      "[Pfändungsschutzkonto: frei im Kalendermonat] Position | Grundlage | Betrag in €",
      "Grundfreibetrag | § 899 Abs. 1 Satz 1 ZPO | 1.590,00",
      "> Unpfändbarer Grundbetrag monatlich | § 850c Abs. 1 ZPO | 1.587,40",
      "> Aufgerundet auf volle 10,00 €: Grundfreibetrag des Kontos | § 899 Abs. 1 Satz 1 ZPO | 1.590,00",
      "Erhöhung für die erste Person | § 902 Satz 1 Nr. 1 ZPO | 597,42",
      "Kindergeld | § 902 Satz 1 Nr. 5 ZPO | 259,00",
      "Pflegegeld | § 902 ZPO | 347,00",
      "= Frei auf dem Konto | §§ 899, 902 ZPO | 2.793,42 #result-account",
      "> Unpfändbarer Grundbetrag monatlich | § 850c Abs. 1 ZPO | 1.587,40",
      "> Aufgerundet auf volle 10,00 €: Grundfreibetrag des Kontos | § 899 Abs. 1 Satz 1 ZPO | 1.590,00",
      "> Erhöhung für die erste Person | § 902 Satz 1 Nr. 1 ZPO | 597,42",
      "> Kindergeld | § 902 Satz 1 Nr. 5 ZPO | 259,00",
      "> Pflegegeld | § 902 ZPO | 347,00",
      "> Freibetrag des Kontos im Kalendermonat | §§ 899, 902 ZPO | 2.793,42",
      "hinweis: Bei Unterhaltsgläubigern und bei Forderungen aus vorsätzlicher unerlaubter Handlung bestimmt das Gericht den Freibetrag; die Tabelle gilt dann nicht. (§§ 850d, 850f Abs. 2 ZPO)",
      "hinweis: Hat eine unterhaltsberechtigte Person eigene Einkünfte, kann das Gericht sie ganz oder teilweise unberücksichtigt lassen. (§ 850c Abs. 6 ZPO)",
      "hinweis: Nicht verbrauchtes geschütztes Guthaben bleibt in den folgenden 3 Kalendermonaten zusätzlich frei. (§ 899 Abs. 2 ZPO)",
      "hinweis: Erhöhungsbeträge beachtet das Kreditinstitut erst, wenn sie nachgewiesen sind (Bescheinigung). (§ 903 ZPO)",
    ],
  );
});

// 73,06 + 27,50 + 4 × 15,32 = 161,84 €; 600 − 223,99 = 376,01 €; 223,50 − 161,84 = 61,66, davon ein Zehntel 6,17 €.
// Konto: 1.590 + 597,42 + 4 × 332,83 = 3.518,74 €.
test("Tageslohn und mehr als fünf Personen: das Konto rechnet im Monat, jeder Vermerk steht einmal", () => {
  expect(blatt("netto=600&zeitraum=tag&personen=7&stichtag=2026-08-31")).toEqual([
    "Pfändung von Arbeitseinkommen: Pfändbar 382,18 €",
    "§ 850c ZPO: Recht in der Fassung vom 01.07.2026 (Bekanntmachung zu den Pfändungsfreigrenzen 2026 nach § 850c ZPO), weil das Einkommen am 31.08.2026 gezahlt wird (§ 850c Abs. 4 ZPO).",
    "[Arbeitseinkommen] Position | Grundlage | Betrag in €",
    "Nettoeinkommen | § 850e ZPO | 600,00",
    "Abgerundet für die Tabelle | § 850c Abs. 5 ZPO | 223,50",
    "Unpfändbarer Freibetrag | § 850c Abs. 1, 2 ZPO | 161,84",
    "> Unpfändbarer Grundbetrag | § 850c Abs. 1 ZPO | 73,06",
    "> Erhöhung für die erste Person | § 850c Abs. 2 Satz 1 ZPO | 27,50",
    "> Erhöhung für 4 weitere Personen zu je 15,32 € | § 850c Abs. 2 Satz 2 ZPO | 61,28",
    "> Freibetrag | § 850c Abs. 1, 2 ZPO | 161,84",
    "Mehrbetrag, voll pfändbar | § 850c Abs. 3 ZPO | 376,01",
    "Dem Schuldner verbleiben | § 850c ZPO | 217,82 #result-remaining",
    "= Pfändbar | § 850c ZPO | 382,18 #result-total",
    "> Nettoeinkommen täglich | § 850e ZPO | 600,00",
    "> Über 223,99 € voll pfändbar | § 850c Abs. 3 Satz 3 ZPO | 376,01",
    "> Abgerundet auf ein Vielfaches von 0,50 € | § 850c Abs. 5 Satz 1 ZPO | 223,50",
    "> Unpfändbarer Grundbetrag | § 850c Abs. 1 ZPO | 73,06",
    "> Erhöhung für die erste Person | § 850c Abs. 2 Satz 1 ZPO | 27,50",
    "> Erhöhung für 4 weitere Personen zu je 15,32 € | § 850c Abs. 2 Satz 2 ZPO | 61,28",
    "> Freibetrag | § 850c Abs. 1, 2 ZPO | 161,84",
    "> 1/10 von 61,66 € | § 850c Abs. 3 Satz 1 ZPO | 6,17",
    "> Pfändbar | § 850c ZPO | 382,18",
    "[Pfändungsschutzkonto: frei im Kalendermonat] Position | Grundlage | Betrag in €",
    "Grundfreibetrag | § 899 Abs. 1 Satz 1 ZPO | 1.590,00",
    "> Unpfändbarer Grundbetrag monatlich | § 850c Abs. 1 ZPO | 1.587,40",
    "> Aufgerundet auf volle 10,00 €: Grundfreibetrag des Kontos | § 899 Abs. 1 Satz 1 ZPO | 1.590,00",
    "Erhöhung für die erste Person | § 902 Satz 1 Nr. 1 ZPO | 597,42",
    "Erhöhung für 4 weitere Personen | § 902 Satz 1 Nr. 1 ZPO | 1.331,32",
    "= Frei auf dem Konto | §§ 899, 902 ZPO | 3.518,74 #result-account",
    "> Unpfändbarer Grundbetrag monatlich | § 850c Abs. 1 ZPO | 1.587,40",
    "> Aufgerundet auf volle 10,00 €: Grundfreibetrag des Kontos | § 899 Abs. 1 Satz 1 ZPO | 1.590,00",
    "> Erhöhung für die erste Person | § 902 Satz 1 Nr. 1 ZPO | 597,42",
    "> Erhöhung für 4 weitere Personen | § 902 Satz 1 Nr. 1 ZPO | 1.331,32",
    "> Freibetrag des Kontos im Kalendermonat | §§ 899, 902 ZPO | 3.518,74",
    "hinweis: Bei Unterhaltsgläubigern und bei Forderungen aus vorsätzlicher unerlaubter Handlung bestimmt das Gericht den Freibetrag; die Tabelle gilt dann nicht. (§§ 850d, 850f Abs. 2 ZPO)",
    "hinweis: Hat eine unterhaltsberechtigte Person eigene Einkünfte, kann das Gericht sie ganz oder teilweise unberücksichtigt lassen. (§ 850c Abs. 6 ZPO)",
    "hinweis: Mehr als fünf Personen erhöhen den Freibetrag nicht weiter. (§ 850c Abs. 2 ZPO)",
    "hinweis: Nicht verbrauchtes geschütztes Guthaben bleibt in den folgenden 3 Kalendermonaten zusätzlich frei. (§ 899 Abs. 2 ZPO)",
    "hinweis: Erhöhungsbeträge beachtet das Kreditinstitut erst, wenn sie nachgewiesen sind (Bescheinigung). (§ 903 ZPO)",
  ]);
});
