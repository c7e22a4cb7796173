import { cent } from "@gebuehrenportal/recht";
import { describe, expect, it } from "vitest";
import type { RvgEingabe } from "../eingabe.ts";
import { ergebnis, fassung, kasse, p, pkh, type Sachangaben, sache, sacheVon, texte } from "../testing.ts";

describe("Vergütung des beigeordneten Anwalts", () => {
  it("folgt über 4.000 € der Tabelle des § 49 RVG und bringt den Unterschied zur Regelvergütung", () => {
    // 1,3 und 1,2 aus 374,00; 7002: 20,00; Regel 1.963,50
    expect(kasse(pkh(["3100", "3104"]))).toMatchObject({
      gebuehren: 935_00,
      auslagen: 20_00,
      netto: 955_00,
      umsatzsteuer: 181_45,
      brutto: 1136_45,
      abzug: 0,
      auszahlung: 1136_45,
      weitereVerguetung: 827_05,
    });
  });
  it("ist bis 4.000 € die volle Gebühr", () => {
    expect(kasse(pkh(["3100"], { wert: 400_000 }))?.gebuehren).toBe(383_50);
    expect(kasse(pkh(["3100"], { wert: 400_001 }))?.gebuehren).toBe(414_70);
  });
  it("rechnet die Pauschale aus ihren eigenen Gebühren", () => {
    const e = kasse(pkh(["3309"], { wert: 1_000_000 }));
    expect(e?.zeilen).toMatchObject([
      { nr: "3309", betrag: 112_20 },
      { nr: "7002", betrag: 20_00 },
    ]);
    expect(kasse(pkh(["3309"], { wert: 450_000 }))?.zeilen[1]?.betrag).toBe(19_14);
  });
  it("begrenzt nach § 15 Abs. 3 RVG mit der Tabelle des § 49 RVG", () => {
    // 486,20 + 255,20 = 741,40; höchstens 1,3 × 404,00 = 525,20
    expect(kasse(pkh([p("3100", { wert: 1_000_000 }), p("3101", { wert: 500_000 })]))?.gebuehren).toBe(
      525_20,
    );
  });
  it("umfasst Auslagen voll, aber weder Geschäfts- noch Hebegebühr noch durchlaufende Posten", () => {
    const auslagen = { kilometer: [100], durchlaufend: [{ bezeichnung: "x", betrag: cent(5_00) }] };
    const e = kasse(pkh(["2300", "3100", p("1009", { auszahlungen: [cent(100_00)] })], { auslagen }));
    expect(e?.zeilen.map((z) => z.nr)).toEqual(["3100", "7002", "7003"]);
  });
  it("nimmt bei sozialrechtlichen Rahmen denselben Betrag", () => {
    expect(kasse(pkh(["3102", "3106"]))?.gebuehren).toBe(757_00);
  });
  it("fehlt beim Wahlanwalt, und ohne Umsatzsteuer bleibt auch sie ohne", () => {
    expect(kasse(sache(["3100"], { wert: 1_000_000 }))).toBeUndefined();
    expect(kasse(pkh(["3100"]), { umsatzsteuer: false })).toMatchObject({ umsatzsteuer: 0, brutto: 506_20 });
  });
});

describe("Vergütung des bestellten Anwalts", () => {
  const verteidigung = (rest: Sachangaben = {}) =>
    sache(["4106", "4108", "4110"], { vertretung: "bestellt", auftragAm: fassung[2022], ...rest });
  it("ist die feste Spalte neben den Gebühren des Wahlanwalts, ohne weitere Vergütung", () => {
    const e = ergebnis(verteidigung());
    expect(sacheVon(e).gebuehren).toBe(181_50 + 302_50);
    expect(sacheVon(e).staatskasse).toMatchObject({ gebuehren: 508_00, weitereVerguetung: 0 });
  });
  it("bringt keine weitere Vergütung, auch wo der Wahlanwalt mehr bekäme", () => {
    expect(kasse(sache(["4108"], { vertretung: "bestellt" }))).toMatchObject({
      gebuehren: 264_00,
      weitereVerguetung: 0,
    });
  });
  it("steigt nach Nr. 1008 VV wie eine Festgebühr", () => {
    expect(kasse(sache(["4104"], { vertretung: "bestellt", auftraggeber: 2 }))?.gebuehren).toBe(205_40);
  });
  it("rechnet Zahlungen erst über den Höchstgebühren eines Wahlanwalts an (§ 58 Abs. 3 Satz 4 RVG)", () => {
    // Beispiel 25 zu § 58 Abs. 3 RVG (Deutsches Anwalt Office, Strafsachen, Rz. 41): 350 + 508 = 858, Höchstgebühren 847
    const e = kasse(verteidigung(), {
      zahlungen: [{ betrag: cent(416_50), von: "vorschuss", angelegenheit: "a" }],
    });
    expect(e?.abzug).toBe(13_09);
    expect(e?.schritte.map((s) => s.norm)).toContain("§ 58 Abs. 3 Satz 4 RVG");
  });
  it("versteuert, was nach der Anrechnung bleibt, und nicht das Angerechnete für sich", () => {
    // 417,10 brutto = 350,50 netto; 350,50 + 508,00 − 847,00 = 11,50; (528,00 − 11,50) × 1,19 = 614,635; 528,00 × 1,19 = 628,32
    const e = kasse(verteidigung(), {
      zahlungen: [{ betrag: cent(417_10), von: "vorschuss", angelegenheit: "a" }],
    });
    expect(e).toMatchObject({ brutto: 628_32, abzug: 13_68, auszahlung: 614_64 });
  });
  it("rechnet sie bis Juli 2013 nur über dem doppelten Betrag an (Satz 3)", () => {
    const a = sache(["4106"], { vertretung: "bestellt", auftragAm: fassung[2010] });
    const mit = (betrag: number) =>
      kasse(a, { zahlungen: [{ betrag: cent(betrag), von: "mandant" }] })?.abzug;
    // Gebühr der Staatskasse 112,00: frei bleiben 112,00 netto
    expect(mit(133_28)).toBe(0);
    expect(mit(145_18)).toBe(11_90);
    expect(mit(999_00)).toBe(133_28);
  });
});

describe("Zahlungen und Anrechnung bei Prozesskostenhilfe (§ 58 RVG)", () => {
  const zahlung = (betrag: number, rest = {}) => ({
    zahlungen: [{ betrag: cent(betrag), von: "mandant", ...rest } as const],
  });
  it("füllen zuerst den Unterschied zur Regelvergütung", () => {
    expect(kasse(pkh(["3100", "3104"]), zahlung(827_05))).toMatchObject({ abzug: 0, weitereVerguetung: 0 });
    expect(kasse(pkh(["3100", "3104"]), zahlung(927_05))).toMatchObject({
      abzug: 100_00,
      auszahlung: 1036_45,
    });
    expect(kasse(pkh(["3100", "3104"]), zahlung(500_00))).toMatchObject({
      abzug: 0,
      weitereVerguetung: 327_05,
    });
  });
  it("mindern als Vorschuss der Staatskasse nur die Auszahlung", () => {
    const e = kasse(pkh(["3100", "3104"]), { zahlungen: [{ betrag: cent(200_00), von: "staatskasse" }] });
    expect(e).toMatchObject({ abzug: 0, auszahlung: 936_45 });
  });
  it("zählen in der Beratungshilfe voll", () => {
    expect(kasse(pkh(["2503"]), zahlung(50_00))).toMatchObject({
      brutto: 145_18,
      abzug: 50_00,
      auszahlung: 95_18,
    });
  });
  it("sind einer Angelegenheit zuzuordnen, wenn es mehrere gibt", () => {
    const e = ergebnis([pkh(["3100"]), pkh(["3100"], { id: "b" })], zahlung(9_999_00));
    expect(sacheVon(e).staatskasse?.abzug).toBe(0);
    expect(texte(e).join()).toContain("Zahlungen ohne Angabe der Angelegenheit");
  });

  describe("Geschäftsgebühr ohne Anspruch gegen die Staatskasse (Abs. 2 Satz 2)", () => {
    const faelle = [
      sache(["2300"], { id: "vor", wert: 500_000, auftragAm: fassung[2022] }),
      pkh(["3100"], { id: "streit", wert: 500_000, auftragAm: fassung[2022] }),
    ];
    const anrechnungen = [
      { von: { angelegenheit: "vor", position: "2300" }, auf: { angelegenheit: "streit", position: "3100" } },
    ];
    const mit = (zahlungen: RvgEingabe["zahlungen"] = []) =>
      kasse(faelle, { anrechnungen, zahlungen }, "streit");
    it("mindert ohne Zahlung nichts", () => {
      expect(mit()).toMatchObject({ gebuehren: 369_20, abzug: 0 });
    });
    it("mindert um das, was Zahlung und Gebühr der Staatskasse zusammen zu viel wären", () => {
      // 434,20 + 369,20 = 803,40; beide Regelgebühren nach Anrechnung 651,30; zu viel 152,10, mit Umsatzsteuer 181,00
      const e = mit([{ betrag: cent(516_70), von: "mandant", angelegenheit: "vor", position: "2300" }]);
      expect(e).toMatchObject({ gebuehren: 369_20, brutto: 463_15, abzug: 181_00, auszahlung: 282_15 });
    });
    it("nimmt die Zahlung auch von einer früheren Gebühr", () => {
      const frueher = {
        ...p("2300", { wert: 500_000 }),
        auftragAm: fassung[2022],
        gezahlt: cent(434_20),
      };
      const x = { anrechnungen: [{ von: { frueher }, auf: { angelegenheit: "streit", position: "3100" } }] };
      expect(kasse(faelle.slice(1), x, "streit")?.abzug).toBe(181_00);
    });
  });
  it("lässt die Auslagen stehen, wenn die Gebühr schon ganz angerechnet ist", () => {
    const beweis = sache(["3102"], { id: "beweis", vertretung: "beigeordnet", auftragAm: fassung[2022] });
    const streit = sache(["3102"], { vertretung: "beigeordnet", auftragAm: fassung[2022] });
    const auf = { angelegenheit: "a", position: "3102" };
    const frueher = { ...p("3102", { rahmen: "mindest" }), auftragAm: fassung[2022], gezahlt: cent(60_00) };
    const anrechnungen = [
      { regel: "vorb3-5", von: { frueher }, auf },
      { regel: "vorb3-5", von: { angelegenheit: "beweis", position: "3102" }, auf },
    ];
    expect(kasse([beweis, streit], { anrechnungen })).toMatchObject({
      gebuehren: 0,
      brutto: 23_80,
      abzug: 0,
      auszahlung: 23_80,
    });
  });
  it("nimmt Zahlungen in Strafsachen nur, was die Anrechnung von den Gebühren übrig ließ", () => {
    const owi = sache([p("5100", { rahmen: "mittel" })], { id: "owi" });
    const straf = sache([p("4100", { rahmen: "mittel" })], { vertretung: "bestellt" });
    const e = kasse([owi, straf], {
      anrechnungen: [
        { von: { angelegenheit: "owi", position: "5100" }, auf: { angelegenheit: "a", position: "4100" } },
      ],
      zahlungen: [
        { betrag: cent(1_900_06), von: "gegner", angelegenheit: "owi" },
        { betrag: cent(1_999_83), von: "vorschuss", angelegenheit: "a" },
      ],
    });
    // die ganze bestellte Grundgebühr, 192,00 € × 1,19; die Pauschale von 20,00 € × 1,19 bleibt
    expect(e).toMatchObject({ brutto: 252_28, abzug: 228_48, auszahlung: 23_80 });
  });
  it("rechnet eine Gebühr, die die Staatskasse auch zahlt, mit deren Beträgen an", () => {
    const mahn = pkh(["3305"], { id: "mahn" });
    const anrechnungen = [
      { von: { angelegenheit: "mahn", position: "3305" }, auf: { angelegenheit: "a", position: "3100" } },
    ];
    expect(kasse([mahn, pkh(["3100"])], { anrechnungen })?.zeilen).toMatchObject([
      { nr: "3100", betrag: 486_20 },
      { angerechnet: { regel: "3305", nr: "3305" }, betrag: -374_00 },
      { nr: "7002", betrag: 20_00 },
    ]);
    const hilfe = [
      { von: { angelegenheit: "hilfe", position: "2503" }, auf: { angelegenheit: "a", position: "3100" } },
    ];
    const e = kasse([sache(["2503"], { id: "hilfe" }), pkh(["3100"])], { anrechnungen: hilfe });
    expect(e?.gebuehren).toBe(486_20 - 51_00);
  });
});
