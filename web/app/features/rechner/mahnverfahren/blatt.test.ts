import { expect, test } from "vitest";
import { ausQuery, blatttext } from "../testing-seite.tsx";
import { formular } from "./felder.ts";
import { rechnung } from "./rechnung.ts";

const aus = (query: string) => ausQuery(formular, rechnung, query);
const blatt = (query: string) => blatttext(aus(query));

// Gebühren seit 01.06.2025: § 34 GKG aus 5.000 € 170,50, aus 3.000 € 125,50; § 13 RVG 354,50 und 235,50.
// 0,5 = 85,25; 354,50 + 177,25 + 20,00 = 551,75, × 19 % = 104,83. Prozess über 3.000 €: 376,50 − 62,75; 1,3 = 306,15,
// 1,2 = 282,60, − 235,50, + 20,00 = 373,25, × 19 % = 70,92. Inkasso: 0,9 = 319,05; 0,7 aus der Hälfte der Forderung (§ 31b
// RVG), 2.500 € = 164,85; + 20,00 = 503,90, × 19 % = 95,74. Fristen: dienstags zugestellt, kein Feiertag am Ende.
test("Mahn- und Vollstreckungsbescheid mit Fristen, Prozess über einen Teil und Inkasso: das ganze Blatt", () => {
  expect(
    blatt(
      "wert=5000&vb=1&land=BY&stichtag=10.11.2025&zugestellt=2.12.2025&zugestelltVb=13.1.2026&aufforderung=10.2.2026&streit=ja&streitTermin=ja&streitwert=3000&inkasso=regel&verlangt=600&raten=ja",
    ),
  ).toEqual([
    "Mahnverfahren: Gesamtkosten 741,83 €",
    "GKG: Recht in der Fassung vom 01.06.2025 (KostBRÄG 2025), weil das Verfahren am 10.11.2025 anhängig wurde (§ 71 Abs. 1 Satz 1 GKG).",
    "RVG: Recht in der Fassung vom 01.06.2025 (KostBRÄG 2025), weil der unbedingte Auftrag am 10.11.2025 erteilt wurde (§ 60 Abs. 1 Satz 1 RVG).",
    "[Kosten des Mahnverfahrens über 5.000,00 €] Position | Grundlage | Satz | Betrag in €",
    "1100 Gerichtsgebühr des Mahnverfahrens | Nr. 1100 KV GKG | 0,5 | 85,25 #result-court",
    "> 1,0 Gebühr aus 5.000,00 € | § 34 Abs. 1 GKG | 170,50",
    "> 0,5 Gebühr | Nr. 1100 KV GKG | 85,25",
    "3305 Mahnverfahren: Verfahrensgebühr Antragsteller | Nr. 3305 VV | 1,0 | 354,50",
    "> 1,0-Gebühr aus 5.000,00 € | § 13 Abs. 1 RVG | 354,50",
    "> × 1,0 | Nr. 3305 VV | 354,50",
    "3308 Mahnverfahren: Verfahrensgebühr Vollstreckungsbescheid | Nr. 3308 VV | 0,5 | 177,25",
    "> 1,0-Gebühr aus 5.000,00 € | § 13 Abs. 1 RVG | 354,50",
    "> × 0,5 | Nr. 3308 VV | 177,25",
    "7002 Post- und Telekommunikationspauschale | Nr. 7002 VV |  | 20,00",
    "> 20 % von 531,75 €, höchstens 20,00 € | Nr. 7002 VV | 20,00",
    "Umsatzsteuer 19 % | Nr. 7008 VV |  | 104,83",
    "> 19 %, weil die Leistung am 10.11.2025 endete (§ 27 Abs. 1 UStG) | Nr. 7008 VV | 104,83",
    "+ Rechtsanwalt |  |  | 656,58 #result-lawyer",
    "= Gesamtkosten |  |  | 741,83 #result-total",
    "[Zuständiges Gericht] Zuständig | Angabe",
    "Gericht | Amtsgericht Coburg – Zentrales Mahngericht #result-court-name",
    "> Wohnsitz oder Sitz des Antragstellers: Amtsgericht Coburg – Zentrales Mahngericht | § 689 Abs. 2 Satz 1, Abs. 3 ZPO | ",
    "Postanschrift | 96441 Coburg",
    "Hausanschrift | Heiligkreuzstraße 22, 96450 Coburg",
    "Grundlage | § 689 Abs. 2 Satz 1, Abs. 3 ZPO",
    "[Fristen] Frist | Grundlage | Tag",
    "Widerspruch gegen den Mahnbescheid | § 692 Abs. 1 Nr. 3 ZPO | 16.12.2025 #result-date-widerspruch",
    "> 2 Wochen ab dem 02.12.2025: 16.12.2025 | § 692 Abs. 1 Nr. 3 ZPO, §§ 187 Abs. 1, 188 Abs. 2 BGB | ",
    "Antrag auf Vollstreckungsbescheid frühestens | § 699 Abs. 1 Satz 2 ZPO | 17.12.2025 #result-date-vb-fruehestens",
    "> Nach Ablauf der Widerspruchsfrist am 16.12.2025: 17.12.2025 | § 699 Abs. 1 Satz 2 ZPO | ",
    "Antrag auf Vollstreckungsbescheid spätestens | § 701 Satz 1 ZPO | 02.06.2026 #result-date-vb-spaetestens",
    "> 6 Monate ab dem 02.12.2025: 02.06.2026 | § 701 Satz 1 ZPO, §§ 187 Abs. 1, 188 Abs. 2 BGB | ",
    "Einspruch gegen den Vollstreckungsbescheid (Notfrist) | § 700 Abs. 1, § 339 Abs. 1 ZPO | 27.01.2026 #result-date-einspruch",
    "> 2 Wochen ab dem 13.01.2026: 27.01.2026 | § 700 Abs. 1, § 339 Abs. 1 ZPO, §§ 187 Abs. 1, 188 Abs. 2 BGB | ",
    "Anspruchsbegründung | § 697 Abs. 1 Satz 1 ZPO | 24.02.2026 #result-date-begruendung",
    "> 2 Wochen ab dem 10.02.2026: 24.02.2026 | § 697 Abs. 1 Satz 1 ZPO, §§ 187 Abs. 1, 188 Abs. 2 BGB | ",
    "[Streitiges Verfahren: was noch hinzukommt] Position | Grundlage | Satz | Betrag in €",
    "1210 Verfahren im Allgemeinen | Nr. 1210 KV GKG | 3,0 | 376,50",
    "> 1,0 Gebühr aus 3.000,00 € | § 34 Abs. 1 GKG | 125,50",
    "> 3,0 Gebühr | Nr. 1210 KV GKG | 376,50",
    "1100 Anrechnung | Anm. Abs. 1 zu Nr. 1210 KV GKG |  | −62,75",
    "> 3,0 Verfahrensgebühr aus 3.000,00 € | Nr. 1210 KV GKG | 376,50",
    "> Angerechnete Gebühr des Mahnverfahrens | Anm. Abs. 1 zu Nr. 1210 KV GKG | −62,75",
    "> Noch zu zahlen | Anm. Abs. 1 zu Nr. 1210 KV GKG | 313,75",
    "+ Gericht |  |  | 313,75 #result-suit-court",
    "3100 Verfahrensgebühr 1. Rechtszug | Nr. 3100 VV | 1,3 | 306,15",
    "> 1,0-Gebühr aus 3.000,00 € | § 13 Abs. 1 RVG | 235,50",
    "> × 1,3 | Nr. 3100 VV | 306,15",
    "3104 Terminsgebühr 1. Rechtszug | Nr. 3104 VV | 1,2 | 282,60",
    "> 1,0-Gebühr aus 3.000,00 € | § 13 Abs. 1 RVG | 235,50",
    "> × 1,2 | Nr. 3104 VV | 282,60",
    "Anrechnung 1,0 Verfahrensgebühr Nr. 3305 (Nr. 3305 Anm.) | Nr. 3305 Anm. VV | 1,0 | −235,50",
    "> 1,0-Gebühr aus 3.000,00 € | § 13 Abs. 1 RVG | 235,50",
    "> 1,0 (Nr. 3305 VV) | Nr. 3305 Anm. VV | 235,50",
    "7002 Post- und Telekommunikationspauschale | Nr. 7002 VV |  | 20,00",
    "> 20 % von 588,75 €, höchstens 20,00 € | Nr. 7002 VV | 20,00",
    "Umsatzsteuer 19 % | Nr. 7008 VV |  | 70,92",
    "> 19 %, weil die Leistung am 10.11.2025 endete (§ 27 Abs. 1 UStG) | Nr. 7008 VV | 70,92",
    "+ Rechtsanwalt |  |  | 444,17 #result-suit-lawyer",
    "= Zusammen |  |  | 757,92 #result-suit-total",
    "[Inkassokosten, die höchstens zu ersetzen sind] Inkassokosten | Grundlage | Betrag in €",
    "0,9 Geschäftsgebühr aus 5.000,00 € | Nr. 2300 Anm. 2 VV | 319,05",
    "0,7 Einigungsgebühr | Nr. 1000 Nr. 2 VV | 164,85",
    "Pauschale für Post und Telekommunikation | Nr. 7002 VV | 20,00",
    "Umsatzsteuer | Nr. 7008 VV | 95,74",
    "= Höchstens zu ersetzen | § 13e Abs. 1 RDG | 599,64 #result-collection",
    "> 0,9 Geschäftsgebühr aus 5.000,00 € | Nr. 2300 Anm. 2 VV | 319,05",
    "> Wert der Zahlungsvereinbarung: 50 % der Forderung | § 31b RVG | 2.500,00",
    "> 0,7 Einigungsgebühr | Nr. 1000 Nr. 2 VV | 164,85",
    "> Pauschale für Post und Telekommunikation | Nr. 7002 VV | 20,00",
    "> Umsatzsteuer | Nr. 7008 VV | 95,74",
    "> Höchstens zu ersetzen | § 13e Abs. 1 RDG | 599,64",
    "> Darüber hinaus verlangt | § 13e Abs. 1 RDG | 0,36",
    "Zu viel verlangt | § 13e Abs. 1 RDG | 0,36",
    "hinweis: Folgt ein streitiges Verfahren, wird die Gebühr Nr. 1100 KV GKG auf die Gebühr Nr. 1210 KV GKG angerechnet, soweit der Streitgegenstand in das Prozessverfahren übergeht. (Anm. Abs. 1 zu Nr. 1210 KV GKG)",
    "hinweis: Die Gebühr Nr. 3305 VV wird auf die Verfahrensgebühr eines nachfolgenden Rechtsstreits angerechnet. (Anm. zu Nr. 3305 VV)",
    "hinweis: Anschrift nach dem Stand August 2026. (§ 689 Abs. 2 Satz 1, Abs. 3 ZPO)",
    "hinweis: Der Widerspruch wirkt, solange der Vollstreckungsbescheid nicht verfügt ist; danach gilt er als Einspruch. (§ 694 ZPO)",
    "hinweis: Ohne rechtzeitigen Antrag auf Vollstreckungsbescheid fällt die Wirkung des Mahnbescheids weg. (§ 701 Satz 1 ZPO)",
    "hinweis: Ob Inkassokosten überhaupt zu ersetzen sind, richtet sich nach den Regeln über den Verzug; die Grenze betrifft nur die Höhe. (§ 280 Abs. 1, 2, § 286 BGB)",
    "hinweis: Gegenüber Privatpersonen sind Auftraggeber, Grund, Zinsberechnung und Kosten mit der ersten Aufforderung mitzuteilen. (§ 13a RDG)",
  ]);
});

// 0,4 aus 40,00 = 16,00, mindestens 31,00; 51,50 + 25,75 + 20 % = 92,70. Prozess: 80,00 − 16,00; 66,95 − 51,50 + 13,39.
test("Vor dem Arbeitsgericht ohne Umsatzsteuer, nur die halbe Gebühr angerechnet: das ganze Blatt", () => {
  expect(blatt("wert=500&verfahren=arbeitsgericht&vb=1&streit=ja&mindest=halbe-gebuehr&ust=0")).toEqual([
    "Mahnverfahren: Gesamtkosten 123,70 €",
    "GKG: Recht in der Fassung vom 01.06.2025 (KostBRÄG 2025), weil das Verfahren am 21.11.2026 anhängig wurde (§ 71 Abs. 1 Satz 1 GKG).",
    "RVG: Recht in der Fassung vom 01.06.2025 (KostBRÄG 2025), weil der unbedingte Auftrag am 21.11.2026 erteilt wurde (§ 60 Abs. 1 Satz 1 RVG).",
    "[Kosten des Mahnverfahrens über 500,00 €] Position | Grundlage | Satz | Betrag in €",
    "8100 Gerichtsgebühr des Mahnverfahrens | Nr. 8100 KV GKG | 0,4 | 31,00 #result-court",
    "> 1,0 Gebühr aus 500,00 € | § 34 Abs. 1 GKG | 40,00",
    "> 0,4 Gebühr | Nr. 8100 KV GKG | 16,00",
    "> Mindestens 31,00 € | Nr. 8100 KV GKG | 31,00",
    "3305 Mahnverfahren: Verfahrensgebühr Antragsteller | Nr. 3305 VV | 1,0 | 51,50",
    "> 1,0-Gebühr aus 500,00 € | § 13 Abs. 1 RVG | 51,50",
    "> × 1,0 | Nr. 3305 VV | 51,50",
    "3308 Mahnverfahren: Verfahrensgebühr Vollstreckungsbescheid | Nr. 3308 VV | 0,5 | 25,75",
    "> 1,0-Gebühr aus 500,00 € | § 13 Abs. 1 RVG | 51,50",
    "> × 0,5 | Nr. 3308 VV | 25,75",
    "7002 Post- und Telekommunikationspauschale | Nr. 7002 VV |  | 15,45",
    "> 20 % von 77,25 € | Nr. 7002 VV | 15,45",
    "+ Rechtsanwalt |  |  | 92,70 #result-lawyer",
    "= Gesamtkosten |  |  | 123,70 #result-total",
    "[Streitiges Verfahren: was noch hinzukommt] Position | Grundlage | Satz | Betrag in €",
    "8210 Verfahren im Allgemeinen | Nr. 8210 KV GKG | 2,0 | 80,00",
    "> 1,0 Gebühr aus 500,00 € | § 34 Abs. 1 GKG | 40,00",
    "> 2,0 Gebühr | Nr. 8210 KV GKG | 80,00",
    "8100 Anrechnung | Anm. Abs. 1 zu Nr. 8210 KV GKG |  | −16,00",
    "> 1,0 Gebühr aus 500,00 € | § 34 Abs. 1 GKG | 40,00",
    "> 0,4 Gebühr | Nr. 8100 KV GKG | 16,00",
    "> Mindestens 31,00 € | Nr. 8100 KV GKG | 31,00",
    "> Angerechnete Gebühr des Mahnverfahrens | Anm. Abs. 1 zu Nr. 8210 KV GKG | −16,00",
    "+ Gericht |  |  | 64,00 #result-suit-court",
    "3100 Verfahrensgebühr 1. Rechtszug | Nr. 3100 VV | 1,3 | 66,95",
    "> 1,0-Gebühr aus 500,00 € | § 13 Abs. 1 RVG | 51,50",
    "> × 1,3 | Nr. 3100 VV | 66,95",
    "Anrechnung 1,0 Verfahrensgebühr Nr. 3305 (Nr. 3305 Anm.) | Nr. 3305 Anm. VV | 1,0 | −51,50",
    "> 1,0-Gebühr aus 500,00 € | § 13 Abs. 1 RVG | 51,50",
    "> 1,0 (Nr. 3305 VV) | Nr. 3305 Anm. VV | 51,50",
    "7002 Post- und Telekommunikationspauschale | Nr. 7002 VV |  | 13,39",
    "> 20 % von 66,95 € | Nr. 7002 VV | 13,39",
    "+ Rechtsanwalt |  |  | 28,84 #result-suit-lawyer",
    "= Zusammen |  |  | 92,84 #result-suit-total",
    "hinweis: Im ersten Rechtszug erstattet die unterlegene Partei keine Anwaltskosten. (§ 12a Abs. 1 Satz 1 ArbGG)",
    "hinweis: Die Gebühr Nr. 3305 VV wird auf die Verfahrensgebühr eines nachfolgenden Rechtsstreits angerechnet. (Anm. zu Nr. 3305 VV)",
    "hinweis: Ob der Mindestbetrag oder nur die Gebühr nach dem Satz angerechnet wird, ist nicht geklärt; gerechnet ist mit der Gebühr nach dem Satz. (Anm. Abs. 1 zu Nr. 8210 KV GKG)",
    "hinweis: Die Terminsgebühr Nr. 3104 VV ist im streitigen Verfahren nicht enthalten; sie kommt hinzu, sobald ein Termin stattfindet oder eine Einigung ohne Gericht besprochen wird. (Vorbem. 3 Abs. 3 VV)",
  ]);
});

// 0,5 aus 93,00 = 46,50 + 9,30 = 55,80, × 19 % = 10,60. Prozess: 120,90 − 46,50 + 20,00 = 94,40, × 19 % = 17,94.
test("Für den Antragsgegner ohne Gerichtsgebühr, mit dem, was gegen den Antrag spricht: das ganze Blatt", () => {
  expect(
    blatt(
      "wert=1000&vertreten=antragsgegner&streit=ja&auftrag=22.11.2026&papier=ja&ohneStreitgericht=ja&land=NW&olg=hamm",
    ),
  ).toEqual([
    "Mahnverfahren: Gesamtkosten 66,40 €",
    "RVG: Recht in der Fassung vom 01.06.2025 (KostBRÄG 2025), weil der unbedingte Auftrag am 22.11.2026 erteilt wurde (§ 60 Abs. 1 Satz 1 RVG).",
    "[Kosten des Mahnverfahrens über 1.000,00 €] Position | Grundlage | Satz | Betrag in €",
    "3307 Mahnverfahren: Verfahrensgebühr Antragsgegner | Nr. 3307 VV | 0,5 | 46,50",
    "> 1,0-Gebühr aus 1.000,00 € | § 13 Abs. 1 RVG | 93,00",
    "> × 0,5 | Nr. 3307 VV | 46,50",
    "7002 Post- und Telekommunikationspauschale | Nr. 7002 VV |  | 9,30",
    "> 20 % von 46,50 € | Nr. 7002 VV | 9,30",
    "Umsatzsteuer 19 % | Nr. 7008 VV |  | 10,60",
    "> 19 %, weil die Leistung am 21.11.2026 endete (§ 27 Abs. 1 UStG) | Nr. 7008 VV | 10,60",
    "+ Rechtsanwalt |  |  | 66,40 #result-lawyer",
    "= Gesamtkosten |  |  | 66,40 #result-total",
    "[Zuständiges Gericht] Zuständig | Angabe",
    "Gericht | Amtsgericht Hagen – Zentrale Mahnabteilung #result-court-name",
    "> Oberlandesgerichtsbezirk des Antragstellers: Amtsgericht Hagen – Zentrale Mahnabteilung | § 689 Abs. 2 Satz 1, Abs. 3 ZPO | ",
    "Postanschrift | 58081 Hagen",
    "Hausanschrift | Hagener Straße 145, 58099 Hagen",
    "Grundlage | § 689 Abs. 2 Satz 1, Abs. 3 ZPO",
    "[Streitiges Verfahren: was noch hinzukommt] Position | Grundlage | Satz | Betrag in €",
    "3100 Verfahrensgebühr 1. Rechtszug | Nr. 3100 VV | 1,3 | 120,90",
    "> 1,0-Gebühr aus 1.000,00 € | § 13 Abs. 1 RVG | 93,00",
    "> × 1,3 | Nr. 3100 VV | 120,90",
    "Anrechnung 0,5 Verfahrensgebühr Nr. 3307 (Nr. 3307 Anm.) | Nr. 3307 Anm. VV | 0,5 | −46,50",
    "> 1,0-Gebühr aus 1.000,00 € | § 13 Abs. 1 RVG | 93,00",
    "> 0,5 (Nr. 3307 VV) | Nr. 3307 Anm. VV | 46,50",
    "7002 Post- und Telekommunikationspauschale | Nr. 7002 VV |  | 20,00",
    "> 20 % von 120,90 €, höchstens 20,00 € | Nr. 7002 VV | 20,00",
    "Umsatzsteuer 19 % | Nr. 7008 VV |  | 17,94",
    "> 19 %, weil die Leistung am 21.11.2026 endete (§ 27 Abs. 1 UStG) | Nr. 7008 VV | 17,94",
    "+ Rechtsanwalt |  |  | 112,34 #result-suit-lawyer",
    "= Zusammen |  |  | 112,34 #result-suit-total",
    "hinweis: Die Gebühr Nr. 3307 VV wird auf die Verfahrensgebühr eines nachfolgenden Rechtsstreits angerechnet. (Anm. zu Nr. 3307 VV)",
    "warnung: Der Auftrag ist jünger als der Antrag bei Gericht; bitte prüfen. (§ 60 Abs. 1 RVG)",
    "hinweis: Anschrift nach dem Stand August 2026. (§ 689 Abs. 2 Satz 1, Abs. 3 ZPO)",
    "hinweis: Die Terminsgebühr Nr. 3104 VV ist im streitigen Verfahren nicht enthalten; sie kommt hinzu, sobald ein Termin stattfindet oder eine Einigung ohne Gericht besprochen wird. (Vorbem. 3 Abs. 3 VV)",
    "warnung: Rechtsanwälte, registrierte Inkassodienstleister und Behörden reichen den Antrag nur maschinell lesbar ein. (§ 702 Abs. 2 Satz 2 ZPO)",
    "warnung: Das Gericht, das für ein streitiges Verfahren zuständig ist, muss bezeichnet werden. (§ 690 Abs. 1 Nr. 5 ZPO)",
  ]);
});

// 0,4 aus 5.000 € = 68,20, mehr als der Mindestbetrag von 31,00.
test("Die offene Frage zum Mindestbetrag steht nur da, wo er die Gebühr übersteigt", () => {
  const vermerke = (query: string) =>
    blatt(`verfahren=arbeitsgericht&streit=ja&${query}`).filter((z) => z.includes("zu Nr. 8210"));
  expect(vermerke("wert=500&vb=1")).toContain(
    "hinweis: Ob der Mindestbetrag oder nur die Gebühr nach dem Satz angerechnet wird, ist nicht geklärt; gerechnet ist mit dem Mindestbetrag. (Anm. Abs. 1 zu Nr. 8210 KV GKG)",
  );
  expect(vermerke("wert=5000&vb=1").filter((z) => z.startsWith("hinweis"))).toEqual([]);
  expect(vermerke("wert=500")).toEqual([
    "hinweis: Angerechnet wird nichts, weil kein Vollstreckungsbescheid beantragt war; eine Gebühr Nr. 8100 KV GKG ist nicht angefallen. (Anm. Abs. 1 zu Nr. 8210 KV GKG)",
  ]);
});

test.each([
  [
    "verfahren=arbeitsgericht",
    "hinweis: Der Mahnbescheid des Arbeitsgerichts ist gebührenfrei; erst der Antrag auf den Vollstreckungsbescheid kostet. (Nr. 8100 KV GKG)",
  ],
  [
    "verfahren=europaeisch&vb=1",
    "hinweis: Im Europäischen Mahnverfahren gibt es keinen Vollstreckungsbescheid; die Gebühr Nr. 3308 VV fällt nicht an. (Art. 18 VO (EG) Nr. 1896/2006)",
  ],
  [
    "zugestellt=21.5.2026",
    "warnung: Der Sitz des Gerichts steht nicht fest, und ein Feiertag gilt nicht überall. Zuerst steht der sichere Tag: das frühere Ende der Frist, der spätere erste Tag für den Vollstreckungsbescheid. (§ 222 Abs. 2 ZPO)",
  ],
  [
    "zugestellt=1.5.2026&land=HE&aufforderung=21.5.2026",
    "warnung: Die Anspruchsbegründung geht an das Streitgericht; ob der Feiertag an seinem Sitz gilt, ist nicht bekannt. Der frühere Tag ist der sichere. (§ 222 Abs. 2, § 697 Abs. 1 ZPO)",
  ],
  [
    "faellig=1.1.2026",
    "hinweis: Die Angaben zum Vordruck sprechen nicht gegen den Antrag. (§§ 688, 690 ZPO)",
  ],
])("%s wird mit seinem Satz vermerkt, sonst nicht", (query, satz) => {
  expect(blatt(`wert=5000&${query}`)).toContain(satz);
  expect(blatt("wert=5000")).not.toContain(satz);
});

// § 222 Abs. 2 ZPO: Fronleichnam, 04.06.2026, in Hessen
test("Ohne Sitz stehen die Tage an anderen Sitzen unter der Frist", () => {
  const fristen = blatt("wert=5000&zugestellt=21.5.2026").filter((z) => /#result-date/.test(z));
  expect(fristen.slice(0, 4)).toEqual([
    "Widerspruch gegen den Mahnbescheid | § 692 Abs. 1 Nr. 3 ZPO | 04.06.2026 #result-date-widerspruch",
    "Sitz in Baden-Württemberg, Bayern, Hessen, Nordrhein-Westfalen, Rheinland-Pfalz | § 222 Abs. 2 ZPO | 05.06.2026 #result-date-widerspruch-anderswo",
    "Antrag auf Vollstreckungsbescheid frühestens | § 699 Abs. 1 Satz 2 ZPO | 06.06.2026 #result-date-vb-fruehestens",
    "Sitz in Berlin, Bremen, Hamburg, Niedersachsen, Sachsen-Anhalt, Schleswig-Holstein | § 222 Abs. 2 ZPO | 05.06.2026 #result-date-vb-fruehestens-anderswo",
  ]);
});

test("Nicht zu viel verlangt ist kein Posten", () => {
  expect(blatt("wert=5000&inkasso=regel&verlangt=403,47").some((z) => z.startsWith("Zu viel"))).toBe(false);
});
