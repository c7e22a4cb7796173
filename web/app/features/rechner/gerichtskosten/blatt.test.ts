import { expect, test } from "vitest";
import { ausQuery, blatttext } from "../testing-seite.tsx";
import { formular } from "./felder.ts";
import { rechnung } from "./rechnung.ts";

const blatt = (query: string) => blatttext(ausQuery(formular, rechnung, query));

// § 34 GKG seit 01.06.2025: 283 € aus 10.000 €; zwölf Zustellungen, zehn frei: 2 × 3,50 €
test("Gebühren und Auslagen haben Zwischensummen, die Fassungen nennen ihre Nummern", () => {
  expect(
    blatt(
      "gesetz=gkg&wert=10000&stichtag=2026-01-02&ermaessigt=1211&weitere.1.kv=9002&weitere.1.anzahl=12&weitere.2.kv=9005&weitere.2.betrag=123,45",
    ),
  ).toEqual([
    "Kosten nach dem GKG: Gerichtskosten 413,45 €",
    "Nr. 1211: Recht in der Fassung vom 01.06.2025 (KostBRÄG 2025), weil das Verfahren am 02.01.2026 anhängig wurde (§ 71 Abs. 1 Satz 1 GKG).",
    "Nr. 9002, 9005: Recht in der Fassung vom 01.08.2013 (2. KostRMoG), weil das Verfahren am 02.01.2026 anhängig wurde (§ 71 Abs. 1 Satz 1 GKG).",
    "[Kosten nach dem GKG] Position | Grundlage | Satz | Betrag in €",
    "1211 Ermäßigung 1210 → 1,0 (Klagerücknahme, Anerkenntnis/Verzicht, Vergleich, Erledigung) (statt Nr. 1210) aus 10.000,00 € | Nr. 1211 KV GKG | 1,0 | 283,00",
    "> 1,0 Gebühr aus 10.000,00 € | § 34 Abs. 1 GKG | 283,00",
    "> 1,0 Gebühr | Nr. 1211 KV GKG | 283,00",
    "9002 Zustellung (Zustellungsurkunde, Einschreiben gegen Rückschein, durch Justizbedienstete): je Zustellung, 12 × | Nr. 9002 KV GKG |  | 7,00",
    "> Festgebühr | Nr. 9002 KV GKG | 3,50",
    "> 2 von 12, die ersten 10 sind frei | Nr. 9002 KV GKG | 7,00",
    "9005 Zeugen, Sachverständige, Dolmetscher (JVEG) | Nr. 9005 KV GKG |  | 123,45",
    "> Auslagen | Nr. 9005 KV GKG | 123,45",
    "+ Gebühren |  |  | 283,00",
    "+ Auslagen |  |  | 130,45",
    "= Summe |  |  | 413,45 #result-total",
  ]);
});

// Bis 31.05.2025: 3 × 266 € und 0,5 × 161 €; Berufung danach: 4 × 283 €
test("Das Mahnverfahren wird angerechnet, die Berufung folgt dem Recht ihres Tages", () => {
  expect(
    blatt("wert=10000&mahnwert=5000&stichtag=2025-05-31&weitere.1.kv=1220&rechtsmittelAm=1.7.2025"),
  ).toEqual([
    "Kosten nach dem GKG: Gerichtskosten 1.849,50 €",
    "Nr. 1210, 1100: Recht in der Fassung vom 01.01.2021 (KostRÄG 2021), weil das Verfahren am 31.05.2025 anhängig wurde (§ 71 Abs. 1 Satz 1 GKG).",
    "Nr. 1220: Recht in der Fassung vom 01.06.2025 (KostBRÄG 2025), weil das Rechtsmittel am 01.07.2025 eingelegt wurde (§ 71 Abs. 1 Satz 2 GKG).",
    "[Kosten nach dem GKG] Position | Grundlage | Satz | Betrag in €",
    "1210 Klageverfahren 1. Instanz (Amts-/Landgericht): Verfahren im Allgemeinen aus 10.000,00 € | Nr. 1210 KV GKG | 3,0 | 798,00",
    "> 1,0 Gebühr aus 10.000,00 € | § 34 Abs. 1 GKG | 266,00",
    "> 3,0 Gebühr | Nr. 1210 KV GKG | 798,00",
    "Anrechnung Nr. 1100 Antrag auf Mahnbescheid oder Europäischen Zahlungsbefehl aus 5.000,00 € | Anm. Abs. 1 zu Nr. 1210 KV GKG |  | −80,50",
    "> 1,0 Gebühr aus 5.000,00 € | § 34 Abs. 1 GKG | 161,00",
    "> 0,5 Gebühr | Nr. 1100 KV GKG | 80,50",
    "> Anrechnung | Anm. Abs. 1 zu Nr. 1210 KV GKG | −80,50",
    "1220 Berufung: Verfahren im Allgemeinen aus 10.000,00 € | Nr. 1220 KV GKG | 4,0 | 1.132,00",
    "> 1,0 Gebühr aus 10.000,00 € | § 34 Abs. 1 GKG | 283,00",
    "> 4,0 Gebühr | Nr. 1220 KV GKG | 1.132,00",
    "= Summe |  |  | 1.849,50 #result-total",
  ]);
});

// 3 × 12 €, zur Unzeit doppelt (§ 11 GvKostG)
test("Gerichtsvollzieher: nur Gebühren, also keine Zwischensummen, eine Fassung ohne Nummer", () => {
  expect(blatt("gesetz=gvkostg&kv=100&anzahl=3&unzeit=ja&stichtag=2026-01-02")).toEqual([
    "Kosten nach dem GvKostG: Kosten 72,00 €",
    "Recht in der Fassung vom 01.06.2025 (KostBRÄG 2025), weil der Auftrag am 02.01.2026 einging (§ 18 Abs. 1 GvKostG).",
    "[Kosten nach dem GvKostG] Position | Grundlage | Satz | Betrag in €",
    "100 Persönliche Zustellung durch den Gerichtsvollzieher, 3 × | Nr. 100 KV GvKostG |  | 72,00",
    "> Festgebühr | Nr. 100 KV GvKostG | 12,00",
    "> 3 × 12,00 € | Nr. 100 KV GvKostG | 36,00",
    "> Doppelte Gebühr zur Unzeit | § 11 GvKostG | 72,00",
    "= Summe |  |  | 72,00 #result-total",
  ]);
});
