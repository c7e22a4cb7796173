import { cent } from "@gebuehrenportal/recht";
import { describe, expect, it } from "vitest";
import type { RvgEingabe } from "./eingabe.ts";
import {
  ergebnis,
  fassung,
  kasse,
  p,
  pkh,
  type Sachangaben,
  sache,
  sacheVon,
  schritttexte,
  vermerktexte,
} from "./testing.ts";

const gezahlt = (...x: Parameters<typeof kasse>) => {
  const k = kasse(...x);
  if (!k) throw new Error("Keine Vergütung aus der Staatskasse");
  return k;
};
const weg = (...x: Parameters<typeof kasse>) => schritttexte(gezahlt(...x).schritte);
const zahlung = (betrag: number, rest = {}) => ({ betrag: cent(betrag), von: "mandant", ...rest }) as const;

describe("Rechenweg der Vergütung aus der Staatskasse", () => {
  it("zeigt die Gebühren nach § 49 RVG und den Unterschied zur Regelvergütung", () => {
    const k = gezahlt(pkh(["3100", "3104"]));
    expect(k.zeilen.map((z) => [z.norm, ...schritttexte(z.schritte)])).toEqual([
      ["Nr. 3100 VV", "1,0-Gebühr aus 10.000,00 € | § 49 RVG | 374.00", "× 1,3 | Nr. 3100 VV | 486.20"],
      ["Nr. 3104 VV", "1,0-Gebühr aus 10.000,00 € | § 49 RVG | 374.00", "× 1,2 | Nr. 3104 VV | 448.80"],
      ["Nr. 7002 VV", "20 % von 935,00 €, höchstens 20,00 € | Nr. 7002 VV | 20.00"],
    ]);
    // 1.963,50 − 1.136,45
    expect(schritttexte(k.schritte)).toEqual(["Unterschied zur Regelvergütung | § 50 Abs. 1 RVG | 827.05"]);
  });

  it("zeigt eine Zahlung zuerst auf den Unterschied, dann auf den Anspruch", () => {
    expect(weg(pkh(["3100", "3104"]), { zahlungen: [zahlung(927_05)] })).toEqual([
      "Zahlungen | § 58 Abs. 2 Satz 1 RVG | 927.05",
      "zunächst auf den Teil ohne Anspruch gegen die Staatskasse | § 58 Abs. 2 Satz 1 RVG | 827.05",
      "vom Anspruch abzuziehen | § 58 Abs. 2 Satz 1 RVG | 100.00",
    ]);
    expect(weg(pkh(["3100", "3104"]), { zahlungen: [zahlung(500_00)] })).toEqual([
      "Zahlungen | § 58 Abs. 2 Satz 1 RVG | 500.00",
      "zunächst auf den Teil ohne Anspruch gegen die Staatskasse | § 58 Abs. 2 Satz 1 RVG | 500.00",
      "vom Anspruch abzuziehen | § 58 Abs. 2 Satz 1 RVG | 0.00",
      "Unterschied zur Regelvergütung | § 50 Abs. 1 RVG | 327.05",
    ]);
  });

  it("zeigt den Vorschuss der Staatskasse, der nur die Auszahlung mindert", () => {
    expect(weg(pkh(["3100", "3104"]), { zahlungen: [zahlung(200_00, { von: "staatskasse" })] })).toEqual([
      "Vorschuss der Staatskasse | § 47 RVG | -200.00",
      "Unterschied zur Regelvergütung | § 50 Abs. 1 RVG | 827.05",
    ]);
  });

  it("zahlt nie weniger als nichts: Vorschuss über dem Anspruch, Zahlung über allem", () => {
    expect(
      gezahlt(pkh(["3100"]), { zahlungen: [zahlung(9_999_00, { von: "staatskasse" })] }).auszahlung,
    ).toBe(0);
    // Regelvergütung (847,60 + 20,00) × 1,19 = 1.032,44; Anspruch (486,20 + 20,00) × 1,19 = 602,38
    expect(gezahlt(pkh(["3100"]), { zahlungen: [zahlung(1_032_45)] })).toMatchObject({
      abzug: 602_38,
      auszahlung: 0,
      weitereVerguetung: 0,
    });
    expect(gezahlt(pkh(["3100"]), { zahlungen: [zahlung(1_032_43)] })).toMatchObject({
      abzug: 602_37,
      auszahlung: 1,
    });
  });

  it("rechnet in der Beratungshilfe jede Zahlung voll an, höchstens den Anspruch", () => {
    // (102,00 + 20,00) × 1,19 = 145,18
    const hilfe = pkh(["2503"]);
    expect(weg(hilfe, { zahlungen: [zahlung(50_00)] })[0]).toBe(
      "Zahlungen, voll angerechnet | § 58 Abs. 1 RVG | 50.00",
    );
    expect(weg(hilfe, { zahlungen: [zahlung(145_19)] })[0]).toBe(
      "Zahlungen, voll angerechnet | § 58 Abs. 1 RVG | 145.18",
    );
  });

  it("zeigt die Regelvergütungen, wenn nur ein Teil bewilligt ist, vor allem anderen", () => {
    const a = pkh(["3100"], { auftragAm: fassung[2016], wert: 2_000_000, bewilligterWert: 1_200_000 });
    // (1,3 × 742,00 + 20,00) × 1,19 = 1.171,67; (1,3 × 604,00 + 20,00) × 1,19 = 958,19; Kasse (1,3 × 321,00 + 20,00) × 1,19
    // = 520,39; die Zahlung füllt erst 213,48, dann 958,19 − 520,39 = 437,80
    expect(weg(a, { zahlungen: [zahlung(313_48)] })).toEqual([
      "Regelvergütung aus dem ganzen Wert | § 13 RVG | 1171.67",
      "Regelvergütung aus dem bewilligten Wert von 12.000,00 € | § 122 Abs. 1 Nr. 3 ZPO | -958.19",
      "vom Mandanten | § 122 Abs. 1 Nr. 3 ZPO | 213.48",
      "Zahlungen | § 58 Abs. 2 Satz 1 RVG | 313.48",
      "zunächst auf den Teil ohne Anspruch gegen die Staatskasse | § 58 Abs. 2 Satz 1 RVG | 313.48",
      "vom Anspruch abzuziehen | § 58 Abs. 2 Satz 1 RVG | 0.00",
      "Unterschied zur Regelvergütung | § 50 Abs. 1 RVG | 337.80",
    ]);
  });
});

describe("Rechenweg des Abzugs wegen einer Anrechnung (§ 58 Abs. 2 Satz 2 RVG)", () => {
  const faelle = (auftragAm = fassung[2022]) => [
    sache(["2300"], { id: "vor", wert: 500_000, auftragAm }),
    pkh(["3100"], { id: "streit", wert: 500_000, auftragAm }),
  ];
  const anrechnungen = [
    { von: { angelegenheit: "vor", position: "2300" }, auf: { angelegenheit: "streit", position: "3100" } },
  ];
  const mit = (zahlungen: RvgEingabe["zahlungen"] = [], auftragAm = fassung[2022]) =>
    weg(faelle(auftragAm), { anrechnungen, zahlungen }, "streit");
  const bezahlt = (betrag: number, rest = {}) => zahlung(betrag, { angelegenheit: "vor", ...rest });

  it("nennt Zahlung, beide Gebühren, ihre Summe nach Anrechnung und was darüber liegt", () => {
    // 516,70 brutto = 434,20 netto; 434,20 + 369,20 = 803,40; 434,20 + 434,20 − 217,10 = 651,30
    expect(mit([bezahlt(516_70, { position: "2300" })])).toEqual([
      "gezahlt auf Nr. 2300 VV | § 58 Abs. 2 Satz 2 RVG | 434.20",
      "mit Nr. 3100 VV ohne Anrechnung | § 58 Abs. 2 Satz 2 RVG | 803.40",
      "alle diese Gebühren nach Anrechnung | § 15a Abs. 1 RVG | 651.30",
      "übersteigender Teil | § 58 Abs. 2 Satz 2 RVG | -152.10",
      // Die Regelvergütung, (434,20 + 20,00 − 217,10) × 1,19 = 282,15, zahlt die Staatskasse ganz: kein Unterschied.
    ]);
  });

  it("nennt vor 2021 die alte Fassung, das Ergebnis ist dasselbe", () => {
    // 1,3 × 303,00 = 393,90; Kasse 1,3 × 257,00 = 334,10; 393,90 + 334,10 − (393,90 + 393,90 − 196,95) = 137,15
    expect(mit([bezahlt(468_74)], fassung[2016])).toEqual([
      "gezahlt auf Nr. 2300 VV | § 58 Abs. 2 RVG a. F. | 393.90",
      "mit Nr. 3100 VV ohne Anrechnung | § 58 Abs. 2 RVG a. F. | 728.00",
      "alle diese Gebühren nach Anrechnung | § 15a Abs. 1 RVG | 590.85",
      "übersteigender Teil | § 58 Abs. 2 RVG a. F. | -137.15",
    ]);
  });

  it("zählt auf die Gebühr, was auf sie oder auf ihre Angelegenheit gezahlt ist, höchstens sie selbst", () => {
    const gezahlt = (...zahlungen: NonNullable<RvgEingabe["zahlungen"]>) => mit(zahlungen)[0];
    expect(gezahlt(bezahlt(119_00), bezahlt(238_00, { position: "2300" }))).toContain("| 300.00");
    expect(gezahlt(bezahlt(5_000_00))).toContain("| 434.20");
    expect(gezahlt(zahlung(119_00, { angelegenheit: "streit" }))).toMatch(/^Zahlungen/);
  });

  it("mindert nicht, was nicht über die Gebühren nach Anrechnung hinausgeht", () => {
    // 651,30 − 369,20 = 282,10 netto, 335,70 brutto
    expect(mit([bezahlt(335_70)])[3]).toBe("übersteigender Teil | § 58 Abs. 2 Satz 2 RVG | 0.00");
    expect(mit([bezahlt(337_00)])[3]).toBe("übersteigender Teil | § 58 Abs. 2 Satz 2 RVG | -1.09");
  });
});

describe("Rechenweg des bestellten Verteidigers (§ 58 Abs. 3 RVG)", () => {
  const verteidigung = (rest: Sachangaben = {}) =>
    sache(["4106", "4108", "4110"], { vertretung: "bestellt", auftragAm: fassung[2022], ...rest });

  it("lässt ihm höchstens die Höchstgebühren eines Wahlanwalts", () => {
    // 416,50 brutto = 350,00; Kasse 145 + 242 + 121 = 508; 319 + 528 = 847
    expect(weg(verteidigung(), { zahlungen: [zahlung(416_50)] })).toEqual([
      "Zahlungen und Gebühren aus der Staatskasse, netto | § 58 Abs. 3 Satz 3 RVG | 858.00",
      "Höchstgebühren eines Wahlanwalts | § 58 Abs. 3 Satz 4 RVG | 847.00",
      "anzurechnen, netto | § 58 Abs. 3 Satz 3 RVG | 11.00",
    ]);
  });

  it("lässt ihm bis Juli 2013 den doppelten Betrag der Gebühren aus der Staatskasse", () => {
    const a = sache(["4106"], { vertretung: "bestellt", auftragAm: fassung[2010] });
    expect(weg(a, { zahlungen: [zahlung(145_18)] })).toEqual([
      "Zahlungen und Gebühren aus der Staatskasse, netto | § 58 Abs. 3 Satz 3 RVG | 234.00",
      "doppelter Betrag der Gebühren aus der Staatskasse | § 58 Abs. 3 Satz 3 RVG | 224.00",
      "anzurechnen, netto | § 58 Abs. 3 Satz 3 RVG | 10.00",
    ]);
  });

  it("bekommt keine weitere Vergütung nach § 50 RVG", () => {
    expect(weg(verteidigung())).toEqual([]);
  });
});

describe("Wer wie lange behält, was er bekam (§ 58 RVG)", () => {
  it("ist der Verteidiger bis zum doppelten Betrag, wo die Höchstgebühren darüber liegen", () => {
    // 2025: Kasse 158,00, höchstens 348,00; 238,00 brutto = 200,00; 358,00 − 316,00
    const a = sache(["4106"], { vertretung: "bestellt" });
    expect(weg(a, { zahlungen: [zahlung(238_00)] }).slice(1)).toEqual([
      "doppelter Betrag der Gebühren aus der Staatskasse | § 58 Abs. 3 Satz 3 RVG | 316.00",
      "anzurechnen, netto | § 58 Abs. 3 Satz 3 RVG | 42.00",
    ]);
  });

  it("ist bis Juli 2013 auch der, dessen Höchstgebühren darunter liegen", () => {
    // 112 + 184 + 92 = 388; Höchstgebühren 250 + 400; 595,00 brutto = 500,00; 888,00 − 776,00
    const a = sache(["4106", "4108", "4110"], { vertretung: "bestellt", auftragAm: fassung[2010] });
    expect(weg(a, { zahlungen: [zahlung(595_00)] }).slice(1)).toEqual([
      "doppelter Betrag der Gebühren aus der Staatskasse | § 58 Abs. 3 Satz 3 RVG | 776.00",
      "anzurechnen, netto | § 58 Abs. 3 Satz 3 RVG | 112.00",
    ]);
  });

  it("zählt die Höchstgebühren je Tag und mit der Erhöhung, auch einer Gebühr in Höhe einer anderen", () => {
    // 2025, zwei Auftraggeber: Kasse 158 × 1,3 (4106) und (4138), 264 (4108), 264 (4111) = 938,80, doppelt 1.877,60;
    // Höchstgebühren 348 × 1,3 zweimal und 576 = 1.480,80
    const a = sache([p("4106"), p("4138", { bezug: "4106" }), "4108", "4111"], {
      vertretung: "bestellt",
      auftraggeber: 2,
    });
    expect(weg(a, { zahlungen: [zahlung(1_190_00)] })).toEqual([
      "Zahlungen und Gebühren aus der Staatskasse, netto | § 58 Abs. 3 Satz 3 RVG | 1938.80",
      "Höchstgebühren eines Wahlanwalts | § 58 Abs. 3 Satz 4 RVG | 1480.80",
      "anzurechnen, netto | § 58 Abs. 3 Satz 3 RVG | 458.00",
    ]);
  });

  it("richtet sich nach der Strafsache, auch mit einer Einigung, und nach der Beratungshilfe nur, wo nichts anderes steht", () => {
    const straf = sache(["4106", "1003"], { vertretung: "bestellt", wert: 100_000 });
    expect(weg(straf, { zahlungen: [zahlung(1_00)] })[0]).toMatch(/^Zahlungen und Gebühren/);
    expect(weg(pkh(["2503", "3100"]), { zahlungen: [zahlung(1_00)] })[0]).toMatch(/^Zahlungen \|/);
  });

  it("nimmt beim Abzug wegen Anrechnung nur weg, was auf dieselbe Gebühr noch nicht angerechnet ist", () => {
    const vor = sache(["2300"], { id: "vor", wert: 1_000_000 });
    const mahn = pkh(["3305", "3104"], { id: "mahn" });
    const auf = (von: string, nr: string, ziel: string) => ({
      von: { angelegenheit: von, position: nr },
      auf: { angelegenheit: "a", position: ziel },
    });
    const anrechnungen = [
      auf("vor", "2300", "3100"),
      auf("mahn", "3305", "3100"),
      auf("mahn", "3104", "3104"),
    ];
    const zahlungen = [zahlung(1_008_64, { angelegenheit: "vor" })];
    // 847,60 + 486,20 = 1.333,80; 847,60 + 847,60 − 423,80 = 1.271,40; von 486,20 bleiben nach Nr. 3305 VV 112,20
    expect(weg([vor, mahn, pkh(["3100", "3104"])], { anrechnungen, zahlungen }).slice(0, 4)).toEqual([
      "gezahlt auf Nr. 2300 VV | § 58 Abs. 2 Satz 2 RVG | 847.60",
      "mit Nr. 3100 VV ohne Anrechnung | § 58 Abs. 2 Satz 2 RVG | 1333.80",
      "alle diese Gebühren nach Anrechnung | § 15a Abs. 1 RVG | 1271.40",
      "übersteigender Teil | § 58 Abs. 2 Satz 2 RVG | -62.40",
    ]);
  });
});

describe("Was die Staatskasse schuldet", () => {
  it("ist neben der Beratungshilfegebühr des Rechtsuchenden nur die andere", () => {
    expect(gezahlt(pkh(["2500", "2501"], { auslagen: { pauschale: true } })).zeilen.map((z) => z.nr)).toEqual(
      ["2501", "7002"],
    );
  });
  it("mindert sich um eine Anrechnung nur, wo sie die Gebühr selbst schuldet", () => {
    const hilfe = sache(["2503"], { id: "hilfe" });
    const von = { angelegenheit: "hilfe", position: "2503" };
    const mit = (nr: string) =>
      gezahlt([hilfe, pkh(["3100", "3104", "2300"])], {
        anrechnungen: [{ von, auf: { angelegenheit: "a", position: nr } }],
      }).gebuehren;
    // 486,20 + 448,80; davon die Hälfte von 102,00
    expect(mit("3100")).toBe(935_00 - 51_00);
    expect(mit("2300")).toBe(935_00);
  });
  it("rechnet die Pauschale auf Wunsch nach der Anrechnung", () => {
    const faelle = [pkh(["3307"], { id: "mahn", wert: 50_000 }), pkh(["3100"], { wert: 50_000 })];
    const anrechnungen = [
      { von: { angelegenheit: "mahn", position: "3307" }, auf: { angelegenheit: "a", position: "3100" } },
    ];
    const mit = (pauschale: "vor-anrechnung" | "nach-anrechnung") =>
      gezahlt(faelle, { anrechnungen, schalter: { pauschale } }).zeilen.at(-1)?.betrag;
    // 20 % von 66,95 und von 41,20
    expect([mit("vor-anrechnung"), mit("nach-anrechnung")]).toEqual([13_39, 8_24]);
  });
  it("lässt durchlaufende Posten außer Betracht: sie bleiben vom Mandanten", () => {
    const durchlaufend = [{ bezeichnung: "Gerichtskosten", betrag: cent(100_00) }];
    const e = ergebnis(pkh(["3100", "3104"], { auslagen: { durchlaufend } }));
    expect(sacheVon(e).staatskasse?.weitereVerguetung).toBe(827_05);
    expect([e.offen, e.prozesskostenhilfe?.gesperrt]).toEqual([100_00, 1_963_50]);
  });
});

describe("Zahlungen ohne Angabe der Angelegenheit", () => {
  const hinweis =
    "hinweis: Zahlungen ohne Angabe der Angelegenheit mindern den Anspruch gegen die Staatskasse hier nicht. | § 58 RVG | angelegenheiten[0]";
  it("werden gesagt, wo es mehrere Angelegenheiten gibt und keine zugeordnet ist", () => {
    const zwei = [pkh(["3100"]), sache(["2503"], { id: "b" })];
    expect(vermerktexte(ergebnis(zwei, { zahlungen: [zahlung(1_00)] }))).toContain(hinweis);
    expect(
      vermerktexte(ergebnis(zwei, { zahlungen: [zahlung(1_00, { angelegenheit: "b" })] })),
    ).not.toContain(hinweis);
    expect(
      vermerktexte(ergebnis(zwei, { zahlungen: [zahlung(1_00), zahlung(1_00, { angelegenheit: "b" })] })),
    ).toContain(hinweis);
    expect(
      vermerktexte(ergebnis(zwei, { zahlungen: [zahlung(1_00), zahlung(1_00, { angelegenheit: "a" })] })),
    ).not.toContain(hinweis);
    expect(vermerktexte(ergebnis(pkh(["3100"]), { zahlungen: [zahlung(1_00)] }))).not.toContain(hinweis);
  });
});
