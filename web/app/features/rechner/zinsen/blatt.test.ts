import { basiszinssaetze, zinsrechnung } from "@gebuehrenportal/forderung";
import { datum, plusTage } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { ausQuery, blatttext, heute } from "../testing-seite.tsx";
import { formular } from "./felder.ts";
import { rechnung } from "./rechnung.ts";
import { schuldverlauf } from "./verlauf.ts";

// Basiszinssatz 2,27 % im ersten, 1,27 % im zweiten Halbjahr 2025 (Bundesbank); dazu 9 Punkte (§ 288 Abs. 2 BGB).
// 15.01.–30.06.: 17 + 28 + 31 + 30 + 31 + 30 = 167 Tage: 10.000 × 11,27 % × 167/365 = 515,64. Darlehen ab 01.03.: 122 Tage,
// 1.000 × 3,65 % / 365 = 0,10 je Tag = 12,20. Von 2.500,00 gehen 100,00 auf die Kosten (40,00 + 60,00, § 288 Abs. 5 Satz 3
// BGB), 515,64 auf die Zinsen der lästigeren Forderung, 1.884,36 auf sie selbst; bleiben 8.115,64 × 10,27 % × 184/365 = 420,16.
// Am Ende 8.115,64 + 420,16 + 1.000,00 + 30,60 = 9.566,40, gezahlt 12.000,00: 2.433,60 zu viel.
const konto = [
  "forderungen.1.betrag=10000&forderungen.1.verzugAb=2025-01-15&forderungen.1.zinssatz=unternehmer",
  "forderungen.1.pauschale=ja&forderungen.2.betrag=1000&forderungen.2.verzugAb=2025-03-01",
  "forderungen.2.zinssatz=fest&forderungen.2.prozent=3,65&forderungen.2.bezeichnung=Darlehen",
  "zahlungen.1.betrag=2500&zahlungen.1.am=2025-06-30&zahlungen.2.betrag=12000&zahlungen.2.am=2025-12-31",
  "kosten.1.betrag=100&kosten.1.am=2025-03-01&bis=2025-12-31",
].join("&");

test("Zwei Forderungen, Kosten, Pauschale und Überzahlung: das ganze Blatt", () => {
  expect(blatttext(ausQuery(formular, rechnung, konto))).toEqual([
    "Zinsen und Forderungskonto: Offen am 31.12.2025 0,00 €",
    "§ 247 BGB: Recht in der Fassung vom 01.07.2025 (Bekanntmachung der Deutschen Bundesbank zum Basiszinssatz ab 01.07.2025), weil die Rechnung mit dem 31.12.2025 endet; frühere Halbjahre nennt jeder Abschnitt (§ 247 Abs. 1 BGB).",
    "[Stand am 31.12.2025] Position | Grundlage | Betrag in €",
    "Hauptforderung | § 241 Abs. 1 BGB | 11.000,00",
    "Zinsen | § 288 Abs. 2 BGB | 966,40 #result-interest",
    "> 15.01.2025 bis 30.06.2025: 167 Tage von 365 zu 11,27 % aus 10.000,00 € | § 288 Abs. 2 BGB | 515,64",
    "> 01.07.2025 bis 31.12.2025: 184 Tage von 365 zu 10,27 % aus 8.115,64 € | § 288 Abs. 2 BGB | 420,16",
    "> Zinsen, einmal gerundet | § 288 Abs. 2 BGB | 935,80",
    "> 01.03.2025 bis 30.06.2025: 122 Tage von 365 zu 3,65 % aus 1.000,00 € | § 288 Abs. 3 BGB | 12,20",
    "> 01.07.2025 bis 31.12.2025: 184 Tage von 365 zu 3,65 % aus 1.000,00 € | § 288 Abs. 3 BGB | 18,40",
    "> Zinsen, einmal gerundet | § 288 Abs. 3 BGB | 30,60",
    "Verzugspauschale | § 288 Abs. 5 BGB | 40,00 #result-lump-sum",
    "Kosten | § 280 Abs. 2 BGB | 60,00",
    "Zahlungen | § 362 Abs. 1 BGB | −14.500,00",
    "Überzahlt | § 812 Abs. 1 BGB | 2.433,60",
    "= Offen |  | 0,00 #result-total",
    "> Hauptforderungen | § 241 Abs. 1 BGB | 11.000,00",
    "> Zinsen | §§ 288, 291 BGB | 966,40",
    "> Verzugspauschale | § 288 Abs. 5 BGB | 40,00",
    "> Kosten | § 280 Abs. 2 BGB | 60,00",
    "> Zahlungen | § 362 Abs. 1 BGB | −14.500,00",
    "> Überzahlt | § 812 Abs. 1 BGB | 2.433,60",
    "> Offen | § 362 Abs. 1 BGB | 0,00",
    "Weitere Zinsen je Tag | § 288 Abs. 2 BGB | 0,00 #result-daily",
    "[Zinsen: 1. Forderung über 10.000,00 €, 9 Prozentpunkte über dem Basiszinssatz] Zeitraum | Tage | aus € | % im Jahr | Zinsen in €",
    "15.01.2025 bis 30.06.2025 | 167 | 10.000,00 | 11,27 | 515,64",
    "> 15.01.2025 bis 30.06.2025: 167 Tage von 365 zu 11,27 % aus 10.000,00 € | § 288 Abs. 2 BGB | 515,64",
    "01.07.2025 bis 31.12.2025 | 184 | 8.115,64 | 10,27 | 420,16",
    "> 01.07.2025 bis 31.12.2025: 184 Tage von 365 zu 10,27 % aus 8.115,64 € | § 288 Abs. 2 BGB | 420,16",
    "= Zinsen |  |  |  | 935,80",
    "> 15.01.2025 bis 30.06.2025: 167 Tage von 365 zu 11,27 % aus 10.000,00 € | § 288 Abs. 2 BGB | 515,64",
    "> 01.07.2025 bis 31.12.2025: 184 Tage von 365 zu 10,27 % aus 8.115,64 € | § 288 Abs. 2 BGB | 420,16",
    "> Zinsen, einmal gerundet | § 288 Abs. 2 BGB | 935,80",
    "[Zinsen: Darlehen über 1.000,00 €, 3,65 % im Jahr] Zeitraum | Tage | aus € | % im Jahr | Zinsen in €",
    "01.03.2025 bis 30.06.2025 | 122 | 1.000,00 | 3,65 | 12,20",
    "> 01.03.2025 bis 30.06.2025: 122 Tage von 365 zu 3,65 % aus 1.000,00 € | § 288 Abs. 3 BGB | 12,20",
    "01.07.2025 bis 31.12.2025 | 184 | 1.000,00 | 3,65 | 18,40",
    "> 01.07.2025 bis 31.12.2025: 184 Tage von 365 zu 3,65 % aus 1.000,00 € | § 288 Abs. 3 BGB | 18,40",
    "= Zinsen |  |  |  | 30,60",
    "> 01.03.2025 bis 30.06.2025: 122 Tage von 365 zu 3,65 % aus 1.000,00 € | § 288 Abs. 3 BGB | 12,20",
    "> 01.07.2025 bis 31.12.2025: 184 Tage von 365 zu 3,65 % aus 1.000,00 € | § 288 Abs. 3 BGB | 18,40",
    "> Zinsen, einmal gerundet | § 288 Abs. 3 BGB | 30,60",
    "[Forderungskonto] Tag | Vorgang | Betrag | Kosten | Zinsen | Haupt\u00adforderung | Saldo in €",
    "15.01.2025 | Hauptforderung | 10.000,00 | 0,00 | 0,00 | 10.000,00 | 10.000,00",
    "15.01.2025 | Verzugspauschale | 40,00 | 40,00 | 0,00 | 10.000,00 | 10.040,00",
    "01.03.2025 | Darlehen | 1.000,00 | 40,00 | 0,00 | 11.000,00 | 11.040,00",
    "01.03.2025 | Kosten nach Anrechnung der Verzugspauschale (40,00 €) | 60,00 | 100,00 | 0,00 | 11.000,00 | 11.100,00",
    "30.06.2025 | Zinsen bis 30.06.2025 | 527,84 | 100,00 | 527,84 | 11.000,00 | 11.627,84",
    "30.06.2025 | Zahlung | −2.500,00 | 0,00 | 12,20 | 9.115,64 | 9.127,84",
    "> Getilgte Kosten | §§ 366, 367 Abs. 1 BGB | 100,00",
    "> Getilgte Zinsen | §§ 366, 367 Abs. 1 BGB | 515,64",
    "> Getilgte Hauptforderung | §§ 366, 367 Abs. 1 BGB | 1.884,36",
    "31.12.2025 | Zinsen bis 31.12.2025 | 438,56 | 0,00 | 450,76 | 9.115,64 | 9.566,40",
    "31.12.2025 | Zahlung | −12.000,00 | 0,00 | 0,00 | 0,00 | −2.433,60",
    "> Getilgte Zinsen | §§ 366, 367 Abs. 1 BGB | 450,76",
    "> Getilgte Hauptforderung | §§ 366, 367 Abs. 1 BGB | 9.115,64",
    "> Überzahlt | §§ 366, 367 Abs. 1 BGB | 2.433,60",
    "= 31.12.2025 | Stand am 31.12.2025 |  | 0,00 | 0,00 | 0,00 | −2.433,60",
    "hinweis: Das Gesetz regelt die Zählung der Zinstage nicht. Gerechnet ist taggenau, das Jahr mit 365 oder 366 Tagen (act/act); der erste und der letzte Tag zählen mit. (§ 187 Abs. 1, § 188 BGB)",
    "hinweis: Angenommen ist, dass das Schuldverhältnis seit dem 29.07.2014 entstanden ist; für ältere gelten 8 Prozentpunkte. (Art. 229 § 34 EGBGB)",
    "hinweis: Der Tag einer Zahlung ist noch aus dem vollen Betrag verzinst. (§ 362 Abs. 1 BGB)",
    "hinweis: Unter mehreren Forderungen bestimmt das Gesetz zuerst, welche getilgt wird; danach zählen bei ihr Zinsen vor der Hauptforderung. (§ 366 Abs. 2, § 367 Abs. 1 BGB)",
    "hinweis: Verzugszinsen tragen keine Zinsen (Zinseszinsverbot). (§ 289 Satz 1 BGB)",
    "hinweis: Die Zinsen jeder Forderung werden als Bruch geführt und im ausgewiesenen Stand einmal kaufmännisch auf den Cent gerundet. ()",
  ]);
});

test("Der Verlauf der Schuld hat an jedem Buchungstag zwei Punkte", () => {
  const auswertung = ausQuery(formular, rechnung, konto);
  if (auswertung.art !== "ergebnis") throw new Error(auswertung.art);
  const ergebnis = zinsrechnung(auswertung.eingabe as Parameters<typeof zinsrechnung>[0]);
  if (ergebnis.art !== "ergebnis") throw new Error(ergebnis.grund);
  // Am 01.03. der 46. von 167 Tagen: 515,64 × 46/167 = 142,03, dazu ein Tag des Darlehens 0,10.
  expect(schuldverlauf(ergebnis)).toEqual([
    { tag: "2025-01-15", hauptforderung: 0, kosten: 0, zinsen: 309 },
    { tag: "2025-01-15", hauptforderung: 1_000_000, kosten: 4_000, zinsen: 309 },
    { tag: "2025-03-01", hauptforderung: 1_000_000, kosten: 4_000, zinsen: 14_213 },
    { tag: "2025-03-01", hauptforderung: 1_100_000, kosten: 10_000, zinsen: 14_213 },
    { tag: "2025-06-30", hauptforderung: 1_100_000, kosten: 10_000, zinsen: 52_784 },
    { tag: "2025-06-30", hauptforderung: 911_564, kosten: 0, zinsen: 1_220 },
    { tag: "2025-12-31", hauptforderung: 911_564, kosten: 0, zinsen: 45_076 },
    { tag: "2025-12-31", hauptforderung: 0, kosten: 0, zinsen: 0 },
  ]);
});

test("Ein Halbjahr, das der Betreiber eingetragen hat, ist als solches bezeichnet", () => {
  const erstes = basiszinssaetze();
  if (erstes.art !== "ergebnis") throw new Error(erstes.grund);
  const { unbekanntAb } = erstes;
  const auswertung = rechnung.auswertung({
    werte: {
      "forderungen.1.betrag": "1000",
      "forderungen.1.verzugAb": unbekanntAb,
      bis: plusTage(unbekanntAb, 30),
      tagzaehlung: "act/365",
    },
    heute,
    gefragt: true,
    basiszinsen: [{ ab: unbekanntAb, prozent100: 200 }],
  });
  if (auswertung.art !== "ergebnis") throw new Error(JSON.stringify(auswertung));
  // 1.000 × 7,00 % × 31/365 = 5,95
  expect(auswertung.blatt.tabellen[1]?.zeilen[0]?.zellen).toEqual([
    `${datum(unbekanntAb)} bis ${datum(plusTage(unbekanntAb, 30))}, vom Betreiber eingetragen`,
    31,
    100_000,
    700,
    595,
  ]);
});

// Art. 229 § 34 Satz 2 EGBGB: Vertrag von 2010, Gegenleistung 2025. 10.000 € im Jahr 2025 zu 8 Punkten: 10,27 % für 181 und
// 9,27 % für 184 Tage = 509,28 + 467,31 = 976,59; zu 9 Punkten: 100,00 mehr.
test.each([
  ["", "976,59"],
  ["&forderungen.1.gegenleistung=2025-01-01", "1.076,59"],
  ["&forderungen.1.gegenleistung=2016-06-30", "976,59"],
])("Die Gegenleistung eines alten Dauerschuldverhältnisses%s: %s Zinsen", (gegenleistung, zinsen) => {
  const query = `forderungen.1.betrag=10000&forderungen.1.verzugAb=2025-01-01&bis=2025-12-31&forderungen.1.zinssatz=unternehmer&forderungen.1.entstanden=2010-03-01${gegenleistung}`;
  const blatt = blatttext(ausQuery(formular, rechnung, query));
  expect(blatt.find((zeile) => zeile.endsWith("#result-interest"))).toMatch(
    new RegExp(`\\| ${zinsen.replace(".", "\\.")} #`),
  );
});
