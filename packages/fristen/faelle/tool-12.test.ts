import { type Tag, tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { type Dauer, frist, type Land, type Ort } from "../index.ts";

const ende = (ereignisAm: string, dauer: Dauer, ort: Ort): Tag | string => {
  const r = frist({ ereignisAm: tag(ereignisAm), dauer, regime: "ZPO", ort });
  return r.art === "ergebnis" ? r.ende : r.grund;
};
const wochen: Dauer = [{ wert: 2, einheit: "woche" }];
const monate = (wert: number): Dauer => [{ wert, einheit: "monat" }];

test.each([
  ["2025-01-31", monate(1), "BE", "2025-02-28"],
  ["2024-01-31", monate(1), "BE", "2024-02-29"],
  ["2025-11-30", monate(3), "BE", "2026-03-02"],
  ["2025-10-17", wochen, "BE", "2025-10-31"],
  ["2025-10-17", wochen, "SN", "2025-11-03"],
  ["2025-06-05", wochen, "NW", "2025-06-20"],
  ["2025-06-05", wochen, "BE", "2025-06-19"],
  ["2025-04-04", wochen, "BE", "2025-04-22"],
  ["2025-12-12", wochen, "BE", "2025-12-29"],
] as const)("Ereignis %s, %o in %s endet am %s", (ereignis, dauer, land: Land, erwartet) => {
  expect(ende(ereignis, dauer, { land })).toBe(erwartet);
});

test("Heiligabend und Silvester sind Werktage, und der Rechenweg sagt es", () => {
  const r = frist({ ereignisAm: tag("2026-11-24"), dauer: monate(1), regime: "ZPO", ort: { land: "HE" } });
  if (r.art !== "ergebnis") throw new Error(r.grund);
  expect(r.ende).toBe("2026-12-24");
  expect(r.schritte.find((s) => s.regel === "R-WERKTAG")?.norm).toMatch(/OLG Frankfurt/);
  expect(ende("2027-12-17", wochen, { land: "HE" })).toBe("2027-12-31");
});

test("Ohne Land zählen nur bundesweite Feiertage, und das Ergebnis fragt nach dem Ort", () => {
  const r = frist({ ereignisAm: tag("2026-05-04"), dauer: monate(1), regime: "ZPO" });
  if (r.art !== "ergebnis") throw new Error(r.grund);
  expect(r.ende).toBe("2026-06-04");
  expect(r.vermerke.some((v) => v.feld === "ort.land")).toBe(true);
  expect(r.vermerke.some((v) => /Feiertag in: .*Hessen/.test(v.text))).toBe(true);
});

test("Örtliche Feiertage verschieben nur mit Gemeinde oder Gericht; ohne sie steht ein Hinweis", () => {
  const mitLand = frist({
    ereignisAm: tag("2029-07-15"),
    dauer: monate(1),
    regime: "ZPO",
    ort: { land: "BY" },
  });
  if (mitLand.art !== "ergebnis") throw new Error(mitLand.grund);
  expect(mitLand.ende).toBe("2029-08-15");
  expect(mitLand.vermerke.some((v) => /Mariä Himmelfahrt/.test(v.text))).toBe(true);
  expect(ende("2029-07-15", monate(1), { gericht: "bfh" })).toBe("2029-08-16");
});

test("Die Vorfrist einer einfachen Frist liegt eine Woche vor dem Ende, am Werktag davor", () => {
  const r = frist({ ereignisAm: tag("2026-04-23"), dauer: wochen, regime: "ZPO", ort: { land: "BE" } });
  if (r.art !== "ergebnis") throw new Error(r.grund);
  expect(r.ende).toBe("2026-05-07");
  expect(r.vorfristen.map((v) => v.tag)).toEqual(["2026-04-30"]);
  const feiertag = frist({
    ereignisAm: tag("2026-04-24"),
    dauer: wochen,
    regime: "ZPO",
    ort: { land: "BE" },
  });
  if (feiertag.art !== "ergebnis") throw new Error(feiertag.grund);
  expect(feiertag.ende).toBe("2026-05-08");
  expect(feiertag.vorfristen.map((v) => [v.rechnerisch, v.tag])).toEqual([["2026-05-01", "2026-04-30"]]);
});
