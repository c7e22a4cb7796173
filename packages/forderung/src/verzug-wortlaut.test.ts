import { type Schritt, type Tag, tag, type Vermerk } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import { type Verzugsgrund, verzugsbeginn } from "./verzugsbeginn.ts";

const zeile = ({ norm, text }: Schritt): string => `${norm} | ${text}`;
const vermerk = ({ art, norm, text }: Vermerk): string => `${art} | ${norm} | ${text}`;
const verzug = (grund: Verzugsgrund, istFeiertag?: (t: Tag) => boolean) => {
  const e = verzugsbeginn(grund, istFeiertag);
  if (e.art === "kein-ergebnis") throw new Error(e.grund);
  return { ...e, schritte: e.schritte.map(zeile), vermerke: e.vermerke.map(vermerk) };
};
const verschulden =
  "hinweis | § 286 Abs. 4 BGB | Der Schuldner kommt nicht in Verzug, solange er die Verspätung nicht zu vertreten hat.";
const ab = "§ 187 Abs. 1 BGB | Zinsen ab";

describe("Beginn des Verzugs, ganz", () => {
  test.each([
    ["zustellung", "§ 286 Abs. 1 Satz 2 BGB", "Klage oder Mahnbescheid zugestellt am"],
    ["verweigerung", "§ 286 Abs. 2 Nr. 3 BGB", "Leistung ernsthaft und endgültig verweigert am"],
    ["rechtshaengigkeit", "§ 291 BGB", "Rechtshängig seit"],
  ] as const)("%s (%s): am Tag danach, auch an einem Samstag", (art, norm, worte) => {
    expect(verzug({ art, am: tag("2026-02-28") })).toEqual({
      art: "ergebnis",
      verzugAb: "2026-03-01",
      norm,
      schritte: [`${norm} | ${worte} 28.02.2026`, `${ab} 01.03.2026`],
      vermerke: [verschulden],
    });
  });

  test("eine Mahnung wirkt nur nach Fälligkeit", () => {
    expect(verzug({ art: "mahnung", am: tag("2026-03-02") })).toEqual({
      art: "ergebnis",
      verzugAb: "2026-03-03",
      norm: "§ 286 Abs. 1 Satz 1 BGB",
      schritte: ["§ 286 Abs. 1 Satz 1 BGB | Mahnung zugegangen am 02.03.2026", `${ab} 03.03.2026`],
      vermerke: [
        "hinweis | § 286 Abs. 1 Satz 1 BGB | Die Mahnung wirkt nur nach Eintritt der Fälligkeit.",
        verschulden,
      ],
    });
  });

  test("ein Zahlungstag am Samstag verschiebt sich auf Montag, einer am Freitag bleibt", () => {
    expect(verzug({ art: "kalendertag", am: tag("2026-02-28") }).schritte).toEqual([
      "§ 286 Abs. 2 Nr. 1 BGB | Nach dem Kalender zu zahlen bis 28.02.2026",
      "§ 193 BGB | Samstag, Sonntag oder Feiertag: Ende am 02.03.2026",
      `${ab} 03.03.2026`,
    ]);
    expect(verzug({ art: "kalendertag", am: tag("2026-02-27") }).schritte).toEqual([
      "§ 286 Abs. 2 Nr. 1 BGB | Nach dem Kalender zu zahlen bis 27.02.2026",
      `${ab} 28.02.2026`,
    ]);
  });

  test("dreißig Tage nach der Rechnung, die an einem Feiertag enden", () => {
    // 2 April 2026 and 30 days: 2 May, a Saturday; with Monday the 4th as a holiday the 5th
    const rechnung = {
      art: "rechnung",
      faelligAm: tag("2026-03-01"),
      zugangAm: tag("2026-04-02"),
      verbraucher: false,
    } as const;
    expect(verzug(rechnung, (t) => t === "2026-05-04")).toEqual({
      art: "ergebnis",
      verzugAb: "2026-05-06",
      norm: "§ 286 Abs. 3 BGB",
      schritte: [
        "§ 286 Abs. 3 BGB | Fällig am 01.03.2026, Rechnung zugegangen am 02.04.2026",
        "§ 286 Abs. 3 BGB | 30 Tage danach: 02.05.2026",
        "§ 193 BGB | Samstag, Sonntag oder Feiertag: Ende am 05.05.2026",
        `${ab} 06.05.2026`,
      ],
      vermerke: [verschulden],
    });
  });
});

describe("Kein Ergebnis", () => {
  const grund = "Der Tag muss ein Kalendertag von 1900 bis 2199 sein.";
  const rechnung = {
    art: "rechnung",
    faelligAm: tag("2026-01-07"),
    zugangAm: tag("2026-01-07"),
    verbraucher: true,
  } as const;
  test.each<[string, Verzugsgrund, object]>([
    [
      "Mahnung vor 1900",
      { art: "mahnung", am: tag("1899-12-31") },
      { grund, norm: "§ 286 Abs. 1 Satz 1 BGB", feld: "am" },
    ],
    [
      "Zahlungstag nach 2199",
      { art: "kalendertag", am: tag("2200-01-01") },
      { grund, norm: "§ 286 Abs. 2 Nr. 1 BGB", feld: "am" },
    ],
    [
      "kein Kalendertag",
      { art: "mahnung", am: "2026-02-30" as Tag },
      { grund, norm: "§ 286 Abs. 1 Satz 1 BGB", feld: "am" },
    ],
    [
      "Fälligkeit außerhalb",
      { ...rechnung, faelligAm: tag("2200-01-01") },
      { grund, norm: "§ 286 Abs. 3 BGB", feld: "faelligAm" },
    ],
    [
      "Zugang außerhalb",
      { ...rechnung, zugangAm: tag("2200-01-01") },
      { grund, norm: "§ 286 Abs. 3 BGB", feld: "zugangAm" },
    ],
    [
      "Verbraucher ohne Hinweis",
      rechnung,
      {
        grund: "Ohne Hinweis in der Rechnung gerät ein Verbraucher nicht allein durch Zeitablauf in Verzug.",
        norm: "§ 286 Abs. 3 Satz 1 BGB",
        feld: "hinweis",
      },
    ],
  ])("%s", (_, eingabe, erwartet) => {
    expect(verzugsbeginn(eingabe)).toEqual({ art: "kein-ergebnis", ...erwartet });
  });

  test("der erste und der letzte Tag des Kalenders werden gerechnet", () => {
    expect(verzug({ art: "mahnung", am: tag("1900-01-01") }).verzugAb).toBe("1900-01-02");
    expect(verzug({ art: "mahnung", am: tag("2199-12-31") }).verzugAb).toBe("2200-01-01");
  });
});
