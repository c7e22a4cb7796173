import { fassungAm, tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
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
