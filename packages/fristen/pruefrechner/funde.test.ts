import { type KeinErgebnis, tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import { type Dauer, type Einheit, type FristErgebnis, verjaehrung } from "../index.ts";

const d = (wert: number, einheit: Einheit): Dauer => [{ wert, einheit }];
const ende = (r: FristErgebnis | KeinErgebnis): string =>
  r.art === "ergebnis" ? r.rechnerischesEnde : r.grund;

describe("Was der Vergleich gefunden hat: taggenaue Verjährung", () => {
  test("Sechs Monate nach dem 29. Februar enden am 29. August, nicht am Monatsletzten", () => {
    expect(
      ende(verjaehrung({ ereignisAm: tag("2016-02-29"), dauer: d(6, "monat"), beginn: "taggenau" })),
    ).toBe("2016-08-29");
  });

  test("Drei Jahre nach dem 28. Februar enden auch im Schaltjahr am 28.", () => {
    expect(
      ende(verjaehrung({ ereignisAm: tag("2013-02-28"), dauer: d(3, "jahr"), beginn: "taggenau" })),
    ).toBe("2016-02-28");
  });

  test("Ein Anerkenntnis am 30. November lässt sechs Monate bis zum 30. Mai neu laufen", () => {
    expect(
      ende(
        verjaehrung({
          ereignisAm: tag("2020-07-01"),
          dauer: d(6, "monat"),
          beginn: "taggenau",
          neubeginnAm: [tag("2020-11-30")],
        }),
      ),
    ).toBe("2021-05-30");
  });
});
