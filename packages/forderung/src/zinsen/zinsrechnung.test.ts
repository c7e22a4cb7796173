import { cent, datum, plusTage, tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import { f, fest, letztesHalbjahr, rechnen, unbekanntesHalbjahr, zahlung } from "../testing.ts";
import type { Hauptforderung, Zinseingabe } from "./zins-typen.ts";
import { zinsrechnung } from "./zinsrechnung.ts";

describe("Abschnitte", () => {
  test("beginnen an Halbjahren und zählen ersten und letzten Tag mit", () => {
    const { abschnitte } = rechnen({ hauptforderungen: [f(10_000_00, "2024-06-30")], bis: tag("2025-01-01") })
      .forderungen[0] ?? {
      abschnitte: [],
    };
    expect(abschnitte.map((a) => [a.von, a.bis, a.tage, a.jahrestage, a.prozent100])).toEqual([
      ["2024-06-30", "2024-06-30", 1, 366, 862],
      ["2024-07-01", "2024-12-31", 184, 366, 837],
      ["2025-01-01", "2025-01-01", 1, 365, 727],
    ]);
  });

  test("ein ganzes Jahr trägt genau den Jahressatz, auch im Schaltjahr", () => {
    for (const jahr of [2023, 2024]) {
      const e = rechnen({
        hauptforderungen: [f(10_000_00, `${jahr}-01-01`, fest(500))],
        bis: tag(`${jahr}-12-31`),
      });
      expect(e.summen.zinsen).toBe(500_00);
    }
  });

  test("die Tagzählung ändert das Ergebnis: 31 Tage Januar 2024 zu 3,66 % aus 10.000 €", () => {
    const e = (tagzaehlung: "act/act" | "act/365" | "30/360") =>
      rechnen({
        hauptforderungen: [f(10_000_00, "2024-01-01", fest(366))],
        bis: tag("2024-01-31"),
        tagzaehlung,
      });
    expect(e("act/act").summen.zinsen).toBe(31_00);
    expect(e("act/365").summen.zinsen).toBe(31_08);
    expect(e("30/360").summen.zinsen).toBe(30_50);
    expect(e("30/360").tagzaehlungText).toContain("30/360");
  });

  test("ohne Angabe gilt act/act, und das Ergebnis nennt es", () => {
    const e = rechnen({ hauptforderungen: [f(100_00, "2024-01-01")], bis: tag("2024-01-31") });
    expect(e.tagzaehlung).toBe("act/act");
    expect(e.vermerke[0]?.text).toContain("act/act");
  });

  test("der Februar zählt kaufmännisch 30 Tage", () => {
    const e = rechnen({
      hauptforderungen: [f(3_600_00, "2023-02-01", fest(1000))],
      bis: tag("2023-02-28"),
      tagzaehlung: "30/360",
    });
    expect(e.summen.zinsen).toBe(30_00);
  });

  test("gerundet wird einmal: drei Tage zu je 0,4 Cent sind ein Cent", () => {
    const e = rechnen({
      hauptforderungen: [f(14_60, "2023-06-29", { zinssatz: { art: "ueber-basis", prozent100: 838 } })],
      bis: tag("2023-07-01"),
    });
    expect(e.forderungen[0]?.abschnitte.map((a) => a.betrag)).toEqual([1, 0]);
    expect(e.summen.zinsen).toBe(1);
    const gedrittelt = rechnen({
      hauptforderungen: [f(14_60, "2023-12-30", fest(1000))],
      bis: tag("2024-01-01"),
      tagzaehlung: "act/365",
    });
    expect(gedrittelt.summen.zinsen).toBe(1);
  });
});

test("Tilgungen runden nicht: dreimal 1,4 Cent bleiben vier Cent, auch wenn täglich gezahlt wird", () => {
  const e = rechnen({
    hauptforderungen: [f(140_00, "2025-01-01", fest(365))],
    bis: tag("2025-01-03"),
    zahlungen: [zahlung("2025-01-01", 1), zahlung("2025-01-02", 2)],
  });
  expect(e.konto.filter((z) => z.art === "zinsen").map((z) => z.betrag)).toEqual([1, 2, 1]);
  expect(e.summen).toMatchObject({ zinsen: 4, offeneHauptforderung: 140_00, offen: 140_01 });
});

test("der Tageszins ist null, wo der Tag nach dem Ende keine Zinsen trägt", () => {
  const tageszins = (weiteres: Partial<Hauptforderung>, ab = "2025-01-01") =>
    rechnen({ hauptforderungen: [f(3_650_00, ab, { ...fest(1000), ...weiteres })], bis: tag("2025-03-31") })
      .summen.tageszins;
  expect(tageszins({})).toBe(1_00);
  expect(tageszins({ bis: tag("2025-02-28") })).toBe(0);
  expect(tageszins({ bis: tag("2025-03-31") })).toBe(0);
  expect(tageszins({}, "2025-04-01")).toBe(1_00);
  expect(tageszins({}, "2025-04-02")).toBe(0);
});

describe("Zinssätze", () => {
  const satz = (zinssatz: Hauptforderung["zinssatz"], ab = "2024-02-01") =>
    rechnen({ hauptforderungen: [f(100_00, ab, { zinssatz })], bis: tag(ab) }).forderungen[0];

  test.each([
    [{ art: "verbraucher" }, 862],
    [{ art: "unternehmer", entstandenAm: tag("2014-07-29") }, 1262],
    [{ art: "unternehmer", entstandenAm: tag("2014-07-28") }, 1162],
    [{ art: "unternehmer", entstandenAm: tag("2014-07-28"), gegenleistungAm: tag("2016-07-01") }, 1262],
    [{ art: "unternehmer", entstandenAm: tag("2014-07-28"), gegenleistungAm: tag("2016-06-30") }, 1162],
    [{ art: "prozesszinsen" }, 862],
    [{ art: "prozesszinsen", wie: "unternehmer", entstandenAm: tag("2024-01-01") }, 1262],
    [{ art: "immobiliardarlehen" }, 612],
    [{ art: "verbraucherdarlehen" }, 862],
    [{ art: "kostenfestsetzung" }, 862],
    [{ art: "gesetzlich" }, 400],
    [{ art: "handel" }, 500],
    [{ art: "fest", prozent100: 725 }, 725],
    [{ art: "ueber-basis", prozent100: 300 }, 662],
  ] as const)("%j ergibt im ersten Halbjahr 2024 %i Hundertstel", (zinssatz, prozent100) => {
    expect(satz(zinssatz)?.abschnitte[0]?.prozent100).toBe(prozent100);
  });

  test.each([
    [{ art: "verbraucher" }, "5 Prozentpunkte über dem Basiszinssatz", "§ 288 Abs. 1 BGB"],
    [
      { art: "unternehmer", entstandenAm: tag("2014-07-29") },
      "9 Prozentpunkte über dem Basiszinssatz",
      "§ 288 Abs. 2 BGB",
    ],
    [
      { art: "unternehmer", entstandenAm: tag("2014-07-28") },
      "8 Prozentpunkte über dem Basiszinssatz",
      "§ 288 Abs. 2 BGB a. F.",
    ],
    [
      { art: "unternehmer", entstandenAm: tag("2014-07-28"), gegenleistungAm: tag("2016-07-01") },
      "9 Prozentpunkte über dem Basiszinssatz",
      "§ 288 Abs. 2 BGB, Art. 229 § 34 Satz 2 EGBGB",
    ],
    [
      { art: "unternehmer", entstandenAm: tag("2014-07-29"), gegenleistungAm: tag("2016-07-01") },
      "9 Prozentpunkte über dem Basiszinssatz",
      "§ 288 Abs. 2 BGB",
    ],
    [{ art: "prozesszinsen" }, "5 Prozentpunkte über dem Basiszinssatz", "§ 291 BGB, § 288 Abs. 1 BGB"],
    [
      { art: "prozesszinsen", wie: "unternehmer", entstandenAm: tag("2014-07-28") },
      "8 Prozentpunkte über dem Basiszinssatz",
      "§ 291 BGB, § 288 Abs. 2 BGB a. F.",
    ],
    [{ art: "immobiliardarlehen" }, "2,5 Prozentpunkte über dem Basiszinssatz", "§ 497 Abs. 4 BGB"],
    [
      { art: "verbraucherdarlehen" },
      "5 Prozentpunkte über dem Basiszinssatz",
      "§ 497 Abs. 1 BGB, § 288 Abs. 1 BGB",
    ],
    [{ art: "kostenfestsetzung" }, "5 Prozentpunkte über dem Basiszinssatz", "§ 104 Abs. 1 Satz 2 ZPO"],
    [{ art: "gesetzlich" }, "4 % im Jahr", "§ 246 BGB"],
    [{ art: "handel" }, "5 % im Jahr", "§ 352 Abs. 1 HGB"],
    [{ art: "fest", prozent100: 725 }, "7,25 % im Jahr", "§ 288 Abs. 3 BGB"],
    [{ art: "fest", prozent100: 5 }, "0,05 % im Jahr", "§ 288 Abs. 3 BGB"],
    [{ art: "ueber-basis", prozent100: 310 }, "3,1 Prozentpunkte über dem Basiszinssatz", "§§ 247, 288 BGB"],
  ] as const)("%j heißt „%s“ nach %s", (zinssatz, text, norm) => {
    const { zinssatzText, norm: gefunden, abschnitte } = satz(zinssatz) ?? {};
    expect([zinssatzText?.replaceAll("\u00a0", " "), gefunden]).toEqual([text, norm]);
    expect(abschnitte?.[0]?.norm).toBe(norm);
  });

  test("Prozesszinsen eines Unternehmers lehnen ab, was Verzugszinsen ablehnen", () => {
    const zinssatz = { art: "prozesszinsen", wie: "unternehmer", entstandenAm: tag("2024-02-02") } as const;
    expect(
      zinsrechnung({ hauptforderungen: [f(100_00, "2024-02-01", { zinssatz })], bis: tag("2024-02-01") }),
    ).toMatchObject({ art: "kein-ergebnis", norm: "Art. 229 § 34 EGBGB" });
  });

  test.each([
    [{ art: "gesetzlich" }, "§ 246 BGB", "1900-01-01", "hoch"],
    [{ art: "handel" }, "§ 352 Abs. 1 HGB", "1900-01-01", "mittel"],
    [{ art: "fest", prozent100: 400 }, "§ 288 Abs. 3 BGB", "2002-01-01", "hoch"],
  ] as const)("%j beruht auf %s seit dem %s", (zinssatz, norm, ab, sicherheit) => {
    const e = rechnen({ hauptforderungen: [f(100_00, "2024-02-01", { zinssatz })], bis: tag("2024-02-01") });
    const grund = "weil der Zinssatz nicht vom Basiszinssatz abhängt";
    expect(e.fassung).toMatchObject({ norm, ab, grund, sicherheit });
  });

  test("ohne Tag der Entstehung gelten 9 Punkte mit einem Vermerk, bei Verzug vor dem 29.07.2014 8 ohne Vermerk", () => {
    const neu = rechnen({
      hauptforderungen: [f(100_00, "2024-02-01", { zinssatz: { art: "unternehmer" } })],
      bis: tag("2024-02-01"),
    });
    expect(neu.vermerke.some((v) => v.norm === "Art. 229 § 34 EGBGB")).toBe(true);
    const alt = rechnen({
      hauptforderungen: [f(100_00, "2014-07-28", { zinssatz: { art: "unternehmer" } })],
      bis: tag("2014-07-28"),
    });
    expect(alt.forderungen[0]?.abschnitte[0]?.prozent100).toBe(727);
    expect(alt.forderungen[0]?.norm).toContain("a. F.");
    expect(alt.vermerke.some((v) => v.norm === "Art. 229 § 34 EGBGB")).toBe(false);
  });

  test("fällt der Satz unter null, zählt er als null, und ein Vermerk sagt es", () => {
    const e = rechnen({
      hauptforderungen: [f(100_00, "2020-01-01", { zinssatz: { art: "ueber-basis", prozent100: 50 } })],
      bis: tag("2020-12-31"),
    });
    expect(e.summen.zinsen).toBe(0);
    expect(e.vermerke.some((v) => v.text.includes("0\u00a0%"))).toBe(true);
  });
});

describe("Künftige Halbjahre", () => {
  const naechstes = unbekanntesHalbjahr();
  const zuvor = letztesHalbjahr.prozent100 + 500;
  const eingabe: Zinseingabe = {
    hauptforderungen: [f(36_500_00, plusTage(naechstes, -1), {})],
    bis: plusTage(naechstes, 1),
  };

  test("beenden die Rechnung auf Wunsch mit dem letzten bekannten Tag", () => {
    const e = rechnen({ ...eingabe, schalter: { unbekannterBasiszins: "enden" } });
    expect(e).toMatchObject({
      unbekanntAb: naechstes,
      bis: plusTage(naechstes, -1),
      verlangtBis: plusTage(naechstes, 1),
    });
    expect(e.forderungen[0]?.abschnitte).toHaveLength(1);
    expect(e.vermerke.find((v) => v.art === "warnung")?.text).toContain(datum(naechstes));
  });

  test("werden vorläufig mit dem laufenden Satz gerechnet", () => {
    const e = rechnen(eingabe);
    expect(e.bis).toBe(plusTage(naechstes, 1));
    expect(e.forderungen[0]?.abschnitte.map((a) => [a.prozent100, a.herkunft])).toEqual([
      [zuvor, "gesetz"],
      [zuvor, "fortgeschrieben"],
    ]);
  });

  test("kommen vom Betreiber, und das Ergebnis sagt es", () => {
    const e = rechnen({ ...eingabe, basiszinsen: [{ ab: naechstes, prozent100: 177 }] });
    expect(e.unbekanntAb).toBeUndefined();
    expect(e.forderungen[0]?.abschnitte.map((a) => [a.prozent100, a.herkunft])).toEqual([
      [zuvor, "gesetz"],
      [677, "betreiber"],
    ]);
    expect(e.vermerke.some((v) => v.text.includes("vom Betreiber eingetragen"))).toBe(true);
    expect(e.fassung.quelle.titel).toBe("vom Betreiber eingetragen");
  });

  test("nennen mit Quelle und Tag ihren Eintrag im Rechenweg, im Vermerk und in der Fassung", () => {
    const eintrag = {
      ab: naechstes,
      prozent100: 177,
      fundstelle: "Bundesbank, Mitteilung vom 29.12.2026",
      eingetragenAm: tag("2027-01-04"),
    };
    const e = rechnen({ ...eingabe, basiszinsen: [eintrag] });
    const quelle = "Bundesbank, Mitteilung vom 29.12.2026, eingetragen am 04.01.2027";
    const [vorher, nachher] = e.forderungen[0]?.schritte ?? [];
    expect(vorher?.text).not.toContain("Betreiber");
    expect(nachher?.text).toMatch(
      new RegExp(`zu 6,77\u00a0% aus .*; Basiszinssatz vom Betreiber eingetragen \\(${quelle}\\)$`),
    );
    expect(e.vermerke.find((v) => v.feld === "basiszinsen[0]")?.text).toContain(
      `vom Betreiber eingetragen (${quelle}).`,
    );
    expect(e.fassung.quelle.fundstelle).toBe(quelle);
  });

  test("feste Zinssätze brauchen keinen Basiszinssatz", () => {
    expect(
      rechnen({ hauptforderungen: [f(36_500_00, "2030-01-01", fest(100))], bis: tag("2030-01-10") }).summen
        .zinsen,
    ).toBe(10_00);
  });
});

test("die größten Eingaben bleiben genau berechenbar", () => {
  const e = rechnen({ hauptforderungen: [f(10 ** 12, "1900-01-01", fest(10_000))], bis: tag("2199-12-31") });
  expect(e.summen.zinsen).toBe(300 * 10 ** 12);
});

describe("Fehlerhafte Eingaben sind kein Ergebnis mit Feld", () => {
  const gut: Zinseingabe = { hauptforderungen: [f(100_00, "2025-01-01")], bis: tag("2025-02-01") };
  test.each([
    ["keine Forderung", { hauptforderungen: [] }, "hauptforderungen"],
    ["Betrag null", { hauptforderungen: [f(0, "2025-01-01")] }, "hauptforderungen[0].betrag"],
    [
      "Kennung doppelt",
      { hauptforderungen: [f(1, "2025-01-01"), f(1, "2025-01-01")] },
      "hauptforderungen[1].id",
    ],
    [
      "vor 2002",
      { hauptforderungen: [f(100_00, "2001-12-31", { zinssatz: { art: "ueber-basis", prozent100: 500 } })] },
      "hauptforderungen[0].verzugAb",
    ],
    [
      "Ende vor Beginn",
      { hauptforderungen: [f(100_00, "2025-01-02", { bis: tag("2025-01-01") })] },
      "hauptforderungen[0].bis",
    ],
    [
      "Zinssatz negativ",
      { hauptforderungen: [f(100_00, "2025-01-02", fest(-1))] },
      "hauptforderungen[0].zinssatz.prozent100",
    ],
    [
      "Zinssatz über 100 %",
      { hauptforderungen: [f(100_00, "2025-01-02", fest(10_001))] },
      "hauptforderungen[0].zinssatz.prozent100",
    ],
    ["Tag außerhalb des Kalenders", { bis: tag("9999-12-31") }, "bis"],
    ["Betrag zu groß", { hauptforderungen: [f(10 ** 12 + 1, "2025-01-02")] }, "hauptforderungen[0].betrag"],
    [
      "Fälligkeit außerhalb",
      { hauptforderungen: [f(1, "2025-01-02", { faelligAm: tag("1800-01-01") })] },
      "hauptforderungen[0].faelligAm",
    ],
    ["Zahlung null", { zahlungen: [zahlung("2025-01-02", 0)] }, "zahlungen[0].betrag"],
    [
      "Bestimmung leer",
      { zahlungen: [{ ...zahlung("2025-01-02", 1), tilgung: "bestimmung" as const }] },
      "zahlungen[0].bestimmung",
    ],
    ["Kosten negativ", { kosten: [{ id: "k", betrag: cent(-1) }] }, "kosten[0].betrag"],
    [
      "Basiszins lückenhaft",
      { basiszinsen: [{ ab: unbekanntesHalbjahr(2), prozent100: 1 }] },
      "basiszinsen[0]",
    ],
  ] as const)("%s", (_, weiteres, feld) => {
    expect(zinsrechnung({ ...gut, ...weiteres })).toMatchObject({ art: "kein-ergebnis", feld });
  });
});
