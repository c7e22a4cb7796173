import { anteil, cent, tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import { type Inkassoeingabe, inkassokosten } from "./inkasso.ts";
import { vermerkzeile } from "./testing.ts";

/** 1.0 fee of § 13 RVG up to 500 € since 1 June 2025; half of the claim stays in the same bracket. */
const eingabe = (e: Partial<Inkassoeingabe>): Inkassoeingabe => ({
  forderung: cent(400_00),
  stichtag: tag("2025-06-01"),
  art: "regel",
  gebuehr: (satz100) => anteil(cent(51_50), satz100, 100),
  ...e,
});
const rechnen = (e: Partial<Inkassoeingabe>) => {
  const x = inkassokosten(eingabe(e));
  if (x.art === "kein-ergebnis") throw new Error(x.grund);
  return x;
};

describe("Inkassokosten (§ 13e Abs. 1 RDG)", () => {
  test.each([
    [{ art: "einfach" }, 50, 25_75],
    [{ art: "regel" }, 90, 46_35],
    [{ art: "umfangreich" }, 130, 66_95],
    [{ art: "umfangreich", satz100: 150 }, 130, 66_95],
    [{ art: "bestritten", satz100: 150 }, 150, 77_25],
  ] as const)("%j", (e, satz100, gebuehr) => {
    expect(rechnen(e)).toMatchObject({ satz100, gebuehr, hoechstbetrag: gebuehr });
  });

  test.each([
    ["2021-10-01", "einfach", 15_00],
    ["2021-10-01", "regel", 27_00],
    ["2025-05-31", "regel", 27_00],
    ["2025-06-01", "regel", 28_35],
  ] as const)("unbestritten bis 50 €: am %s, %s: %i Cent (§ 13 Abs. 2 RVG)", (am, art, gebuehr) => {
    expect(rechnen({ forderung: cent(50_00), stichtag: tag(am), art }).gebuehr).toBe(gebuehr);
    expect(rechnen({ forderung: cent(50_01), stichtag: tag(am), art }).gebuehr).not.toBe(gebuehr);
  });

  test("bestritten gilt auch für kleine Forderungen die gewöhnliche Tabelle", () => {
    expect(rechnen({ forderung: cent(50_00), art: "bestritten", satz100: 100 }).gebuehr).toBe(51_50);
  });

  test("Auslagen und Umsatzsteuer kommen hinzu, wenn der Aufrufer sie rechnet", () => {
    const e = rechnen({
      auslagen: (g) => anteil(g, 20, 100),
      umsatzsteuer: (n) => anteil(n, 19, 100),
      verlangt: cent(100_00),
    });
    expect(e).toMatchObject({ auslagen: 9_27, umsatzsteuer: 10_57, hoechstbetrag: 66_19, zuviel: 33_81 });
  });

  test("eine Zahlungsvereinbarung bringt 0,7 aus dem halben Wert", () => {
    const werte: number[] = [];
    const e = rechnen({
      zahlungsvereinbarung: true,
      gebuehr: (satz100, wert) => {
        werte.push(wert);
        return anteil(cent(51_50), satz100, 100);
      },
    });
    expect(werte).toEqual([400_00, 200_00]);
    expect(e).toMatchObject({ einigung: 36_05, hoechstbetrag: 82_40 });
  });

  test("neben einem Rechtsanwalt warnt § 13f RDG, außer bei späterem Bestreiten", () => {
    const art = (bestrittenNachher: boolean) =>
      rechnen({ auchAnwalt: { bestrittenNachher } }).vermerke.find((v) => v.norm === "§ 13f RDG")?.art;
    expect([art(false), art(true)]).toEqual(["warnung", "hinweis"]);
  });

  test("nur ein zu hoher Satz im umfangreichen Fall wird beanstandet", () => {
    const beanstandet = (e: Partial<Inkassoeingabe>) =>
      rechnen(e).vermerke.filter((v) => v.feld === "satz100");
    expect(beanstandet({ art: "umfangreich", satz100: 150 })).toEqual([
      {
        art: "warnung",
        text: "Bei einer unbestrittenen Forderung ist höchstens eine 1,3 Gebühr anzusetzen.",
        norm: "Nr. 2300 Anm. 2 VV",
        feld: "satz100",
      },
    ]);
    expect(beanstandet({ art: "umfangreich", satz100: 130 })).toEqual([]);
    expect(beanstandet({ art: "umfangreich" })).toEqual([]);
    expect(beanstandet({ art: "bestritten", satz100: 150 })).toEqual([]);
  });

  test("der Rechenweg nennt jeden Schritt mit Norm und Betrag", () => {
    const e = rechnen({
      forderung: cent(50_00),
      zahlungsvereinbarung: true,
      auslagen: (g) => anteil(g, 20, 100),
      umsatzsteuer: (n) => anteil(n, 19, 100),
      verlangt: cent(100_00),
    });
    expect(e.schritte).toEqual([
      {
        text: "1,0 Gebühr einer unbestrittenen Forderung bis 50,00\u00a0€",
        norm: "§ 13 Abs. 2 RVG",
        betrag: 31_50,
      },
      { text: "0,9 Geschäftsgebühr aus 50,00\u00a0€", norm: "Nr. 2300 Anm. 2 VV", betrag: 28_35 },
      {
        text: "Wert der Zahlungsvereinbarung: 50\u00a0% der Forderung",
        norm: "§ 31b RVG",
        betrag: 25_00,
      },
      { text: "0,7 Einigungsgebühr", norm: "Nr. 1000 Nr. 2 VV", betrag: 36_05 },
      { text: "Pauschale für Post und Telekommunikation", norm: "Nr. 7002 VV", betrag: 12_88 },
      { text: "Umsatzsteuer", norm: "Nr. 7008 VV", betrag: 14_68 },
      { text: "Höchstens zu ersetzen", norm: "§ 13e Abs. 1 RDG", betrag: 91_96 },
      { text: "Darüber hinaus verlangt", norm: "§ 13e Abs. 1 RDG", betrag: 8_04 },
    ]);
  });

  test("jedes Quartal seit Oktober 2021 hat eine Fassung, der Tag davor keine", () => {
    expect(inkassokosten(eingabe({ stichtag: tag("2021-09-30") }))).toMatchObject({
      art: "kein-ergebnis",
      feld: "stichtag",
    });
    for (let jahr = 2021; jahr <= 2030; jahr++) {
      for (const monat of ["01", "04", "07", "10"]) {
        const stichtag = tag(`${jahr}-${monat}-01`);
        if (stichtag >= "2021-10-01") expect(rechnen({ stichtag }).hoechstbetrag, stichtag).toBe(46_35);
      }
    }
  });

  test.each([
    [{ forderung: cent(0) }, "forderung"],
    [{ art: "bestritten", satz100: 0 }, "satz100"],
  ] as const)("%j ist kein Ergebnis", (e, feld) => {
    expect(inkassokosten(eingabe(e))).toMatchObject({ art: "kein-ergebnis", feld });
  });
});

describe("Was zu Inkassokosten gesagt wird", () => {
  const vermerke = (e: Partial<Inkassoeingabe>) => rechnen(e).vermerke.map(vermerkzeile);
  const immer = [
    "hinweis | § 280 Abs. 1, 2, § 286 BGB | Ob Inkassokosten überhaupt zu ersetzen sind, richtet sich nach den Regeln über den Verzug; die Grenze betrifft nur die Höhe.",
    "hinweis | § 13a RDG | Gegenüber Privatpersonen sind Auftraggeber, Grund, Zinsberechnung und Kosten mit der ersten Aufforderung mitzuteilen.",
  ];
  const einfach = (wann: string) =>
    `hinweis | Nr. 2300 Anm. 2 VV | Ein einfacher Fall liegt in der Regel vor, wenn ${wann} gezahlt wird. | art`;

  test.each<[string, Partial<Inkassoeingabe>, readonly string[]]>([
    ["der gewöhnliche Fall", {}, []],
    ["der umfangreiche Fall", { art: "umfangreich" }, []],
    [
      "der einfache Fall seit dem 01.06.2025",
      { art: "einfach" },
      [einfach("binnen 14 Tagen nach der ersten Zahlungsaufforderung")],
    ],
    [
      "der einfache Fall davor",
      { art: "einfach", stichtag: tag("2025-05-31") },
      [einfach("auf die erste Zahlungsaufforderung")],
    ],
    [
      "neben einem Rechtsanwalt",
      { auchAnwalt: { bestrittenNachher: false } },
      [
        "warnung | § 13f RDG | Inkassodienstleister und Rechtsanwalt: zu ersetzen sind nur die Kosten, die bei einem Rechtsanwalt allein entstanden wären. | auchAnwalt",
      ],
    ],
    [
      "neben einem Rechtsanwalt, später bestritten",
      { auchAnwalt: { bestrittenNachher: true } },
      [
        "hinweis | § 13f RDG | Inkassodienstleister und Rechtsanwalt: Die Kosten beider sind zu ersetzen, weil der Schuldner die Forderung erst nach der Beauftragung des Inkassodienstleisters bestritten hat. | auchAnwalt",
      ],
    ],
  ])("%s", (_, e, weitere) => {
    expect(vermerke(e)).toEqual([...immer, ...weitere]);
  });

  test("das Ergebnis nennt Fassung und Grund", () => {
    expect(rechnen({})).toMatchObject({
      rechenstand: "1.2",
      einigung: 0,
      auslagen: 0,
      umsatzsteuer: 0,
      zuviel: 0,
      fassung: {
        norm: "§ 13e RDG",
        ab: "2025-06-01",
        quelle: { fundstelle: "BGBl. 2025 I Nr. 109" },
        grund: "weil der Auftrag am 01.06.2025 erteilt wurde (§ 60 Abs. 1 RVG)",
        sicherheit: "hoch",
      },
    });
  });

  test("eine bestrittene Forderung, genau bezahlt: zwei Schritte", () => {
    expect(rechnen({ art: "bestritten", satz100: 150, verlangt: cent(77_25) }).schritte).toEqual([
      { text: "1,5 Geschäftsgebühr aus 400,00\u00a0€", norm: "Nr. 2300 VV", betrag: 77_25 },
      { text: "Höchstens zu ersetzen", norm: "§ 13e Abs. 1 RDG", betrag: 77_25 },
    ]);
    expect(rechnen({ art: "bestritten" }).satz100).toBe(130);
    expect(rechnen({ art: "umfangreich", satz100: 100 }).satz100).toBe(100);
  });

  test.each<[Partial<Inkassoeingabe>, string, string, string]>([
    [{ forderung: cent(0) }, "Die Forderung muss größer als null sein.", "§ 13e Abs. 1 RDG", "forderung"],
    [
      { forderung: 0.5 as never },
      "Die Forderung muss größer als null sein.",
      "§ 13e Abs. 1 RDG",
      "forderung",
    ],
    [{ satz100: 0 }, "Der Gebührensatz muss größer als null sein.", "Nr. 2300 VV", "satz100"],
    [{ satz100: 0.5 }, "Der Gebührensatz muss größer als null sein.", "Nr. 2300 VV", "satz100"],
    [
      { stichtag: tag("2021-09-30") },
      "Für den 30.09.2021 ist keine Fassung erfasst.",
      "§ 13e RDG",
      "stichtag",
    ],
  ])("%j ist kein Ergebnis", (e, grund, norm, feld) => {
    expect(inkassokosten(eingabe(e))).toEqual({ art: "kein-ergebnis", grund, norm, feld });
  });

  test("ein Cent und der kleinste Satz werden gerechnet", () => {
    expect(rechnen({ forderung: cent(1) }).gebuehr).toBe(28_35);
    expect(rechnen({ art: "bestritten", satz100: 1 }).satz100).toBe(1);
  });
});
