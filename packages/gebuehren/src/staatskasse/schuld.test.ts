import { cent, tag } from "@gebuehrenportal/recht";
import { describe, expect, it } from "vitest";
import { ergebnis, fassung, kasse, p, pkh, type Sachangaben, sache, sacheVon } from "../testing.ts";

const bestellt = (nummern: readonly string[], rest: Sachangaben = {}) =>
  sache(nummern, { vertretung: "bestellt", auftragAm: tag("2026-03-01"), ...rest });

describe("Was der Mandant neben der Bestellung schuldet", () => {
  it("ist ohne Feststellung des Gerichts nichts: 192 + 158 + 264 + 20 = 634, mit 19 % 754,46 aus der Staatskasse", () => {
    const e = ergebnis(bestellt(["4100", "4106", "4108"]));
    // Regelvergütung (768,00 + 20,00) × 1,19 = 937,72
    expect([e.brutto, e.offen, e.staatskasse]).toEqual([
      937_72,
      0,
      { auszahlung: 754_46, gesperrt: 937_72, norm: "§ 52 Abs. 2, § 53 Abs. 2 RVG" },
    ]);
    expect(e).not.toHaveProperty("prozesskostenhilfe");
  });

  it("ist auch für zwei Nebenkläger nichts: 738,65, mit 19 % 878,99 (§ 53 Abs. 2 RVG)", () => {
    const e = ergebnis(
      bestellt(["4100", "4104", "4112", "4114"], {
        auftragAm: tag("2008-03-01"),
        auftraggeber: 2,
        auslagen: { kopien: [{ buchstabe: "a", sw: 309 }] },
      }),
      { leistungsende: tag("2008-12-01") },
    );
    // 132 + 145,60 + 161,20 + 216 + 63,85 + 20
    expect([sacheVon(e).staatskasse?.netto, e.offen, e.staatskasse?.auszahlung]).toEqual([738_65, 0, 878_99]);
  });

  it("bleibt, was der Bestellung nicht angehört: durchlaufende Posten und die Hebegebühr", () => {
    const auslagen = { durchlaufend: [{ bezeichnung: "Gerichtskosten", betrag: cent(5_00) }] };
    expect(ergebnis(bestellt(["4106"], { auslagen })).offen).toBe(5_00);
    // Nr. 1009 VV: 1 % aus 1.000,00 = 10,00; mit 19 % 11,90
    const hebe = sache(["4106", p("1009", { auszahlungen: [cent(1_000_00)] })], { vertretung: "bestellt" });
    expect(ergebnis(hebe).offen).toBe(11_90);
  });

  it("wird durch seine Zahlungen nicht weniger als nichts, solange sie die Regelvergütung nicht übersteigen", () => {
    const offen = (betrag: number) =>
      ergebnis(bestellt(["4100", "4106", "4108"]), {
        zahlungen: [{ betrag: cent(betrag), von: "mandant" }],
      }).offen;
    expect([offen(500_00), offen(937_72), offen(1_000_00)]).toEqual([0, 0, -62_28]);
  });

  it("hängt außerhalb von Straf- und Bußgeldsachen vom Grund der Bestellung ab", () => {
    const e = ergebnis(sache(["3100", "3104"], { wert: 1_000_000, vertretung: "bestellt" }));
    expect([e.offen, e.staatskasse]).toEqual([
      0,
      { auszahlung: 1_136_45, gesperrt: 1_963_50, norm: "§§ 39 bis 41 RVG" },
    ]);
  });
});

describe("Was der Mandant in der Beratungshilfe schuldet", () => {
  it("ist neben Nr. 2503 VV nichts: 102 + 20 = 122, mit 19 % 145,18 aus der Staatskasse", () => {
    const e = ergebnis(sache(["2503"], { auftragAm: tag("2026-11-20") }));
    expect([e.brutto, e.offen, e.staatskasse]).toEqual([
      145_18,
      0,
      { auszahlung: 145_18, gesperrt: 145_18, norm: "§ 44 RVG" },
    ]);
  });

  it.each([
    [2010, 10_00],
    [2016, 15_00],
    [2025, 15_00],
  ] as const)("ist die Nr. 2500 VV nach dem Recht von %i: %i Cent", (jahr, offen) => {
    const e = ergebnis(sache(["2500", "2503"], { auftragAm: fassung[jahr] }));
    expect([e.offen, e.brutto - (e.staatskasse?.gesperrt ?? 0)]).toEqual([offen, offen]);
  });

  it("mindert mit der Nr. 2500 VV die Vergütung aus der Staatskasse nicht, anders als eine Zahlung des Gegners", () => {
    const mit = (von: "mandant" | "gegner", betrag: number) => {
      const e = ergebnis(sache(["2500", "2503"]), { zahlungen: [{ betrag: cent(betrag), von }] });
      return [e.offen, e.staatskasse?.auszahlung];
    };
    expect(mit("mandant", 15_00)).toEqual([0, 145_18]);
    expect(mit("mandant", 20_00)).toEqual([0, 140_18]);
    expect(mit("gegner", 45_18)).toEqual([0, 100_00]);
  });

  it("lässt eine Klage daneben ganz bei ihm und rechnet nur die Hälfte der Nr. 2503 VV auf sie an", () => {
    const anrechnungen = [
      { von: { angelegenheit: "hilfe", position: "2503" }, auf: { angelegenheit: "a", position: "3100" } },
    ];
    const e = ergebnis([sache(["2503"], { id: "hilfe" }), sache(["3100"], { wert: 1_000_000 })], {
      anrechnungen,
    });
    // (1,3 × 652,00 − 51,00 + 20,00) × 1,19 = 971,75
    expect([e.offen, e.staatskasse?.auszahlung]).toEqual([971_75, 145_18]);
  });

  it("trennt auch in einer Angelegenheit, was der Mandant und was die Staatskasse zahlt", () => {
    const e = ergebnis(sache(["2503", "2300"], { wert: 1_000_000, auslagen: { reisekosten: cent(30_00) } }));
    // Ganz (102,00 + 847,60 + 20,00 + 30,00) × 1,19 = 1.189,52; Staatskasse (102,00 + 20,00) × 1,19 = 145,18
    expect([e.brutto, e.staatskasse?.auszahlung, e.offen]).toEqual([1_189_52, 145_18, 1_044_34]);
  });
});

describe("Was die Prozesskostenhilfe nicht umfasst", () => {
  it("schuldet der Mandant auch in derselben Angelegenheit, und § 50 RVG gibt davon nichts", () => {
    const e = ergebnis(pkh(["2300", "3100", "3104"]));
    // 1,3 × 652,00 = 847,60, mit 19 % 1.008,64; ohne sie wie im Regelfall 1.963,50 gesperrt und 827,05 Unterschied
    expect([e.offen, e.staatskasse?.gesperrt]).toEqual([1_008_64, 1_963_50]);
    expect(sacheVon(e).staatskasse?.weitereVerguetung).toBe(827_05);
  });

  it("zählt mit Bestellung und Beratungshilfe zusammen, mit jeder Norm", () => {
    const e = ergebnis([
      sache(["2503"], { id: "hilfe" }),
      pkh(["3100", "3104"]),
      bestellt(["4100", "4106", "4108"], { id: "straf" }),
    ]);
    expect(e.staatskasse).toEqual({
      auszahlung: 145_18 + 1_136_45 + 754_46,
      gesperrt: 3_046_40,
      norm: "§ 44 RVG, § 122 Abs. 1 Nr. 3 ZPO, § 52 Abs. 2, § 53 Abs. 2 RVG",
    });
    expect(e.prozesskostenhilfe).toEqual({
      auszahlung: 1_136_45,
      gesperrt: 1_963_50,
      norm: "§ 122 Abs. 1 Nr. 3 ZPO",
    });
    expect(kasse(pkh(["3100"]))?.gesperrt).toEqual({ netto: 867_60, norm: "§ 122 Abs. 1 Nr. 3 ZPO" });
  });
});
