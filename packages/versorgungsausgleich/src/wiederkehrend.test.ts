import { cent, tag } from "@gebuehrenportal/recht";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { WiederkehrendEingabe } from "./typen.ts";
import { wiederkehrend, wiederkehrendRegeln } from "./wiederkehrend.ts";

const wert = (e: WiederkehrendEingabe) => {
  const a = wiederkehrend(e);
  return a.art === "ergebnis" ? a.wert : a.feld;
};
const monatsbetrag = cent(1_000_00);

describe("Wert wiederkehrender Leistungen", () => {
  test.each<[string, Partial<WiederkehrendEingabe>, number]>([
    ["zpo9", {}, 42_000_00],
    ["zpo9", { dauerMonate: 41 }, 41_000_00],
    ["zpo9", { dauerMonate: 43 }, 42_000_00],
    ["zpo9", { gesamtbetrag: cent(30_000_00), rueckstaende: cent(2_000_00) }, 32_000_00],
    ["gkg42-1", {}, 36_000_00],
    ["gkg42-1", { rueckstaende: cent(500_00) }, 36_500_00],
    ["gkg42-1", { rueckstaende: cent(500_00), arbeitsgericht: true }, 36_000_00],
    ["gkg42-2a", {}, 3_000_00],
    ["gkg42-2a", { dauerMonate: 2 }, 2_000_00],
    ["gkg42-2b", {}, 36_000_00],
    ["famgkg51-1", { dauerMonate: 6, rueckstaende: cent(3_000_00) }, 9_000_00],
    ["famgkg51-3", {}, 500_00],
    ["gkg41-1", { dauerMonate: 5 }, 5_000_00],
    ["gkg41-2", {}, 12_000_00],
    ["gkg41-5", { dauerMonate: 24 }, 12_000_00],
    ["zpo8", { dauerMonate: 400 }, 300_000_00],
    ["zpo8", { dauerMonate: 12 }, 12_000_00],
    ["gkg52-6-lebenszeit", {}, 12_000_00],
    ["gkg52-6-uebrige", {}, 6_000_00],
    ["gkg52-6-amt-lebenszeit", {}, 6_000_00],
    ["gkg52-6-amt-uebrige", {}, 3_000_00],
    ["gnotkg52-2", { dauerMonate: 300 }, 240_000_00],
    ["gnotkg52-2", { dauerMonate: 300, alter: [60] }, 120_000_00],
    ["gnotkg52-3a", {}, 240_000_00],
    ["gnotkg52-3b", {}, 120_000_00],
    ["gnotkg52-4", { alter: [30] }, 240_000_00],
    ["gnotkg52-4", { alter: [31] }, 180_000_00],
    ["gnotkg52-4", { alter: [50] }, 180_000_00],
    ["gnotkg52-4", { alter: [51] }, 120_000_00],
    ["gnotkg52-4", { alter: [70] }, 120_000_00],
    ["gnotkg52-4", { alter: [71] }, 60_000_00],
    ["gnotkg52-4", { alter: [71, 45], endet: "mit-dem-letzten" }, 180_000_00],
    ["gnotkg52-4", { alter: [71, 45], endet: "mit-dem-ersten" }, 60_000_00],
    ["gnotkg99-miete", { dauerMonate: 360 }, 240_000_00],
    ["gnotkg99-miete-unbestimmt", {}, 60_000_00],
    ["gnotkg99-miete-unbestimmt", { dauerMonate: 84 }, 84_000_00],
    ["gnotkg99-miete-unbestimmt", { dauerMonate: 12 }, 60_000_00],
    ["gnotkg99-dienst", { dauerMonate: 24 }, 24_000_00],
    ["gnotkg99-dienst", {}, 60_000_00],
  ])("%s mit %j: %i Cent", (regel, weiteres, erwartet) => {
    expect(wert({ regel, monatsbetrag, ...weiteres })).toBe(erwartet);
  });

  test("ohne Jahreswert zählen 5 % des Sachwerts", () => {
    expect(wert({ regel: "gnotkg52-4", sachwert: cent(300_000_00), alter: [65] })).toBe(150_000_00);
  });

  test("fehlende und falsche Angaben nennen das Feld", () => {
    expect(wert({ regel: "fehlt" })).toBe("regel");
    expect(wert({ regel: "zpo9" })).toBe("monatsbetrag");
    expect(wert({ regel: "zpo9", sachwert: cent(1) })).toBe("monatsbetrag");
    expect(wert({ regel: "zpo8", monatsbetrag })).toBe("dauerMonate");
    expect(wert({ regel: "zpo9", monatsbetrag, dauerMonate: 1.5 })).toBe("dauerMonate");
    expect(wert({ regel: "gnotkg52-4", monatsbetrag })).toBe("alter");
    expect(wert({ regel: "gnotkg52-4", monatsbetrag, alter: [50, 60] })).toBe("endet");
    expect(wert({ regel: "gnotkg52-4", monatsbetrag, alter: [50, -1], endet: "mit-dem-ersten" })).toBe(
      "alter[1]",
    );
    expect(wert({ regel: "zpo9", monatsbetrag: cent(-1) })).toBe("monatsbetrag");
    expect(wert({ regel: "gkg42-1", monatsbetrag, antragAm: tag("2013-07-31") })).toBe("antragAm");
  });

  test("jede Regel hat eine eigene Kennung und nennt Felder, die es gibt", () => {
    const regeln = wiederkehrendRegeln();
    expect(new Set(regeln.map((r) => r.id)).size).toBe(regeln.length);
    expect(regeln.length).toBeGreaterThanOrEqual(20);
  });

  test("der Wert steigt mit dem Betrag und mit der Dauer, Rückstände werden addiert", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("zpo9", "gkg42-1", "famgkg51-1"),
        fc.integer({ min: 0, max: 1_000_000_00 }),
        fc.integer({ min: 0, max: 100 }),
        fc.integer({ min: 1, max: 1_000_000_00 }),
        (regel, betrag, dauerMonate, rueckstand) => {
          const e = { regel, monatsbetrag: cent(betrag), dauerMonate };
          const basis = Number(wert(e));
          expect(Number(wert({ ...e, monatsbetrag: cent(betrag + 1) }))).toBeGreaterThanOrEqual(basis);
          expect(Number(wert({ ...e, dauerMonate: dauerMonate + 1 }))).toBeGreaterThanOrEqual(basis);
          expect(wert({ ...e, rueckstaende: cent(rueckstand) })).toBe(basis + rueckstand);
        },
      ),
    );
  });
});
