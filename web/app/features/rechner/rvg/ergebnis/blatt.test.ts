import { tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import type { Blattauswertung } from "../../formular/rechnerformular.ts";
import { blatttext } from "../../testing-seite.tsx";
import type { Formular } from "../formular/formular.ts";
import { auswertung } from "../rechnung.ts";
import { rvgBlatt } from "./blatt.ts";
import { blattrechnung } from "./blattrechnung.ts";

const heute = tag("2026-11-20");
const aus = (query: string, erweitert = true) =>
  blattrechnung.blattAusQuery(new URLSearchParams(query), heute, erweitert);
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
    "hinweis: Solange und soweit Prozess- oder Verfahrenskostenhilfe bewilligt ist, kann die Regelvergütung vom Mandanten nicht verlangt werden; es zahlt die Staatskasse. (§ 122 Abs. 1 Nr. 3 ZPO)",
  ]);
});

test("Was fehlt, zum Tarif Basic gehört oder nicht zu lesen ist, ergibt kein Blatt", () => {
  expect(aus("vv=3100")).toEqual({ art: "unvollstaendig" });
  expect(aus("wert=x&vv=3100")).toEqual({ art: "unvollstaendig" });
  expect(aus("wert=1000&vv=3200", false)).toMatchObject({ art: "basic", funktionen: ["Nr. 3200 VV"] });
  expect(blattrechnung.blattAus("x", heute, true)).toEqual({ art: "unlesbar" });
});

function ausFormular(formular: Formular): string[] {
  const a = auswertung({ formular, heute, abgeschickt: true, erweitert: true });
  if (a.art !== "ergebnis") throw new Error(JSON.stringify(a));
  return blatttext({ art: "ergebnis", eingabe: {}, ergebnis: {}, blatt: rvgBlatt(a) });
}

// Recht bis 31.05.2025: 1,0 aus 10.000 € 614,00, danach 652,00. Netto 818,20 + 867,60 + 849,00; 19 % aus 1.685,80 = 320,30.
test("Zwei Angelegenheiten nach altem und neuem Recht mit Vereinbarungen und Vorschuss: das ganze Blatt", () => {
  const sache = (id: string, p: string, nr: string, felder: object) => ({
    id,
    stufe: "instanz" as const,
    felder: { wert: "10.000", ...felder },
    positionen: [{ id: p, nr, felder: {} }],
  });
  expect(
    ausFormular({
      felder: { leistungsende: "1.10.2026" },
      angelegenheiten: [
        sache("a1", "p1", "2300", {
          bezeichnung: "Vertretung",
          auftrag: "1.5.2025",
          vereinbarung: "pauschale",
          pauschalhonorar: "500",
        }),
        sache("a2", "p2", "3100", {
          bezeichnung: "Klage",
          auftrag: "1.3.2026",
          vereinbarung: "stunden",
          stunden: "10",
          jeStunde: "250",
          durchlaufend: "Gerichtskosten 849",
        }),
      ],
      anrechnungen: [],
      zahlungen: [{ id: "z1", felder: { betrag: "1.190", am: "1.4.2026" } }],
    }),
  ).toEqual([
    "Vergütung nach dem RVG: Noch zu zahlen 1.665,10 €",
    "Vertretung: Recht in der Fassung vom 01.01.2021 (KostRÄG 2021), weil der unbedingte Auftrag am 01.05.2025 erteilt wurde (§ 60 Abs. 1 Satz 1 RVG).",
    "Klage: Recht in der Fassung vom 01.06.2025 (KostBRÄG 2025), weil der unbedingte Auftrag am 01.03.2026 erteilt wurde (§ 60 Abs. 1 Satz 1 RVG).",
    "[Gebühren und Auslagen in Euro] Position | Grundlage | Wert in € | Satz | Betrag in €",
    "# 1. Vertretung",
    "2300 Geschäftsgebühr | Nr. 2300 VV | 10.000,00 | 1,3 | 798,20",
    "> 1,0-Gebühr aus 10.000,00 € | § 13 Abs. 1 RVG | 614,00",
    "> × 1,3 | Nr. 2300 VV | 798,20",
    "7002 Post- und Telekommunikationspauschale | Nr. 7002 VV |  |  | 20,00",
    "> 20 % von 798,20 €, höchstens 20,00 € | Nr. 7002 VV | 20,00",
    "+ Zwischensumme |  |  |  | 818,20",
    "# 2. Klage",
    "3100 Verfahrensgebühr 1. Rechtszug | Nr. 3100 VV | 10.000,00 | 1,3 | 847,60",
    "> 1,0-Gebühr aus 10.000,00 € | § 13 Abs. 1 RVG | 652,00",
    "> × 1,3 | Nr. 3100 VV | 847,60",
    "7002 Post- und Telekommunikationspauschale | Nr. 7002 VV |  |  | 20,00",
    "> 20 % von 847,60 €, höchstens 20,00 € | Nr. 7002 VV | 20,00",
    "Gerichtskosten | § 10 Abs. 1 Satz 5 UStG |  |  | 849,00",
    "> durchlaufender Posten | § 10 Abs. 1 Satz 5 UStG | 849,00",
    "+ Zwischensumme |  |  |  | 1.716,60",
    "+ Netto |  |  |  | 2.534,80",
    "+ davon ohne Umsatzsteuer |  |  |  | 849,00",
    "Umsatzsteuer 19 % | Nr. 7008 VV |  |  | 320,30",
    "> 19 % aus 1.685,80 €, weil die Leistung am 01.10.2026 endete (§ 27 Abs. 1 UStG) | Nr. 7008 VV | 320,30",
    "+ Rechnungsbetrag |  |  |  | 2.855,10",
    "Vorschuss vom 01.04.2026, darin 19 % Umsatzsteuer | § 9 RVG |  |  | −1.190,00",
    "= Noch zu zahlen |  |  |  | 1.665,10 #result-total",
    "[Vereinbarte und gesetzliche Vergütung, netto: Vertretung] Position | Grundlage | Wert in € | Satz | Betrag in €",
    "Vereinbart | § 3a RVG |  |  | 500,00",
    "> vereinbarte Pauschale | § 3a RVG | 500,00",
    "> gesetzliche Gebühren | § 49b Abs. 1 BRAO | 798,20",
    "Gesetzlich |  |  |  | 798,20",
    "[Vereinbarte und gesetzliche Vergütung, netto: Klage] Position | Grundlage | Wert in € | Satz | Betrag in €",
    "Vereinbart | § 3a RVG |  |  | 2.500,00",
    "> 600 Minuten, je Stunde 250,00 € | § 3a RVG | 2.500,00",
    "> gesetzliche Gebühren | § 49b Abs. 1 BRAO | 847,60",
    "Gesetzlich |  |  |  | 847,60",
    "warnung: Vertretung: Die Vereinbarung liegt unter der gesetzlichen Vergütung. In gerichtlichen Verfahren ist das nicht zulässig (§ 49b Abs. 1 BRAO). ()",
  ]);
});

test("Eine Angelegenheit ohne Namen hat keine Überschrift, eine mit Namen keine Nummer", () => {
  const titel = (felder: object) =>
    ausFormular({
      felder: {},
      angelegenheiten: [
        {
          id: "a1",
          stufe: "instanz",
          felder: { wert: "10.000", ...felder },
          positionen: [{ id: "p1", nr: "3100", felder: {} }],
        },
      ],
      anrechnungen: [],
      zahlungen: [],
    }).filter((zeile) => /^(# |\+ |= )/.test(zeile));
  const summen = ["+ Netto |  |  |  | 867,60", "= Gesamtbetrag |  |  |  | 1.032,44 #result-total"];
  expect(titel({})).toEqual(summen);
  expect(titel({ bezeichnung: "Klage" })).toEqual(["# Klage", ...summen]);
});
