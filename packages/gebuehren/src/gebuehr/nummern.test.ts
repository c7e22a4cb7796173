import { expect, test } from "vitest";
import type { Position } from "../eingabe.ts";
import { ergebnis, p, type Sachangaben, sache, sacheVon } from "../testing.ts";

/** The norm a line of the bill names, and its numbers. */
const grundlagen = (positionen: readonly (string | Position)[], rest: Sachangaben = {}) =>
  sacheVon(ergebnis(sache(positionen, { wert: 10_000_00, ...rest })))
    .zeilen.filter((z) => z.art === "gebuehr")
    .map((z) => z.norm);

test.each([
  [["3100"], 2, "Nrn. 3100, 1008 VV"],
  [["3100"], 1, "Nr. 3100 VV"],
  [["1003"], 1, "Nrn. 1000, 1003 VV"],
  [["1004"], 1, "Nrn. 1000, 1004 VV"],
  [["3208"], 1, "Nrn. 3206, 3208 VV"],
  [["3209"], 3, "Nrn. 3206, 3209, 1008 VV"],
  [["3101"], 1, "Nrn. 3100, 3101 VV"],
  [["2301"], 2, "Nrn. 2300, 2301, 1008 VV"],
  [["4101"], 1, "Nrn. 4100, 4101 VV"],
  [["34"], 1, "§ 34 RVG"],
  [["3309"], 2, "Nrn. 3309, 1008 VV"],
] as const)("%s mit %i Auftraggebern: %s", (nummern, auftraggeber, norm) => {
  const positionen = nummern.map((nr) => (nr === "34" ? p("34", { betrag: 190_00 }) : nr));
  expect(grundlagen(positionen, { auftraggeber })).toEqual([norm]);
});

test("Nr. 1008 VV steht nur bei der Gebühr, die sie erhöht", () => {
  expect(grundlagen(["3100", "3104"], { auftraggeber: 2 })).toEqual(["Nrn. 3100, 1008 VV", "Nr. 3104 VV"]);
});

test("Ohne Erhöhung steht Nr. 1008 VV nicht da", () => {
  expect(grundlagen([p("3100", { erhoehung: false })], { auftraggeber: 2 })).toEqual(["Nr. 3100 VV"]);
  expect(grundlagen(["3100"], { auftraggeber: 2, verschiedeneGegenstaende: true })).toEqual(["Nr. 3100 VV"]);
});

test("Ein Rahmen nennt Nr. 1008 VV wie ein Satz", () => {
  expect(grundlagen(["3102"], { auftraggeber: 2 })).toEqual(["Nrn. 3102, 1008 VV"]);
  expect(grundlagen([p("2503")], { auftraggeber: 2 })).toEqual(["Nrn. 2503, 1008 VV"]);
});

test("Eine Gebühr in Höhe einer anderen nennt auch diese", () => {
  expect(grundlagen(["4106", p("4141", { bezug: "4106" })])).toEqual(["Nr. 4106 VV", "Nrn. 4141, 4106 VV"]);
  expect(grundlagen([p("3401", { bezug: { nr: "3100" } })])).toEqual(["Nrn. 3401, 3100 VV"]);
  expect(grundlagen([p("3405", { bezug: { nr: "3401", bezug: { nr: "3100" } } })])).toEqual([
    "Nrn. 3405, 3401, 3100 VV",
  ]);
  expect(grundlagen(["3102", p("1006", { bezug: "3102" })])).toEqual([
    "Nr. 3102 VV",
    "Nrn. 1000, 1005, 1006, 3102 VV",
  ]);
});

test("Was erledigt oder ausgesöhnt ist, nennt Nr. 1001 oder 1002 VV statt der Einigung", () => {
  expect(grundlagen([p("1003", { variante: "1002" })])).toEqual(["Nrn. 1002, 1003 VV"]);
  expect(grundlagen([p("1004", { variante: "1001" })])).toEqual(["Nrn. 1001, 1004 VV"]);
  expect(grundlagen([p("1002", { wert: 1_000_00 }), p("1003", { wert: 2_000_00 })])).toEqual([
    "Nr. 1002 VV",
    "Nrn. 1002, 1003 VV",
  ]);
});

test.each([
  ["3100", "1002"],
  ["1002", "1002"],
  ["1005", "1001"],
] as const)("Bei Nr. %s VV ändert die Variante %s nichts, und das steht da", (nr, variante) => {
  const { vermerke } = ergebnis(
    sache([p(nr, { variante, ...(nr === "1005" ? { bezug: { nr: "2302" } } : {}) })], { wert: 1_000_00 }),
  );
  expect(vermerke).toContainEqual(
    expect.objectContaining({
      text: expect.stringContaining(
        "Die Variante der Nr. 1000 VV hat hier keine Bedeutung und ändert nichts.",
      ),
      feld: "angelegenheiten[0].positionen[0].variante",
    }),
  );
});

test("Nr. 1000 Nr. 2 VV bleibt genannt", () => {
  expect(grundlagen([p("1000", { variante: "1000-2" })])).toEqual(["Nr. 1000 Nr. 2 VV"]);
});

test("Die Zeile führt alle Nummern als Liste, auch die aus der Staatskasse und die Auslagen", () => {
  const a = sacheVon(
    ergebnis(sache(["3100", "1003"], { wert: 10_000_00, auftraggeber: 2, vertretung: "beigeordnet" })),
  );
  expect(a.zeilen.map((z) => z.nummern)).toEqual([["3100", "1008"], ["1000", "1003"], ["7002"]]);
  expect(a.staatskasse?.zeilen.map((z) => z.nummern)).toEqual([["3100", "1008"], ["1000", "1003"], ["7002"]]);
});
