import { cent, tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import { jahrestage, zinstage } from "./tagzaehlung.ts";
import type { Hauptforderung, Zinseingabe } from "./zins-typen.ts";
import { zinsrechnung } from "./zinsrechnung.ts";

describe("Zinstage, der erste und der letzte gezählt", () => {
  test.each([
    ["2025-01-01", "2025-01-01", 1, 1],
    ["2025-01-31", "2025-01-31", 1, 0],
    ["2025-01-30", "2025-01-31", 2, 1],
    ["2025-01-31", "2025-02-28", 29, 30],
    ["2025-02-01", "2025-02-27", 27, 27],
    ["2025-02-01", "2025-02-28", 28, 30],
    ["2024-02-01", "2024-02-28", 28, 28],
    ["2024-02-01", "2024-02-29", 29, 30],
    ["2024-02-29", "2024-03-01", 2, 3],
    ["2024-12-31", "2025-01-01", 2, 1],
    ["2024-01-01", "2025-12-31", 731, 720],
    ["2025-03-15", "2025-07-14", 122, 120],
  ])("%s bis %s: taggenau %i, kaufmännisch %i", (von, bis, genau, kaufmaennisch) => {
    const [v, b] = [tag(von), tag(bis)];
    expect(zinstage("act/act", v, b)).toBe(genau);
    expect(zinstage("act/365", v, b)).toBe(genau);
    expect(zinstage("30/360", v, b)).toBe(kaufmaennisch);
  });

  test.each([
    ["2024-06-01", 366],
    ["2025-06-01", 365],
    ["2000-06-01", 366],
    ["2100-06-01", 365],
  ])("das Jahr des %s hat %i Tage, in den anderen Zählungen immer gleich viele", (am, genau) => {
    expect(jahrestage("act/act", tag(am))).toBe(genau);
    expect(jahrestage("act/365", tag(am))).toBe(365);
    expect(jahrestage("30/360", tag(am))).toBe(360);
  });
});

describe("Abschnitte", () => {
  const f = (ab: string, weiteres: Partial<Hauptforderung> = {}): Hauptforderung => ({
    id: "a",
    betrag: cent(3_660_00),
    verzugAb: tag(ab),
    zinssatz: { art: "fest", prozent100: 1000 },
    ...weiteres,
  });
  const abschnitte = (hauptforderung: Hauptforderung, bis: string, weiteres: Partial<Zinseingabe> = {}) => {
    const e = zinsrechnung({ hauptforderungen: [hauptforderung], bis: tag(bis), ...weiteres });
    if (e.art === "kein-ergebnis") throw new Error(e.grund);
    return (e.forderungen[0]?.abschnitte ?? []).map((a) => [a.von, a.bis, a.tage, a.jahrestage, a.kapital]);
  };

  test("ein fester Satz teilt sich am Jahresende, nicht am Halbjahr", () => {
    expect(abschnitte(f("2023-12-31"), "2025-01-01")).toEqual([
      ["2023-12-31", "2023-12-31", 1, 365, 3_660_00],
      ["2024-01-01", "2024-12-31", 366, 366, 3_660_00],
      ["2025-01-01", "2025-01-01", 1, 365, 3_660_00],
    ]);
  });

  test("eine Forderung endet an ihrem letzten Tag, spätestens mit der Rechnung", () => {
    expect(abschnitte(f("2024-01-01", { bis: tag("2024-01-10") }), "2024-01-31")).toEqual([
      ["2024-01-01", "2024-01-10", 10, 366, 3_660_00],
    ]);
    expect(abschnitte(f("2024-01-01", { bis: tag("2024-02-10") }), "2024-01-31")).toEqual([
      ["2024-01-01", "2024-01-31", 31, 366, 3_660_00],
    ]);
    expect(abschnitte(f("2024-02-01"), "2024-01-31")).toEqual([]);
  });

  test("wer vor dem Verzug zahlt, verzinst den Rest; wer alles zahlt, nichts", () => {
    const zahlt = (am: string, betrag: number) => ({
      zahlungen: [{ am: tag(am), betrag: cent(betrag) }],
    });
    expect(abschnitte(f("2024-01-01"), "2024-01-31", zahlt("2023-12-01", 660_00))).toEqual([
      ["2024-01-01", "2024-01-31", 31, 366, 3_000_00],
    ]);
    expect(abschnitte(f("2024-01-01"), "2024-01-31", zahlt("2023-12-01", 3_660_00))).toEqual([]);
    // 10 days of 1,00 € and the principal
    expect(abschnitte(f("2024-01-01"), "2024-01-31", zahlt("2024-01-10", 3_670_00))).toEqual([
      ["2024-01-01", "2024-01-10", 10, 366, 3_660_00],
    ]);
  });

  test("der Tag der Zahlung gehört auf Wunsch schon zum Rest", () => {
    const zahlungen = [{ am: tag("2024-01-10"), betrag: cent(1_009_00) }];
    expect(
      abschnitte(f("2024-01-01"), "2024-01-31", {
        zahlungen,
        schalter: { zahlungstag: "nicht-mitgezaehlt" },
      }),
    ).toEqual([
      ["2024-01-01", "2024-01-09", 9, 366, 3_660_00],
      ["2024-01-10", "2024-01-31", 22, 366, 2_660_00],
    ]);
  });
});
