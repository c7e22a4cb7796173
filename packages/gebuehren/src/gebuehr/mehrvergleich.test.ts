import { cent } from "@gebuehrenportal/recht";
import { describe, expect, it } from "vitest";
import { ergebnis, sache, zeilen } from "../testing.ts";
import { mehrvergleich } from "./mehrvergleich.ts";

const kurz = (x: Parameters<typeof mehrvergleich>[0]) => mehrvergleich(x).map((p) => [p.nr, p.wert]);
const werte = { wertAnhaengig: cent(1_000_000), wertNichtAnhaengig: cent(500_000) };

describe("Vergleich mit Mehrwert", () => {
  it("erster Rechtszug", () => {
    expect(kurz({ ...werte, instanz: 1 })).toEqual([
      ["3100", 1_000_000],
      ["3101", 500_000],
      ["3104", 1_500_000],
      ["1003", 1_000_000],
      ["1000", 500_000],
    ]);
  });
  it("Berufung und Revision, auch vor dem BGH", () => {
    expect(kurz({ ...werte, instanz: 2 }).map(([nr]) => nr)).toEqual([
      "3200",
      "3201",
      "3202",
      "1004",
      "1000",
    ]);
    expect(kurz({ ...werte, instanz: 3 }).map(([nr]) => nr)).toEqual([
      "3206",
      "3207",
      "3210",
      "1004",
      "1000",
    ]);
    const vorDemBgh = ["3208", "3209", "3210", "1004", "1000"];
    expect(kurz({ ...werte, instanz: 3, bgh: true }).map(([nr]) => nr)).toEqual(vorDemBgh);
    expect(kurz({ ...werte, instanz: 2, bgh: true })[0]).toEqual(["3200", 1_000_000]);
  });
  it("anderweitig anhängige Ansprüche erhöhen Nr. 3101 und 1003, ohne Termin fehlt 3104", () => {
    expect(kurz({ ...werte, instanz: 1, wertAnderweitigAnhaengig: cent(200_000), termin: false })).toEqual([
      ["3100", 1_000_000],
      ["3101", 700_000],
      ["1003", 1_200_000],
      ["1000", 500_000],
    ]);
  });
  it("wird in der Berechnung begrenzt", () => {
    const e = ergebnis(sache(mehrvergleich({ ...werte, instanz: 1 })));
    expect(zeilen(e).map(([, b]) => b)).toEqual([847_60, 283_60, 914_40, 652_00, 531_75, -140_60, -40_75]);
  });
});
