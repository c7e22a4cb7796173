import { bezugsgroesse } from "@gebuehrenportal/gesetze/sgb-4/paragraph-18.ts";
import { beitragsbemessungsgrenze } from "@gebuehrenportal/gesetze/sgb-6/paragraph-159.ts";
import { cent, datum, plusMonate, plusTage, tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import { anrecht, umrechnung, verfahrenswert, wiederkehrend, wiederkehrendRegeln } from "../index.ts";

/** First days of the quarters of a span of years. */
const quartale = (von: number, bis: number) =>
  Array.from({ length: (bis - von + 1) * 4 }, (_, i) => plusMonate(tag(`${von}-01-01`), i * 3));

const ohneFaktor = new Set([2005, 2006]);

describe("Jedes Quartal seit der ersten Fassung rechnet", () => {
  test.each(quartale(2005, 2026))("Ende der Ehezeit vor dem Quartal ab %s", (q) => {
    const ehezeitende = plusTage(plusMonate(q, 3), -1);
    const kapital = anrecht({
      traeger: "direktzusage",
      bewertung: { art: "direkt", ehezeitanteil: { einheit: "kapital", betrag: cent(1_000_000) } },
      ehezeitende,
    });
    expect(kapital, datum(ehezeitende)).toMatchObject({ art: "ergebnis" });
    const punkte = anrecht({
      traeger: "grv",
      bewertung: { art: "direkt", ehezeitanteil: { einheit: "entgeltpunkte", zehntausendstel: 100_000 } },
      ehezeitende,
    });
    const jahr = Number(ehezeitende.slice(0, 4));
    expect(punkte.art === "ergebnis" && punkte.kapitalwert !== undefined, datum(ehezeitende)).toBe(
      !ohneFaktor.has(jahr),
    );
    const rente = umrechnung({
      von: { einheit: "entgeltpunkte", zehntausendstel: 10_000 },
      nach: "rente",
      stichtag: ehezeitende,
    });
    expect(rente.art).toBe("ergebnis");
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
    ["Bezugsgröße", bezugsgroesse],
    ["Beitragsbemessungsgrenze", beitragsbemessungsgrenze],
  ])("%s von 2005 an, ohne Lücke", (_, { fassungen }) => {
    expect(fassungen.length).toBeGreaterThanOrEqual(22);
    expect(fassungen.map((f) => f.ab)).toEqual(fassungen.map((_, i) => `${2005 + i}-01-01`));
  });

  test("die jährliche Bezugsgröße ist durch 420 teilbar", () => {
    for (const { wert } of bezugsgroesse.fassungen) expect((wert * 12) % 420_00).toBe(0);
  });

  // Average earnings of the year before last, rounded up to a multiple of 420.
  test.each([
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
        ehezeitende: tag(`${2005 + bezugsgroesse.fassungen.length}-01-31`),
      }),
    ).toMatchObject({
      art: "ergebnis",
      ausgleichswert: { betrag: 1 },
      offen: [{ norm: "§ 14 Abs. 2 Nr. 2 VersAusglG" }, { norm: "§ 18 VersAusglG" }],
    });
  });
});
