import { cent, tag } from "@gebuehrenportal/recht";
import { gut } from "@gebuehrenportal/recht/testing/gut";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { pkh } from "./pkh.ts";
import type { PkhEingabe } from "./pkh-typen.ts";

const lohn = (betrag: number) => [{ bezeichnung: "Einkommen", betrag: cent(betrag) }];
const eingabe = (weiteres: Partial<PkhEingabe> = {}): PkhEingabe => ({
  bewilligungAm: tag("2026-03-02"),
  einnahmen: lohn(2_200_00),
  abzuege: [],
  erwerbstaetig: true,
  ...weiteres,
});
const hilfe = (weiteres: Partial<PkhEingabe> = {}) => gut(pkh(eingabe(weiteres)));
/** Income to be used of exactly this amount: no work, allowance of the party 619 €. */
const mitEinsatz = (einsatz: number) => hilfe({ erwerbstaetig: false, einnahmen: lohn(619_00 + einsatz) });

describe("Raten nach § 115 Abs. 2 ZPO", () => {
  test.each([
    [0, 0, "ohne-raten"],
    [19_99, 0, "ohne-raten"],
    [20_00, 10_00, "mit-raten"],
    [21_99, 10_00, "mit-raten"],
    [22_00, 11_00, "mit-raten"],
    [599_99, 299_00, "mit-raten"],
    [600_00, 300_00, "mit-raten"],
    [600_99, 300_00, "mit-raten"],
    [601_00, 301_00, "mit-raten"],
    [1_000_00, 700_00, "mit-raten"],
  ])("einzusetzen %i Cent: Rate %i Cent, %s", (einsatz, rate, entscheidung) => {
    expect(mitEinsatz(einsatz)).toMatchObject({
      einzusetzen: einsatz,
      rate,
      entscheidung,
      hoechstzahl: 48,
      hoechstbetrag: rate * 48,
    });
  });

  test("über 600 € sagt das Ergebnis, dass die Abrundung nicht unbestritten ist", () => {
    expect(mitEinsatz(600_01)).toMatchObject({
      sicherheit: "mittel",
      vermerke: [{ norm: "§ 115 Abs. 2 ZPO" }, {}, {}, {}],
    });
    expect(mitEinsatz(600_00)).toMatchObject({ sicherheit: "hoch" });
  });

  test("keine Hilfe, wenn vier Raten und das Vermögen die Kosten decken", () => {
    const mit = (kosten: number, vermoegen = 0) =>
      hilfe({
        erwerbstaetig: false,
        einnahmen: lohn(619_00 + 200_00),
        kosten: cent(kosten),
        vermoegen: cent(vermoegen),
      }).entscheidung;
    expect(mit(400_00)).toBe("keine-bewilligung");
    expect(mit(400_01)).toBe("mit-raten");
    expect(mit(900_00, 500_00)).toBe("keine-bewilligung");
    expect(mit(900_01, 500_00)).toBe("mit-raten");
  });
});

describe("Freibeträge nach dem Tag der Bewilligung", () => {
  // Party, work, adult, from 14, from 6, under 6 as printed in the notices.
  test.each([
    ["2019-03-01", 492, 224, 393, 373, 350, 284],
    ["2020-12-31", 501, 228, 400, 381, 358, 289],
    ["2021-01-01", 491, 223, 393, 410, 340, 311],
    ["2022-06-01", 494, 225, 396, 414, 342, 314],
    ["2023-06-01", 552, 251, 442, 462, 383, 350],
    ["2024-06-01", 619, 282, 496, 518, 429, 393],
    ["2025-06-01", 619, 282, 496, 518, 429, 393],
    ["2026-12-31", 619, 282, 496, 518, 429, 393],
  ])("am %s: %i, %i, %i, %i, %i, %i €", (am, partei, arbeit, erwachsen, ab14, ab6, unter6) => {
    const { zeilen } = hilfe({
      bewilligungAm: tag(am),
      ehegatte: { einkommen: cent(0) },
      unterhaltsberechtigte: [18, 17, 14, 13, 6, 5, 0].map((alter) => ({ alter })),
    });
    expect(zeilen.filter((z) => z.art === "freibetrag").map((z) => -z.betrag / 100)).toEqual([
      arbeit,
      partei,
      partei,
      erwachsen,
      ab14,
      ab14,
      ab6,
      ab6,
      unter6,
      unter6,
    ]);
  });

  test.each([
    ["muenchen-stadt", "2023-05-01", 580, 264],
    ["muenchen-stadt", "2026-05-01", 650, 296],
    ["muenchen-land", "2026-05-01", 637, 290],
    ["fuerstenfeldbruck", "2026-05-01", 649, 295],
    ["starnberg", "2024-05-01", 652, 297],
  ] as const)("in %s am %s: %i und %i €", (gebiet, am, partei, arbeit) => {
    const { zeilen } = hilfe({ gebiet, bewilligungAm: tag(am) });
    expect(zeilen.filter((z) => z.art === "freibetrag").map((z) => -z.betrag / 100)).toEqual([
      arbeit,
      partei,
    ]);
  });

  test("Starnberg hat seit 2025 keine eigenen Beträge, 2019 und 2020 niemand", () => {
    expect(pkh(eingabe({ gebiet: "starnberg" }))).toMatchObject({ art: "kein-ergebnis", feld: "gebiet" });
    expect(pkh(eingabe({ gebiet: "muenchen-stadt", bewilligungAm: tag("2020-01-02") }))).toMatchObject({
      feld: "gebiet",
    });
  });

  test("eigenes Einkommen mindert den Freibetrag bis auf null, eine Geldrente tritt an seine Stelle", () => {
    const { zeilen } = hilfe({
      ehegatte: { einkommen: cent(700_00) },
      unterhaltsberechtigte: [
        { alter: 8, einkommen: cent(129_00) },
        { alter: 8, geldrente: cent(350_00) },
      ],
    });
    expect(zeilen.filter((z) => z.art === "freibetrag").map((z) => z.betrag)).toEqual([
      -282_00, -619_00, 0, -300_00, -350_00,
    ]);
  });
});

test("Das einzusetzende Einkommen ist die Summe der Zeilen", () => {
  const e = hilfe({
    einnahmen: lohn(3_000_00),
    abzuege: [{ bezeichnung: "Steuern und Sozialversicherung", betrag: cent(800_00) }],
    unterkunft: cent(600_00),
    heizung: cent(100_00),
    mehrbedarf: cent(50_00),
    besondereBelastungen: [{ bezeichnung: "Darlehen", betrag: cent(49_50) }],
  });
  // 3.000 − 800 − 282 − 619 − 600 − 100 − 50 − 49,50 = 499,50; die Hälfte abgerundet 249 €
  expect(e).toMatchObject({ nettoeinkommen: 2_200_00, einzusetzen: 499_50, rate: 249_00 });
  expect(e.zeilen.at(-1)).toMatchObject({ betrag: 499_50, norm: "§ 115 Abs. 2 Satz 1 ZPO" });
});

test("Verfahrenskostenhilfe nennt § 76 FamFG", () => {
  expect(hilfe({ verfahren: "vkh" }).fassung.grund).toContain("§ 76 Abs. 1 FamFG");
});

test("Tage ohne Bekanntmachung und falsche Beträge geben kein Ergebnis", () => {
  expect(pkh(eingabe({ bewilligungAm: tag("2013-12-31") }))).toMatchObject({ feld: "bewilligungAm" });
  expect(pkh(eingabe({ einnahmen: lohn(-1) }))).toMatchObject({ feld: "einnahmen[0].betrag" });
  expect(pkh(eingabe({ unterhaltsberechtigte: [{ alter: 1 }, { alter: -1 }] }))).toMatchObject({
    feld: "unterhaltsberechtigte[1].alter",
  });
  expect(pkh(eingabe({ unterkunft: 0.5 as never }))).toMatchObject({ feld: "unterkunft" });
});

test("Mehr Einkommen ergibt nie eine kleinere Rate, mehr Miete nie eine größere", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10_000_00 }),
      fc.integer({ min: 0, max: 2_000_00 }),
      (betrag, miete) => {
        const rate = (b: number, m: number) => hilfe({ einnahmen: lohn(b), unterkunft: cent(m) }).rate ?? -1;
        expect(rate(betrag + 50, miete)).toBeGreaterThanOrEqual(rate(betrag, miete));
        expect(rate(betrag, miete + 50)).toBeLessThanOrEqual(rate(betrag, miete));
        expect(rate(betrag, miete) % 100).toBe(0);
      },
    ),
  );
});
