import { cent, datum, plusTage, tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import { basiszinssaetze, geltendeEintraege, naechstesHalbjahr, prozentText } from "./basiszins.ts";
import { rechtsstand } from "./rechtsstand.ts";
import { letztesHalbjahr, unbekanntesHalbjahr } from "./testing.ts";

const [naechstes, uebernaechstes] = [unbekanntesHalbjahr(1), unbekanntesHalbjahr(2)];

const saetze = (...args: Parameters<typeof basiszinssaetze>) => {
  const e = basiszinssaetze(...args);
  if (e.art === "kein-ergebnis") throw new Error(e.grund);
  return e;
};

describe("Basiszinssätze", () => {
  test("jedes Halbjahr seit 2002 ist erfasst, ohne Lücke und ohne Überschneidung", () => {
    const { zeilen, unbekanntAb } = saetze();
    expect(zeilen[0]?.ab).toBe("2002-01-01");
    expect(zeilen.length).toBeGreaterThanOrEqual(50);
    for (const [i, z] of zeilen.entries()) {
      expect(z.ab).toMatch(/-(01|07)-01$/);
      if (i > 0) expect(z.ab).toBe(plusTage(zeilen[i - 1]?.bis ?? z.ab, 1));
    }
    expect(unbekanntAb).toBe(naechstes);
  });

  test.each([
    ["2002-01-01", 257],
    ["2007-07-01", 319],
    ["2012-07-01", 12],
    ["2013-01-01", -13],
    ["2016-07-01", -88],
    ["2022-07-01", -88],
    ["2023-01-01", 162],
    ["2024-01-01", 362],
    ["2025-07-01", 127],
    ["2026-07-01", 152],
  ])("ab %s gelten %i Hundertstel", (ab, prozent100) => {
    expect(saetze().zeilen.find((z) => z.ab === ab)?.prozent100).toBe(prozent100);
  });

  test("eine Zeile des Betreibers setzt die Reihe fort und wird so benannt", () => {
    const e = saetze([{ ab: naechstes, prozent100: 177 }]);
    expect(e.zeilen.at(-1)).toMatchObject({
      ab: naechstes,
      bis: plusTage(uebernaechstes, -1),
      prozent100: 177,
      herkunft: "betreiber",
    });
    expect(e.zeilen.at(-1)?.quelle.titel).toBe("vom Betreiber eingetragen");
    expect(e.unbekanntAb).toBe(uebernaechstes);
    expect(e.vermerke).toEqual([
      expect.objectContaining({ art: "hinweis", text: expect.stringContaining("vom Betreiber eingetragen") }),
    ]);
  });

  test("Zeilen des Betreibers dürfen in beliebiger Folge stehen", () => {
    const e = saetze([
      { ab: uebernaechstes, prozent100: 200 },
      { ab: naechstes, prozent100: 177 },
    ]);
    expect(e.zeilen.slice(-2).map((z) => z.prozent100)).toEqual([177, 200]);
  });

  test.each([
    [plusTage(naechstes, 31), "nur zum 1. Januar und 1. Juli"],
    [uebernaechstes, `ab (dem )?${datum(naechstes)} fehlt`],
    [letztesHalbjahr.ab, "bereits erfasst"],
  ])("eine Zeile ab %s wird abgelehnt", (ab, grund) => {
    const e = basiszinssaetze([{ ab: tag(ab), prozent100: 100 }]);
    expect(e).toMatchObject({
      art: "kein-ergebnis",
      feld: "basiszinsen[0]",
      grund: expect.stringMatching(grund),
    });
  });

  test("doppelte Zeilen werden abgelehnt, unwahrscheinliche Werte angekündigt", () => {
    const zeile = { ab: naechstes, prozent100: 177 };
    expect(basiszinssaetze([zeile, zeile])).toMatchObject({ art: "kein-ergebnis", feld: "basiszinsen[1]" });
    expect(saetze([{ ...zeile, prozent100: 17_70 }]).vermerke[0]?.art).toBe("warnung");
  });

  test("von Einträgen zählen nur die, die lückenlos anschließen; was das Gesetz selbst enthält, geht vor", () => {
    const eintrag = (n: number) => ({ ab: unbekanntesHalbjahr(n), prozent100: 999 });
    const geltend = geltendeEintraege([3, 1, 0, 5, 2].map(eintrag));
    expect(geltend.map(({ ab }) => ab)).toEqual([1, 2, 3].map((n) => unbekanntesHalbjahr(n)));
    expect(saetze(geltend).zeilen.find(({ ab }) => ab === letztesHalbjahr.ab)).toMatchObject({
      prozent100: letztesHalbjahr.prozent100,
      herkunft: "gesetz",
    });
    expect(geltendeEintraege([eintrag(2)])).toEqual([]);
  });

  test("ein Eintrag nennt Fundstelle und Tag; ohne sie den ersten Tag", () => {
    const zeile = { ab: naechstes, prozent100: 177 };
    const worte = (eintrag: Parameters<typeof basiszinssaetze>[0]) => {
      const e = saetze(eintrag);
      return [e.zeilen.at(-1)?.quelle, e.vermerke];
    };
    const vermerk = (fundstelle: string, rest = "") => ({
      art: rest ? "warnung" : "hinweis",
      text: `Der Basiszinssatz ab ${datum(naechstes)} (1,77\u00a0%) ist vom Betreiber eingetragen (${fundstelle}).${rest}`,
      norm: "§ 247 BGB",
      feld: "basiszinsen[0]",
    });
    const ohne = `Basiszinssatz ab ${datum(naechstes)}`;
    expect(worte([zeile])).toEqual([
      { titel: "vom Betreiber eingetragen", fundstelle: ohne },
      [vermerk(ohne)],
    ]);
    const mit = "Bundesbank, eingetragen am 04.01.2027";
    expect(worte([{ ...zeile, fundstelle: "Bundesbank", eingetragenAm: tag("2027-01-04") }])).toEqual([
      { titel: "vom Betreiber eingetragen", fundstelle: mit },
      [vermerk(mit)],
    ]);
  });

  test.each([
    [-2_00, "hinweis"],
    [-2_01, "warnung"],
    [6_00, "hinweis"],
    [6_01, "warnung"],
  ])("%i Hundertstel: %s", (prozent100, art) => {
    const [vermerk] = saetze([{ ab: naechstes, prozent100 }]).vermerke;
    expect(vermerk?.art).toBe(art);
    const grenze = " Der Wert liegt außerhalb von \u22122,00\u00a0% bis 6,00\u00a0%; bitte prüfen.";
    expect(vermerk?.text.endsWith(grenze)).toBe(art === "warnung");
  });

  test.each([
    [{ ab: plusTage(naechstes, 31) }, "Der Basiszinssatz ändert sich nur zum 1. Januar und 1. Juli."],
    [{ prozent100: 0.5 }, "Der Basiszinssatz ist in ganzen Hundertsteln eines Prozentpunkts anzugeben."],
    [{ ab: letztesHalbjahr.ab }, `Der Basiszinssatz ab ${datum(letztesHalbjahr.ab)} ist bereits erfasst.`],
    [{ ab: tag("2010-01-01") }, "Der Basiszinssatz ab 01.01.2010 ist bereits erfasst."],
    [{ ab: uebernaechstes }, `Der Basiszinssatz ab ${datum(naechstes)} fehlt.`],
  ])("%j wird abgelehnt: %s", (zeile, grund) => {
    expect(basiszinssaetze([{ ab: naechstes, prozent100: 100, ...zeile }])).toEqual({
      art: "kein-ergebnis",
      grund,
      norm: "§ 247 BGB",
      feld: "basiszinsen[0]",
    });
  });

  test("doppelt ist die zweite Zeile, auch vor einer dritten", () => {
    const [eins, zwei] = [naechstes, uebernaechstes].map((ab) => ({ ab, prozent100: 100 }));
    if (!eins || !zwei) throw new Error();
    expect(basiszinssaetze([zwei, eins, eins])).toEqual({
      art: "kein-ergebnis",
      grund: `Der Basiszinssatz ab ${datum(naechstes)} ist doppelt angegeben.`,
      norm: "§ 247 BGB",
      feld: "basiszinsen[2]",
    });
  });

  test("ein Halbjahr endet am 30. Juni oder 31. Dezember", () => {
    const { norm, zeilen } = saetze();
    expect(norm).toBe("§ 247 BGB");
    expect(zeilen.slice(0, 2)).toMatchObject([
      { ab: "2002-01-01", bis: "2002-06-30", herkunft: "gesetz" },
      { ab: "2002-07-01", bis: "2002-12-31", herkunft: "gesetz" },
    ]);
    expect(
      ["2026-01-01", "2026-06-30", "2026-07-01", "2026-12-31"].map((t) => naechstesHalbjahr(tag(t))),
    ).toEqual(["2026-07-01", "2026-07-01", "2027-01-01", "2027-01-01"]);
  });

  test("Prozente werden mit zwei Stellen und echtem Minus geschrieben", () => {
    expect(prozentText(0)).toBe("0,00\u00a0%");
    expect(prozentText(5)).toBe("0,05\u00a0%");
    expect(prozentText(-88)).toBe("\u22120,88\u00a0%");
    expect(prozentText(cent(1027))).toBe("10,27\u00a0%");
  });
});

test("Der Rechtsstand führt Einträge des Betreibers mit Satz, Quelle und Tag, nur einfach belegt", () => {
  const eintrag = {
    ab: naechstes,
    prozent100: -88,
    fundstelle: "Bundesbank",
    eingetragenAm: tag("2027-01-04"),
  };
  expect(rechtsstand([eintrag]).at(-1)).toEqual({
    norm: "§ 247 BGB",
    titel: "Basiszinssatz",
    ab: naechstes,
    geprueft: "2027-01-04",
    quelle: {
      titel: "\u22120,88\u00a0%, vom Betreiber eingetragen",
      fundstelle: "Bundesbank, eingetragen am 04.01.2027",
    },
    sicherheit: "mittel",
  });
  expect(rechtsstand().some(({ quelle }) => quelle.titel.includes("Betreiber"))).toBe(false);
});

test("Der Rechtsstand führt das Verzeichnis der Mahngerichte; ein Eintrag ohne Tag gilt von seinem ersten an", () => {
  const [verzeichnis] = rechtsstand().filter(({ norm }) => norm === "§ 689 Abs. 3 ZPO");
  expect(verzeichnis).toEqual({
    norm: "§ 689 Abs. 3 ZPO",
    titel: "Mahngerichte: Anschriften; ihre XJustiz-Kennungen sind nur durch eine Quelle belegt",
    ab: "2026-08-01",
    geprueft: expect.any(String),
    quelle: { titel: "Die Mahngerichte der Länder", fundstelle: "mahngerichte.de, Stand August 2026" },
    sicherheit: "mittel",
  });
  expect(rechtsstand([{ ab: naechstes, prozent100: 1 }]).at(-1)).toMatchObject({
    geprueft: naechstes,
    quelle: { titel: "0,01\u00a0%, vom Betreiber eingetragen" },
  });
});
