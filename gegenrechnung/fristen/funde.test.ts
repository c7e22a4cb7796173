import {
  type Dauer,
  type Einheit,
  eugFrist,
  type FristErgebnis,
  frist,
  verjaehrung,
} from "@gebuehrenportal/fristen";
import { type KeinErgebnis, tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";

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

describe("Was der Vergleich gefunden hat: Hemmung nach Verhandlungen", () => {
  const mitKlage = (von: string, bis: string): string =>
    ende(
      verjaehrung({
        ereignisAm: tag("2036-04-16"),
        dauer: d(2, "jahr"),
        hemmungen: [
          { art: "verhandlung", von: tag("2038-11-22"), bis: tag("2038-11-22") },
          { art: "sonstige", von: tag(von), bis: tag(bis) },
        ],
      }),
    );

  test("Drei Monate nach den Verhandlungen sind ein Mindestmaß, das spätere Hemmungen nicht verlängern", () => {
    // 31.12.2038, dazu ein Tag Verhandlung und 252 Tage: 10.09.2039; das Mindestmaß, 22.02.2039, ist überholt.
    expect(mitKlage("2038-11-28", "2039-08-06")).toBe("2039-09-10");
  });

  test("Beginnt die Hemmung erst im Mindestmaß, endet die verbrauchte Frist mit ihr", () => {
    expect(mitKlage("2039-02-01", "2039-08-06")).toBe("2039-08-06");
  });

  test("Ohne weitere Hemmung bleibt es bei drei Monaten nach den Verhandlungen", () => {
    expect(mitKlage("2039-02-23", "2039-08-06")).toBe("2039-02-22");
  });
});

test("Was der Vergleich gefunden hat: Die 14 Tage nach dem Amtsblatt gehen der Klagefrist voraus (Art. 59 VerfO-EuG)", () => {
  // 20.12.2027 + 14 Tage: 03.01.2028; zwei Monate: 03.03.2028; zehn Tage: 13.03.2028.
  expect(ende(eugFrist({ ereignisAm: tag("2027-12-20"), amtsblatt: true }))).toBe("2028-03-13");
});

test("Was der Vergleich gefunden hat: Auch bei Stundenfristen gilt unter mehreren Orten der früheste Zeitpunkt", () => {
  // In Mecklenburg-Vorpommern ist Montag, der 8. März 2027, Feiertag, in Rheinland-Pfalz nicht.
  const r = frist({
    regime: "InsO",
    ort: { land: "MV" },
    weitereOrte: [{ land: "RP" }],
    ereignisAm: tag("2027-03-04"),
    ereignisUhr: "07:00",
    dauer: d(48, "stunde"),
  });
  expect(r).toMatchObject({ ende: "2027-03-08", uhrzeit: "07:00" });
});

test("Was der Vergleich gefunden hat: Werktage werden an jedem der Orte gezählt, der früheste Tag gilt", () => {
  // Allerheiligen 2001 ist in Nordrhein-Westfalen Feiertag, in Berlin nicht: 1., 2., 3., 5., 6. November.
  const r = frist({
    ort: { land: "NW" },
    weitereOrte: [{ land: "BE" }],
    ereignisAm: tag("2001-10-31"),
    dauer: d(5, "werktag"),
  });
  expect(r).toMatchObject({ ende: "2001-11-06" });
});

test("Was der Vergleich gefunden hat: Rückwärts ist der Tag sicher, der es an jedem der Orte ist", () => {
  // 30 volle Tage vor dem 21.10.2022: 20.09.2022, Weltkindertag in Thüringen, Werktag in Bayern.
  const r = frist({
    ort: { land: "BY" },
    weitereOrte: [{ land: "TH" }],
    ereignisAm: tag("2022-10-21"),
    richtung: "rueckwaerts",
    dauer: d(30, "tag"),
  });
  expect(r).toMatchObject({ ende: "2022-09-20", sichererTag: "2022-09-19" });
});

test("Was der Vergleich gefunden hat: Die zwei Arbeitstage des EU-Rechts werden an jedem der Orte gezählt", () => {
  // Vier Tage nach Freitag, dem 28.10.2011: Dienstag, der 1. November, in Schleswig-Holstein der zweite Arbeitstag.
  const r = frist({
    regime: "EU-1182/71",
    ort: { land: "BY" },
    weitereOrte: [{ land: "SH" }],
    ereignisAm: tag("2011-10-28"),
    dauer: d(4, "tag"),
  });
  expect(r).toMatchObject({ ende: "2011-11-01" });
});
