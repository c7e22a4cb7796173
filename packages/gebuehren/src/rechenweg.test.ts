import { cent } from "@gebuehrenportal/recht";
import { describe, expect, it } from "vitest";
import type { Auslagen, Position } from "./eingabe.ts";
import { ergebnis, fassung, p, type Sachangaben, sache, sacheVon, schritttexte } from "./testing.ts";

/** Steps of a line as `text | norm | amount`, with plain spaces. */
function weg(positionen: readonly (string | Position)[], rest: Sachangaben = {}, nr?: string): string[] {
  const { zeilen } = sacheVon(ergebnis(sache(positionen, rest)));
  const zeile = nr === undefined ? zeilen[0] : zeilen.find((z) => z.nr === nr);
  return schritttexte(zeile?.schritte ?? []);
}
const auslagenweg = (auslagen: Auslagen, nr: string) => weg([], { auslagen }, nr);

const wert = 1_000_000;
const volle = "1,0-Gebühr aus 10.000,00 € | § 13 Abs. 1 RVG | 652.00";

describe("Rechenweg einer Wertgebühr", () => {
  it.each([
    ["mit festem Satz", ["3100"], { wert }, [volle, "× 1,3 | Nr. 3100 VV | 847.60"]],
    [
      "mit mehreren Auftraggebern",
      ["3100"],
      { wert, auftraggeber: 2 },
      [volle, "1,3 + 0,3 = 1,6 | Nr. 1008 VV", "× 1,6 | Nr. 3100 VV | 1043.20"],
    ],
    [
      "mit einem gemeinsamen Teil des Werts",
      [p("3100", { gemeinsamerWert: 400_000 })],
      { wert, auftraggeber: 2 },
      [volle, "× 1,3 | Nr. 3100 VV | 847.60", "+ 0,3 aus 4.000,00 € | Nr. 1008 Anm. 2 VV | 936.10"],
    ],
    [
      "unter dem Mindestbetrag von damals",
      ["3309"],
      { wert: 10_000, auftragAm: fassung[2010] },
      [
        "1,0-Gebühr aus 100,00 € | § 13 Abs. 1 RVG | 25.00",
        "× 0,3 | Nr. 3309 VV | 7.50",
        "mindestens 10,00 € | § 13 Abs. 2 RVG a. F. | 10.00",
      ],
    ],
    [
      "über dem höchsten Wert",
      ["3100"],
      { wert: 4_000_000_000 },
      [
        "Wert 40.000.000,00 €, höchstens 30.000.000,00 € | § 22 Abs. 2 Satz 1 RVG | 30000000.00",
        "1,0-Gebühr aus 30.000.000,00 € | § 13 Abs. 1 RVG | 107002.00",
        "× 1,3 | Nr. 3100 VV | 139102.60",
      ],
    ],
    [
      "aus einer Zahlungsvereinbarung",
      [p("1000", { variante: "1000-2" })],
      { wert },
      [
        "50 % der Forderung von 10.000,00 € | § 31b RVG | 5000.00",
        "1,0-Gebühr aus 5.000,00 € | § 13 Abs. 1 RVG | 354.50",
        "× 0,7 | Nr. 1000 Nr. 2 VV | 248.15",
      ],
    ],
    [
      "genau in Höhe des Mindestbetrags",
      [p("2300", { inkasso: "einfach" })],
      { wert: 4_000, auftragAm: fassung[2022] },
      ["1,0-Gebühr aus 40,00 € | § 13 Abs. 2 RVG | 30.00", "× 0,5 | Nr. 2300 VV | 15.00"],
    ],
    [
      "für das Inkasso einer kleinen Forderung",
      [p("2300", { inkasso: "einfach" })],
      { wert: 4_000 },
      ["1,0-Gebühr aus 40,00 € | § 13 Abs. 2 RVG | 31.50", "× 0,5 | Nr. 2300 VV | 15.75"],
    ],
  ] as const)("%s", (_, positionen, rest, erwartet) => {
    expect(weg(positionen, rest)).toEqual(erwartet);
  });
});

describe("Rechenweg eines Rahmens und eines festen Betrags", () => {
  it.each([
    [
      "Mitte",
      ["3102"],
      {},
      ["Rahmen 65,00 € bis 719,00 € | Nr. 3102 VV", "Mittelgebühr | § 14 Abs. 1 RVG | 392.00"],
    ],
    [
      "Mitte, erhöht",
      ["3102"],
      { auftraggeber: 2 },
      [
        "Rahmen 65,00 € bis 719,00 € | Nr. 3102 VV",
        "+ 30 %: 84,50 € bis 934,70 € | Nr. 1008 VV",
        "Mittelgebühr | § 14 Abs. 1 RVG | 509.60",
      ],
    ],
    [
      "bestimmter Betrag",
      [p("3102", { betrag: 300_00 })],
      {},
      ["Rahmen 65,00 € bis 719,00 € | Nr. 3102 VV", "bestimmt | § 14 Abs. 1 RVG | 300.00"],
    ],
    [
      "bestimmter Betrag, erhöht",
      [p("3102", { betrag: 300_00 })],
      { auftraggeber: 2 },
      [
        "Rahmen 65,00 € bis 719,00 € | Nr. 3102 VV",
        "+ 30 %: 84,50 € bis 934,70 € | Nr. 1008 VV",
        "bestimmt 300,00 €, erhöht | § 14 Abs. 1 RVG | 390.00",
      ],
    ],
    [
      "Schwelle",
      ["2302"],
      {},
      ["Rahmen 65,00 € bis 837,00 € | Nr. 2302 VV", "Schwellengebühr | Nr. 2302 Anm. VV | 391.00"],
    ],
    [
      "Höchstgebühr",
      [p("4106", { rahmen: "hoechst" })],
      {},
      ["Rahmen 48,00 € bis 348,00 € | Nr. 4106 VV", "Höchstgebühr | § 14 Abs. 1 RVG | 348.00"],
    ],
    [
      "Mindestgebühr",
      [p("4106", { rahmen: "mindest" })],
      {},
      ["Rahmen 48,00 € bis 348,00 € | Nr. 4106 VV", "Mindestgebühr | § 14 Abs. 1 RVG | 48.00"],
    ],
    [
      "mehrere Tage",
      [p("4108", { anzahl: 3 })],
      {},
      [
        "Rahmen 84,00 € bis 576,00 € | Nr. 4108 VV",
        "Mittelgebühr | § 14 Abs. 1 RVG | 330.00",
        "× 3 | Nr. 4108 VV | 990.00",
      ],
    ],
    ["fest", ["2503"], {}, ["fester Betrag | Nr. 2503 VV | 102.00"]],
    [
      "fest, erhöht",
      ["2503"],
      { auftraggeber: 2 },
      ["fester Betrag | Nr. 2503 VV | 102.00", "+ 30 % | Nr. 1008 VV | 132.60"],
    ],
    [
      "Beratung eines Verbrauchers",
      [p("34", { betrag: 300_00, beratung: { art: "erstberatung", verbraucher: true } })],
      {},
      ["Verbraucher ohne Vereinbarung: höchstens 190,00 € | § 34 Abs. 1 Satz 3 RVG | 190.00"],
    ],
    [
      "Hebegebühr",
      [p("1009", { auszahlungen: [cent(3_000_00), cent(50_00)] })],
      {},
      [
        "Auszahlung 3.000,00 € | Nr. 1009 VV | 27.50",
        "Auszahlung 50,00 €, mindestens 1,00 € | Nr. 1009 VV | 1.00",
      ],
    ],
  ] as const)("%s", (_, positionen, rest, erwartet) => {
    expect(weg(positionen, rest)).toEqual(erwartet);
  });
});

describe("Rechenweg einer Gebühr in Höhe einer anderen", () => {
  it.each([
    [
      [p("3401", { bezug: { nr: "3100" } })],
      { wert },
      "3401",
      ["50 % von 1,3 (Nr. 3100 VV) | Nr. 3401 VV", volle, "× 0,65 | Nr. 3401 VV | 423.80"],
    ],
    [
      [p("3405", { bezug: { nr: "3400", bezug: { nr: "3100" } } })],
      { wert },
      "3405",
      ["1,0 (Nr. 3400 VV), höchstens 0,5 | Nr. 3405 VV", volle, "× 0,5 | Nr. 3405 VV | 326.00"],
    ],
    [
      ["4106", p("4141", { bezug: "4106" })],
      {},
      "4141",
      ["Rahmenmitte 198,00 € (Nr. 4106 VV) | Nr. 4141 VV | 198.00"],
    ],
    [
      [p("2201", { bezug: { nr: "3102" } })],
      {},
      "2201",
      ["Mindestbetrag von Nr. 3102 VV | Nr. 2201 VV | 65.00"],
    ],
    [
      ["3102", p("3106", { bezug: "3102" })],
      {},
      "3106",
      ["ohne Termin 90 % von 392,00 € (Nr. 3102 VV) | Nr. 3106 Anm. VV | 352.80"],
    ],
    [
      [p("34", { betrag: 190_00 }), p("1005", { bezug: "34" })],
      {},
      "1005",
      ["Hälfte von 391,00 € | Nr. 1005 Anm. VV | 195.50"],
    ],
    [["3106", "1010"], {}, "1010", ["Rahmen erhöht um 30 %: aus 365,00 € | Nr. 1010 VV | 109.50"]],
  ] as const)("%j %j: Nr. %s", (positionen, rest, nr, erwartet) => {
    expect(weg(positionen, rest, nr)).toEqual(erwartet);
  });

  it("nennt bei der Begrenzung die Summe und die Grenze", () => {
    expect(weg([p("3100", { wert: 1_500_000 }), p("3101", { wert })], {}, "15")).toEqual([
      "Nr. 3100, 3101 VV zusammen | § 15 Abs. 3 RVG | 1512.20",
      "höchstens 1,3 aus 25.000,00 € | § 15 Abs. 3 RVG | 1205.10",
    ]);
  });
});

describe("Rechenweg der Auslagen", () => {
  it("nennt bei Nr. 7002 VV die Gebühren und, wo sie greift, die Grenze", () => {
    expect(weg(["3309"], { wert: 50_000 }, "7002")).toEqual(["20 % von 15,45 € | Nr. 7002 VV | 3.09"]);
    expect(weg(["3100"], { wert }, "7002")).toEqual([
      "20 % von 847,60 €, höchstens 20,00 € | Nr. 7002 VV | 20.00",
    ]);
  });

  it("nennt Seiten und Dateien mit ihrem Preis, die Grenze je Arbeitsgang nur, wo sie greift", () => {
    expect(auslagenweg({ kopien: [{ buchstabe: "a", sw: 60, farbe: 51 }] }, "7000")).toEqual([
      "50 Seiten × 0,50 € | Nr. 7000 Nr. 1 VV | 25.00",
      "10 Seiten × 0,15 € | Nr. 7000 Nr. 1 VV | 1.50",
      "50 Seiten in Farbe × 1,00 € | Nr. 7000 Nr. 1 VV | 50.00",
      "1 Seite in Farbe × 0,30 € | Nr. 7000 Nr. 1 VV | 0.30",
    ]);
    expect(auslagenweg({ kopien: [{ buchstabe: "a", sw: 10 }] }, "7000")).toEqual([
      "10 Seiten × 0,50 € | Nr. 7000 Nr. 1 VV | 5.00",
    ]);
    expect(
      weg(
        [],
        { auslagen: { kopien: [{ buchstabe: "a", sw: 40, farbe: 20 }] }, auftragAm: fassung[2010] },
        "7000",
      ),
    ).toEqual([
      "50 Seiten × 0,50 € | Nr. 7000 Nr. 1 VV | 25.00",
      "10 Seiten × 0,15 € | Nr. 7000 Nr. 1 VV | 1.50",
    ]);
    expect(auslagenweg({ dateien: [3, 4, 1] }, "7000")).toEqual([
      "3 Dateien × 1,50 € | Nr. 7000 Nr. 2 VV | 4.50",
      "4 Dateien × 1,50 €, höchstens 5,00 € | Nr. 7000 Nr. 2 VV | 5.00",
      "1 Datei × 1,50 € | Nr. 7000 Nr. 2 VV | 1.50",
    ]);
    expect(weg([], { auslagen: { dateien: [4] }, auftragAm: fassung[2010] }, "7000")).toEqual([
      "4 Dateien × 2,50 € | Nr. 7000 Nr. 2 VV | 10.00",
    ]);
  });

  it("nennt Strecke, Stufe der Abwesenheit und volle Höhe", () => {
    expect(auslagenweg({ kilometer: [60, 40] }, "7003")).toEqual(["100 km × 0,42 € | Nr. 7003 VV | 42.00"]);
    expect(auslagenweg({ kilometer: [12.5] }, "7003")).toEqual(["12,5 km × 0,42 € | Nr. 7003 VV | 5.25"]);
    expect(
      auslagenweg(
        { abwesenheiten: [{ minuten: 240 }, { minuten: 241, ausland: true }, { minuten: 481 }] },
        "7005",
      ),
    ).toEqual([
      "bis 4 Stunden | Nr. 7005 VV | 30.00",
      "mehr als 4 bis 8 Stunden, Ausland + 50 % | Nr. 7005 VV | 75.00",
      "mehr als 8 Stunden | Nr. 7005 VV | 80.00",
    ]);
    expect(auslagenweg({ entgelte: cent(7_00) }, "7001")).toEqual(["in voller Höhe | Nr. 7001 VV | 7.00"]);
    expect(
      auslagenweg({ durchlaufend: [{ bezeichnung: "Gericht", betrag: cent(1_00) }] }, "durchlaufend"),
    ).toEqual(["durchlaufender Posten | § 10 Abs. 1 Satz 5 UStG | 1.00"]);
  });
});
