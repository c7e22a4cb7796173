import { type Cent, cent, tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import { f, fest, rechnen, zahlung } from "../testing.ts";
import type { Hauptforderung, Zinseingabe } from "./zins-typen.ts";

describe("Teilzahlungen", () => {
  const kosten = [{ id: "k", betrag: cent(50_00) }];
  const eingabe = (zahlungen: Zinseingabe["zahlungen"]): Zinseingabe => ({
    hauptforderungen: [f(3_650_00, "2025-01-01", fest(1000))],
    bis: tag("2025-03-31"),
    kosten,
    ...(zahlungen && { zahlungen }),
  });

  test("tilgen Kosten, dann Zinsen, dann Hauptforderung (§ 367 BGB)", () => {
    const e = rechnen(eingabe([zahlung("2025-01-31", 100_00)]));
    const zeile = e.konto.find((z) => z.art === "zahlung");
    expect(zeile?.getilgt).toEqual({ kosten: 50_00, zinsen: 31_00, hauptforderung: 19_00, ueberzahlt: 0 });
    expect(zeile).toMatchObject({ kosten: 0, zinsen: 0, hauptforderung: 3_631_00, saldo: 3_631_00 });
    // 59 days on 3.631,00 € at 10 %: 58,69 €
    expect(e.summen.offeneZinsen).toBe(58_69);
    expect(e.summen.offen).toBe(3_689_69);
  });

  test("tilgen beim Verbraucherdarlehen Kosten, Hauptforderung, Zinsen (§ 497 Abs. 3 BGB)", () => {
    const e = rechnen(eingabe([{ ...zahlung("2025-01-31", 100_00), tilgung: "verbraucherdarlehen" }]));
    expect(e.konto.find((z) => z.art === "zahlung")?.getilgt).toEqual({
      kosten: 50_00,
      zinsen: 0,
      hauptforderung: 50_00,
      ueberzahlt: 0,
    });
  });

  test("Immobiliardarlehen kennen diese Reihenfolge nicht (§ 497 Abs. 4 Satz 2 BGB); ein Vermerk sagt es", () => {
    // January 2025: 31 days at 2,27 + 2,5 = 4,77 % on 3.650,00 € are 14,787 €
    const e = rechnen({
      hauptforderungen: [f(3_650_00, "2025-01-01", { zinssatz: { art: "immobiliardarlehen" } })],
      bis: tag("2025-03-31"),
      kosten,
      zahlungen: [{ ...zahlung("2025-01-31", 100_00), tilgung: "verbraucherdarlehen" }],
    });
    expect(e.konto.find((z) => z.art === "zahlung")?.getilgt).toEqual({
      kosten: 50_00,
      zinsen: 14_79,
      hauptforderung: 35_21,
      ueberzahlt: 0,
    });
    expect(e.vermerke.map((v) => v.norm)).toContain("§ 497 Abs. 4 Satz 2 BGB");
    expect(e.vermerke.map((v) => v.norm)).not.toContain("§ 497 Abs. 2 BGB");
  });

  test("tilgen, was der Schuldner bestimmt, und sonst nach dem Gesetz", () => {
    const e = rechnen(
      eingabe([
        {
          ...zahlung("2025-01-31", 3_700_00),
          tilgung: "bestimmung",
          bestimmung: [{ auf: "hauptforderung" }],
        },
      ]),
    );
    expect(e.konto.find((z) => z.art === "zahlung")?.getilgt).toEqual({
      kosten: 50_00,
      zinsen: 0,
      hauptforderung: 3_650_00,
      ueberzahlt: 0,
    });
    expect(e.vermerke.some((v) => v.norm === "§ 367 Abs. 2 BGB")).toBe(true);
  });

  test("über die Schuld hinaus sind überzahlt", () => {
    const e = rechnen(eingabe([zahlung("2025-01-31", 4_000_00)]));
    expect(e.summen).toMatchObject({ offen: 0, ueberzahlt: 269_00 });
    expect(e.konto.at(-1)?.saldo).toBe(-269_00);
  });

  test("der Tag der Zahlung zählt mit, auf Wunsch nicht", () => {
    const e = rechnen({
      ...eingabe([zahlung("2025-01-31", 100_00)]),
      schalter: { zahlungstag: "nicht-mitgezaehlt" },
    });
    expect(e.konto.find((z) => z.art === "zahlung")?.getilgt?.zinsen).toBe(30_00);
  });

  test("vor dem Verzug mindern die Hauptforderung, nach dem Ende zählen sie nicht und werden gesagt", () => {
    const vorher = rechnen({ ...eingabe([zahlung("2024-12-01", 650_00)]), kosten: [] });
    expect(vorher.forderungen[0]?.abschnitte[0]?.kapital).toBe(3_000_00);
    const spaeter = rechnen(eingabe([zahlung("2025-04-01", 650_00)]));
    expect(spaeter.summen.zahlungen).toBe(0);
    expect(spaeter.vermerke.some((v) => v.feld === "zahlungen[0].am")).toBe(true);
  });

  test("das Konto geht auf: Zeilen ergeben den Saldo", () => {
    const e = rechnen(eingabe([zahlung("2025-01-31", 100_00), zahlung("2025-02-15", 500_00)]));
    const summe = e.konto.reduce((s, z) => s + z.betrag, 0);
    expect(summe).toBe(e.konto.at(-1)?.saldo);
    expect(e.konto.at(-1)?.saldo).toBe(e.summen.offen);
  });
});

describe("Mehrere Forderungen", () => {
  const zwei = (b: Partial<Hauptforderung>, betrag = 1_000_00): Zinseingabe => ({
    hauptforderungen: [
      f(1_000_00, "2025-01-01", fest(500)),
      f(betrag, "2025-01-01", { ...fest(500), id: "b", ...b }),
    ],
    bis: tag("2025-12-31"),
    zahlungen: [zahlung("2025-12-31", 525_00)],
  });
  const getilgt = (e: Zinseingabe): Cent[] => rechnen(e).forderungen.map((x) => x.getilgteHauptforderung);

  test("§ 366 Abs. 2 BGB: die ungesicherte zuerst", () => {
    expect(getilgt(zwei({ gesichert: true }))).toEqual([475_00, 0]);
  });
  test("dann die lästigere mit dem höheren Zinssatz", () => {
    expect(getilgt(zwei(fest(900)))).toEqual([0, 435_00]);
  });
  test("dann die ältere", () => {
    expect(getilgt(zwei({ faelligAm: tag("2024-12-01") }))).toEqual([0, 475_00]);
  });
  test("die noch nicht fällige zuletzt", () => {
    expect(getilgt(zwei({ faelligAm: tag("2026-02-01"), ...fest(900) }))).toEqual([475_00, 0]);
  });
  test("am Tag der Fälligkeit ist sie fällig", () => {
    expect(getilgt(zwei({ faelligAm: tag("2025-12-31"), ...fest(900) }))).toEqual([0, 435_00]);
  });
  test("am Tag danach fällige und gesicherte kommen zuletzt, die fällige gesicherte vorher", () => {
    const e = zwei({ faelligAm: tag("2026-01-01") });
    const [a, b] = e.hauptforderungen;
    if (!a || !b) throw new Error();
    expect(getilgt({ ...e, hauptforderungen: [{ ...a, gesichert: true }, b] })).toEqual([475_00, 0]);
  });
  test("vor dem ersten Basiszinssatz gezahlt: gleicher Rang", () => {
    const e = {
      hauptforderungen: [f(1_000_00, "2002-01-01"), f(3_000_00, "2002-01-01", { id: "b" })],
      bis: tag("2002-01-01"),
      zahlungen: [zahlung("2001-12-01", 400_00)],
    };
    expect(getilgt(e)).toEqual([100_00, 300_00]);
  });
  test("eine Zahlung über alle Forderungen eines Rangs tilgt jede ganz", () => {
    const e = { ...zwei({}, 3_000_00), zahlungen: [zahlung("2025-12-31", 4_200_01)] };
    expect(getilgt(e)).toEqual([1_000_00, 3_000_00]);
    expect(rechnen(e).summen.ueberzahlt).toBe(1);
  });
  test("bei gleichem Rang verhältnismäßig", () => {
    expect(getilgt(zwei({}, 3_000_00))).toEqual([81_25, 243_75]);
  });
  test("auf Wunsch erst alle Zinsen", () => {
    expect(getilgt({ ...zwei({ gesichert: true }), schalter: { mehrereForderungen: "insgesamt" } })).toEqual([
      425_00, 0,
    ]);
  });
});

describe("Festgesetzte Kosten", () => {
  test("tragen Zinsen und werden als Kosten getilgt", () => {
    const e = rechnen({
      hauptforderungen: [
        f(1_000_00, "2025-01-01", fest(500)),
        f(200_00, "2025-01-01", { id: "k", zinssatz: { art: "kostenfestsetzung" } }),
      ],
      bis: tag("2025-06-30"),
      zahlungen: [zahlung("2025-01-10", 150_00)],
    });
    expect(e.konto.find((z) => z.art === "zahlung")?.getilgt?.kosten).toBe(150_00);
    expect(e.summen).toMatchObject({ hauptforderungen: 1_000_00, kosten: 200_00, offeneKosten: 50_00 });
    expect(e.summen.offen).toBe(e.konto.at(-1)?.saldo);
  });
});

describe("Festgesetzte Kosten, die bei der Zahlung noch nicht geschuldet sind", () => {
  // 2024: 5.000 × 3,66 % / 366 sind 0,50 € am Tag; vom 01.01. bis zum 01.06. 153 Tage, 76,50 €
  const eingabe = (betrag: number, weiteres: Partial<Zinseingabe> = {}): Zinseingabe => ({
    hauptforderungen: [
      f(5_000_00, "2024-01-01", fest(366)),
      f(800_00, "2025-03-01", { id: "k", zinssatz: { art: "kostenfestsetzung" } }),
    ],
    bis: tag("2025-03-31"),
    zahlungen: [zahlung("2024-06-01", betrag)],
    ...weiteres,
  });
  const getilgt = (e: Zinseingabe) => rechnen(e).konto.find((z) => z.art === "zahlung")?.getilgt;

  test.each([
    ["nach dem Gesetz", {}],
    ["erst alle Zinsen", { schalter: { mehrereForderungen: "insgesamt" as const } }],
  ])("stehen hinter den fälligen Schulden (§ 366 Abs. 2 BGB): %s", (_, weiteres) => {
    expect(getilgt(eingabe(1_000_00, weiteres))).toEqual({
      kosten: 0,
      zinsen: 76_50,
      hauptforderung: 923_50,
      ueberzahlt: 0,
    });
    expect(rechnen(eingabe(1_000_00, weiteres)).summen).toMatchObject({
      kosten: 800_00,
      offeneKosten: 800_00,
    });
  });

  test("auch beim Verbraucherdarlehen", () => {
    const zahlungen = [{ ...zahlung("2024-06-01", 5_000_00), tilgung: "verbraucherdarlehen" as const }];
    expect(getilgt(eingabe(0, { zahlungen }))).toEqual({
      kosten: 0,
      zinsen: 0,
      hauptforderung: 5_000_00,
      ueberzahlt: 0,
    });
  });

  test("nehmen auf, was über die fälligen hinaus gezahlt ist", () => {
    expect(getilgt(eingabe(5_176_50))).toEqual({
      kosten: 100_00,
      zinsen: 76_50,
      hauptforderung: 5_000_00,
      ueberzahlt: 0,
    });
  });

  test("sind mit „Kosten“ nicht gemeint, wohl aber, wenn der Schuldner sie nennt", () => {
    const bestimmt = (id?: string) => ({
      zahlungen: [
        {
          ...zahlung("2024-06-01", 1_000_00),
          tilgung: "bestimmung" as const,
          bestimmung: [{ auf: "kosten" as const, ...(id !== undefined && { id }) }],
        },
      ],
    });
    expect(getilgt(eingabe(0, bestimmt()))).toMatchObject({
      kosten: 0,
      zinsen: 76_50,
      hauptforderung: 923_50,
    });
    expect(getilgt(eingabe(0, bestimmt("k")))).toMatchObject({
      kosten: 800_00,
      zinsen: 76_50,
      hauptforderung: 123_50,
    });
  });

  test("am Tag, von dem an sie sich verzinsen, gehen sie vor", () => {
    const zahlungen = [zahlung("2025-03-01", 1_000_00)];
    expect(getilgt(eingabe(0, { zahlungen }))?.kosten).toBe(800_00);
  });
});
