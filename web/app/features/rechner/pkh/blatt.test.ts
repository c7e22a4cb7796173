import { expect, test } from "vitest";
import { ausQuery, blatttext } from "../testing-seite.tsx";
import { formular } from "./felder.ts";
import { rechnung } from "./rechnung.ts";

const blatt = (query: string) => blatttext(ausQuery(formular, rechnung, query));

// PKHB 2026: 3.459 − 900 = 2.559; − 282 − 619 − (619 − 400) − (429 − 129) − 600 − 100 − 50 − 49,50 = 339,50 €; die Hälfte abgerundet 169 €;
// 48 × 169 = 8.112 €; 4 × 169 + 300 Vermögen = 976 €.
test("Verfahrenskostenhilfe mit Raten: jede Zeile des Blatts mit Norm und Rechenweg", () => {
  expect(
    blatt(
      "lohn=3000&steuern=500&sozialversicherung=300&versicherungen=40&werbungskosten=60&kindergeld=259&einnahmen=Miete 200,00&partner=ja&partnereinkommen=400&personen.1.alter=8&personen.1.einkommen=129&unterkunft=600&heizung=100&mehrbedarf=50&belastungen=Darlehen 49,50&vermoegen=300&kosten=5000&verfahren=vkh&bewilligungAm=2.1.2026",
    ),
  ).toEqual([
    "Verfahrenskostenhilfe: Monatsrate 169,00 €",
    "§ 115 Abs. 1 ZPO: Recht in der Fassung vom 01.01.2026 (PKHB 2026), weil die Verfahrenskostenhilfe am 02.01.2026 bewilligt wird (§ 115 Abs. 1 Satz 4 ZPO, § 76 Abs. 1 FamFG).",
    "[Was das bedeutet] Position | Grundlage | Betrag in €",
    "# Verfahrenskostenhilfe mit Raten: Die Partei zahlt jeden Monat 169,00 €, höchstens 48 Mal.",
    "Aus dem Vermögen | § 115 Abs. 3 ZPO | 300,00",
    "Alle Raten zusammen höchstens | § 115 Abs. 2 Satz 4 ZPO | 8.112,00 #result-maximum",
    "Kosten des Verfahrens | § 115 Abs. 4 ZPO | 5.000,00",
    "Grenze aus Raten und Vermögen | § 115 Abs. 4 ZPO | 976,00",
    "> Kosten 5.000,00 € übersteigen 4 Raten und den Einsatz des Vermögens | § 115 Abs. 4 ZPO | 976,00",
    "= Monatsrate | § 115 Abs. 2 ZPO | 169,00 #result-rate",
    "> Hälfte von 339,50 €, auf volle Euro abgerundet | § 115 Abs. 2 Satz 1 ZPO | 169,00",
    "> Höchstens 48 Monatsraten | § 115 Abs. 2 Satz 4 ZPO | 8.112,00",
    "> Kosten 5.000,00 € übersteigen 4 Raten und den Einsatz des Vermögens | § 115 Abs. 4 ZPO | 976,00",
    "[Einzusetzendes Einkommen im Monat] Position | Grundlage | Betrag in €",
    "Einkommen aus Arbeit | § 115 Abs. 1 Satz 2 ZPO | 3.000,00",
    "Kindergeld | § 115 Abs. 1 Satz 2 ZPO | 259,00",
    "Miete | § 115 Abs. 1 Satz 2 ZPO | 200,00",
    "Steuern | § 115 Abs. 1 Satz 3 Nr. 1 Buchst. a ZPO | −500,00",
    "Sozialversicherung | § 115 Abs. 1 Satz 3 Nr. 1 Buchst. a ZPO | −300,00",
    "Andere Versicherungen | § 115 Abs. 1 Satz 3 Nr. 1 Buchst. a ZPO | −40,00",
    "Kosten der Arbeit | § 115 Abs. 1 Satz 3 Nr. 1 Buchst. a ZPO | −60,00",
    "+ Bereinigtes Einkommen | § 115 Abs. 1 ZPO | 2.559,00",
    "Freibetrag wegen Erwerbstätigkeit | § 115 Abs. 1 Satz 3 Nr. 1 Buchst. b ZPO | −282,00",
    "Freibetrag der Partei | § 115 Abs. 1 Satz 3 Nr. 2 Buchst. a ZPO | −619,00",
    "Freibetrag des Ehegatten oder Lebenspartners | § 115 Abs. 1 Satz 3 Nr. 2 Buchst. a ZPO | −219,00",
    "> Freibetrag | § 115 Abs. 1 Satz 3 Nr. 2 Buchst. a ZPO | 619,00",
    "> Vermindert um eigenes Einkommen von 400,00 € | § 115 Abs. 1 Satz 8 ZPO | 219,00",
    "1. Unterhaltsberechtigter: Kind ab 6 Jahren (8 Jahre) | § 115 Abs. 1 Satz 3 Nr. 2 Buchst. b ZPO | −300,00",
    "> Freibetrag | § 115 Abs. 1 Satz 3 Nr. 2 Buchst. b ZPO | 429,00",
    "> Vermindert um eigenes Einkommen von 129,00 € | § 115 Abs. 1 Satz 8 ZPO | 300,00",
    "Unterkunft | § 115 Abs. 1 Satz 3 Nr. 3 ZPO | −600,00",
    "Heizung | § 115 Abs. 1 Satz 3 Nr. 3 ZPO | −100,00",
    "Mehrbedarf | § 115 Abs. 1 Satz 3 Nr. 4 ZPO | −50,00",
    "Darlehen | § 115 Abs. 1 Satz 3 Nr. 5 ZPO | −49,50",
    "= Einzusetzendes Einkommen | § 115 Abs. 2 Satz 1 ZPO | 339,50 #result-income",
    "hinweis: Die Raten enden, sobald sie die Kosten gedeckt haben, spätestens nach 48 Monaten. (§ 120 Abs. 3 ZPO)",
    "hinweis: Welches Vermögen geschützt ist (§ 90 SGB XII), wird nicht berechnet; anzugeben ist, was danach einzusetzen ist. (§ 115 Abs. 3 ZPO)",
    "hinweis: Vier Jahre lang sind wesentliche Verbesserungen des Einkommens und ein Umzug unaufgefordert mitzuteilen. (§ 120a Abs. 2 ZPO)",
  ]);
});

// 620 − 619 = 1 €; die Hälfte liegt unter 10 € (§ 115 Abs. 2 Satz 2 ZPO).
test("Ohne Raten: Das Blatt sagt, dass die Kosten des Gegners bleiben", () => {
  expect(blatt("einnahmen=Rente 620,00&bewilligungAm=2.1.2026")).toEqual([
    "Prozesskostenhilfe: Monatsrate keine Raten",
    "§ 115 Abs. 1 ZPO: Recht in der Fassung vom 01.01.2026 (PKHB 2026), weil die Prozesskostenhilfe am 02.01.2026 bewilligt wird (§ 115 Abs. 1 Satz 4 ZPO).",
    "[Was das bedeutet] Position | Grundlage | Betrag in €",
    "# Prozesskostenhilfe ohne Raten: Die Partei zahlt nichts dazu.",
    "= Monatsrate | § 115 Abs. 2 ZPO | 0,00 #result-rate",
    "> Hälfte von 1,00 €, auf volle Euro abgerundet | § 115 Abs. 2 Satz 1 ZPO | 0,00",
    "> Unter 10,00 €: keine Raten | § 115 Abs. 2 Satz 2 ZPO | 0,00",
    "[Einzusetzendes Einkommen im Monat] Position | Grundlage | Betrag in €",
    "Rente | § 115 Abs. 1 Satz 2 ZPO | 620,00",
    "+ Bereinigtes Einkommen | § 115 Abs. 1 ZPO | 620,00",
    "Freibetrag der Partei | § 115 Abs. 1 Satz 3 Nr. 2 Buchst. a ZPO | −619,00",
    "= Einzusetzendes Einkommen | § 115 Abs. 2 Satz 1 ZPO | 1,00 #result-income",
    "hinweis: Die Kosten des Gegners trägt die Partei trotzdem selbst, wenn sie verliert. (§ 123 ZPO)",
    "hinweis: Welches Vermögen geschützt ist (§ 90 SGB XII), wird nicht berechnet; anzugeben ist, was danach einzusetzen ist. (§ 115 Abs. 3 ZPO)",
    "hinweis: Vier Jahre lang sind wesentliche Verbesserungen des Einkommens und ein Umzug unaufgefordert mitzuteilen. (§ 120a Abs. 2 ZPO)",
    "hinweis: Ohne die voraussichtlichen Kosten bleibt offen, ob vier Raten sie decken und Hilfe deshalb ausscheidet. (§ 115 Abs. 4 ZPO)",
  ]);
});

// 3.000 − 282 − 619 = 2.099 €; 300 + (2.099 − 600) = 1.799 €; 4 × 1.799 = 7.196 €.
test("Decken vier Raten die Kosten, steht die Grenze auf dem Blatt und kein Wort über das Ende der Raten", () => {
  expect(blatt("lohn=3000&kosten=900&bewilligungAm=2.1.2026&verfahren=vkh")).toEqual([
    "Verfahrenskostenhilfe: Monatsrate keine Bewilligung",
    "§ 115 Abs. 1 ZPO: Recht in der Fassung vom 01.01.2026 (PKHB 2026), weil die Verfahrenskostenhilfe am 02.01.2026 bewilligt wird (§ 115 Abs. 1 Satz 4 ZPO, § 76 Abs. 1 FamFG).",
    "[Was das bedeutet] Position | Grundlage | Betrag in €",
    "# Keine Verfahrenskostenhilfe: Die Partei kann die Kosten selbst tragen.",
    "Alle Raten zusammen höchstens | § 115 Abs. 2 Satz 4 ZPO | 86.352,00 #result-maximum",
    "Kosten des Verfahrens | § 115 Abs. 4 ZPO | 900,00",
    "Grenze aus Raten und Vermögen | § 115 Abs. 4 ZPO | 7.196,00",
    "> Kosten 900,00 € übersteigen nicht 4 Raten und den Einsatz des Vermögens | § 115 Abs. 4 ZPO | 7.196,00",
    "= Monatsrate | § 115 Abs. 2 ZPO | 1.799,00 #result-rate",
    "> 300,00 € zuzüglich 1.499,00 € über 600,00 €, auf volle Euro abgerundet | § 115 Abs. 2 Satz 3 ZPO | 1.799,00",
    "> Höchstens 48 Monatsraten | § 115 Abs. 2 Satz 4 ZPO | 86.352,00",
    "> Kosten 900,00 € übersteigen nicht 4 Raten und den Einsatz des Vermögens | § 115 Abs. 4 ZPO | 7.196,00",
    "[Einzusetzendes Einkommen im Monat] Position | Grundlage | Betrag in €",
    "Einkommen aus Arbeit | § 115 Abs. 1 Satz 2 ZPO | 3.000,00",
    "+ Bereinigtes Einkommen | § 115 Abs. 1 ZPO | 3.000,00",
    "Freibetrag wegen Erwerbstätigkeit | § 115 Abs. 1 Satz 3 Nr. 1 Buchst. b ZPO | −282,00",
    "Freibetrag der Partei | § 115 Abs. 1 Satz 3 Nr. 2 Buchst. a ZPO | −619,00",
    "= Einzusetzendes Einkommen | § 115 Abs. 2 Satz 1 ZPO | 2.099,00 #result-income",
    "hinweis: Auch oberhalb der Grenze wird die Rate auf volle Euro abgerundet; Satz 1 Halbsatz 2 spricht von den Monatsraten allgemein. Das ist nicht unbestritten. (§ 115 Abs. 2 ZPO)",
    "hinweis: Welches Vermögen geschützt ist (§ 90 SGB XII), wird nicht berechnet; anzugeben ist, was danach einzusetzen ist. (§ 115 Abs. 3 ZPO)",
    "hinweis: Vier Jahre lang sind wesentliche Verbesserungen des Einkommens und ein Umzug unaufgefordert mitzuteilen. (§ 120a Abs. 2 ZPO)",
  ]);
});
