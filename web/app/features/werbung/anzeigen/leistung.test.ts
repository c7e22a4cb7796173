import { expect, test } from "vitest";
import { leistungsmeldung, zaehlungenAus } from "./leistung.ts";
import { platznamen } from "./plaetze.ts";

const kampagne = "6f0c1a52-0003-4000-8000-000000000003";
const [platz = ""] = platznamen;
const gezaehlt = (slot: { visibleMs: number; view?: boolean; creative?: string }) =>
  zaehlungenAus(
    leistungsmeldung.parse({
      slots: [{ slotId: platz, format: "x", size: "1x1", creative: kampagne, ...slot }],
    }),
  ).map(({ ansichten, sekunden }) => [ansichten, sekunden]);

test("Gezählt werden gerundete Sekunden, höchstens eine Minute je Meldung, und nichts unter einer halben", () => {
  expect(gezaehlt({ visibleMs: 499 })).toEqual([]);
  expect(gezaehlt({ visibleMs: 500 })).toEqual([[0, 1]]);
  expect(gezaehlt({ visibleMs: 60_000 })).toEqual([[0, 60]]);
  expect(gezaehlt({ visibleMs: 86_400_000 })).toEqual([[0, 60]]);
});

test("Eine Ansicht zählt, wer sie meldet, und nur mit Sekunden", () => {
  expect(gezaehlt({ visibleMs: 1_000, view: true })).toEqual([[1, 1]]);
  expect(gezaehlt({ visibleMs: 1_000, view: false })).toEqual([[0, 1]]);
  expect(gezaehlt({ visibleMs: 499, view: true })).toEqual([]);
});

test("Ohne Kampagne zählt nichts", () => {
  const slots = [{ slotId: platz, format: "x", size: "1x1", visibleMs: 5_000, view: true }];
  expect(zaehlungenAus(leistungsmeldung.parse({ slots }))).toEqual([]);
});
