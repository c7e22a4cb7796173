import type { Gesetz } from "@gebuehrenportal/gesetze/kostenverzeichnis/typen.ts";
import { cent } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import type { Kostenangaben } from "./eingabe.ts";
import { kosten } from "./testing.ts";

const summe = (gesetz: Gesetz, nr: string, angaben: Kostenangaben, am = "2026-01-15") => {
  const antwort = kosten(gesetz, am, [{ nr, angaben }]);
  return antwort.art === "ergebnis" ? antwort.summe : antwort.grund;
};

// Amounts as printed under the number: 0,50 / 0,15 / 1,00 / 0,30 / 3,00 / 6,00 / 1,50 / 5,00 €.
test.each([
  ["gkg", "9000", { seiten: 50 }, 2_500],
  ["gkg", "9000", { seiten: 51 }, 2_515],
  ["gkg", "9000", { seitenFarbe: 51 }, 5_030],
  ["famgkg", "2000", { seiten: 1, seitenFarbe: 1 }, 150],
  ["gnotkg", "31000", { grossformat: 1, grossformatFarbe: 1 }, 900],
  ["gnotkg", "32003", { grossformatFarbe: 2 }, 1_200],
  ["gkg", "9000", { dateien: 3 }, 450],
  ["gkg", "9000", { dateien: 4 }, 500],
  ["gkg", "9000", { dateien: 8, arbeitsgaenge: 2 }, 1_000],
  ["gnotkg", "32002", { dateien: 4, gescannteSeiten: 35 }, 1_750],
  ["gkg", "9000", { dateien: 8, arbeitsgaenge: 0 }, 500],
  ["gkg", "9000", { dateien: 7, arbeitsgaenge: 2 }, 1_000],
  ["gkg", "9000", { dateien: 6, arbeitsgaenge: 2 }, 900],
  ["gnotkg", "32002", { dateien: 1, gescannteSeiten: 3 }, 150],
  ["gnotkg", "32002", { dateien: 1, gescannteSeiten: 4 }, 200],
  ["gkg", "9000", { seiten: 0, seitenFarbe: 50 }, 5_000],
  ["gkg", "9000", { seiten: 1, grossformat: 1, dateien: 1 }, 500],
  ["gvkostg", "711", { kilometer: 0 }, 325],
  ["gvkostg", "711", { kilometer: 20 }, 650],
  ["gvkostg", "711", { kilometer: 20.5 }, 975],
  ["gvkostg", "711", { kilometer: 500 }, 1_625],
  ["gnotkg", "32008", { stunden: 4.1 }, 5_000],
  ["gnotkg", "32001", { seiten: 100, seitenFarbe: 10 }, 1_800],
  ["gnotkg", "32000", { seiten: 60 }, 2_650],
  ["gvkostg", "700", { seiten: 2 }, 100],
  ["gvkostg", "103", { seiten: 3 }, 150],
  ["gvkostg", "711", { kilometer: 10 }, 325],
  ["gvkostg", "711", { kilometer: 10.1 }, 650],
  ["gvkostg", "711", { kilometer: 30 }, 975],
  ["gvkostg", "711", { kilometer: 40 }, 1_300],
  ["gvkostg", "711", { kilometer: 41 }, 1_625],
  ["gnotkg", "32008", { stunden: 4 }, 3_000],
  ["gnotkg", "32008", { stunden: 8 }, 5_000],
  ["gnotkg", "32008", { stunden: 9 }, 8_000],
  ["gnotkg", "32016", { beglaubigungen: 1, beurkundungen: 1 }, 3_300],
  ["gkg", "9006", { kilometer: 100 }, 4_200],
] as const)("%s Nr. %s mit %o kostet %i Cent", (gesetz, nr, angaben, betrag) => {
  expect(summe(gesetz, nr, angaben)).toBe(betrag);
});

test("bis 2020 galten die alten Sätze für Dienstreisen", () => {
  expect(summe("gkg", "9006", { kilometer: 100 }, "2020-12-31")).toBe(3_000);
  expect(summe("gnotkg", "32008", { stunden: 9 }, "2020-12-31")).toBe(6_000);
  expect(summe("gvkostg", "102", { seiten: 2 }, "2025-05-31")).toBe(100);
});

test("Reisekosten und Kilometer zusammen", () => {
  const antwort = kosten("gkg", "2026-01-15", [
    { nr: "9006", betrag: cent(1_000), angaben: { kilometer: 10 } },
  ]);
  expect(antwort).toMatchObject({ summe: 1_420, auslagen: 1_420, gebuehren: 0 });
});
