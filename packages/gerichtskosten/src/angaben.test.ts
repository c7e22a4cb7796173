import type { Gesetz } from "@gebuehrenportal/gesetze/kostenverzeichnis/typen.ts";
import { cent, tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import { betraege, kosten, type Position } from "./testing.ts";

const am = "2026-01-15";
const einzeln = (gesetz: Gesetz, p: Position, tagText = am) => kosten(gesetz, tagText, [p]);

// Nr. 500 KV GvKostG: 24,00 € für jede weitere angefangene Stunde nach den ersten drei
describe("Zeitzuschlag nach der Dauer", () => {
  test.each([
    [4.5, 4_800],
    [3, 0],
    [3.01, 2_400],
    [4, 2_400],
    [4.01, 4_800],
  ])("%f Stunden kosten %i Cent", (stunden, betrag) => {
    expect(betraege(einzeln("gvkostg", { nr: "500", angaben: { stunden } }))).toEqual([["500", betrag]]);
  });

  test("zur Unzeit das Doppelte, und ohne Dauer zählt die Anzahl", () => {
    expect(betraege(einzeln("gvkostg", { nr: "500", angaben: { stunden: 4.5, zurUnzeit: true } }))).toEqual([
      ["500", 9_600],
    ]);
    expect(betraege(einzeln("gvkostg", { nr: "500", anzahl: 2 }))).toEqual([["500", 4_800]]);
  });

  test("der Rechenweg sagt, welche Stunden zählen", () => {
    const antwort = einzeln("gvkostg", { nr: "500", angaben: { stunden: 4.5 } });
    expect(antwort.art === "ergebnis" && antwort.zeilen[0]?.schritte).toEqual([
      {
        text: "4,5 Stunden, drei Stunden davon ohne Zuschlag: 2 × 24,00\u00a0€",
        norm: "Nr. 500 KV GvKostG",
        betrag: 4_800,
      },
    ]);
  });

  test.each([
    ["gvkostg", "500", 260 / 60, "4 Stunden 20 Minuten, drei Stunden davon ohne Zuschlag: 2 × 24,00\u00a0€"],
    ["gvkostg", "500", 1, "1 Stunde, nicht mehr als drei Stunden: kein Zuschlag"],
    ["gvkostg", "500", 20 / 60, "20 Minuten, nicht mehr als drei Stunden: kein Zuschlag"],
    ["gnotkg", "32008", 61 / 60, "Abwesenheit 1 Stunde 1 Minute"],
  ] as const)("eine Dauer steht in Worten: %s Nr. %s, %f", (gesetz, nr, stunden, text) => {
    const antwort = einzeln(gesetz, { nr, angaben: { stunden } });
    expect(antwort.art === "ergebnis" && antwort.zeilen[0]?.schritte[0]?.text).toBe(text);
  });
});

// Nr. 3110 bis 3117 KV GKG, Fassung ab 01.06.2025
describe("Gebühr nach der erkannten Strafe", () => {
  const tagessaetze = (zahl: number): Position => ({
    nr: "3110",
    angaben: { strafe: { art: "geldstrafe", tagessaetze: zahl } },
  });

  test("180 Tagessätze bleiben Nr. 3110, mit 181 ist es Nr. 3111", () => {
    expect(betraege(einzeln("gkg", tagessaetze(180)))).toEqual([["3110", 16_900]]);
    const antwort = einzeln("gkg", tagessaetze(181));
    expect(betraege(antwort)).toEqual([["3111", 33_800]]);
    expect(antwort).toMatchObject({
      zeilen: [{ statt: "3110" }],
      vermerke: [{ art: "warnung", text: "Nach der angegebenen Strafe entsteht Nr. 3111, nicht Nr. 3110." }],
    });
  });

  test("eine Strafe von nichts löst keine Gebühr aus", () => {
    expect(einzeln("gkg", tagessaetze(0))).toMatchObject({
      art: "kein-ergebnis",
      feld: "positionen[0].angaben.strafe",
    });
  });
});

// § 52 Abs. 4 Nr. 1 GKG: vor den Finanzgerichten nicht unter 1.500 €
describe("Mindeststreitwert der Finanzgerichte", () => {
  test.each([
    // 4,0 aus 1.500 € (1,0: 82,00 €)
    ["6110", {}, 32_800],
    ["6110", { angaben: { ohneMindestwert: true } }, 16_000],
    ["6120", {}, 41_000],
    // § 53 Abs. 2 GKG verweist nur auf § 52 Abs. 1 und 2: 2,0 aus 500 €
    ["6210", {}, 8_000],
  ] as const)("Nr. %s aus 500 € mit %j kostet %i Cent", (nr, rest, betrag) => {
    expect(betraege(einzeln("gkg", { nr, wert: cent(50_000), ...rest }))).toEqual([[nr, betrag]]);
  });

  test("der Rechenweg nennt ihn, und ein höherer Wert bleibt", () => {
    const antwort = einzeln("gkg", { nr: "6110", wert: cent(50_000) });
    expect(antwort).toMatchObject({ zeilen: [{ wert: 150_000 }] });
    expect(antwort.art === "ergebnis" && antwort.zeilen[0]?.schritte[0]).toEqual({
      text: "Streitwert mindestens 1.500,00\u00a0€",
      norm: "§ 52 Abs. 4 Nr. 1 GKG",
      betrag: 150_000,
    });
    expect(betraege(einzeln("gkg", { nr: "6110", wert: cent(1_000_000) }))).toEqual([["6110", 113_200]]);
  });
});

describe("Was nebeneinander nicht entsteht", () => {
  const wert = cent(500_000);
  test.each([
    ["gkg", "1210", "1211"],
    ["gkg", "1410", "1411"],
    ["famgkg", "1110", "1111"],
    ["gnotkg", "12210", "12211"],
  ] as const)(
    "%s Nr. %s und %s aus demselben Wert: beanstandet wird die zweite Position",
    (g, voll, weniger) => {
      for (const paar of [
        [voll, weniger],
        [weniger, voll],
      ]) {
        expect(
          kosten(
            g,
            am,
            paar.map((nr) => ({ nr, wert })),
          ),
        ).toMatchObject({
          art: "kein-ergebnis",
          feld: "positionen[1].nr",
          grund: expect.stringContaining(`Nr. ${weniger} tritt an die Stelle von Nr. ${voll}`),
        });
      }
    },
  );

  test("aus verschiedenen Werten, die zwei Verfahren sein können, warnt ein Vermerk", () => {
    const antwort = kosten("gkg", am, [
      { nr: "1210", wert },
      { nr: "1211", wert: cent(600_000) },
    ]);
    expect(antwort).toMatchObject({
      art: "ergebnis",
      vermerke: [{ art: "warnung", norm: "Nr. 1211 KV GKG", feld: "positionen[1]" }],
    });
  });

  test("die Ermäßigung an ihrer Stelle und zwei verschiedene Rechtszüge bleiben unbeanstandet", () => {
    const antwort = kosten("gkg", am, [
      { nr: "1210", wert, ermaessigt: "1211" },
      { nr: "1410", wert, ermaessigt: "1411" },
      { nr: "1220", wert },
    ]);
    expect(antwort).toMatchObject({ art: "ergebnis" });
    expect(antwort.art === "ergebnis" && antwort.vermerke.filter((v) => v.art === "warnung")).toEqual([]);
  });

  // Nr. 208 KV GvKostG: bei gleichzeitigem Auftrag 9,60 € statt 19,20 €
  test("der gütliche Versuch neben einer Pfändung warnt mit Nr. 208", () => {
    const antwort = kosten("gvkostg", am, [{ nr: "205" }, { nr: "207" }]);
    expect(antwort).toMatchObject({
      art: "ergebnis",
      summe: 5_040,
      vermerke: [{ art: "warnung", norm: "Nr. 208 KV GvKostG", feld: "positionen[1]" }],
    });
    const ermaessigt = kosten("gvkostg", am, [{ nr: "205" }, { nr: "207", ermaessigt: "208" }]);
    expect(ermaessigt).toMatchObject({ summe: 4_080, vermerke: [] });
  });
});

describe("Eine Angabe, die nichts ändert, wird beanstandet", () => {
  test.each<[Gesetz, Position, string]>([
    ["gkg", { nr: "9002", wert: cent(100) }, "wert"],
    ["gkg", { nr: "2111", satz100: 50 }, "satz100"],
    ["gkg", { nr: "1210", wert: cent(100), betrag: cent(1) }, "betrag"],
    ["gkg", { nr: "9005", betrag: cent(1), angaben: { stunden: 4 } }, "angaben.stunden"],
    ["gkg", { nr: "1210", wert: cent(100), angaben: { zurUnzeit: true } }, "angaben.zurUnzeit"],
    ["gvkostg", { nr: "711", angaben: { kilometer: 3, zurUnzeit: true } }, "angaben.zurUnzeit"],
    ["gkg", { nr: "1210", wert: cent(100), angaben: { vermoegen: cent(1) } }, "angaben.vermoegen"],
    [
      "gkg",
      { nr: "1210", wert: cent(100), angaben: { nebenWertgebuehren: true } },
      "angaben.nebenWertgebuehren",
    ],
    ["gkg", { nr: "1210", wert: cent(100), angaben: { ohneMindestwert: true } }, "angaben.ohneMindestwert"],
    ["gvkostg", { nr: "500", anzahl: 2, angaben: { stunden: 4 } }, "anzahl"],
    ["gvkostg", { nr: "716", anzahl: 2 }, "anzahl"],
    ["gnotkg", { nr: "32008", angaben: { kilometer: 3, stunden: 4 } }, "angaben.kilometer"],
    ["gkg", { nr: "1210", wert: cent(100), angaben: { grundlage: "3110" } }, "angaben.grundlage"],
    [
      "gnotkg",
      { nr: "14400", wert: cent(5_000_000), satz100: 50, angaben: { grundlage: "14110" } },
      "satz100",
    ],
    ["gkg", { nr: "1901", betrag: cent(100), wert: cent(1) }, "wert"],
    ["gkg", { nr: "9000", angaben: { arbeitsgaenge: 2, seiten: 1 } }, "angaben.arbeitsgaenge"],
  ])("%s %j: %s", (gesetz, p, feld) => {
    expect(einzeln(gesetz, p)).toMatchObject({ art: "kein-ergebnis", feld: `positionen[0].${feld}` });
  });

  test("das Ende der Leistung ohne Umsatzsteuer", () => {
    const leistungsende = tag("2026-01-01");
    expect(kosten("gkg", am, [{ nr: "2111" }], { leistungsende })).toMatchObject({
      art: "kein-ergebnis",
      feld: "leistungsende",
    });
  });
});
