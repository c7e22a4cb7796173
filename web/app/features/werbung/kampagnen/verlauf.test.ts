import { tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { quote, standVon } from "./stand.ts";
import { achsenende, platzsummen, tagessummen } from "./verlauf.ts";

const zahlen = [
  { tag: tag("2026-11-01"), platz: "blog-banner", ansichten: 40, klicks: 2, sekunden: 80 },
  { tag: tag("2026-11-01"), platz: "footer-promo", ansichten: 10, klicks: 0, sekunden: 12 },
  { tag: tag("2026-11-03"), platz: "blog-banner", ansichten: 5, klicks: 1, sekunden: 9 },
];

test("Jeder Tag hat eine Summe, auch einer ohne Zahlen", () => {
  expect(tagessummen(zahlen, tag("2026-11-01"), 3)).toEqual([
    { tag: "2026-11-01", ansichten: 50, klicks: 2 },
    { tag: "2026-11-02", ansichten: 0, klicks: 0 },
    { tag: "2026-11-03", ansichten: 5, klicks: 1 },
  ]);
});

test("Jeder Platz hat eine Summe", () => {
  expect(platzsummen(zahlen)).toEqual([
    { platz: "blog-banner", ansichten: 45, klicks: 3, sekunden: 89 },
    { platz: "footer-promo", ansichten: 10, klicks: 0, sekunden: 12 },
  ]);
});

test.for([
  [0, 5],
  [5, 5],
  [6, 10],
  [11, 20],
  [47, 50],
  [100, 100],
  [101, 200],
] as const)("Eine Achse bis %i endet bei %i", ([hoechstens, ende]) => {
  expect(achsenende(hoechstens)).toBe(ende);
});

test("Die Quote ist ein Anteil, ohne Ansichten keiner", () => {
  expect(quote(3, 200)).toBe("1,5\u00a0%");
  expect(quote(0, 0)).toBe("–");
});

test("Eine Kampagne ohne Ziel wartet, solange sie liefe", () => {
  const zeitraum = { von: tag("2026-11-02"), bis: tag("2026-11-03") };
  const stand = (heute: string, ziel = true) => standVon(zeitraum, tag(heute), ziel);
  expect(["2026-11-01", "2026-11-02", "2026-11-03", "2026-11-04"].map((am) => stand(am))).toEqual([
    "geplant",
    "laeuft",
    "laeuft",
    "beendet",
  ]);
  expect(stand("2026-11-02", false)).toBe("ohne-ziel");
});
