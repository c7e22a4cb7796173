import { bezugsgroesse, bezugsgroesseInMark } from "@gebuehrenportal/gesetze/sgb-4/paragraph-18.ts";
import {
  beitragsbemessungsgrenze,
  beitragsbemessungsgrenzeInMark,
} from "@gebuehrenportal/gesetze/sgb-6/paragraph-159.ts";
import { cent, datum, plusMonate, plusTage, tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import { anrecht, umrechnung, verfahrenswert, wiederkehrend, wiederkehrendRegeln } from "../index.ts";

/** First days of the quarters of a span of years. */
const quartale = (von: number, bis: number) =>
  Array.from({ length: (bis - von + 1) * 4 }, (_, i) => plusMonate(tag(`${von}-01-01`), i * 3));

/** Factors are recorded for 1994 and from 2003 on, but for two years. */
const mitFaktor = (jahr: number) => jahr === 1994 || (jahr >= 2003 && jahr !== 2005 && jahr !== 2006);

describe("Jedes Quartal seit der ersten Fassung rechnet", () => {
  test.each(quartale(1977, 2026))("Ende der Ehezeit vor dem Quartal ab %s", (q) => {
    const ehezeitende = plusTage(plusMonate(q, 3), -1);
    const kapital = anrecht({
      traeger: "direktzusage",
      bewertung: { art: "direkt", ehezeitanteil: { einheit: "kapital", betrag: cent(1_000_000) } },
      ehezeitende,
    });
    const jahr = Number(ehezeitende.slice(0, 4));
    expect(kapital, datum(ehezeitende)).toMatchObject({
      art: "ergebnis",
      teilung: { grenze: { norm: "§ 17 VersAusglG" } },
    });
    expect(kapital.art === "ergebnis" && kapital.bagatelle !== undefined, datum(ehezeitende)).toBe(
      jahr >= 1984,
    );
    const punkte = anrecht({
      traeger: "grv",
      bewertung: { art: "direkt", ehezeitanteil: { einheit: "entgeltpunkte", zehntausendstel: 100_000 } },
      ehezeitende,
    });
    expect(punkte.art === "ergebnis" && punkte.kapitalwert !== undefined, datum(ehezeitende)).toBe(
      mitFaktor(jahr),
    );
    const rente = umrechnung({
      von: { einheit: "entgeltpunkte", zehntausendstel: 10_000 },
      nach: "rente",
      stichtag: ehezeitende,
    });
    expect(rente.art).toBe(ehezeitende < "1992-07-01" ? "kein-ergebnis" : "ergebnis");
  });

  test.each(quartale(2010, 2026))("Verfahrenswert ab %s", (antragAm) => {
    expect(
      verfahrenswert({ nettoeinkommen1: cent(1), nettoeinkommen2: cent(1), anrechte: 1, antragAm }),
    ).toMatchObject({ art: "ergebnis" });
  });

  test.each(quartale(2014, 2026))("jede Regel der wiederkehrenden Leistungen ab %s", (antragAm) => {
    for (const { id } of wiederkehrendRegeln()) {
      const antwort = wiederkehrend({
        regel: id,
        monatsbetrag: cent(100),
        dauerMonate: 12,
        alter: [40],
        antragAm,
      });
      expect(antwort.art, id).toBe("ergebnis");
    }
  });
});

describe("Jedes Jahr hat seine eigenen Größen", () => {
  test.each([
    ["Bezugsgröße", 2002, bezugsgroesse, 25],
    ["Beitragsbemessungsgrenze", 2002, beitragsbemessungsgrenze, 25],
    ["Bezugsgröße in DM", 1984, bezugsgroesseInMark, 18],
    ["Beitragsbemessungsgrenze in DM", 1977, beitragsbemessungsgrenzeInMark, 25],
  ])("%s von %i an, ohne Lücke", (_, erstes, { fassungen }, mindestens) => {
    expect(fassungen.length).toBeGreaterThanOrEqual(mindestens);
    expect(fassungen.map((f) => f.ab)).toEqual(fassungen.map((_, i) => `${erstes + i}-01-01`));
  });

  test("die jährliche Bezugsgröße ist durch 420 teilbar, in DM durch 840", () => {
    for (const { wert } of bezugsgroesse.fassungen) expect((wert * 12) % 420_00).toBe(0);
    for (const { wert } of bezugsgroesseInMark.fassungen) expect((wert * 12) % 840_00).toBe(0);
    expect(bezugsgroesseInMark.fassungen.at(-1)?.ab).toBe("2001-01-01");
  });

  // Anlage 1 SGB VI: average earnings of the year before last in marks, rounded up to a multiple of 840.
  test.each([
    [1984, 32_198],
    [1985, 33_293],
    [1986, 34_292],
    [1987, 35_286],
    [1988, 36_627],
    [1989, 37_726],
    [1990, 38_896],
    [1991, 40_063],
    [1992, 41_946],
    [1993, 44_421],
    [1994, 46_820],
    [1995, 48_178],
    [1996, 49_142],
    [1997, 50_665],
    [1998, 51_678],
    [1999, 52_143],
    [2000, 52_925],
    [2001, 53_507],
  ])("%i aus %i DM Durchschnittsentgelt", (jahr, entgelt) => {
    const fassung = bezugsgroesseInMark.fassungen.find((f) => f.ab === `${jahr}-01-01`);
    expect((fassung?.wert ?? 0) * 12).toBe(Math.ceil(entgelt / 840) * 840_00);
  });

  // Average earnings of the year before last, rounded up to a multiple of 420.
  // 54.256 DM and 55.216 DM: 27.740,65 € and 28.231,49 €.
  test.each([
    ["2002-01-01", 27_740.65],
    ["2003-01-01", 28_231.49],
    ["2004-01-01", 28_626],
    ["2007-01-01", 29_202],
    ["2008-01-01", 29_494],
    ["2009-01-01", 29_951],
    ["2010-01-01", 30_625],
    ["2011-01-01", 30_506],
    ["2012-01-01", 31_144],
    ["2013-01-01", 32_100],
    ["2014-01-01", 33_002],
    ["2015-01-01", 33_659],
    ["2016-01-01", 34_514],
    ["2017-01-01", 35_363],
    ["2018-01-01", 36_187],
    ["2019-01-01", 37_077],
    ["2020-01-01", 38_212],
    ["2021-01-01", 39_301],
    ["2022-01-01", 39_167],
    ["2023-01-01", 40_463],
    ["2024-01-01", 42_053],
    ["2025-01-01", 44_732],
    ["2026-01-01", 47_085],
  ])("ab %s aus %i € Durchschnittsentgelt", (ab, entgelt) => {
    const fassung = bezugsgroesse.fassungen.find((f) => f.ab === ab);
    expect((fassung?.wert ?? 0) * 12).toBe(Math.ceil(entgelt / 420) * 420_00);
  });

  test("für das Jahr nach der letzten gilt keine ältere Größe", () => {
    expect(
      anrecht({
        traeger: "privat",
        bewertung: { art: "direkt", ehezeitanteil: { einheit: "kapital", betrag: cent(1) } },
        ehezeitende: tag(`${2002 + bezugsgroesse.fassungen.length}-01-31`),
      }),
    ).toMatchObject({
      art: "ergebnis",
      ausgleichswert: { betrag: 1 },
      offen: [{ norm: "§ 14 Abs. 2 Nr. 2 VersAusglG" }, { norm: "§ 18 VersAusglG" }],
    });
  });
});
