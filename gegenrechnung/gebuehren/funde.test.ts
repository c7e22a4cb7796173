import { type Anrechnung, type RvgEingabe, rvgRechnung } from "@gebuehrenportal/gebuehren";
import { cent, type Tag, tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import { vergleich } from "./vergleich.ts";

/** The engine's result, after both calculations gave the same. */
function ergebnis(e: RvgEingabe) {
  const antwort = rvgRechnung(e);
  expect(vergleich(e, antwort).abweichungen).toEqual([]);
  if (antwort.art === "kein-ergebnis") throw new Error(antwort.grund);
  return antwort;
}

const auf = { angelegenheit: "auf", position: "3100" };
const vorschuss = (betrag: number) =>
  [{ betrag: cent(betrag), von: "vorschuss", angelegenheit: "auf" }] as const;

describe("Was der Vergleich gefunden hat: Zahlungen, wenn für einen Teil Prozesskostenhilfe bewilligt ist (§ 58 Abs. 2 Satz 1 RVG)", () => {
  // 23.656,93 €, bewilligt 3.000,01 €, Auftrag 16.03.2021: 1,3 × 874,00 = 1.136,20. Aus der Staatskasse (1,3 × 278,00 + 20,00) ×
  // 1,19 = 453,87: Auf die früheren Gebühren ist zu wenig gezahlt, als dass die Anrechnung ihr zugutekäme (Satz 2).
  const am: Tag = tag("2021-03-16");
  const fruehere = (nr: string): readonly Anrechnung[] => {
    const von = { nr, auftragAm: tag("2020-03-04"), gezahlt: cent(473_55) };
    return [
      { von: { frueher: { ...von, wert: cent(299_99), auftraggeber: 2 } }, auf, wert: cent(23_99) },
      { von: { frueher: { ...von, wert: cent(49_999_90), auftraggeber: 2 } }, auf, wert: cent(4_967_95) },
      { von: { frueher: { ...von, wert: cent(4_001_00) } }, auf, wert: cent(240_06) },
    ];
  };
  const mit = (nr: string, regel: string | undefined, gezahlt: number): RvgEingabe => ({
    angelegenheiten: [
      {
        id: "auf",
        auftragAm: am,
        vertretung: "beigeordnet",
        wert: cent(23_656_93),
        positionen: [{ nr: "3100" }],
        bewilligterWert: cent(3_000_01),
      },
    ],
    leistungsende: am,
    anrechnungen: fruehere(nr).map((a) => (regel === undefined ? a : { ...a, regel })),
    zahlungen: vorschuss(gezahlt),
  });

  test.each([
    // Nr. 3307 VV: 0,8 × 45,00 + 0,8 × 303,00 + 0,5 × 45,00, nach § 15a Abs. 2 RVG höchstens 0,8 × 354,00 = 283,20.
    // (1.136,20 − 283,20 + 20,00) × 1,19 = 1.038,87; − 453,87 = 585,00.
    ["3307", undefined, 1_038_87, 585_00],
    // Verfahrensgebühren: höchstens die Gebühr aus dem betroffenen Wert, 1,3 × 49,00 + 1,3 × 334,00 + 1,3 × 45,00 = 556,40.
    // (1.136,20 − 556,40 + 20,00) × 1,19 = 713,76; − 453,87 = 259,89.
    ["3100", "3100-1", 713_76, 259_89],
    ["3100", "3100-2", 713_76, 259_89],
    ["3100", "vorb3-7", 713_76, 259_89],
  ])(
    "Nr. %s VV, %s: Frei ist, was die Staatskasse an der ganzen Vergütung nicht schuldet",
    (nr, regel, ganz, frei) => {
      const { brutto, angelegenheiten } = ergebnis(mit(nr, regel, frei));
      expect(brutto).toBe(ganz);
      expect(angelegenheiten[0]?.staatskasse).toMatchObject({ brutto: 453_87, abzug: 0 });
      const mehr = ergebnis(mit(nr, regel, frei + 1)).angelegenheiten[0]?.staatskasse;
      expect(mehr).toMatchObject({ abzug: 1, auszahlung: 453_86, weitereVerguetung: 0 });
    },
  );

  test("So auch bei der Terminsgebühr nach Nr. 3104 Anm. 4 VV", () => {
    const e = (betrag: number): RvgEingabe => ({
      angelegenheiten: [
        {
          id: "von",
          auftragAm: tag("2022-04-29"),
          wert: cent(13_000_00),
          auftraggeber: 3,
          positionen: [{ nr: "3305" }, { nr: "3104", wert: cent(40_001_00) }],
        },
        {
          id: "auf",
          auftragAm: tag("2023-11-12"),
          vertretung: "beigeordnet",
          wert: cent(43_088_76),
          positionen: [{ nr: "3104" }],
          bewilligterWert: cent(19_000_01),
        },
      ],
      leistungsende: tag("2023-11-12"),
      anrechnungen: [
        {
          regel: "3104-4",
          von: { angelegenheit: "von", position: "3104" },
          auf: { angelegenheit: "auf", position: "3104" },
          wert: cent(13_600_34),
        },
      ],
      zahlungen: vorschuss(betrag),
    });
    // (1,2 × 1.198,00 − 1,2 × 718,00 + 20,00) × 1,19 = 709,24; § 49 RVG (1,2 × 399,00 + 20,00) × 1,19 = 593,57; frei 115,67.
    expect(ergebnis(e(115_67)).angelegenheiten[1]?.staatskasse).toMatchObject({ brutto: 593_57, abzug: 0 });
    expect(ergebnis(e(115_68)).angelegenheiten[1]?.staatskasse).toMatchObject({ abzug: 1 });
  });
});

describe("Was der Vergleich gefunden hat: Der bewilligte Teil mit mehr Anrechnung als Platz", () => {
  test("Geschäftsgebühren zählen nur aus Wert, der auch im bewilligten Teil Platz hat, die letzte zuerst (Vorbem. 3 Abs. 4 VV)", () => {
    const vor = (id: string, wert: number, auftraggeber: number) => ({
      id,
      auftragAm: tag("2006-07-01"),
      wert: cent(wert),
      auftraggeber,
      positionen: [{ nr: "2300", ...(id === "v3" ? {} : { rahmen: "mittel" as const }) }],
    });
    const von = (id: string, wert: number): Anrechnung => ({
      von: { angelegenheit: id, position: "2300" },
      auf,
      wert: cent(wert),
    });
    const e = ergebnis({
      angelegenheiten: [
        vor("v1", 601_00, 4),
        vor("v2", 30_02, 1),
        vor("v3", 3_724_33, 4),
        {
          id: "auf",
          auftragAm: tag("2012-07-17"),
          vertretung: "beigeordnet",
          wert: cent(2_789_15),
          auftraggeber: 2,
          positionen: [{ nr: "3100" }],
          bewilligterWert: cent(300_00),
        },
      ],
      leistungsende: tag("2012-07-17"),
      anrechnungen: [von("v1", 120_20), von("v2", 5_70), von("v3", 669_39)],
    });
    // 2,4 × 65,00 + 20,00; 1,5 × 25,00 + 7,50; 2,2 × 245,00 + 20,00; 1,6 × 189,00 − 0,75 × (25,00 + 25,00 + 65,00) + 20,00:
    // 176,00 + 45,00 + 559,00 + 236,15 = 1.016,15, mit 19 % 1.209,22. Bewilligt 1,6 × 25,00 + 8,00; die letzte füllt mit ihren
    // 669,39 € die 300,00 € und gibt 0,75 × 25,00 = 18,75 ab: 29,25, mit 19 % 34,81 gesperrt. Bleiben 1.174,41.
    expect([e.brutto, e.prozesskostenhilfe?.gesperrt, e.offen]).toEqual([1_209_22, 34_81, 1_174_41]);
  });

  test("Ist auf das Ganze mehr anzurechnen, so begrenzt die ganze Vergütung die weitere (§ 50 RVG)", () => {
    const e = ergebnis({
      angelegenheiten: [
        {
          id: "auf",
          auftragAm: tag("2025-05-31"),
          vertretung: "beigeordnet",
          wert: cent(33_014_83),
          positionen: [{ nr: "3202" }],
          bewilligterWert: cent(9_000_01),
        },
      ],
      leistungsende: tag("2025-05-31"),
      anrechnungen: [
        {
          regel: "3104-2",
          von: {
            frueher: { nr: "3202", wert: cent(29_999_99), auftragAm: tag("2013-07-31"), auftraggeber: 7 },
          },
          auf: { angelegenheit: "auf", position: "3202" },
          wert: cent(26_999_98),
        },
      ],
      zahlungen: vorschuss(1_00),
    });
    // Ganz 1,2 × 1.036,00 − (1,2 × 758,00 − 1,2 × 217,00) + 20,00 = 614,00, mit 19 % 730,66. Bewilligt 1,2 × 614,00 − (1,2 ×
    // 758,00 − 1,2 × 646,00) + 20,00 = 622,40, mit 19 % 740,66: mehr als das Ganze. Staatskasse (1,2 × 339,00 + 20,00) × 1,19 =
    // 507,89; weitere Vergütung 730,66 − 507,89 − 1,00 = 221,77.
    expect([e.brutto, e.prozesskostenhilfe?.gesperrt]).toEqual([730_66, 730_66]);
    expect(e.angelegenheiten[0]?.staatskasse).toMatchObject({
      auszahlung: 507_89,
      weitereVerguetung: 221_77,
      teilweise: { regelverguetung: 730_66, mandant: 0 },
    });
  });
});

describe("Was der Vergleich gefunden hat: Gebühren in Höhe einer anderen", () => {
  test("Auch über zwei Bezüge wird nur die Gebühr gerundet (§ 2 Abs. 2 Satz 2 RVG)", () => {
    const e = ergebnis({
      angelegenheiten: [
        {
          id: "a",
          auftragAm: tag("2026-06-22"),
          auftraggeber: 2,
          positionen: [{ nr: "3405", bezug: { nr: "3401", bezug: { nr: "3102", betrag: cent(65_03) } } }],
        },
      ],
      leistungsende: tag("2026-06-22"),
    });
    // 65,03 / 2 × 1,3 = 42,2695
    expect(e.angelegenheiten[0]?.gebuehren).toBe(42_27);
  });
});
