import { cent, tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import { gebuehrentabelle, gebuehrenvergleich, tabellenwert } from "./gebuehrentabelle.ts";

const gkg34 = { tabelle: "gkg34" } as const;

describe("Gebührentabelle des § 34 GKG", () => {
  test("die ersten Zeilen seit dem 01.06.2025", () => {
    const anfrage = { ...gkg34, stichtag: tag("2025-06-01"), von: cent(0), bis: cent(150_000) };
    expect(gebuehrentabelle(anfrage)).toMatchObject({
      norm: "§ 34 Abs. 1 GKG",
      fassung: { ab: "2025-06-01" },
      zeilen: [
        { ueber: 0, bis: 50_000, gebuehr: 4_000 },
        { ueber: 50_000, bis: 100_000, gebuehr: 6_100 },
        { ueber: 100_000, bis: 150_000, gebuehr: 8_200 },
      ],
    });
  });

  test("ein einzelner Wert, gedeckelt nach § 39 Abs. 2 GKG", () => {
    const stichtag = tag("2025-06-01");
    expect(tabellenwert({ ...gkg34, stichtag, wert: cent(100_001) })).toMatchObject({
      zeilen: [{ gebuehr: 8_200 }],
    });
    expect(tabellenwert({ ...gkg34, stichtag, wert: cent(9_000_000_000) })).toMatchObject({
      zeilen: [{ bis: 3_000_000_000 }],
    });
  });

  test("alt gegen neu", () => {
    const anfrage = { ...gkg34, von: cent(1_000_000), bis: cent(1_000_000) };
    expect(gebuehrenvergleich({ ...anfrage, alt: tag("2025-05-31"), neu: tag("2025-06-01") })).toMatchObject({
      zeilen: [{ bis: 1_000_000, alt: 26_600, neu: 28_300, differenz: 1_700 }],
    });
  });

  test("eine Klage von 2005 und eine Scheidung von 2010 haben die Tabelle ihrer Zeit", () => {
    const zeile = (tabelle: "gkg34" | "famgkg28", am: string, wert: number) =>
      tabellenwert({ tabelle, stichtag: tag(am), wert: cent(wert) });
    expect(zeile("gkg34", "2005-03-01", 1_000_000)).toMatchObject({
      zeilen: [{ ueber: 900_000, bis: 1_000_000, gebuehr: 19_600 }],
    });
    expect(zeile("gkg34", "2013-07-31", 60_000_000)).toMatchObject({ zeilen: [{ gebuehr: 325_600 }] });
    expect(zeile("famgkg28", "2010-05-03", 1_200_001)).toMatchObject({ zeilen: [{ gebuehr: 21_900 }] });
    expect(zeile("famgkg28", "2009-08-31", 1_000)).toMatchObject({ art: "kein-ergebnis" });
    expect(zeile("gkg34", "2012-01-01", 4_000_000_000)).toMatchObject({ zeilen: [{ bis: 3_000_000_000 }] });
  });

  test("vor der ersten Fassung gibt es keine Tabelle", () => {
    const stichtag = tag("2004-06-30");
    expect(gebuehrentabelle({ ...gkg34, stichtag, von: cent(0), bis: cent(1) })).toMatchObject({
      art: "kein-ergebnis",
    });
    expect(tabellenwert({ ...gkg34, stichtag, wert: cent(1) })).toMatchObject({ art: "kein-ergebnis" });
  });
});
