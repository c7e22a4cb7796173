import { tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { vorfristmangel, vorfristtage } from "./vorfristen.ts";

/** Periods that end on Monday 2026-11-23, with one Vorfrist a week before. */
const tage = (ereignisAm: string, begruendungsfrist: boolean, ende = "2026-11-23", ab = "2026-10-01") =>
  vorfristtage({
    ereignisAm: tag(ereignisAm),
    ende: tag(ende),
    dauern: [[{ wert: 1, einheit: "woche" }]],
    begruendungsfrist,
    buero: { land: "BE" },
    ab: tag(ab),
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

test("Was vor dem Tag der Buchung läge, wird an diesem Tag vorgelegt", () => {
  expect(tage("2026-10-23", false, "2026-11-23", "2026-11-18")).toEqual(["2026-11-18"]);
  expect(tage("2026-10-23", false, "2026-11-23", "2026-11-16")).toEqual(["2026-11-16"]);
  // On the last day it is too late; a period for grounds has one all the same.
  expect(tage("2026-10-23", false, "2026-11-23", "2026-11-23")).toEqual([]);
  expect(tage("2026-10-23", true, "2026-11-23", "2026-11-23")).toEqual(["2026-11-23"]);
});

test("Was bei der Buchung schon vorbei ist, hat keine Vorfrist mehr, außer zur Begründung", () => {
  expect(tage("2026-10-23", false, "2026-11-23", "2026-11-24")).toEqual([]);
  expect(tage("2026-10-23", true, "2026-11-23", "2026-11-24")).toEqual(["2026-11-16"]);
});

test.each([
  ["2026-11-08", "vorfrist-vergangen"],
  ["2026-11-09", undefined],
  ["2026-11-23", undefined],
  ["2026-11-24", "vorfrist-nach-ende"],
])("Eine Vorfrist am %s, gebucht am 9. November, Ende am 23.: %s", (vorfrist, code) => {
  const lage = { heute: tag("2026-11-09"), ende: tag("2026-11-23") };
  const mangel = vorfristmangel([tag("2026-11-16"), tag(vorfrist)], lage);
  expect(mangel?.code).toBe(code);
  if (code) expect(mangel?.feld).toBe("vorfristen[1]");
  // What stands in the book may stay there.
  const bekannt = vorfristmangel([tag(vorfrist)], { ...lage, bekannt: [tag(vorfrist)] });
  expect(bekannt?.code).toBe(code === "vorfrist-nach-ende" ? code : undefined);
});
