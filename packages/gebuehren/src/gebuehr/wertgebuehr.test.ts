import { tag } from "@gebuehrenportal/recht";
import { describe, expect, it } from "vitest";
import { betrag, ergebnis, fassung, p, sache, sacheVon } from "../testing.ts";

describe("Wertgebühr nach § 13 RVG", () => {
  it.each([
    [50_000, 66_95],
    [50_001, 120_90],
    [200_000, 228_80],
    [200_001, 306_15],
    [1_000_000, 847_60],
    [1_000_001, 919_10],
    [2_500_000, 1205_10],
    [2_500_001, 1316_90],
    [5_000_000, 1764_10],
    [5_000_001, 1893_45],
  ])("1,3 aus %i Cent sind %i Cent", (wert, erwartet) => {
    expect(betrag("3100", { wert })).toBe(erwartet);
  });

  it("rundet jede Gebühr für sich, ab einem halben Cent auf", () => {
    // 0,75 × 51,50 = 38,625
    expect(betrag("3325", { wert: 50_000 })).toBe(38_63);
  });

  it("zeigt 1,0-Gebühr und Satz als Schritte", () => {
    const z = sacheVon(ergebnis(sache(["3100"], { wert: 1_000_000 }))).zeilen[0];
    expect(z?.schritte).toEqual([
      { text: "1,0-Gebühr aus 10.000,00\u00a0€", norm: "§ 13 Abs. 1 RVG", betrag: 652_00 },
      { text: "× 1,3", norm: "Nr. 3100 VV", betrag: 847_60 },
    ]);
  });
});

describe("Mindestbetrag einer Gebühr", () => {
  it("hebt 0,3 aus 500 € nach dem Recht von 2021 auf 15 €, nach dem von 2025 nicht mehr", () => {
    expect(betrag("3309", { wert: 50_000, auftragAm: fassung[2022] })).toBe(15_00);
    expect(betrag("3309", { wert: 50_000 })).toBe(15_45);
  });
  it("beträgt bis Juli 2013 10 €", () => {
    expect(betrag("3309", { wert: 30_000, auftragAm: fassung[2010] })).toBe(10_00);
  });
  it("wird erst nach der Erhöhung geprüft", () => {
    expect(betrag("3309", { wert: 50_000, auftragAm: fassung[2022], auftraggeber: 2 })).toBe(29_40);
  });
  it("nennt die Norm der Zeit", () => {
    const norm = (auftragAm: string) =>
      sacheVon(
        ergebnis(sache([p("3309")], { wert: 50_000, auftragAm: tag(auftragAm) })),
      ).zeilen[0]?.schritte.at(-1)?.norm;
    expect(norm("2021-09-30")).toBe("§ 13 Abs. 2 RVG a. F.");
    expect(norm("2021-10-01")).toBe("§ 13 Abs. 3 RVG");
  });
});
