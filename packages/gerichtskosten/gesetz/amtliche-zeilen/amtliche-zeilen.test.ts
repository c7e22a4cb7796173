import { readFileSync } from "node:fs";
import { join } from "node:path";
import { cent, fassungAm, tabellengebuehr, tabellenwerte, tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import { gerichtsgebuehrStufen } from "../gkg/paragraph-34.ts";

const zeilen = (jahr: string) =>
  readFileSync(join(import.meta.dirname, `gkg-anlage2-${jahr}.csv`), "utf8")
    .trim()
    .split("\n")
    .slice(1)
    .map((zeile) => zeile.split(",").map(Number) as [bis: number, gebuehr: number]);

describe.each([
  ["2013", "2013-08-01", "2020-12-31"],
  ["2021", "2021-01-01", "2025-05-31"],
  ["2025", "2025-06-01", "2026-08-19"],
])("Anlage 2 GKG in der Fassung %s", (jahr, ab, bis) => {
  test.each([ab, bis])("am %s ergibt § 34 Abs. 1 GKG jede gedruckte Zeile", (stichtag) => {
    const stufen = fassungAm(gerichtsgebuehrStufen, tag(stichtag))?.wert;
    if (!stufen) throw new Error("keine Fassung");
    const gedruckt = zeilen(jahr);
    expect(gedruckt).toHaveLength(42);
    for (const [i, [obergrenze, gebuehr]] of gedruckt.entries()) {
      expect(tabellengebuehr(stufen, cent(obergrenze)), `bis ${obergrenze}`).toBe(gebuehr);
      const naechste = gedruckt[i + 1]?.[1] ?? Number.NaN;
      if (i < 41) expect(tabellengebuehr(stufen, cent(obergrenze + 1)), `über ${obergrenze}`).toBe(naechste);
    }
    expect(tabellenwerte(stufen, cent(50_000_000))).toEqual(gedruckt.map(([b]) => b));
  });
});

test("jedes Quartal seit August 2013 hat eine Fassung, der Tag davor keine", () => {
  expect(fassungAm(gerichtsgebuehrStufen, tag("2013-07-31"))).toBeUndefined();
  for (let jahr = 2013; jahr <= 2030; jahr++) {
    for (const monat of ["01", "04", "07", "10"]) {
      const stichtag = tag(`${jahr}-${monat}-01`);
      if (stichtag > "2013-08-01") expect(fassungAm(gerichtsgebuehrStufen, stichtag), stichtag).toBeDefined();
    }
  }
});
