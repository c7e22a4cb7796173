import { tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { vorfristtage } from "./vorfristen.ts";

/** Periods that end on Monday 2026-11-23, with one Vorfrist a week before. */
const tage = (ereignisAm: string, begruendungsfrist: boolean, ende = "2026-11-23") =>
  vorfristtage({
    ereignisAm: tag(ereignisAm),
    ende: tag(ende),
    dauern: [[{ wert: 1, einheit: "woche" }]],
    begruendungsfrist,
    buero: { land: "BE" },
  });

test("Eine Begründungsfrist unter drei Wochen wird auf halbem Weg vorgelegt, eine von drei Wochen wie gewünscht", () => {
  expect(tage("2026-11-03", true)).toEqual(["2026-11-13"]);
  expect(tage("2026-11-02", true)).toEqual(["2026-11-16"]);
  expect(tage("2026-11-03", false)).toEqual(["2026-11-16"]);
});

test("Rückwärts vom Termin gibt es keinen halben Weg", () => {
  expect(tage("2026-12-18", true, "2026-11-30")).toEqual(["2026-11-23"]);
});

test("Am Tag des Ereignisses wird nichts vorgelegt, am Tag danach schon", () => {
  expect(tage("2026-11-16", false)).toEqual([]);
  expect(tage("2026-11-15", false)).toEqual(["2026-11-16"]);
});
