import { cent, tag } from "@gebuehrenportal/recht";
import { describe, expect, it } from "vitest";
import { ergebnis, fassung, p, type Sachangaben, sache, sacheVon, schritttexte, zeilen } from "../testing.ts";

const zwei = [p("3100", { wert: 1_000_000 }), p("3101", { wert: 500_000 })];

describe("Begrenzung nach § 15 Abs. 3 RVG", () => {
  it("lässt Teile mit verschiedenen Sätzen höchstens die Gebühr aus der Summe nach dem höchsten Satz ergeben", () => {
    // 847,60 + 283,60 = 1.131,20; höchstens 1,3 aus 15.000 € = 990,60
    const e = ergebnis(sache(zwei));
    expect(zeilen(e)).toEqual([
      ["3100", 847_60],
      ["3101", 283_60],
      ["15", -140_60],
    ]);
    expect(sacheVon(e).zeilen[2]).toMatchObject({
      art: "kappung",
      wert: 1_500_000,
      satz100: 130,
      norm: "§ 15 Abs. 3 RVG",
    });
    expect(sacheVon(e)).toMatchObject({ gebuehrenVorAnrechnung: 990_60, gebuehren: 990_60 });
  });
  it("prüft jede Art von Gebühr für sich", () => {
    const e = ergebnis(
      sache([
        ...zwei,
        p("3104", { wert: 1_500_000 }),
        p("1003", { wert: 1_000_000 }),
        p("1000", { wert: 500_000 }),
      ]),
    );
    // Einigung: 652,00 + 531,75 = 1.183,75; höchstens 1,5 aus 15.000 € = 1.143,00
    expect(zeilen(e).filter(([nr]) => nr === "15")).toEqual([
      ["15", -140_60],
      ["15", -40_75],
    ]);
  });
  it("kürzt nicht, wo die Grenze nicht erreicht ist, und nicht über verschiedene Gebühren", () => {
    const e = ergebnis(sache([p("3305", { wert: 600_000 }), p("3308", { wert: 400_000 })]));
    expect(zeilen(e)).toHaveLength(2);
  });
  it("nimmt den höchsten wirklichen Satz: 1,3 ohne Erhöhung neben 0,8 mit Erhöhung", () => {
    const positionen = [p("3100", { wert: 1_000_000, erhoehung: false }), p("3101", { wert: 500_000 })];
    expect(zeilen(ergebnis(sache(positionen, { auftraggeber: 2 })))[2]).toEqual([
      "15",
      -(847_60 + 389_95 - 990_60),
    ]);
  });
  it("kappt auch die Summe der Werte bei 30 Mio. €", () => {
    const e = ergebnis(sache([p("3100", { wert: 2_000_000_000 }), p("3101", { wert: 2_000_000_000 })]));
    expect(sacheVon(e).zeilen.find((z) => z.nr === "15")?.wert).toBe(3_000_000_000);
  });
});

describe("Die Zeile der Begrenzung", () => {
  const kappung = (rest: Sachangaben, angerechnet?: number) => {
    const frueher = { ...p("2300"), auftragAm: fassung[2025] };
    const auf = { angelegenheit: "a", position: "3100" };
    const e = ergebnis(sache(zwei, rest), {
      anrechnungen: angerechnet === undefined ? [] : [{ von: { frueher }, auf, betrag: cent(angerechnet) }],
    });
    const zeile = sacheVon(e).zeilen.find((z) => z.art === "kappung");
    return zeile && { ...zeile, schritte: schritttexte(zeile.schritte) };
  };
  const kopf = { art: "kappung", nr: "15", nummern: [], norm: "§ 15 Abs. 3 RVG", wert: 1_500_000 };
  it("nennt den höchsten Satz mit der Erhöhung", () => {
    // 1,6 × 652,00 + 1,1 × 354,50 = 1.433,15; höchstens 1,6 × 762,00
    expect(kappung({ auftraggeber: 2 })).toEqual({
      ...kopf,
      satz100: 160,
      betrag: -213_95,
      schritte: [
        "Nr. 3100, 3101 VV zusammen | § 15 Abs. 3 RVG | 1433.15",
        "höchstens 1,6 aus 15.000,00 € | § 15 Abs. 3 RVG | 1219.20",
      ],
    });
  });
  it("sagt, dass sie nach einer Anrechnung greift, und entfällt, wo diese schon auf die Grenze führt", () => {
    // 1.131,20 − 100,00 gegen 990,60
    expect(kappung({}, 100_00)).toEqual({
      ...kopf,
      satz100: 130,
      betrag: -40_60,
      schritte: [
        "Nr. 3100, 3101 VV nach Anrechnung zusammen | § 15 Abs. 3 RVG | 1031.20",
        "höchstens 1,3 aus 15.000,00 € | § 15 Abs. 3 RVG | 990.60",
      ],
    });
    expect(kappung({}, 140_59)?.betrag).toBe(-1);
    expect(kappung({}, 140_60)).toBeUndefined();
  });
});

describe("Reihenfolge von Anrechnung und Begrenzung", () => {
  const faelle = [
    sache([p("2300", { satz100: 150 })], { id: "vor", wert: 1_500_000, auftragAm: fassung[2022] }),
    sache([p("3100", { wert: 1_500_000 }), p("3101", { wert: 1_000_000 })], {
      id: "streit",
      auftragAm: fassung[2022],
    }),
  ];
  const anrechnungen = [
    { von: { angelegenheit: "vor", position: "2300" }, auf: { angelegenheit: "streit", position: "3100" } },
  ];
  const mit = (reihenfolge: "anrechnung-vor-kappung" | "kappung-vor-anrechnung") =>
    zeilen(ergebnis(faelle, { anrechnungen, schalter: { reihenfolge } }), "streit");

  it("erst anrechnen, dann begrenzen: die Grenze wird nicht erreicht", () => {
    expect(mit("anrechnung-vor-kappung")).toEqual([
      ["3100", 933_40],
      ["3101", 491_20],
      ["vorb3-4", -538_50],
    ]);
  });
  it("erst begrenzen, dann anrechnen", () => {
    expect(mit("kappung-vor-anrechnung")).toEqual([
      ["3100", 933_40],
      ["3101", 491_20],
      ["15", -288_40],
      ["vorb3-4", -538_50],
    ]);
  });
  it("führt nie unter null, auch wenn volle Gebühren auf beide Teile angerechnet werden", () => {
    const mahn = (id: string, wert: number) => sache(["3305"], { id, wert, auftragAm: tag("2022-01-10") });
    const volle = ["m1", "m2"].map((id, i) => ({
      von: { angelegenheit: id, position: "3305" },
      auf: { angelegenheit: "streit", position: ["3100", "3101"][i] ?? "" },
    }));
    const streit = sache(
      [p("3100", { wert: 1_500_000, satz100: 100 }), p("3101", { wert: 1_000_000, satz100: 90 })],
      { id: "streit", auftragAm: fassung[2022] },
    );
    const e = ergebnis([mahn("m1", 1_500_000), mahn("m2", 1_000_000), streit], {
      anrechnungen: volle,
      schalter: { reihenfolge: "kappung-vor-anrechnung" },
    });
    expect(sacheVon(e, "streit").gebuehren).toBe(0);
    // 0,9 aus 10.000 € ist neben 1,0 aus 15.000 € begrenzt: die zweite Anrechnung hat weniger Raum
    expect(schritttexte(sacheVon(e, "streit").zeilen.at(-2)?.schritte ?? []).at(-1)).toMatch(
      /^höchstens die begrenzten Gebühren \| § 15 Abs\. 3 RVG \| /,
    );
  });
});
