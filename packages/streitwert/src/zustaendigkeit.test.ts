import { cent, tag } from "@gebuehrenportal/recht";
import { gut } from "@gebuehrenportal/recht/testing/gut";
import { describe, expect, test } from "vitest";
import { zustaendigkeit } from "./zustaendigkeit.ts";
import type { Schwelle, ZustaendigkeitEingabe } from "./zustaendigkeit-typen.ts";

const frage = (weiteres: Partial<ZustaendigkeitEingabe> = {}) =>
  gut(
    zustaendigkeit({
      wert: cent(5_000_00),
      eingangAm: tag("2026-01-01"),
      sache: "zivil",
      ...weiteres,
    }),
  );

const schwelle = (id: Schwelle["id"], weiteres: Partial<ZustaendigkeitEingabe>) => {
  const { grenze, trifftZu } = frage(weiteres).zeilen.find((z) => z.id === id) ?? {};
  return { grenze, trifftZu };
};

describe("Amtsgericht oder Landgericht", () => {
  test.each([
    ["2025-12-31", 5_000_00, "amtsgericht"],
    ["2025-12-31", 5_000_01, "landgericht"],
    ["2026-01-01", 5_000_01, "amtsgericht"],
    ["2026-01-01", 10_000_00, "amtsgericht"],
    ["2026-01-01", 10_000_01, "landgericht"],
  ])("anhängig am %s, %i Cent: %s", (eingangAm, wert, gericht) => {
    expect(frage({ eingangAm: tag(eingangAm), wert: cent(wert) }).gericht).toBe(gericht);
  });

  test.each([
    ["wohnraummiete", "2025-12-31", 50_000_00, "amtsgericht"],
    ["wohnungseigentum", "2020-01-01", 50_000_00, "amtsgericht"],
    ["nachbarrecht", "2025-12-31", 50_000_00, "landgericht"],
    ["nachbarrecht", "2026-01-01", 50_000_00, "amtsgericht"],
    ["heilbehandlung", "2025-12-31", 1_000_00, "amtsgericht"],
    ["heilbehandlung", "2026-01-01", 1_000_00, "landgericht"],
    ["presse", "2026-01-01", 1_000_00, "landgericht"],
    ["vergabe", "2026-01-01", 1_000_00, "landgericht"],
    ["amtshaftung", "2010-01-01", 100_00, "landgericht"],
    ["familie", "2026-01-01", 50_000_00, "familiengericht"],
    ["arbeit", "2026-01-01", 50_000_00, "arbeitsgericht"],
  ] as const)("%s, anhängig am %s, %i Cent: %s", (sache, eingangAm, wert, gericht) => {
    expect(frage({ sache, eingangAm: tag(eingangAm), wert: cent(wert) }).gericht).toBe(gericht);
  });

  test("wer zu früh nach einer neuen Zuweisung fragt, erfährt den Tag", () => {
    expect(frage({ sache: "presse", eingangAm: tag("2025-12-31") }).vermerke).toMatchObject([
      { norm: "§ 44 Satz 2 EGGVG" },
      {},
    ]);
  });
});

describe("Rechtsmittel nach dem Tag, den ihre Übergangsvorschrift nennt", () => {
  const alt = { eingangAm: tag("2025-03-01"), entscheidungAm: tag("2025-12-31") };
  const neu = { eingangAm: tag("2025-03-01"), entscheidungAm: tag("2026-01-01") };

  test.each([
    ["berufung", alt, 600_00, 600_00, false],
    ["berufung", alt, 600_01, 600_00, true],
    ["berufung", neu, 1_000_00, 1_000_00, false],
    ["berufung", neu, 1_000_01, 1_000_00, true],
    ["nichtzulassungsbeschwerde", alt, 20_000_01, 20_000_00, true],
    ["nichtzulassungsbeschwerde", neu, 25_000_00, 25_000_00, false],
    ["nichtzulassungsbeschwerde", neu, 25_000_01, 25_000_00, true],
  ] as const)("%s %j bei Beschwer %i: Grenze %i, zulässig %s", (id, tage, beschwer, grenze, trifftZu) => {
    expect(schwelle(id, { ...tage, beschwer: cent(beschwer) })).toEqual({ grenze, trifftZu });
  });

  test("Kfz-Innung Berlin, 2026: Wer 5.000 € verlangt und 4.300 € bekommt, kann nicht ohne Zulassung in die Berufung", () => {
    const tage = { eingangAm: tag("2026-01-05"), entscheidungAm: tag("2026-06-01") };
    expect(schwelle("berufung", { ...tage, beschwer: cent(700_00) }).trifftZu).toBe(false);
  });

  test.each([
    ["kostenbeschwerde", alt, 200_00],
    ["kostenbeschwerde", neu, 300_00],
    ["streitwertbeschwerde", neu, 200_00],
    ["streitwertbeschwerde", { eingangAm: tag("2026-01-01") }, 300_00],
  ] as const)("%s %j: Grenze %i Cent", (id, tage, grenze) => {
    expect(schwelle(id, { ...tage, kosten: cent(grenze) })).toEqual({ grenze, trifftZu: false });
    expect(schwelle(id, { ...tage, kosten: cent(grenze + 1) })).toEqual({ grenze, trifftZu: true });
    expect(schwelle(id, tage)).toEqual({ grenze, trifftZu: undefined });
  });

  test("Familiensachen bis zum und ab dem 01.01.2026, das Arbeitsgericht unverändert", () => {
    const familie = { sache: "familie" } as const;
    expect(schwelle("beschwerde-famfg", { ...familie, ...alt }).grenze).toBe(600_00);
    expect(schwelle("beschwerde-famfg", { ...familie, ...neu }).grenze).toBe(1_000_00);
    expect(schwelle("berufung-arbeitsgericht", { sache: "arbeit", ...neu }).grenze).toBe(600_00);
  });

  test("§ 495a gilt ohne Übergangsvorschrift auch in anhängigen Sachen", () => {
    const wert = cent(800_00);
    expect(schwelle("vereinfachtes-verfahren", { ...alt, wert })).toEqual({
      grenze: 600_00,
      trifftZu: false,
    });
    expect(schwelle("vereinfachtes-verfahren", { ...neu, wert })).toEqual({
      grenze: 1_000_00,
      trifftZu: true,
    });
  });

  test("Streitschlichtung bis 750 €, Online-Verfahren erst seit der Erprobung", () => {
    expect(schwelle("schlichtung", { wert: cent(750_00) })).toEqual({ grenze: 750_00, trifftZu: undefined });
    expect(schwelle("schlichtung", { wert: cent(750_01) })).toEqual({ grenze: 750_00, trifftZu: false });
    const ids = (am: string) => frage({ eingangAm: tag(am) }).zeilen.map((z) => z.id);
    expect(ids("2026-01-01")).not.toContain("online-verfahren");
    expect(ids("2026-02-01")).toContain("online-verfahren");
  });

  test("ohne Tag der Entscheidung sagt ein Vermerk, womit gerechnet ist", () => {
    expect(frage().vermerke).toMatchObject([{ feld: "entscheidungAm" }]);
    expect(frage({ entscheidungAm: tag("2026-05-01") }).vermerke).toEqual([]);
  });
});

test("Falsche Angaben und Tage vor 2002 geben kein Ergebnis", () => {
  const e = { wert: cent(1), eingangAm: tag("2026-01-01"), sache: "zivil" } as const;
  expect(zustaendigkeit({ ...e, wert: cent(-1) })).toMatchObject({ feld: "wert" });
  expect(zustaendigkeit({ ...e, beschwer: 0.5 as never })).toMatchObject({ feld: "beschwer" });
  expect(zustaendigkeit({ ...e, eingangAm: tag("2001-12-31") })).toMatchObject({ feld: "eingangAm" });
  expect(zustaendigkeit({ ...e, entscheidungAm: tag("2025-12-31") })).toMatchObject({
    feld: "entscheidungAm",
  });
});
