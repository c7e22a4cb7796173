import type { Gesetz } from "@gebuehrenportal/gesetze/kostenverzeichnis/typen.ts";
import { cent } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import type { Kostenangaben } from "./eingabe.ts";
import { kosten } from "./testing.ts";

const summe = (
  gesetz: Gesetz,
  am: string,
  nr: string,
  p: { readonly wert?: number; readonly angaben?: Kostenangaben },
) => {
  const { wert, angaben } = p;
  const antwort = kosten(gesetz, am, [
    { nr, ...(wert !== undefined && { wert: cent(wert) }), ...(angaben && { angaben }) },
  ]);
  return antwort.art === "ergebnis" ? antwort.summe : antwort.grund;
};

// Anm. Abs. 1 zu Nr. 11101 KV GNotKG: je angefangene 5.000 € des Vermögens über 10.000 €, bis 31.05.2025 über 25.000 €.
describe("Jahresgebühr der Dauerbetreuung", () => {
  test.each([
    ["58 × 11,50 € aus 290.000 €", "2026-01-15", 30_000_000, 66_700],
    ["55 × 11,50 € aus 275.000 €", "2025-05-31", 30_000_000, 63_250],
    ["55 × 10,00 € aus 275.000 €", "2023-12-31", 30_000_000, 55_000],
    ["21 × 11,50 €: ein Cent über dem zwanzigsten Schritt", "2026-01-15", 11_000_001, 24_150],
    ["ein Cent über der Grenze: mindestens 230,00 €", "2026-01-15", 1_000_001, 23_000],
    ["an der Grenze keine Gebühr", "2026-01-15", 1_000_000, 0],
    ["unter der Grenze keine Gebühr", "2026-01-15", 900_000, 0],
    ["bis 31.05.2025 unter 25.000 € keine Gebühr", "2025-05-31", 2_500_000, 0],
    ["bis 31.05.2025 ein Cent über 25.000 €", "2025-05-31", 2_500_001, 23_000],
  ])("%s (%s)", (_, am, wert, erwartet) => {
    expect(summe("gnotkg", am, "11101", { wert })).toBe(erwartet);
  });

  test("auch bei höchstens drei Monaten bleibt sie unter der Grenze aus", () => {
    expect(
      summe("gnotkg", "2026-01-15", "11101", { wert: 900_000, angaben: { hoechstensDreiMonate: true } }),
    ).toBe(0);
    expect(
      summe("gnotkg", "2026-01-15", "11101", { wert: 1_100_000, angaben: { hoechstensDreiMonate: true } }),
    ).toBe(10_000);
  });

  test("der Rechenweg zieht die Grenze ab und nennt beide Normen", () => {
    const antwort = kosten("gnotkg", "2026-01-15", [{ nr: "11101", wert: cent(30_000_000) }]);
    expect(antwort.art === "ergebnis" && antwort.zeilen[0]?.schritte).toEqual([
      {
        text: "Vermögen 300.000,00\u00a0€, soweit es 10.000,00\u00a0€ übersteigt",
        norm: "Anm. Abs. 1 zu Nr. 11101 KV GNotKG",
        betrag: 29_000_000,
      },
      {
        text: "11,50\u00a0€ je angefangene 5.000,00\u00a0€ aus 290.000,00\u00a0€",
        norm: "Nr. 11101 KV GNotKG",
        betrag: 66_700,
      },
    ]);
    const keine = kosten("gnotkg", "2026-01-15", [{ nr: "11101", wert: cent(900_000) }]);
    expect(keine.art === "ergebnis" && keine.zeilen[0]?.schritte).toEqual([
      {
        text: "Vermögen 9.000,00\u00a0€, nicht mehr als 10.000,00\u00a0€: keine Gebühr",
        norm: "Vorbem. 1.1 Abs. 1 KV GNotKG",
        betrag: 0,
      },
    ]);
  });
});

// Nr. 11102, 11103 KV GNotKG: höchstens eine Gebühr 11101
describe("Was höchstens die Jahresgebühr nach dem Vermögen kostet", () => {
  const angaben = (vermoegen: number): Kostenangaben => ({ vermoegen: cent(vermoegen) });
  test.each([
    ["11102 aus 20.000 €", "11102", undefined, 2_000_000, 23_000],
    ["11102 aus 9.000 €", "11102", undefined, 900_000, 0],
    ["11102 aus 1.000.000 €: es bleibt bei 300,00 €", "11102", undefined, 100_000_000, 30_000],
    // 0,5 aus 100.000 € nach Tabelle A (1.198,00 €): 599,00 €
    ["11103 aus 20.000 €", "11103", 10_000_000, 2_000_000, 23_000],
    ["11103 aus 9.000 €", "11103", 10_000_000, 900_000, 0],
    ["11103 aus 400.000 €: es bleibt bei der halben Gebühr", "11103", 10_000_000, 40_000_000, 59_900],
  ] as const)("%s", (_, nr, wert, vermoegen, erwartet) => {
    expect(
      summe("gnotkg", "2026-01-15", nr, {
        ...(wert !== undefined && { wert }),
        angaben: angaben(vermoegen),
      }),
    ).toBe(erwartet);
  });
});

// Anm. Abs. 1 zu Nr. 1311, Vorbem. 1.3.1 Abs. 2 KV FamGKG
test.each([
  ["58 × 5,00 €", "2026-01-15", "1311", { wert: 30_000_000 }, 29_000],
  ["55 × 5,00 €", "2025-05-31", "1311", { wert: 30_000_000 }, 27_500],
  ["keine Gebühr", "2026-01-15", "1311", { wert: 1_000_000 }, 0],
  ["1312 höchstens 1311", "2026-01-15", "1312", { angaben: { vermoegen: cent(900_000) } }, 0],
  [
    "1312: 2 × 5,00 €, mindestens 50,00 €",
    "2026-01-15",
    "1312",
    { angaben: { vermoegen: cent(2_000_000) } },
    5_000,
  ],
] as const)("Vormundschaft: %s (%s, Nr. %s)", (_, am, nr, p, erwartet) => {
  expect(summe("famgkg", am, nr, p)).toBe(erwartet);
});
