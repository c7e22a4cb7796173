import { describe, expect, test } from "vitest";
import { rechtsstandzeilen } from "./rechtsstand.ts";
import { tag } from "./tag.ts";
import { fassungImTakt, fortgeschrieben, laeuftAus, naechsteWende, taktreihe } from "./takt.ts";

const quelle = { titel: "Testverordnung", fundstelle: "BGBl. I S. 1" };
const geprueft = tag("2026-08-19");
const fassung = (ab: string, wert: number) => ({ ab: tag(ab), quelle, wert });
const jahr = taktreihe({ norm: "§ 1", geprueft, takt: "kalenderjahr" }, [
  fassung("2007-01-01", 1),
  fassung("2012-01-01", 2),
]);
const juli = taktreihe({ norm: "§ 2", geprueft, takt: "juli" }, [
  fassung("2003-07-01", 1),
  fassung("2005-07-01", 2),
]);

test.each([
  ["kalenderjahr", "2026-01-01", "2027-01-01"],
  ["kalenderjahr", "2026-12-31", "2027-01-01"],
  ["juli", "2026-07-01", "2027-07-01"],
  ["juli", "2026-06-30", "2026-07-01"],
  ["halbjahr", "2026-07-01", "2027-01-01"],
  ["halbjahr", "2027-01-01", "2027-07-01"],
] as const)("Im Takt %s folgt auf den %s der %s", (takt, am, wende) => {
  expect(naechsteWende(takt, tag(am))).toBe(wende);
});

describe("Was von selbst endet,", () => {
  test.each([
    ["2006-12-31", undefined],
    ["2007-12-31", 1],
    ["2008-01-01", undefined],
    ["2012-12-31", 2],
    ["2013-01-01", undefined],
  ])("gilt als Wert eines Jahres nur in diesem: am %s %s", (am, wert) => {
    expect(fassungImTakt(jahr, tag(am))?.wert).toBe(wert);
  });

  test.each([
    ["2005-06-30", 1],
    ["2006-06-30", 2],
    ["2006-07-01", undefined],
  ])("gilt von Juli an bis zum nächsten, zuletzt ein Jahr: am %s %s", (am, wert) => {
    expect(fassungImTakt(juli, tag(am))?.wert).toBe(wert);
  });

  test("nennt seinen letzten Tag, auch im Rechtsstand, und nur bei der neuesten Fassung", () => {
    expect(laeuftAus(jahr)).toBe("2012-12-31");
    expect(laeuftAus(juli)).toBe("2006-06-30");
    expect(rechtsstandzeilen([{ titel: "Probe", reihe: juli }]).map((z) => z.laeuftAus)).toEqual([
      "2006-06-30",
      undefined,
    ]);
  });
});

test("Fortgeschrieben wird ohne Lücke, und was die Reihe selbst kennt, geht vor", () => {
  const eintraege = [fassung("2015-01-01", 5), fassung("2013-01-01", 3), fassung("2012-01-01", 9)];
  expect(fortgeschrieben(jahr, eintraege).fassungen.map((f) => [f.ab, f.wert])).toEqual([
    ["2007-01-01", 1],
    ["2012-01-01", 2],
    ["2013-01-01", 3],
  ]);
});
