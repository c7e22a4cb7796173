import { tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import type { Blattauswertung } from "../rahmen.ts";
import { blatttext } from "../test-hilfe.tsx";
import { blattmotor } from "./blattmotor.ts";

const heute = tag("2026-11-20");
const aus = (query: string, erweitert = true) =>
  blattmotor.blattAusQuery(new URLSearchParams(query), heute, erweitert);
function blatt(query: string): string[] {
  const antwort = aus(query);
  if (antwort.art !== "blatt") throw new Error(JSON.stringify(antwort));
  const auswertung: Blattauswertung = { art: "ergebnis", eingabe: {}, ergebnis: {}, blatt: antwort.blatt };
  return blatttext(auswertung);
}

// 1,0 aus 10.000 €: 652,00 (§ 13 RVG), 374,00 (§ 49 RVG). 847,60 + 20,00 = 867,60; 847,60 + 782,40 + 652,00 − 423,80 + 20,00 =
// 1.878,20; zusammen 2.745,80, × 1,19 = 3.267,50. Gesperrt 1.878,20 × 1,19 = 2.235,06. Staatskasse: 3,5 × 374,00 + 20,00 =
// 1.329,00, × 1,19 = 1.581,51; bis zur Regelvergütung 653,55 (§ 58 Abs. 2 RVG: die Geschäftsgebühr ist nicht bezahlt).
test("Geschäftsgebühr vorher, dann Prozesskostenhilfe mit Einigung: das ganze Blatt", () => {
  expect(
    blatt(
      "wert=10000&vv=2300,3100,3104,1003&anrechnung=1&pkh=1&stichtag=2026-03-01&leistungsende=2026-10-01",
    ),
  ).toEqual([
    "Vergütung nach dem RVG: Aus der Staatskasse 1.581,51 €",
    "Recht in der Fassung vom 01.06.2025 (KostBRÄG 2025), weil der unbedingte Auftrag am 01.03.2026 erteilt wurde (§ 60 Abs. 1 Satz 1 RVG).",
    "[Gebühren und Auslagen in Euro] Position | Grundlage | Wert in € | Satz | Betrag in €",
    "# 1. Außergerichtliche Vertretung",
    "2300 Geschäftsgebühr | Nr. 2300 VV | 10.000,00 | 1,3 | 847,60",
    "> 1,0-Gebühr aus 10.000,00 € | § 13 Abs. 1 RVG | 652,00",
    "> × 1,3 | Nr. 2300 VV | 847,60",
    "7002 Post- und Telekommunikationspauschale | Nr. 7002 VV |  |  | 20,00",
    "> 20 % von 847,60 €, höchstens 20,00 € | Nr. 7002 VV | 20,00",
    "+ Zwischensumme |  |  |  | 867,60",
    "# 2. Erste Instanz",
    "3100 Verfahrensgebühr 1. Rechtszug | Nr. 3100 VV | 10.000,00 | 1,3 | 847,60",
    "> 1,0-Gebühr aus 10.000,00 € | § 13 Abs. 1 RVG | 652,00",
    "> × 1,3 | Nr. 3100 VV | 847,60",
    "3104 Terminsgebühr 1. Rechtszug | Nr. 3104 VV | 10.000,00 | 1,2 | 782,40",
    "> 1,0-Gebühr aus 10.000,00 € | § 13 Abs. 1 RVG | 652,00",
    "> × 1,2 | Nr. 3104 VV | 782,40",
    "1000, 1003 Einigung, Aussöhnung, Erledigung bei anhängigem gerichtlichem Verfahren (1. Instanz) | Nrn. 1000, 1003 VV | 10.000,00 | 1,0 | 652,00",
    "> 1,0-Gebühr aus 10.000,00 € | § 13 Abs. 1 RVG | 652,00",
    "> × 1,0 | Nr. 1003 VV | 652,00",
    "Anrechnung 0,65 Geschäftsgebühr Nr. 2300 (Vorbem. 3 Abs. 4) | Vorbem. 3 Abs. 4 VV | 10.000,00 | 0,65 | −423,80",
    "> 1,0-Gebühr aus 10.000,00 € | § 13 Abs. 1 RVG | 652,00",
    "> Hälfte von 1,3 (Nr. 2300 VV) | Vorbem. 3 Abs. 4 VV | 423,80",
    "7002 Post- und Telekommunikationspauschale | Nr. 7002 VV |  |  | 20,00",
    "> 20 % von 2.282,00 €, höchstens 20,00 € | Nr. 7002 VV | 20,00",
    "+ Zwischensumme |  |  |  | 1.878,20",
    "+ Netto |  |  |  | 2.745,80",
    "Umsatzsteuer 19 % | Nr. 7008 VV |  |  | 521,70",
    "> 19 % aus 2.745,80 €, weil die Leistung am 01.10.2026 endete (§ 27 Abs. 1 UStG) | Nr. 7008 VV | 521,70",
    "+ Regelvergütung |  |  |  | 3.267,50",
    "+ Davon gesperrt (§ 122 Abs. 1 Nr. 3 ZPO) |  |  |  | 2.235,06",
    "+ Vom Mandanten zu zahlen |  |  |  | 1.032,44",
    "= Aus der Staatskasse |  |  |  | 1.581,51 #result-total",
    "[Vergütung aus der Staatskasse: Erste Instanz] Position | Grundlage | Wert in € | Satz | Betrag in €",
    "3100 Verfahrensgebühr 1. Rechtszug | Nr. 3100 VV | 10.000,00 | 1,3 | 486,20",
    "> 1,0-Gebühr aus 10.000,00 € | § 49 RVG | 374,00",
    "> × 1,3 | Nr. 3100 VV | 486,20",
    "3104 Terminsgebühr 1. Rechtszug | Nr. 3104 VV | 10.000,00 | 1,2 | 448,80",
    "> 1,0-Gebühr aus 10.000,00 € | § 49 RVG | 374,00",
    "> × 1,2 | Nr. 3104 VV | 448,80",
    "1000, 1003 Einigung, Aussöhnung, Erledigung bei anhängigem gerichtlichem Verfahren (1. Instanz) | Nrn. 1000, 1003 VV | 10.000,00 | 1,0 | 374,00",
    "> 1,0-Gebühr aus 10.000,00 € | § 49 RVG | 374,00",
    "> × 1,0 | Nr. 1003 VV | 374,00",
    "7002 Post- und Telekommunikationspauschale | Nr. 7002 VV |  |  | 20,00",
    "> 20 % von 1.309,00 €, höchstens 20,00 € | Nr. 7002 VV | 20,00",
    "+ Netto |  |  |  | 1.329,00",
    "+ Umsatzsteuer |  |  |  | 252,51",
    "= Auszahlung |  |  |  | 1.581,51",
    "Weitere Vergütung (§ 50 RVG) |  |  |  | 653,55",
    "> Unterschied zur Regelvergütung | § 50 Abs. 1 RVG | 653,55",
    "hinweis: Solange und soweit Prozesskostenhilfe bewilligt ist, kann die Regelvergütung vom Mandanten nicht verlangt werden; es zahlt die Staatskasse. (§ 122 Abs. 1 Nr. 3 ZPO)",
  ]);
});

test("Was fehlt, zum Tarif Basic gehört oder nicht zu lesen ist, ergibt kein Blatt", () => {
  expect(aus("vv=3100")).toEqual({ art: "unvollstaendig" });
  expect(aus("wert=x&vv=3100")).toEqual({ art: "unvollstaendig" });
  expect(aus("wert=1000&vv=3200", false)).toMatchObject({ art: "basic", funktionen: ["Nr. 3200 VV"] });
  expect(blattmotor.blattAus("x", heute, true)).toEqual({ art: "unlesbar" });
});
