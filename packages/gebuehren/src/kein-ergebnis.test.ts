import { cent, tag } from "@gebuehrenportal/recht";
import { describe, expect, it } from "vitest";
import type { Position } from "./eingabe.ts";
import { fassung, ohneErgebnis, p, type Sachangaben, sache, schlicht } from "./testing.ts";

const wert = 1_000_000;
const stelle = "angelegenheiten[0].positionen[0]";
const antwort = (...x: Parameters<typeof ohneErgebnis>) => {
  const { grund, norm, feld } = ohneErgebnis(...x);
  return [schlicht(grund), norm, feld];
};

type Zeile = readonly [
  position: Position,
  rest: Sachangaben,
  grund: string,
  norm: string,
  feld: string | undefined,
];

describe("Eine Position ohne Ergebnis sagt, warum, nach welcher Norm und in welchem Feld", () => {
  it.each<Zeile>([
    // Rate and amount of a number
    [
      p("3100", { betrag: 100 }),
      { wert },
      "Nr. 3100 VV ist eine Wertgebühr; wählbar ist nur der Satz.",
      "Nr. 3100 VV",
      "betrag",
    ],
    [
      p("2300", { betrag: 100 }),
      { wert },
      "Nr. 2300 VV ist eine Wertgebühr; wählbar ist nur der Satz.",
      "Nr. 2300 VV",
      "betrag",
    ],
    [
      p("3102", { satz100: 100 }),
      {},
      "Nr. 3102 VV hat einen Betragsrahmen; wählbar ist nur der Betrag.",
      "Nr. 3102 VV",
      "satz100",
    ],
    [
      p("2503", { satz100: 100 }),
      {},
      "Nr. 2503 VV ist eine Festgebühr; es gibt nichts zu wählen.",
      "Nr. 2503 VV",
      "satz100",
    ],
    [
      p("2503", { betrag: 100 }),
      {},
      "Nr. 2503 VV ist eine Festgebühr; es gibt nichts zu wählen.",
      "Nr. 2503 VV",
      "betrag",
    ],
    [p("2100", { rahmen: "schwelle" }), { wert }, "Nr. 2100 VV hat keine Schwelle.", "Nr. 2100 VV", "rahmen"],
    [p("3102", { rahmen: "schwelle" }), {}, "Nr. 3102 VV hat keine Schwelle.", "Nr. 3102 VV", "rahmen"],
    [
      p("2300", { satz100: 251 }),
      { wert },
      "Der Satz 2,51 liegt außerhalb des Rahmens von 0,5 bis 2,5.",
      "Nr. 2300 VV",
      "satz100",
    ],
    [
      p("2300", { inkasso: "einfach", satz100: 51 }),
      { wert },
      "Der Satz 0,51 liegt außerhalb des Rahmens von 0,5.",
      "Nr. 2300 Anm. 2 VV",
      "satz100",
    ],
    [
      p("2300", { inkasso: "regel", satz100: 49 }),
      { wert },
      "Der Satz 0,49 liegt außerhalb des Rahmens von 0,5 bis 0,9.",
      "Nr. 2300 Anm. 2 VV",
      "satz100",
    ],
    [
      p("3102", { betrag: 64_99 }),
      {},
      "64,99 € liegen außerhalb des Rahmens von 65,00 € bis 719,00 €.",
      "Nr. 3102 VV",
      "betrag",
    ],
    // Value
    [p("3100"), {}, "Geben Sie den Gegenstandswert für Nr. 3100 VV an.", "§ 2 Abs. 1 RVG", "wert"],
    [
      p("3100", { gemeinsamerWert: 1_000_001 }),
      { wert, auftraggeber: 2 },
      "Der gemeinsame Wert kann nicht größer sein als der Gegenstandswert.",
      "Nr. 1008 Anm. 2 VV",
      "gemeinsamerWert",
    ],
    [
      p("4142"),
      { wert: 29_99 },
      "Nr. 4142 VV entsteht nicht bei einem Wert unter 30,00 €.",
      "Nr. 4142 Anm. 2 VV",
      "nr",
    ],
    [
      p("5116"),
      { wert: 24_99, auftragAm: fassung[2010] },
      "Nr. 5116 VV entsteht nicht bei einem Wert unter 25,00 €.",
      "Nr. 5116 Anm. 2 VV",
      "nr",
    ],
    // Collection, payment agreement
    [
      p("2300", { inkasso: "regel" }),
      { wert, auftragAm: tag("2021-09-30") },
      "Eigene Regeln für das Inkasso unbestrittener Forderungen gibt es erst für Aufträge seit dem 01.10.2021.",
      "Nr. 2300 Anm. 2 VV",
      "inkasso",
    ],
    [
      p("1000", { inkasso: "regel" }),
      { wert },
      "Die Inkassoregeln gelten nur für die Geschäftsgebühren Nr. 2300 und 2301 VV.",
      "§ 13 Abs. 2 RVG",
      "inkasso",
    ],
    [
      p("1000", { variante: "1000-2" }),
      { wert, auftragAm: tag("2021-09-30") },
      "Nr. 1000 Nr. 2 VV gibt es erst für Aufträge seit dem 01.10.2021 und nur bei Nr. 1000 VV.",
      "Nr. 1000 VV",
      "variante",
    ],
    [
      p("1000", { forderung: 100_00 }),
      { auftragAm: fassung[2010] },
      "Einen eigenen Wert der Zahlungsvereinbarung kennt das Gesetz erst seit dem 01.08.2013.",
      "§ 31b RVG",
      "forderung",
    ],
    [
      p("1003", { forderung: 100_00 }),
      {},
      "Der Wert der Zahlungsvereinbarung gilt nur für die Gebühr Nr. 1000 Nr. 2 VV.",
      "§ 31b RVG",
      "forderung",
    ],
    [
      p("3100", { forderung: 100_00 }),
      { auftragAm: fassung[2016] },
      "Der Wert der Zahlungsvereinbarung gilt nur für die Gebühr Nr. 1000 Nr. 2 VV.",
      "§ 31b RVG",
      "forderung",
    ],
    // Hebegebühr, consultation
    [p("1009"), {}, "Geben Sie die ausgezahlten Beträge an.", "Nr. 1009 VV", "auszahlungen"],
    [
      p("34"),
      {},
      "Ohne Vereinbarung richtet sich die Gebühr nach bürgerlichem Recht; geben Sie den Betrag an.",
      "§ 34 Abs. 1 Satz 2 RVG",
      "betrag",
    ],
    [
      p("34", { beratung: { art: "beratung", verbraucher: false } }),
      {},
      "Ohne Vereinbarung richtet sich die Gebühr nach bürgerlichem Recht; geben Sie den Betrag an.",
      "§ 34 Abs. 1 Satz 2 RVG",
      "betrag",
    ],
    // Numbers that exist at other times, for others, or in no list
    [
      p("3339"),
      { wert, auftragAm: tag("2023-10-12") },
      "Nr. 3339 VV gibt es erst seit dem 13.10.2023; maßgeblich ist der 12.10.2023.",
      "Nr. 3339 VV",
      "nr",
    ],
    [
      p("3103"),
      {},
      "Nr. 3103 VV gibt es seit dem 01.08.2013 nicht mehr; maßgeblich ist der 01.09.2025.",
      "Nr. 3103 VV",
      "nr",
    ],
    [p("9999"), {}, "Die Nummer 9999 gibt es im Vergütungsverzeichnis nicht.", "Anlage 1 RVG", "nr"],
    [
      p("4304"),
      {},
      "Nr. 4304 VV erhält nur der gerichtlich bestellte oder beigeordnete Anwalt.",
      "Nr. 4304 VV",
      "nr",
    ],
    [p("4303"), { vertretung: "bestellt" }, "Nr. 4303 VV erhält nur der Wahlanwalt.", "Nr. 4303 VV", "nr"],
    [
      p("1008"),
      {},
      "Nr. 1008 VV ist keine eigene Gebühr: Geben Sie die Zahl der Auftraggeber an, dann erhöhen sich die Gebühren von selbst.",
      "Nr. 1008 VV",
      "nr",
    ],
    [
      p("7003"),
      {},
      "Nr. 7003 VV ist eine Auslage: Geben Sie sie bei den Auslagen der Angelegenheit an.",
      "Teil 7 VV",
      "nr",
    ],
    [
      p("3104", { anzahl: 2 }),
      { wert },
      "Nr. 3104 VV entsteht in derselben Angelegenheit nur einmal.",
      "§ 15 Abs. 2 RVG",
      "anzahl",
    ],
    [
      p("4110"),
      { vertretung: "bestellt" },
      "Nr. 4110 VV gibt es nur neben Nr. 4108 und 4109 VV.",
      "Nr. 4110 VV",
      "nr",
    ],
    [
      p("5101"),
      { geldbusse: 80_00 },
      "Bei einer Geldbuße von 80,00 € ist Nr. 5103 VV maßgeblich, nicht Nr. 5101 VV.",
      "Nr. 5101 VV",
      "nr",
    ],
    // Fees that refer to another
    [
      p("3400"),
      { wert },
      "Geben Sie an, nach welcher Gebühr sich Nr. 3400 VV richtet.",
      "Nr. 3400 VV",
      "bezug",
    ],
    [
      p("3400", { bezug: { nr: "3104" } }),
      { wert },
      "Nr. 3400 VV kann sich nicht nach Nr. 3104 VV richten.",
      "Nr. 3400 VV",
      "bezug",
    ],
    [
      p("3400", { bezug: "x" }),
      { wert },
      "Eine Position „x“ gibt es in dieser Angelegenheit nicht.",
      "Nr. 3400 VV",
      "bezug",
    ],
    [
      p("3106", { bezug: { nr: "3204" } }),
      {},
      "Nr. 3106 VV kann sich nicht nach Nr. 3204 VV richten.",
      "Nr. 3106 VV",
      "bezug",
    ],
    [
      p("1010"),
      { wert },
      "Nr. 1010 VV setzt eine Terminsgebühr nach Teil 3 VV in derselben Angelegenheit voraus.",
      "Nr. 1010 VV",
      "nr",
    ],
    // Inputs that mean nothing there
    [
      p("1009", { satz100: 100, auszahlungen: [cent(1_00)] }),
      {},
      "Nr. 1009 VV: Ein Satz hat hier keine Bedeutung; entfernen Sie die Angabe.",
      "Nr. 1009 VV",
      "satz100",
    ],
    [
      p("1009", { betrag: 100, auszahlungen: [cent(1_00)] }),
      {},
      "Nr. 1009 VV: Ein Betrag hat hier keine Bedeutung; entfernen Sie die Angabe.",
      "Nr. 1009 VV",
      "betrag",
    ],
    [
      p("3102", { inkasso: "regel" }),
      {},
      "Nr. 3102 VV: Die Angabe zum Inkasso hat hier keine Bedeutung; entfernen Sie die Angabe.",
      "Nr. 3102 VV",
      "inkasso",
    ],
    [
      p("2503", { forderung: 100 }),
      {},
      "Nr. 2503 VV: Die Forderung einer Zahlungsvereinbarung hat hier keine Bedeutung; entfernen Sie die Angabe.",
      "Nr. 2503 VV",
      "forderung",
    ],
    [
      p("3100", { auszahlungen: [cent(100)] }),
      { wert },
      "Nr. 3100 VV: Die Angabe von Auszahlungen hat hier keine Bedeutung; entfernen Sie die Angabe.",
      "Nr. 3100 VV",
      "auszahlungen",
    ],
  ])("%j %j", (position, rest, grund, norm, feld) => {
    expect(antwort(sache([position], rest))).toEqual([grund, norm, `${stelle}.${feld}`]);
  });
});
