import { readFileSync } from "node:fs";
import { join } from "node:path";
import { wertgebuehrStufen } from "@gebuehrenportal/gesetze/rvg/paragraph-13.ts";
import { pkhTabelle } from "@gebuehrenportal/gesetze/rvg/paragraph-49.ts";
import { cent, fassungAm, plusTage, tabellengebuehr, tabellenzeilen, tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import { gebuehrentabelle } from "./gebuehr/gebuehrentabelle.ts";

// `jahr`: year in which the version came into force, and name of the file; `bis`: any later day of the same version.
const anlage2 = [
  { jahr: "2004", ab: "2004-07-01", bis: "2013-07-31", zeilenzahl: 47 },
  { jahr: "2013", ab: "2013-08-01", bis: "2020-12-31", zeilenzahl: 42 },
  { jahr: "2021", ab: "2021-01-01", bis: "2025-05-31", zeilenzahl: 42 },
  { jahr: "2025", ab: "2025-06-01", bis: "2026-08-19", zeilenzahl: 42 },
];
// `schwelle` in cents: up to it the treasury pays after § 13 RVG.
const paragraph49 = [
  { jahr: "2004", ab: "2004-07-01", bis: "2013-07-31", zeilenzahl: 16, schwelle: 300_000 },
  { jahr: "2013", ab: "2013-08-01", bis: "2020-12-31", zeilenzahl: 13, schwelle: 400_000 },
  { jahr: "2021", ab: "2021-01-01", bis: "2025-05-31", zeilenzahl: 17, schwelle: 400_000 },
  { jahr: "2025", ab: "2025-06-01", bis: "2026-08-19", zeilenzahl: 19, schwelle: 400_000 },
];

/** Rows `upToCents,feeCents` below the header; an empty bound is `null`. */
const zeilen = (datei: string) =>
  readFileSync(join(import.meta.dirname, `../../gesetze/amtliche-zeilen/gebuehren/${datei}.csv`), "utf8")
    .trim()
    .split("\n")
    .slice(1)
    .map((zeile) => {
      const [bis = "", gebuehr = ""] = zeile.split(",");
      return { bis: bis === "" ? null : Number(bis), gebuehr: Number(gebuehr) };
    });

describe.each(anlage2)("Anlage 2 RVG in der Fassung $jahr", ({ jahr, ab, bis, zeilenzahl }) => {
  const gedruckt = zeilen(`rvg-anlage2-${jahr}`);

  test.each([ab, bis])("am %s ergibt § 13 Abs. 1 RVG jede gedruckte Zeile", (stichtag) => {
    const stufen = fassungAm(wertgebuehrStufen, tag(stichtag))?.wert;
    if (!stufen) throw new Error("keine Fassung");
    expect(gedruckt).toHaveLength(zeilenzahl);
    for (const [i, zeile] of gedruckt.entries()) {
      const obergrenze = cent(zeile.bis ?? 0);
      expect(tabellengebuehr(stufen, obergrenze), `bis ${zeile.bis}`).toBe(zeile.gebuehr);
      const naechste = gedruckt[i + 1];
      if (naechste) {
        expect(tabellengebuehr(stufen, cent(obergrenze + 1)), `über ${zeile.bis}`).toBe(naechste.gebuehr);
      } else {
        expect(tabellengebuehr(stufen, cent(obergrenze + 1))).toBeGreaterThan(zeile.gebuehr);
      }
    }
    expect(tabellenzeilen(stufen, cent(0), cent(50_000_000)).map(({ bis }) => bis)).toEqual(
      gedruckt.map((zeile) => zeile.bis),
    );
    expect(tabellengebuehr(stufen, cent(0))).toBe(gedruckt[0]?.gebuehr);
  });

  test("am Tag davor galt sie noch nicht", () => {
    const davor = fassungAm(wertgebuehrStufen, plusTage(tag(ab), -1));
    expect(davor?.ab).not.toBe(ab);
  });
});

describe.each(paragraph49)(
  "Tabelle des § 49 RVG in der Fassung $jahr",
  ({ jahr, ab, bis, zeilenzahl, schwelle }) => {
    const gedruckt = zeilen(`rvg-49-${jahr}`);

    test.each([ab, bis])("am %s steht jede gedruckte Zeile an ihrer Grenze", (stichtag) => {
      const fassung = fassungAm(pkhTabelle, tag(stichtag))?.wert;
      expect(fassung?.ueber).toBe(schwelle);
      expect(fassung?.zeilen).toEqual(gedruckt);
      expect(gedruckt).toHaveLength(zeilenzahl);
      const zeileVon = (wert: number) => {
        const antwort = gebuehrentabelle({
          tabelle: "rvg49",
          stichtag: tag(stichtag),
          von: cent(wert),
          bis: cent(wert),
        });
        return antwort.art === "ergebnis" ? antwort.zeilen : antwort;
      };
      let ueber = schwelle;
      for (const zeile of gedruckt) {
        const oben = zeile.bis ?? ueber + 100_000_000;
        expect(zeileVon(ueber + 1)).toEqual([{ ueber, ...zeile }]);
        expect(zeileVon(oben)).toEqual([{ ueber, ...zeile }]);
        ueber = oben;
      }
    });

    test("bis zur Schwelle zahlt die Staatskasse nach § 13 RVG", () => {
      const anfrage = { stichtag: tag(ab), von: cent(schwelle), bis: cent(schwelle) };
      const nach13 = gebuehrentabelle({ ...anfrage, tabelle: "rvg13" });
      const nach49 = gebuehrentabelle({ ...anfrage, tabelle: "rvg49" });
      expect(nach49).toMatchObject({ zeilen: nach13.art === "ergebnis" ? nach13.zeilen : [] });
    });
  },
);

test("vor dem 01.07.2004 galt die BRAGO: keine Fassung", () => {
  expect(fassungAm(wertgebuehrStufen, tag("2004-06-30"))).toBeUndefined();
  expect(fassungAm(pkhTabelle, tag("2004-06-30"))).toBeUndefined();
});
