import { cent, tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import { betraege, kosten, nurGelesenes } from "./testing.ts";

const wert = cent(1_000_000);

describe("Welche Fassung gilt", () => {
  test("das Rechtsmittel nach der Änderung folgt neuem Recht, die erste Instanz bleibt beim alten (§ 71 Abs. 1 GKG)", () => {
    const antwort = kosten(
      "gkg",
      "2025-05-31",
      [
        { nr: "1210", wert },
        { nr: "1220", wert },
      ],
      {
        rechtsmittelAm: tag("2025-07-01"),
      },
    );
    expect(betraege(antwort)).toEqual([
      ["1210", 79_800],
      ["1220", 113_200],
    ]);
    expect(antwort).toMatchObject({
      zeilen: [
        { fassung: { norm: "§ 71 Abs. 1 Satz 1 GKG", ab: "2021-01-01" } },
        { fassung: { norm: "§ 71 Abs. 1 Satz 2 GKG", ab: "2025-06-01" } },
      ],
      vermerke: [],
    });
  });

  test("ohne Tag des Rechtsmittels gilt der Stichtag, und ein Vermerk sagt es", () => {
    const antwort = kosten("gkg", "2025-05-31", [{ nr: "1220", wert }]);
    expect(betraege(antwort)).toEqual([["1220", 106_400]]);
    expect(antwort).toMatchObject({ vermerke: [{ norm: "§ 71 Abs. 1 Satz 2 GKG", feld: "rechtsmittelAm" }] });
  });

  test.each([
    ["gkg", "3110", "§ 71 Abs. 2 GKG", "rechtskräftig"],
    ["gkg", "4110", "§ 71 Abs. 2 GKG", "rechtskräftig"],
    ["gkg", "2211", "§ 71 Abs. 3 GKG", "fällig"],
    ["gkg", "2310", "§ 71 Abs. 3 GKG", "fällig"],
    ["gkg", "2110", "§ 71 Abs. 1 Satz 1 GKG", "anhängig"],
    ["famgkg", "1110", "§ 63 Abs. 1 Satz 1 FamGKG", "anhängig"],
    ["famgkg", "1311", "§ 63 Abs. 2 FamGKG", "fällig"],
    ["gnotkg", "12210", "§ 134 Abs. 1 Satz 1 GNotKG", "anhängig"],
    ["gnotkg", "11101", "§ 134 Abs. 1 Satz 4 GNotKG", "fällig"],
    ["gnotkg", "21100", "§ 134 Abs. 2 GNotKG", "Auftrag"],
    ["gvkostg", "100", "§ 18 Abs. 1 GvKostG", "einging"],
  ] as const)("%s Nr. %s nach %s: %s", (gesetz, nr, norm, grund) => {
    const alles = { id: "p", nr, wert, betrag: cent(10_000) };
    const antwort = kosten(gesetz, "2025-05-31", [nurGelesenes(gesetz, tag("2025-05-31"), alles)]);
    expect(antwort).toMatchObject({ fassung: { norm } });
    expect(antwort.art === "ergebnis" && antwort.fassung.grund).toContain(grund);
  });

  test("ein späteres Rechtsmittel ändert nichts an einer Strafsache: die Rechtskraft entscheidet", () => {
    const strafe = { strafe: { art: "geldstrafe", tagessaetze: 30 } } as const;
    const antwort = kosten("gkg", "2025-05-31", [{ nr: "3120", angaben: strafe }], {
      rechtsmittelAm: tag("2025-07-01"),
    });
    expect(betraege(antwort)).toEqual([["3120", 23_250]]);
  });

  test("Gerichtsvollzieher: zehn Prozent mehr seit dem 01.11.2021, nicht seit dem 01.01.2021", () => {
    const am = (tag: string) => betraege(kosten("gvkostg", tag, [{ nr: "260" }, { nr: "240" }]));
    expect(am("2020-12-31")).toEqual([
      ["260", 3_300],
      ["240", 9_800],
    ]);
    expect(am("2021-01-01")).toEqual([
      ["260", 3_300],
      ["240", 15_000],
    ]);
    expect(am("2021-10-31")).toEqual([
      ["260", 3_300],
      ["240", 15_000],
    ]);
    expect(am("2021-11-01")).toEqual([
      ["260", 3_630],
      ["240", 15_000],
    ]);
    expect(am("2025-06-01")).toEqual([
      ["260", 3_950],
      ["240", 16_350],
    ]);
  });
});

describe("Ermäßigung", () => {
  test("1211 tritt an die Stelle von 1210", () => {
    const antwort = kosten("gkg", "2026-01-15", [{ nr: "1210", wert, ermaessigt: "1211" }]);
    expect(antwort).toMatchObject({ summe: 28_300, zeilen: [{ nr: "1211", statt: "1210", satz100: 100 }] });
  });

  test("die Nummer selbst als Ermäßigung ist keine", () => {
    const wert = cent(100_000);
    const antwort = kosten("gkg", "2026-01-15", [{ nr: "1210", wert, ermaessigt: "1210" }]);
    // 3,0 aus 1.000 €: 3 × 61,00 €
    expect(antwort).toMatchObject({ summe: 18_300, zeilen: [{ nr: "1210" }] });
    expect(antwort.art === "ergebnis" && antwort.zeilen[0]).not.toHaveProperty("statt");
  });

  test("eine Nummer, die eine andere Gebühr ermäßigt, wird zurückgewiesen", () => {
    expect(kosten("gkg", "2026-01-15", [{ nr: "1210", wert, ermaessigt: "1221" }])).toMatchObject({
      art: "kein-ergebnis",
      feld: "positionen[0].ermaessigt",
    });
  });

  test("solange eine Nummer etwas anderes meinte, ermäßigt sie nichts", () => {
    const pfaendung = { nr: "2111", ermaessigt: "2112" };
    expect(kosten("gkg", "2026-01-15", [pfaendung])).toMatchObject({ summe: 4_000 });
    expect(kosten("gkg", "2017-01-17", [pfaendung])).toMatchObject({ feld: "positionen[0].ermaessigt" });
  });

  test("Höchstbetrag je Tätigkeit: zwei Zeugnisse kosten höchstens 100 €", () => {
    const teuer = { nr: "22110", wert: cent(30_000_000), ermaessigt: "22112", anzahl: 2 };
    expect(betraege(kosten("gnotkg", "2025-07-01", [teuer]))).toEqual([["22112", 10_000]]);
    const billig = { ...teuer, wert: cent(100_000) };
    expect(betraege(kosten("gnotkg", "2025-07-01", [billig]))).toEqual([["22112", 1_500]]);
  });

  test("24103 mindert um die Gebühr für das Beurkundungsverfahren, nie unter null", () => {
    const entwurf = { nr: "24101", wert: cent(5_000_000), satz100: 100, ermaessigt: "24103" };
    expect(betraege(kosten("gnotkg", "2025-07-01", [{ ...entwurf, betrag: cent(6_500) }]))).toEqual([
      ["24103", 10_000],
    ]);
    expect(betraege(kosten("gnotkg", "2025-07-01", [{ ...entwurf, betrag: cent(99_999) }]))).toEqual([
      ["24103", 0],
    ]);
  });
});

describe("Satzrahmen und feste Sätze", () => {
  test("ein Satz innerhalb des Rahmens, außerhalb keiner", () => {
    const entwurf = (satz100?: number) =>
      kosten("gnotkg", "2025-07-01", [
        { nr: "24100", wert: cent(5_000_000), ...(satz100 === undefined ? {} : { satz100 }) },
      ]);
    expect(entwurf(200)).toMatchObject({ summe: 33_000 });
    expect(entwurf(50)).toMatchObject({ summe: 12_000 });
    for (const falsch of [undefined, 49, 201, 99.5]) {
      expect(entwurf(falsch)).toMatchObject({ art: "kein-ergebnis", feld: "positionen[0].satz100" });
    }
  });

  test("einen festen Satz kann niemand ändern", () => {
    expect(kosten("gkg", "2026-01-15", [{ nr: "1210", wert, satz100: 250 }])).toMatchObject({
      art: "kein-ergebnis",
      feld: "positionen[0].satz100",
    });
    expect(kosten("gkg", "2026-01-15", [{ nr: "1210", wert, satz100: 300 }])).toMatchObject({
      summe: 84_900,
    });
  });

  test("die Verzögerungsgebühr: 1,0, vom Gericht bis 0,3 ermäßigt, oder ein festgesetzter Betrag", () => {
    const am = (rest: object) => kosten("gkg", "2026-01-15", [{ nr: "1901", ...rest }]);
    expect(am({ wert })).toMatchObject({ summe: 28_300 });
    expect(am({ wert, satz100: 30 })).toMatchObject({ summe: 8_490 });
    expect(am({ wert, satz100: 29 })).toMatchObject({ art: "kein-ergebnis" });
    expect(am({ betrag: cent(5_000) })).toMatchObject({ summe: 5_000 });
  });
});

describe("Grenzen der Werte", () => {
  test.each([
    ["gkg", "1210", 3_000_000_000, "§ 39 Abs. 2 GKG"],
    ["famgkg", "1220", 3_000_000_000, "§ 33 Abs. 2 FamGKG"],
    ["gnotkg", "15110", 3_000_000_000, "§ 35 Abs. 2 GNotKG"],
    ["gnotkg", "14110", 6_000_000_000, "§ 35 Abs. 2 GNotKG"],
  ] as const)("%s Nr. %s: mehr als %i Cent zählen nicht", (gesetz, nr, grenze, norm) => {
    const ueber = kosten(gesetz, "2026-01-15", [{ nr, wert: cent(grenze + 1) }]);
    const genau = kosten(gesetz, "2026-01-15", [{ nr, wert: cent(grenze) }]);
    expect(betraege(ueber)).toEqual(betraege(genau));
    expect(ueber).toMatchObject({ vermerke: [{ norm, feld: "positionen[0].wert" }] });
    expect(genau).toMatchObject({ vermerke: [] });
  });

  test("Verwahrung: über 13 Mio. € kommen 0,1 % des Mehrbetrags hinzu", () => {
    const am = (euro: number) =>
      betraege(kosten("gnotkg", "2026-01-15", [{ nr: "25300", wert: cent(euro * 100) }]));
    expect(am(13_000_000)).toEqual([["25300", 1_318_500]]);
    expect(am(14_000_000)).toEqual([["25300", 1_418_500]]);
  });

  test("mindestens 15 € nur nach Wert, nicht bei Festgebühren und Auslagen", () => {
    expect(kosten("gkg", "2026-01-15", [{ nr: "1900", wert: cent(50_000) }])).toMatchObject({ summe: 1_500 });
    expect(kosten("gvkostg", "2026-01-15", [{ nr: "102" }])).toMatchObject({ summe: 360 });
  });
});

describe("Fehlerhafte Eingaben werden beantwortet, nie geworfen", () => {
  test.each([
    [{ nr: "1210" }, "positionen[0].wert"],
    [{ nr: "1210", wert: cent(-1) }, "positionen[0].wert"],
    [{ nr: "1210", wert: 0.5 as never }, "positionen[0].wert"],
    [{ nr: "1210", wert, anzahl: 0 }, "positionen[0].anzahl"],
    [{ nr: "9004" }, "positionen[0].betrag"],
    [{ nr: "9000" }, "positionen[0].angaben.seiten"],
    [{ nr: "9000", angaben: { seiten: -1 } }, "positionen[0].angaben.seiten"],
    [{ nr: "3118" }, "positionen[0].angaben.strafe"],
    [{ nr: "4110" }, "positionen[0].betrag"],
    [{ nr: "toString" }, "positionen[0].nr"],
  ])("%o", (position, feld) => {
    expect(kosten("gkg", "2026-01-15", [position])).toMatchObject({ art: "kein-ergebnis", feld });
  });

  test("ohne Position ist die Summe null", () => {
    expect(kosten("gkg", "2026-01-15", [])).toMatchObject({ art: "ergebnis", summe: 0, zeilen: [] });
  });
});
