import { tag } from "@gebuehrenportal/recht";
import { abgerufen, eingabe, type Fall, recht2013, recht2021 } from "./fall.ts";

const haufe = (titel: string, nummer: string) => ({
  titel,
  datum: abgerufen,
  fundort: `haufe.de, Deutsches Anwalt Office Premium, ${nummer}`,
});

export const gerichtsvollzieher: readonly Fall[] = [
  {
    titel: "Abnahme der Vermögensauskunft, Übermittlung an einen Drittgläubiger, persönliche Ladung",
    quelle: haufe("§ 802f ZPO, Verfahren, Kosten und Gebühren, Rz. 16", "HI7427458"),
    eingabe: eingabe("gvkostg", recht2013, [["260"], ["261"], ["100"]]),
    zeilen: { "260": 33, "261": 33, "100": 10 },
  },
  {
    titel: "Pfändung und Auskünfte nach dem bis zum 31.10.2021 geltenden Verzeichnis",
    quelle: haufe(
      "Die Kosten der Zwangsvollstreckung, I. Kosten des Gerichtsvollziehers, Rz. 17",
      "HI15462049",
    ),
    eingabe: eingabe("gvkostg", recht2013, [["205"], ["260"], ["440"]]),
    zeilen: { "205": 26, "260": 33, "440": 13 },
  },
  {
    titel: "Pfändung nach der Anhebung um zehn Prozent",
    quelle: haufe("§ 811 ZPO, unpfändbare Sachen, Kosten und Gebühren, Rz. 74", "HI15137543"),
    eingabe: eingabe("gvkostg", recht2021, [["205"]]),
    zeilen: { "205": 28.6 },
  },
  {
    titel: "Versteigerung beweglicher Sachen, erneutes Ausgebot im Internet",
    quelle: haufe("§ 816 ZPO, Zeit und Ort, Kosten, Rz. 13", "HI3470335"),
    eingabe: eingabe("gvkostg", recht2013, [["300"], ["302"]]),
    zeilen: { "300": 52, "302": 10 },
  },
  {
    titel: "Verzeichnis nach dem 01.11.2021: Zustellungen, Vorpfändung, Pfändung",
    quelle: {
      titel: "Anlage zu § 9 GvKostG",
      datum: abgerufen,
      fundort: "deubner-steuern.de, Unternehmenskauf, 276221",
    },
    eingabe: eingabe("gvkostg", recht2021, [["100"], ["101"], ["200"], ["205"]]),
    zeilen: { "100": 11, "101": 3.3, "200": 17.6, "205": 28.6 },
  },
  {
    titel: "Vergebliche Ladung, gütliche Erledigung, zwei nicht erledigte Amtshandlungen",
    quelle: {
      titel: "GVZ Kosten 604 i. V. m. 207",
      datum: "10.03.2016",
      fundort: "foreno.de, Thema 80081",
    },
    eingabe: eingabe("gvkostg", tag("2016-03-01"), [
      ["100"],
      ["207"],
      ["604", undefined, { anzahl: 2 }],
      ["711", undefined, { anzahl: 2, angaben: { kilometer: 8 } }],
    ]),
    zeilen: { "100": 10, "207": 16, "604": 30, "711": 6.5 },
    bemerkung: "Die Auslagenpauschale der Rechnung (11,20 €) überschreitet den Höchstbetrag und bleibt weg.",
  },
];
