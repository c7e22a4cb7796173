import { tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import {
  amtsgerichtHoechstens,
  oeffentlicheWertgrenzen,
  onlineHoechstens,
  verbundgrenzen,
  versorgungsausgleichMindestens,
} from "./grenzen.ts";

test("mindestens 1.500 €, bis Juli 2013 1.000 € vor dem Finanzgericht, höchstens 2,5 Millionen vor dem Sozialgericht (§ 52 Abs. 4 GKG)", () => {
  expect(oeffentlicheWertgrenzen(tag("2012-07-01"))).toBeUndefined();
  for (const am of ["2012-07-02", "2013-07-31"]) {
    expect(oeffentlicheWertgrenzen(tag(am))).toEqual({
      finanzMindestens: 1_000_00,
      sozialHoechstens: 2_500_000_00,
      normen: { finanz: "§ 52 Abs. 4 GKG", sozial: "§ 52 Abs. 4 GKG" },
      mitKindergeld: true,
    });
  }
  expect(oeffentlicheWertgrenzen(tag("2013-08-01"))).toEqual({
    finanzMindestens: 1_500_00,
    sozialHoechstens: 2_500_000_00,
    normen: { finanz: "§ 52 Abs. 4 Nr. 1 GKG", sozial: "§ 52 Abs. 4 Nr. 2 GKG" },
    mitKindergeld: false,
  });
});

test("höchstens 10.000 € im Online-Verfahren, seit es erprobt wird", () => {
  expect(onlineHoechstens(tag("2026-01-12"))).toBeUndefined();
  expect(onlineHoechstens(tag("2026-01-13"))).toEqual({ betrag: 10_000_00, norm: "§ 1122 Abs. 2 ZPO" });
});

// § 23 Nr. 1 GVG: bis 31.12.2025 5.000 €, seitdem 10.000 €
test("das Amtsgericht bis 5.000 €, in Sachen seit 2026 bis 10.000 €", () => {
  expect(amtsgerichtHoechstens(tag("2001-12-31"))).toBeUndefined();
  expect(amtsgerichtHoechstens(tag("2025-12-31"))).toMatchObject({ betrag: 5_000_00, ab: "2002-01-01" });
  expect(amtsgerichtHoechstens(tag("2026-01-01"))).toEqual({
    betrag: 10_000_00,
    norm: "§ 23 Nr. 1 GVG",
    ab: "2026-01-01",
  });
});

// § 44 Abs. 2 Satz 1 FamGKG: höchstens 3.000 € (2. KostRMoG), 4.000 € (KostRÄG 2021), 5.000 € (KostBRÄG 2025)
test.each([
  ["2013-08-01", 3_000_00],
  ["2020-12-31", 3_000_00],
  ["2021-01-01", 4_000_00],
  ["2025-05-31", 4_000_00],
  ["2025-06-01", 5_000_00],
])(
  "Am %s: Ehesache 3.000 bis 1.000.000 €, je Kindschaftssache 20 %%, höchstens %d Cent",
  (am, hoechstens) => {
    expect(verbundgrenzen(tag(am))).toEqual({
      ehesache: { mindestens: 3_000_00, hoechstens: 1_000_000_00 },
      kindschaft: { prozent: 20, hoechstens },
    });
  },
);

test("Vor der ersten Fassung gibt es keine Grenzen des Verbunds", () => {
  expect(verbundgrenzen(tag("2013-07-31"))).toBeUndefined();
});

// Art. 13 VAStrRefG: § 50 FamGKG gilt seit dem 01.09.2009
test("Der Versorgungsausgleich ist mindestens 1.000 € wert (§ 50 Abs. 1 Satz 2 FamGKG)", () => {
  expect(versorgungsausgleichMindestens(tag("2009-08-31"))).toBeUndefined();
  expect(versorgungsausgleichMindestens(tag("2009-09-01"))).toBe(1_000_00);
});
