import { tag } from "@gebuehrenportal/recht";
import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { fehltDerRegel, regelVon } from "./regel.ts";
import { letzterTag, type Serie, serientage, type Takt, tageVor } from "./wiederholung.ts";

const serie = (am: string, takt: Takt, anders: Partial<NonNullable<Serie["wiederholung"]>> = {}): Serie => ({
  tag: tag(am),
  wiederholung: { takt, alle: 1, bis: null, anzahl: null, ...anders },
});
const tage = (s: Serie, von: string, bis: string) => serientage(s, { von: tag(von), bis: tag(bis) });

describe("Eine Serie hat ihre Tage", () => {
  test("jede und jede zweite Woche, auch über den Jahreswechsel", () => {
    expect(tage(serie("2026-12-21", "woche"), "2026-12-28", "2027-01-11")).toEqual([
      "2026-12-28",
      "2027-01-04",
      "2027-01-11",
    ]);
    expect(tage(serie("2026-12-21", "woche", { alle: 2 }), "2026-12-22", "2027-01-31")).toEqual([
      "2027-01-04",
      "2027-01-18",
    ]);
  });

  test("am 31. jedes Monats, in kürzeren am letzten Tag", () => {
    expect(tage(serie("2026-12-31", "monat-tag"), "2027-01-01", "2027-05-31")).toEqual([
      "2027-01-31",
      "2027-02-28",
      "2027-03-31",
      "2027-04-30",
      "2027-05-31",
    ]);
  });

  test("am 29. Februar, in gewöhnlichen Jahren am 28.", () => {
    expect(tage(serie("2028-02-29", "jahr"), "2028-01-01", "2032-12-31")).toEqual([
      "2028-02-29",
      "2029-02-28",
      "2030-02-28",
      "2031-02-28",
      "2032-02-29",
    ]);
  });

  test("am zweiten Dienstag; der fünfte ist der letzte, und der letzte bleibt der letzte", () => {
    expect(tage(serie("2026-12-08", "monat-wochentag"), "2027-01-01", "2027-03-31")).toEqual([
      "2027-01-12",
      "2027-02-09",
      "2027-03-09",
    ]);
    expect(tage(serie("2026-12-29", "monat-wochentag"), "2027-01-01", "2027-03-31")).toEqual([
      "2027-01-26",
      "2027-02-23",
      "2027-03-30",
    ]);
    expect(tage(serie("2027-01-26", "monat-letzter"), "2027-02-01", "2027-03-31")).toEqual([
      "2027-02-23",
      "2027-03-30",
    ]);
  });

  test("bis zu einem Tag einschließlich oder so oft wie gezählt, den ersten Tag mit", () => {
    expect(
      tage(serie("2026-12-07", "woche", { bis: tag("2026-12-21") }), "2026-12-01", "2027-12-31"),
    ).toEqual(["2026-12-07", "2026-12-14", "2026-12-21"]);
    expect(
      tage(serie("2026-12-07", "woche", { bis: tag("2026-12-20") }), "2026-12-01", "2027-12-31"),
    ).toHaveLength(2);
    expect(tage(serie("2026-12-07", "woche", { anzahl: 2 }), "2026-12-01", "2027-12-31")).toHaveLength(2);
    expect(tage(serie("2026-12-07", "woche", { anzahl: 2 }), "2026-12-21", "2027-12-31")).toEqual([]);
  });

  test("und sonst keine", () => {
    expect(tage({ tag: tag("2026-12-07"), wiederholung: null }, "2026-12-07", "2026-12-07")).toEqual([
      "2026-12-07",
    ]);
    expect(tage({ tag: tag("2026-12-07"), wiederholung: null }, "2026-12-08", "2030-01-01")).toEqual([]);
    expect(tage(serie("2026-12-07", "woche"), "2026-01-01", "2026-12-06")).toEqual([]);
  });
});

test("Der letzte Tag steht fest, wo es einen gibt", () => {
  expect(letzterTag(serie("2026-12-07", "woche"))).toBeNull();
  expect(letzterTag(serie("2026-12-07", "woche", { anzahl: 3 }))).toBe("2026-12-21");
  expect(letzterTag(serie("2026-12-31", "monat-tag", { bis: tag("2027-03-30") }))).toBe("2027-02-28");
  expect(letzterTag(serie("2026-12-07", "jahr", { bis: tag("2026-12-31") }))).toBe("2026-12-07");
  expect(letzterTag({ tag: tag("2026-12-07"), wiederholung: null })).toBe("2026-12-07");
  expect(tageVor(serie("2026-12-07", "woche"), tag("2026-12-21"))).toBe(2);
});

/** The days that another programme takes from the rule. */
function gelesen(s: Serie, anzahl: number): readonly string[] {
  const ende = ICAL.Recur.fromString(regelVon(s, null) ?? "").iterator(ICAL.Time.fromDateString(s.tag));
  return Array.from({ length: anzahl }, () => ende.next()?.toString() ?? "").filter(Boolean);
}

const vieleJahre = { von: tag("2020-01-01"), bis: tag("2060-12-31") };

test.each([
  serie("2026-12-07", "woche"),
  serie("2026-12-07", "woche", { alle: 3, anzahl: 7 }),
  serie("2026-12-07", "woche", { bis: tag("2027-02-01") }),
  serie("2026-12-31", "monat-tag"),
  serie("2026-12-15", "monat-tag", { alle: 3 }),
  serie("2026-12-08", "monat-wochentag"),
  serie("2026-12-29", "monat-wochentag", { alle: 2 }),
  serie("2027-01-26", "monat-letzter"),
  serie("2028-02-29", "jahr"),
  serie("2026-12-24", "jahr", { alle: 2, bis: tag("2036-12-24") }),
])("Kalenderprogramme lesen aus der Regel dieselben Tage: %j", (s) => {
  const eigene = serientage(s, vieleJahre).slice(0, 25);
  expect(eigene.length).toBeGreaterThan(5);
  expect(gelesen(s, eigene.length)).toEqual(eigene);
});

test.each([
  serie("2027-01-29", "monat-tag"),
  serie("2027-01-30", "monat-tag", { anzahl: 13 }),
  serie("2026-12-30", "monat-tag", { alle: 2, bis: tag("2030-12-31") }),
])("Vom 29. und 30. fehlt der Regel das Ende des Februars, sonst nichts: %j", (s) => {
  const eigene = serientage(s, vieleJahre).slice(0, 13);
  const inRegel = eigene.filter((t) => !fehltDerRegel(s, t));
  expect(eigene.filter((t) => fehltDerRegel(s, t)).every((t) => /-02-2[89]$/.test(t))).toBe(true);
  expect(inRegel.length).toBeLessThan(eigene.length);
  expect(gelesen(s, inRegel.length)).toEqual(inRegel);
});
