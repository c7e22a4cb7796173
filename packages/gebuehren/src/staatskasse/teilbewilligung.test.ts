import { cent } from "@gebuehrenportal/recht";
import { describe, expect, it } from "vitest";
import type { RvgEingabe } from "../eingabe.ts";
import { ergebnis, fassung, ohneErgebnis, p, type Sachangaben, sache, sacheVon, texte } from "../testing.ts";

const pkh = (rest: Sachangaben = {}) =>
  sache(["3100", "3104"], { auftragAm: fassung[2016], wert: 2_000_000, vertretung: "beigeordnet", ...rest });
const teil = (rest: Partial<RvgEingabe> = {}) => ergebnis(pkh({ bewilligterWert: 1_200_000 }), rest);

describe("Prozesskostenhilfe für einen Teil des Werts (Haufe, Deutsches Anwalt Office Premium, Rz. 279 f.)", () => {
  it("zahlt aus der Staatskasse die Vergütung aus dem bewilligten Wert: 978,78 €", () => {
    const k = sacheVon(teil()).staatskasse;
    expect(k?.zeilen.map((z) => z.betrag)).toEqual([417_30, 385_20, 20_00]);
    expect(k?.auszahlung).toBe(978_78);
  });

  it("lässt den Mandanten den Unterschied der Regelvergütungen zahlen: 410,55 €", () => {
    const e = teil();
    expect(sacheVon(e).staatskasse?.teilweise).toEqual({
      wert: 1_200_000,
      regelverguetung: 1_820_70,
      mandant: 410_55,
    });
    expect([e.brutto, e.offen, e.prozesskostenhilfe]).toEqual([
      2_231_25,
      410_55,
      { auszahlung: 978_78, gesperrt: 1_820_70, norm: "§ 122 Abs. 1 Nr. 3 ZPO" },
    ]);
    expect(sacheVon(e).staatskasse?.schritte.slice(0, 3)).toEqual([
      { text: "Regelvergütung aus dem ganzen Wert", norm: "§ 13 RVG", betrag: 2_231_25 },
      {
        text: "Regelvergütung aus dem bewilligten Wert von 12.000,00\u00a0€",
        norm: "§ 122 Abs. 1 Nr. 3 ZPO",
        betrag: -1_820_70,
      },
      { text: "vom Mandanten", norm: "§ 122 Abs. 1 Nr. 3 ZPO", betrag: 410_55 },
    ]);
    expect(texte(e).join(" ")).toContain("Prozesskostenhilfe besteht nur für 12.000,00");
  });

  it("misst die weitere Vergütung am bewilligten Wert: 1.820,70 − 978,78", () => {
    expect(sacheVon(teil()).staatskasse?.weitereVerguetung).toBe(841_92);
  });

  it("rechnet Zahlungen zuerst auf das an, was der Mandant selbst schuldet (§ 58 Abs. 2 Satz 1 RVG)", () => {
    const von = "mandant" as const;
    const e = teil({ zahlungen: [{ betrag: cent(500_00), von }] });
    const k = sacheVon(e).staatskasse;
    // 500,00 − 410,55 = 89,45 auf die weitere Vergütung
    expect([e.offen, k?.abzug, k?.auszahlung, k?.weitereVerguetung]).toEqual([0, 0, 978_78, 752_47]);
    expect(teil({ zahlungen: [{ betrag: cent(100_00), von }] }).offen).toBe(310_55);
  });

  it("ist überzahlt erst, was über die ganze Vergütung hinausgeht", () => {
    // 2.231,25 − 2.300,00
    expect(teil({ zahlungen: [{ betrag: cent(2_300_00), von: "vorschuss" }] }).offen).toBe(-68_75);
  });

  it("weist einen bewilligten Wert ohne Prozesskostenhilfe zurück und sagt, wenn er nichts ändert", () => {
    expect(ohneErgebnis(sache(["3100"], { wert: 100_000, bewilligterWert: 50_000 }))).toMatchObject({
      feld: "angelegenheiten[0].bewilligterWert",
    });
    const e = ergebnis(pkh({ bewilligterWert: 2_000_000 }));
    expect(texte(e)).toContain("Der bewilligte Wert umfasst alle Gebühren und ändert nichts.");
    expect(sacheVon(e).staatskasse?.teilweise).toBeUndefined();
  });
});

describe("Prozesskostenhilfe für einen Teil, weitere Fälle", () => {
  it("kürzt nur die Gebühren aus höherem Wert", () => {
    // § 49 RVG 2013: 1,3 × 321,00 und 1,0 × 257,00
    const positionen = [p("3100"), p("1003", { wert: 500_000 })];
    const e = ergebnis(sache(positionen, { ...pkh({ bewilligterWert: 1_200_000 }), positionen } as never));
    expect(sacheVon(e).staatskasse?.zeilen.map((z) => z.betrag)).toEqual([417_30, 257_00, 20_00]);
  });

  it("begrenzt auch den gemeinsamen Wert mehrerer Auftraggeber", () => {
    const mit = (gemeinsamerWert: number) =>
      sacheVon(
        ergebnis(
          sache([p("3100", { gemeinsamerWert })], {
            auftragAm: fassung[2016],
            wert: 2_000_000,
            vertretung: "beigeordnet",
            bewilligterWert: 1_200_000,
            auftraggeber: 2,
          }),
        ),
      ).staatskasse?.zeilen[0]?.betrag;
    // 1,6 × 321,00; 1,3 × 321,00 + 0,3 × 257,00
    expect(mit(1_500_000)).toBe(513_60);
    expect(mit(500_000)).toBe(494_40);
  });

  it("rechnet, was auf die Gebühr anzurechnen ist, auch im bewilligten Teil an", () => {
    const anrechnungen = [
      { von: { angelegenheit: "v", position: "2300" }, auf: { angelegenheit: "a", position: "3100" } },
    ];
    const vor = sache(["2300"], { id: "v", auftragAm: fassung[2016], wert: 1_000_000 });
    const streit = sache(["3100"], {
      auftragAm: fassung[2016],
      wert: 2_000_000,
      vertretung: "beigeordnet",
      bewilligterWert: 1_200_000,
    });
    // (1,3 × 604,00 − 0,65 × 558,00 + 20,00) × 1,19
    expect(sacheVon(ergebnis([vor, streit], { anrechnungen })).staatskasse?.teilweise?.regelverguetung).toBe(
      526_58,
    );
  });

  it("sperrt nicht mehr, als die Angelegenheit im Ganzen kostet", () => {
    // Nr. 3101 Anm. 1 VV, Auftrag 2015: 1,3 × 1.248,00 − 904,80 = 717,60 mehr; soweit die Ansprüche übergingen, aus dem Ganzen
    // 1,3 × 1.013,00 − 904,80 = 412,10, aus dem Bewilligten 1,3 × 863,00 − 904,80 = 217,10. Ganz 1,3 × 872,00 − 412,10 + 20,00 =
    // 741,50, mit 19 % 882,39; bewilligt 1,3 × 762,00 − 217,10 + 20,00 = 793,50, mit 19 % 944,27. Der Mandant schuldet 2.383,90
    // × 1,19 = 2.836,84 und davon nicht 882,39; § 50 RVG gibt 882,39 − (1,3 × 404,00 + 20,00) × 1,19 = 233,60.
    const vorher = sache([p("3100", { wert: 1_600_001 }), p("3101", { wert: 3_500_001 })], {
      id: "v",
      auftragAm: fassung[2016],
    });
    const nachher = sache(["3100"], {
      auftragAm: fassung[2025],
      wert: 2_199_999,
      vertretung: "beigeordnet",
      bewilligterWert: 1_300_001,
    });
    const anrechnungen = [
      {
        regel: "3101-1",
        von: { angelegenheit: "v", position: "3101" },
        auf: { angelegenheit: "a", position: "3100" },
      },
    ];
    const e = ergebnis([vorher, nachher], { anrechnungen });
    const k = sacheVon(e, "a").staatskasse;
    expect(e).toMatchObject({
      brutto: 2_836_84,
      offen: 1_954_45,
      prozesskostenhilfe: { auszahlung: 648_79, gesperrt: 882_39 },
    });
    expect(k).toMatchObject({
      weitereVerguetung: 233_60,
      teilweise: { regelverguetung: 882_39, mandant: 0 },
    });
    expect(k?.schritte[1]?.text).toBe(
      "Regelvergütung aus dem bewilligten Wert von 13.000,01\u00a0€, höchstens die aus dem ganzen",
    );
  });

  it("lässt Zahlungen frei, bis sie mit dem Anspruch gegen die Staatskasse die ganze Vergütung erreichen", () => {
    // Eine unbezahlte Geschäftsgebühr mindert die Vergütung, nicht aber den Anspruch gegen die Staatskasse (§ 58 Abs. 2 Satz 2 RVG).
    // Ganz (1,3 × 604,00 − 0,75 × 558,00 + 20,00) × 1,19 = 460,17; bewilligt (1,3 × 201,00 − 0,75 × 201,00 + 20,00) × 1,19 =
    // 155,35; Staatskasse (1,3 × 201,00 + 20,00) × 1,19 = 334,75. Kein Anspruch gegen sie besteht auf 460,17 − 334,75 = 125,42
    // (Satz 1); zahlt der Mandant seinen ganzen Teil von 304,82, so trägt sie noch 460,17 − 304,82 = 155,35.
    const vor = sache([p("2300", { satz100: 200 })], { id: "v", auftragAm: fassung[2016], wert: 1_000_000 });
    const streit = sache(["3100"], {
      auftragAm: fassung[2016],
      wert: 1_200_000,
      vertretung: "beigeordnet",
      bewilligterWert: 300_000,
    });
    const anrechnungen = [
      { von: { angelegenheit: "v", position: "2300" }, auf: { angelegenheit: "a", position: "3100" } },
    ];
    const nach = (betrag: number) => {
      const zahlungen = [{ betrag: cent(betrag), von: "mandant" as const, angelegenheit: "a" }];
      return sacheVon(ergebnis([vor, streit], { anrechnungen, zahlungen }), "a").staatskasse;
    };
    expect(nach(125_42)).toMatchObject({ abzug: 0, auszahlung: 334_75, weitereVerguetung: 0 });
    expect(nach(125_43)).toMatchObject({ abzug: 1, auszahlung: 334_74, weitereVerguetung: 0 });
    expect(nach(304_82)).toMatchObject({ abzug: 179_40, auszahlung: 155_35, weitereVerguetung: 0 });
  });

  it("ist überzahlt auch mit dem, was die Staatskasse vorschoss", () => {
    const zahlungen = [
      { betrag: cent(2_231_25), von: "mandant" as const },
      { betrag: cent(100_00), von: "staatskasse" as const },
    ];
    expect(teil({ zahlungen }).offen).toBe(-100_00);
  });

  it("steht ohne Prozesskostenhilfe nicht im Ergebnis", () => {
    expect(ergebnis(sache(["3100"], { wert: 100_000 }))).not.toHaveProperty("prozesskostenhilfe");
  });
});

describe("Prozesskostenhilfe für alles", () => {
  it("lässt vom Mandanten nichts offen (§ 122 Abs. 1 Nr. 3 ZPO)", () => {
    const e = ergebnis(pkh());
    expect([e.brutto, e.offen, e.prozesskostenhilfe?.gesperrt]).toEqual([2_231_25, 0, 2_231_25]);
  });

  it("lässt offen, was daneben nicht gesperrt ist", () => {
    const vor = sache(["2300"], { id: "v", auftragAm: fassung[2016], wert: 500_000 });
    // 1,3 × 303,00 + 20,00 = 413,90; mit 19 % 492,54
    expect(ergebnis([vor, pkh()]).offen).toBe(492_54);
  });

  it("zählt eine Zahlung der Staatskasse nicht als eine des Mandanten", () => {
    const zahlungen = [{ betrag: cent(200_00), von: "staatskasse" as const }];
    const e = ergebnis(pkh({ bewilligterWert: 1_200_000 }), { zahlungen });
    expect([e.offen, e.prozesskostenhilfe?.auszahlung]).toEqual([410_55, 778_78]);
  });
});
