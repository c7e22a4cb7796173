import type { Gesetz } from "@gebuehrenportal/gesetze/kostenverzeichnis/typen.ts";
import { cent, tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import type { Strafe } from "./eingabe.ts";
import { strafgebuehrNummer } from "./strafe.ts";
import { stundenwort } from "./stundenwort.ts";
import { aus, kosten, type Position } from "./testing.ts";

function weg(gesetz: Gesetz, positionen: readonly Position[]): string[] {
  const antwort = kosten(gesetz, "2026-01-15", positionen);
  if (antwort.art !== "ergebnis") throw new Error(antwort.grund);
  return antwort.zeilen.flatMap(({ nr, schritte }) =>
    schritte.map(
      ({ norm, text, betrag }) => `${nr} | ${norm} | ${text.replaceAll("\u00a0", " ")} | ${betrag}`,
    ),
  );
}

describe("Besondere Gebühren im Wortlaut", () => {
  test("die Strafgebühr einer anderen Nummer: 0,5 von 507,00 €, 1,5 von 676,00 €", () => {
    expect(weg("gkg", [{ nr: "3118", angaben: { grundlage: "3112" } }])).toEqual([
      "3118 | Nr. 3112 KV GKG | Festgebühr | 50700",
      "3118 | Nr. 3118 KV GKG | 0,5 der Gebühr Nr. 3112 | 25350",
    ]);
    const strafe = { art: "freiheitsstrafe", monate: 36 } as const;
    expect(weg("gkg", [{ nr: "3120", angaben: { strafe } }])).toEqual([
      "3120 | Nr. 3113 KV GKG | Festgebühr | 67600",
      "3120 | Nr. 3120 KV GKG | 1,5 der Gebühr Nr. 3113 | 101400",
    ]);
  });

  test("die Geldbuße: 10 %, höchstens 18.000 €; ihre Viertel mindestens 19 €", () => {
    expect(weg("gkg", [{ nr: "4110", betrag: aus(1_000_000) }])).toEqual([
      "4110 | Nr. 4110 KV GKG | 10 % aus 1.000.000,00 € | 10000000",
      "4110 | Nr. 4110 KV GKG | Höchstens 18.000,00 € | 1800000",
    ]);
    expect(weg("gkg", [{ nr: "4110", betrag: aus(1_000) }])).toEqual([
      "4110 | Nr. 4110 KV GKG | 10 % aus 1.000,00 € | 10000",
    ]);
    expect(weg("gkg", [{ nr: "4111", betrag: aus(100) }])).toEqual([
      "4111 | Nr. 4110 KV GKG | 10 % aus 100,00 € | 1000",
      "4111 | Nr. 4110 KV GKG | Mindestens 60,00 € | 6000",
      "4111 | Nr. 4111 KV GKG | 0,25 der Gebühr Nr. 4110 | 1500",
      "4111 | Nr. 4111 KV GKG | Mindestens 19,00 € | 1900",
    ]);
    const strafe = { art: "geldbusse", betrag: aus(1_000) } as const;
    expect(weg("gkg", [{ nr: "4120", angaben: { strafe } }])).toEqual([
      "4120 | Nr. 4110 KV GKG | 10 % aus 1.000,00 € | 10000",
      "4120 | Nr. 4120 KV GKG | 2,0 der Gebühr Nr. 4110 | 20000",
    ]);
  });

  test("Betreuung: 58 × 11,50 €; die Höchstgebühr nach dem Vermögen; unter der Grenze nichts", () => {
    expect(weg("gnotkg", [{ nr: "11101", wert: aus(300_000) }])).toEqual([
      "11101 | Anm. Abs. 1 zu Nr. 11101 KV GNotKG | Vermögen 300.000,00 €, soweit es 10.000,00 € übersteigt | 29000000",
      "11101 | Nr. 11101 KV GNotKG | 11,50 € je angefangene 5.000,00 € aus 290.000,00 € | 66700",
    ]);
    expect(weg("gnotkg", [{ nr: "11102", angaben: { vermoegen: aus(20_000) } }])).toEqual([
      "11102 | Nr. 11102 KV GNotKG | Festgebühr | 30000",
      "11102 | Anm. Abs. 1 zu Nr. 11101 KV GNotKG | Vermögen 20.000,00 €, soweit es 10.000,00 € übersteigt | 1000000",
      "11102 | Nr. 11101 KV GNotKG | 11,50 € je angefangene 5.000,00 € aus 10.000,00 € | 2300",
      "11102 | Nr. 11101 KV GNotKG | Mindestens 230,00 € | 23000",
      "11102 | Nr. 11102 KV GNotKG | Höchstens eine Gebühr Nr. 11101 | 23000",
    ]);
    expect(weg("gnotkg", [{ nr: "11101", wert: aus(10_000) }])).toEqual([
      "11101 | Vorbem. 1.1 Abs. 1 KV GNotKG | Vermögen 10.000,00 €, nicht mehr als 10.000,00 €: keine Gebühr | 0",
    ]);
    expect(weg("gnotkg", [{ nr: "11102", angaben: { hoechstensDreiMonate: true } }])).toEqual([
      "11102 | Nr. 11102 KV GNotKG | Dauer höchstens drei Monate | 10000",
    ]);
  });

  test("Familiengericht: 18 × 5,00 €; die Grenze steht in seiner Vorbemerkung", () => {
    expect(weg("famgkg", [{ nr: "1311", wert: aus(100_000) }])).toEqual([
      "1311 | Anm. Abs. 1 zu Nr. 1311 KV FamGKG | Vermögen 100.000,00 €, soweit es 10.000,00 € übersteigt | 9000000",
      "1311 | Nr. 1311 KV FamGKG | 5,00 € je angefangene 5.000,00 € aus 90.000,00 € | 9000",
    ]);
    expect(weg("famgkg", [{ nr: "1311", wert: aus(9_000) }])).toEqual([
      "1311 | Vorbem. 1.3.1 Abs. 2 KV FamGKG | Vermögen 9.000,00 €, nicht mehr als 10.000,00 €: keine Gebühr | 0",
    ]);
    expect(weg("famgkg", [{ nr: "1501", wert: aus(10_000) }])).toEqual([
      "1501 | § 28 Abs. 1 FamGKG | 1,0 Gebühr aus 10.000,00 € | 28300",
      "1501 | § 32 FamGKG | 1,0 Gebühr | 28300",
    ]);
  });

  test("Notar: Rahmengebühr, Minderung, Verwahrung über 13 Mio. €", () => {
    expect(weg("gnotkg", [{ nr: "24100", wert: aus(10_000), satz100: 100 }])).toEqual([
      "24100 | § 34 Abs. 2 Tabelle B GNotKG | 1,0 Gebühr aus 10.000,00 € | 7500",
      "24100 | Nr. 24100 KV GNotKG | 1,0 Gebühr | 7500",
      "24100 | Nr. 24100 KV GNotKG | Mindestens 120,00 € | 12000",
    ]);
    expect(
      weg("gnotkg", [{ nr: "24101", satz100: 50, wert: aus(100_000), ermaessigt: "24103", betrag: aus(10) }]),
    ).toEqual([
      "24103 | § 34 Abs. 2 Tabelle B GNotKG | 1,0 Gebühr aus 100.000,00 € | 27300",
      "24103 | Nr. 24101 KV GNotKG | 0,5 Gebühr | 13650",
      "24103 | Nr. 24103 KV GNotKG | Abzüglich 10,00 € | 12650",
    ]);
    expect(weg("gnotkg", [{ nr: "25300", wert: aus(15_000_000) }])).toEqual([
      "25300 | § 34 Abs. 2 Tabelle B GNotKG | 1,0 Gebühr aus 13.000.000,00 € | 1318500",
      "25300 | Nr. 25300 KV GNotKG | 1,0 Gebühr | 1318500",
      "25300 | Nr. 25300 KV GNotKG | 1 ‰ aus 2.000.000,00 € | 200000",
      "25300 | Nr. 25300 KV GNotKG | Zusammen | 1518500",
    ]);
  });

  test("eine Gebühr, die mehrmals entsteht, sagt, was mal was genommen ist", () => {
    expect(weg("gvkostg", [{ nr: "205", anzahl: 3 }])).toEqual([
      "205 | Nr. 205 KV GvKostG | Festgebühr | 3120",
      "205 | Nr. 205 KV GvKostG | 3 × 31,20 € | 9360",
    ]);
  });

  test("vom Gericht bestimmt", () => {
    expect(weg("gkg", [{ nr: "1901", betrag: aus(50) }])).toEqual([
      "1901 | Nr. 1901 KV GKG | Vom Gericht bestimmt | 5000",
    ]);
  });

  test("Seiten in Schwarz und Farbe: 25,00 + 1,50 + 2,00; Kilometer mit Komma; große Seiten; Video", () => {
    expect(weg("gnotkg", [{ nr: "32000", angaben: { seiten: 60, seitenFarbe: 2 } }])).toEqual([
      "32000 | Nr. 32000 KV GNotKG | 50 Seiten × 0,50 € | 2500",
      "32000 | Nr. 32000 KV GNotKG | 10 weitere Seiten × 0,15 € | 150",
      "32000 | Nr. 32000 KV GNotKG | 2 Seiten in Farbe × 1,00 € | 200",
      "32000 | Nr. 32000 KV GNotKG | Zusammen | 2850",
    ]);
    expect(weg("gnotkg", [{ nr: "32001", angaben: { seiten: 2, seitenFarbe: 1 } }])).toEqual([
      "32001 | Nr. 32001 KV GNotKG | 2 Seiten × 0,15 € | 30",
      "32001 | Nr. 32001 KV GNotKG | 1 Seite in Farbe × 0,30 € | 30",
      "32001 | Nr. 32001 KV GNotKG | Zusammen | 60",
    ]);
    expect(weg("gnotkg", [{ nr: "32002", angaben: { dateien: 4, gescannteSeiten: 60 } }])).toEqual([
      "32002 | Nr. 32002 KV GNotKG | 50 gescannte Seiten × 0,50 € | 2500",
      "32002 | Nr. 32002 KV GNotKG | 10 weitere gescannte Seiten × 0,15 € | 150",
      "32002 | Nr. 32002 KV GNotKG | Zusammen | 2650",
    ]);
    expect(weg("gnotkg", [{ nr: "32003", angaben: { grossformat: 2, grossformatFarbe: 1 } }])).toEqual([
      "32003 | Nr. 32003 KV GNotKG | 2 Seiten größer als DIN A3 × 3,00 € | 600",
      "32003 | Nr. 32003 KV GNotKG | 1 Seite größer als DIN A3 in Farbe × 6,00 € | 600",
      "32003 | Nr. 32003 KV GNotKG | Zusammen | 1200",
    ]);
    expect(weg("gnotkg", [{ nr: "32016", angaben: { beglaubigungen: 2, beurkundungen: 1 } }])).toEqual([
      "32016 | Nr. 32016 KV GNotKG | 2 Beglaubigungen × 8,00 € | 1600",
      "32016 | Nr. 32016 KV GNotKG | 1 Beurkundung × 25,00 € | 2500",
      "32016 | Nr. 32016 KV GNotKG | Zusammen | 4100",
    ]);
    expect(weg("gvkostg", [{ nr: "711", angaben: { kilometer: 10.5 } }])).toEqual([
      "711 | Nr. 711 KV GvKostG | Wegegeld für 10,5 Kilometer | 650",
    ]);
    expect(weg("gkg", [{ nr: "9006", angaben: { kilometer: 10.5 } }])).toEqual([
      "9006 | Nr. 9006 KV GKG | 10,5 Kilometer × 0,42 € | 441",
    ]);
    expect(weg("gkg", [{ nr: "9000", angaben: { seiten: 51, dateien: 1 } }])).toEqual([
      "9000 | Nr. 9000 KV GKG | 50 Seiten × 0,50 € | 2500",
      "9000 | Nr. 9000 KV GKG | 1 weitere Seite × 0,15 € | 15",
      "9000 | Nr. 9000 KV GKG | 1 Datei × 1,50 € | 150",
      "9000 | Nr. 9000 KV GKG | Zusammen | 2665",
    ]);
    expect(weg("gkg", [{ nr: "9006", betrag: aus(10), angaben: { kilometer: 10 } }])).toEqual([
      "9006 | Nr. 9006 KV GKG | Auslagen | 1000",
      "9006 | Nr. 9006 KV GKG | 10 Kilometer × 0,42 € | 420",
      "9006 | Nr. 9006 KV GKG | Zusammen | 1420",
    ]);
  });
});

// Der Teil des Rechenwegs, der an der Grenze entsteht: genau an ihr keine Zeile, daneben eine.
describe("Mindest- und Höchstbeträge", () => {
  const letzte = (gesetz: Gesetz, p: Position, ab: number) =>
    weg(gesetz, [p])
      .slice(ab)
      .map((zeile) => zeile.split(" | ").slice(2).join(" | "));

  test("Jahresgebühr: 20 × 11,50 € sind genau 230,00 €, ein Cent mehr Vermögen kostet 11,50 € mehr", () => {
    const mit = (euro: number) => letzte("gnotkg", { nr: "11101", wert: aus(euro) }, 1);
    expect(mit(110_000)).toEqual(["11,50 € je angefangene 5.000,00 € aus 100.000,00 € | 23000"]);
    expect(mit(110_000.01)).toEqual(["11,50 € je angefangene 5.000,00 € aus 100.000,01 € | 24150"]);
    expect(mit(105_000)).toEqual([
      "11,50 € je angefangene 5.000,00 € aus 95.000,00 € | 21850",
      "Mindestens 230,00 € | 23000",
    ]);
    expect(mit(10_000.01)).toEqual([
      "11,50 € je angefangene 5.000,00 € aus 0,01 € | 1150",
      "Mindestens 230,00 € | 23000",
    ]);
  });

  test("bei höchstens drei Monaten 100,00 € im GNotKG, im FamGKG 50,00 € statt der Gebühr", () => {
    const hoechstensDreiMonate = true;
    expect(
      letzte("gnotkg", { nr: "11101", wert: aus(20_000), angaben: { hoechstensDreiMonate } }, 1),
    ).toEqual(["11,50 € je angefangene 5.000,00 € aus 10.000,00 € | 2300", "Mindestens 100,00 € | 10000"]);
    expect(
      letzte("famgkg", { nr: "1311", wert: aus(300_000), angaben: { hoechstensDreiMonate } }, 0),
    ).toEqual(["Dauer höchstens drei Monate | 5000"]);
    // 2 × 5,00 € = 10,00 €
    expect(letzte("famgkg", { nr: "1311", wert: aus(20_000) }, 1)).toEqual([
      "5,00 € je angefangene 5.000,00 € aus 10.000,00 € | 1000",
      "Mindestens 50,00 € | 5000",
    ]);
  });

  test("ohne Freibetrag keine Zeile dafür: Nr. 11104", () => {
    expect(letzte("gnotkg", { nr: "11104", wert: aus(5_000) }, 0)).toEqual([
      "11,50 € je angefangene 5.000,00 € aus 5.000,00 € | 1150",
      "Mindestens 230,00 € | 23000",
    ]);
  });

  test("beglaubigte Kopien: 1,00 € je Seite, mindestens 10,00 €", () => {
    expect(letzte("gnotkg", { nr: "25102", anzahl: 9 }, 0)).toEqual([
      "9 × 1,00 € | 900",
      "Mindestens 10,00 € | 1000",
    ]);
    expect(letzte("gnotkg", { nr: "25102", anzahl: 10 }, 0)).toEqual(["10 × 1,00 € | 1000"]);
    expect(letzte("gnotkg", { nr: "25102" }, 0)).toEqual(["1 × 1,00 € | 100", "Mindestens 10,00 € | 1000"]);
  });

  test("30 %, höchstens 30,00 €", () => {
    expect(letzte("gnotkg", { nr: "26000", betrag: aus(100) }, 0)).toEqual(["30 % aus 100,00 € | 3000"]);
    expect(letzte("gnotkg", { nr: "26000", betrag: aus(101) }, 0)).toEqual([
      "30 % aus 101,00 € | 3030",
      "Höchstens 30,00 € | 3000",
    ]);
  });

  test("Auslagen des Gerichtsvollziehers mindestens 3,00 €", () => {
    expect(letzte("gvkostg", { nr: "715", betrag: aus(2) }, 0)).toEqual([
      "Auslagen | 200",
      "Mindestens 3,00 € | 300",
    ]);
    expect(letzte("gvkostg", { nr: "715", betrag: aus(3) }, 0)).toEqual(["Auslagen | 300"]);
  });

  test("Vielfache und Teile einer anderen Gebühr", () => {
    expect(letzte("gnotkg", { nr: "19112", betrag: aus(100) }, 0)).toEqual([
      "3,5 der Gebühr von 100,00 € | 35000",
    ]);
    expect(letzte("gnotkg", { nr: "13102", betrag: aus(100) }, 0)).toEqual(["1/3 von 100,00 € | 3333"]);
  });

  test("die Pauschale des Gerichtsvollziehers: unter 3,00 €, zwischen den Grenzen, über 10,00 €", () => {
    const pauschale = (nr: string, anzahl: number) =>
      weg("gvkostg", [{ nr, anzahl }, { nr: "716" }])
        .filter((zeile) => zeile.startsWith("716"))
        .map((zeile) => zeile.split(" | ").slice(2).join(" | "));
    // Nr. 101: 8,00 €; Nr. 205: 31,20 €
    expect(pauschale("101", 1)).toEqual(["20 % der Gebühren von 8,00 € | 160", "Mindestens 3,00 € | 300"]);
    expect(pauschale("205", 1)).toEqual(["20 % der Gebühren von 31,20 € | 624"]);
    expect(pauschale("205", 2)).toEqual(["20 % der Gebühren von 62,40 € | 1248", "Höchstens 10,00 € | 1000"]);
  });
});

describe("Zwei Gebühren, die zu zwei Geschäften gehören können, werden nicht abgelehnt", () => {
  test.each([
    ["gnotkg", "21100", "21101", { wert: aus(50_000) }],
    ["gkg", "2111", "2112", {}],
    ["gvkostg", "240", "241", {}],
  ] as const)("%s Nr. %s und %s", (gesetz, voll, weniger, rest) => {
    expect(
      kosten(gesetz, "2026-01-15", [
        { nr: voll, ...rest },
        { nr: weniger, ...rest },
      ]),
    ).toMatchObject({ art: "ergebnis", vermerke: [{ art: "warnung", feld: "positionen[1]" }] });
  });
});

describe("Die Zeile und der Kopf", () => {
  test("eine ermäßigte Gebühr, zweimal entstanden", () => {
    const antwort = kosten("gkg", "2026-01-15", [
      { nr: "1210", wert: aus(1_000), anzahl: 2, ermaessigt: "1211" },
    ]);
    // 1,0 aus 1.000 €: 61,00 €; zweimal 122,00 €
    expect(antwort).toMatchObject({
      gesetz: "gkg",
      gebuehren: 12_200,
      auslagen: 0,
      summe: 12_200,
      fassung: {
        norm: "§ 71 Abs. 1 Satz 1 GKG",
        grund: "weil das Verfahren am 15.01.2026 anhängig wurde (§ 71 Abs. 1 Satz 1 GKG)",
        sicherheit: "hoch",
      },
    });
    const zeile = antwort.art === "ergebnis" ? antwort.zeilen[0] : undefined;
    expect(zeile).toMatchObject({
      position: "p0",
      art: "gebuehr",
      nr: "1211",
      statt: "1210",
      norm: "Nr. 1211 KV GKG",
      wert: 100_000,
      satz100: 100,
      anzahl: 2,
      betrag: 12_200,
    });
    expect(zeile).not.toHaveProperty("sicherheit");
  });

  test.each([
    ["gkg", "3110", "weil die Kostenentscheidung am 15.01.2026 rechtskräftig wurde (§ 71 Abs. 2 GKG)"],
    ["gkg", "2311", "weil die Kosten am 15.01.2026 fällig wurden (§ 71 Abs. 3 GKG)"],
    ["gnotkg", "21200", "weil der Auftrag am 15.01.2026 erteilt wurde (§ 134 Abs. 2 GNotKG)"],
    ["gvkostg", "205", "weil der Auftrag am 15.01.2026 einging (§ 18 Abs. 1 GvKostG)"],
  ] as const)("%s Nr. %s: %s", (gesetz, nr, grund) => {
    const wert = nr === "21200" || nr === "2311" ? { wert: aus(1_000) } : {};
    expect(kosten(gesetz, "2026-01-15", [{ nr, ...wert }])).toMatchObject({ fassung: { grund } });
  });

  test("der Tag des Rechtsmittels steht als Grund, und die unsicherste Position bestimmt den Kopf", () => {
    expect(
      kosten("gkg", "2025-01-15", [{ nr: "1220", wert: aus(1_000) }], { rechtsmittelAm: tag("2025-07-01") }),
    ).toMatchObject({
      fassung: {
        ab: "2025-06-01",
        norm: "§ 71 Abs. 1 Satz 2 GKG",
        grund: "weil das Rechtsmittel am 01.07.2025 eingelegt wurde (§ 71 Abs. 1 Satz 2 GKG)",
      },
    });
    const unsicher = kosten("gkg", "2026-01-15", [
      { nr: "1210", wert: aus(1_000) },
      { nr: "1216", wert: aus(1_000) },
    ]);
    expect(unsicher).toMatchObject({
      fassung: { sicherheit: "mittel" },
      zeilen: [{}, { sicherheit: "mittel" }],
    });
  });
});

describe("Welche Gebühr eine Strafe bringt", () => {
  test.each<[Strafe, string | undefined]>([
    [{ art: "geldstrafe", tagessaetze: 1 }, "3110"],
    [{ art: "geldstrafe", tagessaetze: 180 }, "3110"],
    [{ art: "geldstrafe", tagessaetze: 181 }, "3111"],
    [{ art: "geldstrafe", tagessaetze: 0 }, undefined],
    [{ art: "freiheitsstrafe", monate: 6 }, "3110"],
    // 30 Tagessätze sind ein Monat: 6 Monate und ein Tagessatz liegen darüber
    [{ art: "freiheitsstrafe", monate: 6, tagessaetze: 1 }, "3111"],
    [{ art: "freiheitsstrafe", monate: 5, tagessaetze: 30 }, "3110"],
    [{ art: "freiheitsstrafe", monate: 12 }, "3111"],
    [{ art: "freiheitsstrafe", monate: 13 }, "3112"],
    [{ art: "freiheitsstrafe", monate: 24 }, "3112"],
    [{ art: "freiheitsstrafe", monate: 48 }, "3113"],
    [{ art: "freiheitsstrafe", monate: 120 }, "3114"],
    [{ art: "freiheitsstrafe", monate: 121 }, "3115"],
    [{ art: "freiheitsstrafe", monate: 0 }, undefined],
    [{ art: "freiheitsstrafe", monate: 0, tagessaetze: 30 }, "3110"],
    [{ art: "lebenslang" }, "3115"],
    [{ art: "massregel" }, "3116"],
    [{ art: "geldbusse", betrag: cent(1) }, "3117"],
  ])("%j: Nr. %s", (strafe, nr) => {
    expect(strafgebuehrNummer(strafe)).toBe(nr);
  });
});

test.each([
  [1, "1 Stunde"],
  [2, "2 Stunden"],
  [0, "0 Stunden"],
  [0.25, "0,25 Stunden"],
  [4.5, "4,5 Stunden"],
  [1.01, "1,01 Stunden"],
  [1 / 60, "1 Minute"],
  [20 / 60, "20 Minuten"],
  [61 / 60, "1 Stunde 1 Minute"],
  [130 / 60, "2 Stunden 10 Minuten"],
])("%d Stunden heißen „%s“", (stunden, text) => {
  expect(stundenwort(stunden)).toBe(text);
});
