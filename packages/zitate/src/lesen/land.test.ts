import { expect, test } from "vitest";
import { zitate } from "../../index.ts";
import { vollregister } from "../register/vollregister.ts";

const normen = (text: string) => zitate(text, vollregister).flatMap((zitat) => zitat.normen);

test.each([
  ["§ 146 VwGO Nds. OVG, Beschluss", "VwGO"],
  ["§ 80 VwGO Bay. VGH", "VwGO"],
  ["§ 124a VwGO\nHess. VGH", "VwGO"],
  ["zu § 613a BGB BB 2004, 123", "BGB"],
  ["Art. 20 GG Sachs/Höfling", "GG"],
  ["§ 27 SGB II NRW", "SGB 2"],
  ["§ 433 BGB Bln", "BGB"],
  ["§ 49 VwVfG Bay. VGH", "VwVfG"],
  ["§ 3 HeimG\nNRW", "HeimG"],
  ["§ 49 VwVfG BB 2004, 123", "VwVfG"],
  ["§ 49 VwVfG Sachs/Höfling", "VwVfG"],
])("%j meint das Bundesgesetz, was auch dahinter steht", (text, akt) => {
  expect(normen(text)).toMatchObject([{ akt, sicherheit: "hoch", hinweise: [] }]);
});

test.each([
  ["§ 8 KAG NRW", "KAG NRW", "KAG NRW"],
  ["§ 3 VwVG Bbg gilt", "VwVGBbg", "VwVGBbg"],
  ["§ 3 HeimG NRW.", "HeimG NRW", undefined],
  ["§ 49 VwVfG BW, § 80 VwGO", "VwVfG BW", undefined],
])("%j meint das Gesetz des Landes", (text, abbr, akt) => {
  expect(normen(text)[0]?.abbr).toBe(abbr);
  expect(normen(text)[0]?.akt).toBe(akt);
});

test("Ein unbekanntes Gesetz nimmt kein Gericht in seinen Namen auf", () => {
  expect(normen("§ 3 FooG Hess. VGH")[0]?.abbr).toBe("FooG");
  expect(normen("§ 3 FooG\nNRW")[0]?.abbr).toBe("FooG");
  expect(normen("§ 3 FooG NRW.")[0]?.abbr).toBe("FooG NRW");
});
