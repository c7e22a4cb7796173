import { cent, type Tag, tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import { anrecht } from "./anrecht.ts";
import { anmerkungen, ergebnis, geld, punkte, recht, weg } from "./testing.ts";
import type { AnrechtEingabe, Groesse, UmrechnungEingabe } from "./typen.ts";
import { umrechnung } from "./umrechnung.ts";

// Marks per euro: 1.95583 (Art. 1 VO (EG) Nr. 2866/98). Every amount below is worked out from the printed figure of its time.

const am = (
  von: Groesse,
  nach: UmrechnungEingabe["nach"],
  stichtag: string,
  weiteres: Partial<UmrechnungEingabe> = {},
) => umrechnung({ von, nach, stichtag: tag(stichtag), ...weiteres });

describe("Aktueller Rentenwert vor 2003", () => {
  // 10 Entgeltpunkte: 426,30 DM ÷ 1,95583 = 217,9637; 444,90 = 227,4738; 460,00 = 235,1943; 495,10 = 253,1406
  test.each([
    ["1992-07-01", 217_96],
    ["1993-06-30", 217_96],
    ["1993-07-01", 227_47],
    ["1995-06-30", 235_19],
    ["2001-12-31", 253_14],
    // 10 × 25,31406 €, 10 × 25,86 €, 10 × 26,13 €
    ["2002-01-01", 253_14],
    ["2002-06-30", 253_14],
    ["2002-07-01", 258_60],
    ["2003-06-30", 258_60],
    ["2003-07-01", 261_30],
  ])("zehn Entgeltpunkte am %s: %i Cent im Monat", (stichtag, betrag) => {
    expect(am(punkte(100_000), "rente", stichtag)).toMatchObject({
      ergebnis: { betrag },
      sicherheit: "hoch",
    });
  });

  test("2001 mal dem gerundeten Betrag in DM, im ersten Halbjahr 2002 mit fünf Nachkommastellen", () => {
    // 45,3210 × 49,51 DM = 2.243,84271; ÷ 1,95583 = 1.147,2586
    expect(weg(am(punkte(453_210), "rente", "2001-12-31"))).toEqual([
      "§ 64 SGB VI | 45,3210 × 49,51 DM (Aktueller Rentenwert 2001) = 2.243,84 DM | –",
      "Art. 1 VO (EG) Nr. 2866/98 | 2.243,84 DM ÷ 1,95583 DM je Euro = 1.147,26 € | 114726",
    ]);
    // 45,3210 × 25,31406 = 1.147,2585
    const e = ergebnis(am(punkte(453_210), "rente", "2002-01-01"));
    expect(weg(e)).toEqual(["§ 64 SGB VI | 45,3210 × 25,31406 € (Aktueller Rentenwert 2002) | 114726"]);
    expect(e.fassung).toMatchObject({ norm: "§ 68 SGB VI a. F.", ab: "2002-01-01" });
    expect(e.konstanten.map(({ titel }) => titel)).toEqual(["Aktueller Rentenwert"]);
  });

  test("100 € Rente am 30.06.1995: 195,58 DM ÷ 46,00 DM = 4,2517", () => {
    const e = ergebnis(am(geld("rente", 100_00), "entgeltpunkte", "1995-06-30"));
    expect(weg(e)).toEqual([
      "Art. 1 VO (EG) Nr. 2866/98 | 100,00 € × 1,95583 DM je Euro = 195,58 DM | –",
      "§ 76 Abs. 4 Satz 1 SGB VI | 195,58 DM ÷ 46,00 DM = 4,2517 Entgeltpunkte (Aktueller Rentenwert 1994) | –",
    ]);
    expect(e.konstanten).toMatchObject([
      { titel: "Aktueller Rentenwert", jahr: 1994, wert: "46,00\u00a0DM" },
      { titel: "Umrechnungskurs DM je Euro", norm: "Art. 1 VO (EG) Nr. 2866/98", wert: "1,95583" },
    ]);
    // 100 € ÷ 25,31406 € = 3,95037
    expect(am(geld("rente", 100_00), "entgeltpunkte", "2002-06-30")).toMatchObject({
      ergebnis: { zehntausendstel: 39_504 },
    });
  });

  // 26,57 DM, 32,17 DM, 38,38 DM, 43,15 DM, 22,06224 €, 22,70 € je Punkt, zehnmal
  test.each([
    ["1992-12-31", 135_85],
    ["1993-07-01", 164_48],
    ["1996-07-01", 196_23],
    ["1997-06-30", 196_23],
    ["2001-07-01", 220_62],
    ["2002-01-01", 220_62],
    ["2002-07-01", 227_00],
  ])("zehn Entgeltpunkte (Ost) am %s: %i Cent", (stichtag, betrag) => {
    expect(am(punkte(100_000), "rente", stichtag, { ost: true })).toMatchObject({ ergebnis: { betrag } });
  });

  test.each([
    ["1992-06-30", false],
    ["1992-06-30", true],
    // Until 1996 the value (Ost) was raised on 1 January too.
    ["1993-01-01", true],
    ["1993-06-30", true],
    ["1994-01-01", true],
    ["1995-06-30", true],
    ["1996-01-01", true],
    ["1996-06-30", true],
  ])("am %s (Ost: %s) ist keiner erfasst, und es wird keiner geschätzt", (stichtag, ost) => {
    const antwort = am(punkte(100_000), "rente", stichtag, { ost });
    expect(antwort).toMatchObject({ art: "kein-ergebnis", feld: "stichtag" });
    expect(antwort.art === "kein-ergebnis" && antwort.grund).toMatch(
      /^Aktueller Rentenwert.*: nicht erfasst\.$/,
    );
  });
});

describe("Umrechnungsfaktor 1994 in DM", () => {
  test("10 Entgeltpunkte × 9.960,3840 DM = 99.603,84 DM ÷ 1,95583 = 50.926,6347 €", () => {
    const e = ergebnis(am(punkte(100_000), "kapital", "1994-12-31"));
    expect(weg(e)).toEqual([
      "§ 187 Abs. 3 SGB VI a. F. | 10,0000 Entgeltpunkte × 9.960,3840 (Umrechnungsfaktor Entgeltpunkte in Beiträge 1994) = 99.603,84 DM | –",
      "Art. 1 VO (EG) Nr. 2866/98 | 99.603,84 DM ÷ 1,95583 DM je Euro = 50.926,63 € | 5092663",
    ]);
    expect(e).toMatchObject({
      sicherheit: "hoch",
      vermerke: [],
      fassung: {
        ab: "1994-01-01",
        norm: "§ 187 Abs. 3 SGB VI a. F.",
        quelle: { fundstelle: "§ 5 Abs. 2, § 8 BSV 1994" },
      },
    });
  });

  test("10.000 € = 19.558,30 DM × 0,0001003977 = 1,9636 Entgeltpunkte", () => {
    expect(weg(am(geld("kapital", 10_000_00), "entgeltpunkte", "1994-01-01"))).toEqual([
      "Art. 1 VO (EG) Nr. 2866/98 | 10.000,00 € × 1,95583 DM je Euro = 19.558,30 DM | –",
      "§ 76 Abs. 4 Satz 2 SGB VI | 19.558,30 DM × 0,0001003977 = 1,9636 Entgeltpunkte (Umrechnungsfaktor Beiträge in Entgeltpunkte 1994) | –",
    ]);
  });

  test.each([1977, 1984, 1992, 1993, 1995, 1996, 1997, 1998, 1999, 2000, 2001, 2002, 2005, 2006])(
    "für %i fehlt er und wird verlangt",
    (jahr) => {
      expect(am(punkte(10_000), "kapital", `${jahr}-06-30`)).toMatchObject({
        art: "kein-ergebnis",
        grund: `Der Umrechnungsfaktor für ${jahr} ist nicht erfasst. Geben Sie ihn an.`,
        feld: "umrechnungsfaktor",
      });
    },
  );

  test("für die Entgeltpunkte (Ost) fehlt er auch 1994", () => {
    expect(am(punkte(10_000), "kapital", "1994-12-31", { ost: true })).toMatchObject({
      art: "kein-ergebnis",
      feld: "umrechnungsfaktor",
    });
  });
});

describe("Der Faktor aus der Auskunft", () => {
  test("gilt bis 2001 in DM: 10 × 10.423,4900 = 104.234,90 DM ÷ 1,95583 = 53.294,4581 €", () => {
    const e = ergebnis(am(punkte(100_000), "kapital", "1997-05-31", { umrechnungsfaktor: 104_234_900 }));
    expect(e).toMatchObject({
      ergebnis: { betrag: 53_294_46 },
      fassung: { ab: "1997-01-01", quelle: { titel: "Ihre Angabe" } },
    });
    expect(anmerkungen(e)).toEqual([
      "hinweis | § 187 Abs. 3 SGB VI a. F. | Ihr Umrechnungsfaktor für 1997 (10.423,4900) ist als DM je Entgeltpunkt verwendet, wie er für diese Zeit bekannt gemacht wurde. | umrechnungsfaktor",
    ]);
  });

  test.each([
    ["2001-12-31", 2_556_46],
    ["2002-01-01", 5_000_00],
  ])("am %s sind 5.000,0000 je Punkt %i Cent", (stichtag, betrag) => {
    expect(am(punkte(10_000), "kapital", stichtag, { umrechnungsfaktor: 50_000_000 })).toMatchObject({
      ergebnis: { betrag },
    });
  });

  test("zählt auch, wo einer erfasst ist, und das steht dabei", () => {
    const e = ergebnis(am(punkte(10_000), "kapital", "2010-05-31", { umrechnungsfaktor: 64_000_000 }));
    expect(e).toMatchObject({ ergebnis: { betrag: 6_400_00 } });
    expect(anmerkungen(e)).toEqual([
      "hinweis | § 187 Abs. 3 SGB VI | Ihr Umrechnungsfaktor für 2010 (6.400,0000) ist verwendet. Er zählt statt des erfassten (6.368,5970). | umrechnungsfaktor",
    ]);
  });

  test("braucht keinen Hinweis, wo keiner erfasst ist", () => {
    const e = am(punkte(10_000), "kapital", "2006-05-31", { umrechnungsfaktor: 57_139_100 });
    expect(anmerkungen(e)).toEqual([]);
  });
});

describe("Grenzen nach der Bezugsgröße der Zeit", () => {
  const ende = (t: string): Tag => tag(t);
  const gering = (einheit: "kapital" | "rente", ausgleichswert: number, ehezeitende: string) =>
    anrecht(recht("privat", geld(einheit, ausgleichswert * 2), { ehezeitende: ende(ehezeitende) }));

  // 120 % und 1 %: von 2.730 DM (1984), 3.920 DM (1994), 4.480 DM (2001), 2.345 € (2002), 2.415 € (2004)
  test.each([
    ["1984-01-31", 1_674_99, 13_96],
    ["1994-12-31", 2_405_12, 20_04],
    ["2001-12-31", 2_748_71, 22_91],
    ["2002-01-31", 2_814_00, 23_45],
    ["2004-12-31", 2_898_00, 24_15],
  ])("am %s gering bis %i und %i Cent", (t, kapital, rente) => {
    expect(gering("kapital", kapital, t)).toMatchObject({
      bagatelle: { grenze: kapital, eingehalten: true },
    });
    expect(gering("kapital", kapital + 1, t)).toMatchObject({ bagatelle: { eingehalten: false } });
    expect(gering("rente", rente, t)).toMatchObject({ bagatelle: { grenze: rente, eingehalten: true } });
    expect(gering("rente", rente + 1, t)).toMatchObject({ bagatelle: { eingehalten: false } });
  });

  test("der Rechenweg nennt DM, Kurs und dass die Größe berechnet ist; 240 % von 3.920 DM sind 4.810,23 €", () => {
    const e = ergebnis(gering("kapital", 2_405_12, "1994-12-31"));
    expect(weg(e).slice(2)).toEqual([
      "§ 14 Abs. 2 Nr. 2 VersAusglG | Ausgleichswert 2.405,12 €: Der Träger darf die externe Teilung verlangen, Grenze 4.810,23 € (240 % von 3.920,00 DM = 9.408,00 DM zu 1,95583 DM je Euro, 1994) | 481023",
      "§ 18 Abs. 2, 3 VersAusglG | Ausgleichswert 2.405,12 € ist gering: Grenze 2.405,12 € (120 % von 3.920,00 DM = 4.704,00 DM zu 1,95583 DM je Euro, 1994) | 240512",
    ]);
    expect(e.konstanten.map(({ titel, jahr, wert, norm }) => `${titel} ${jahr}: ${wert}, ${norm}`)).toEqual([
      "Monatliche Bezugsgröße 1994: 3.920,00\u00a0DM, berechnet nach § 18 Abs. 1 SGB IV, § 18 Abs. 1 SGB IV a. F.",
      "Umrechnungskurs DM je Euro 1999: 1,95583, Art. 1 VO (EG) Nr. 2866/98",
    ]);
    expect(e.sicherheit).toBe("hoch");
  });

  test("wo nur eine Quelle die Größe trägt, sagt es das Ergebnis", () => {
    const e = ergebnis(gering("kapital", 1_00, "1995-12-31"));
    expect(e.sicherheit).toBe("mittel");
    expect(anmerkungen(e)).toEqual([
      "hinweis | § 18 Abs. 1 SGB IV a. F. | Monatliche Bezugsgröße 1995 (4.060,00 DM, berechnet nach § 18 Abs. 1 SGB IV) ist nicht am amtlichen Text bestätigt; bitte vergleichen Sie den Wert mit der Bekanntmachung (Durchschnittsentgelt 1993, aufgerundet auf einen durch 840 teilbaren Betrag). | –",
    ]);
  });

  // 40.800 DM, 91.200 DM, 104.400 DM; 54.000 €, 61.800 €
  test.each([
    ["1977-12-31", 20_860_71],
    ["1994-12-31", 46_629_82],
    ["2001-12-31", 53_378_87],
    ["2002-12-31", 54_000_00],
    ["2004-12-31", 61_800_00],
  ])("§ 17 VersAusglG am %s: bis %i Cent", (t, grenze) => {
    const direktzusage = (wert: number): AnrechtEingabe =>
      recht("direktzusage", geld("kapital", wert * 2), { ehezeitende: ende(t) });
    expect(anrecht(direktzusage(grenze))).toMatchObject({
      teilung: { art: "extern-auf-verlangen", grenze: { grenze, eingehalten: true } },
    });
    expect(anrecht(direktzusage(grenze + 1))).toMatchObject({ teilung: { art: "intern" } });
  });

  test("der Betrag in DM steht an der Grenze des § 17", () => {
    const e = anrecht(recht("direktzusage", geld("kapital", 2_00), { ehezeitende: ende("1994-12-31") }));
    expect(weg(e)[2]).toBe(
      "§ 17 VersAusglG | Ausgleichswert 1,00 €: Der Träger darf die externe Teilung verlangen, Grenze 46.629,82 € (Beitragsbemessungsgrenze 1994: 91.200,00 DM zu 1,95583 DM je Euro) | 4662982",
    );
  });

  test.each([
    ["1983-12-31", "privat", "Monatliche Bezugsgröße 1983: nicht erfasst."],
    [
      "1976-12-31",
      "direktzusage",
      "Beitragsbemessungsgrenze der allgemeinen Rentenversicherung 1976: nicht erfasst.",
    ],
  ] as const)("vor der ersten Fassung, am %s, bleibt es offen", (t, traeger, grund) => {
    const e = ergebnis(
      anrecht(recht(traeger, geld("kapital", 2_00), { ehezeitende: ende(t), kapitalwert: cent(1_00) })),
    );
    expect(e.offen.map((o) => o.grund)).toContain(grund);
  });
});

test("Ein Anrecht von 1994: 5 Punkte × 9.960,3840 = 49.801,92 DM = 25.463,32 €; × 46,00 DM = 230,00 DM = 117,60 €", () => {
  const e = ergebnis(anrecht(recht("grv", punkte(100_000), { ehezeitende: tag("1994-12-31") })));
  expect(e).toMatchObject({ kapitalwert: 25_463_32, rente: 117_60, offen: [] });
});
