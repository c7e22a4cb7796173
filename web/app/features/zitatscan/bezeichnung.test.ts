import { zitate } from "@gebuehrenportal/zitate";
import { vollregister } from "@gebuehrenportal/zitate/vollregister";
import { expect, test } from "vitest";
import { benannt } from "./bezeichnung.ts";

test.each([
  ["§ 169 Abs. 2 Satz 1 Nr. 2 AO", "§\u00a0169 Abs.\u00a02 Satz\u00a01 Nr.\u00a02\u00a0AO"],
  ["§ 242 BGB", "§\u00a0242\u00a0BGB"],
  ["Nr. 3100 VV RVG", "Nr.\u00a03100\u00a0VV\u00a0RVG"],
])("„%s“ bricht nur vor einer Stufe um", (text, name) => {
  expect(
    zitate(text, vollregister).flatMap(({ normen }) => normen.map((norm) => benannt(norm).name)),
  ).toEqual([name]);
});
