import { fassungAm, tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { familiengebuehrStufen } from "../famgkg/paragraph-28.ts";
import { gerichtsgebuehrStufen } from "./paragraph-34.ts";

test.each([
  ["2025-06-01", 40, [21, 22.5, 30.5, 40.5, 140, 210, 210]],
  ["2021-01-01", 38, [20, 21, 29, 38, 132, 198, 198]],
])("§ 34 Abs. 1 GKG seit dem %s, wie er im Gesetz steht", (ab, grundgebuehr, plus) => {
  const wert = fassungAm(gerichtsgebuehrStufen, tag(ab))?.wert;
  expect([wert?.bis, wert?.gebuehr]).toEqual([50_000, grundgebuehr * 100]);
  const bis = [2_000, 10_000, 25_000, 50_000, 200_000, 500_000, null];
  const je = [500, 1_000, 3_000, 5_000, 15_000, 30_000, 50_000];
  expect(wert?.stufen).toEqual(
    plus.map((p, i) => ({
      bis: bis[i] == null ? null : (bis[i] ?? 0) * 100,
      jeAngefangene: (je[i] ?? 0) * 100,
      plus: p * 100,
    })),
  );
});

test.each([
  ["§ 34 Abs. 1 GKG bis Juli 2013", gerichtsgebuehrStufen, "2004-07-01"],
  ["§ 28 Abs. 1 FamGKG bis Juli 2013", familiengebuehrStufen, "2009-09-01"],
])("%s hat acht Stufen und beginnt bei 300 Euro", (_name, reihe, ab) => {
  for (const am of [ab, "2013-07-31"]) {
    const wert = fassungAm(reihe, tag(am))?.wert;
    expect([wert?.bis, wert?.gebuehr]).toEqual([30_000, 2_500]);
    expect(wert?.stufen).toEqual([
      { bis: 150_000, jeAngefangene: 30_000, plus: 1_000 },
      { bis: 500_000, jeAngefangene: 50_000, plus: 800 },
      { bis: 1_000_000, jeAngefangene: 100_000, plus: 1_500 },
      { bis: 2_500_000, jeAngefangene: 300_000, plus: 2_300 },
      { bis: 5_000_000, jeAngefangene: 500_000, plus: 2_900 },
      { bis: 20_000_000, jeAngefangene: 1_500_000, plus: 10_000 },
      { bis: 50_000_000, jeAngefangene: 3_000_000, plus: 15_000 },
      { bis: null, jeAngefangene: 5_000_000, plus: 15_000 },
    ]);
  }
});
