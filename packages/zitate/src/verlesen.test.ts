import { expect, test } from "vitest";
import { vollregister } from "./register/vollregister.ts";
import { zitate } from "./zitate.ts";

const gelesen = (text: string) =>
  zitate(text, vollregister).flatMap(({ normen }) => normen.map(({ akt, abbr }) => [akt, abbr]));

test.each([
  ["§ 3 UlG", [["UIG 2005", "UIG"]]],
  ["§ 5 Abs. 1 BlmSchG", [["BImSchG", "BImSchG"]]],
  ["§ 4 der 4. BlmSchV", [["BImSchV 4 2013", "4. BImSchV"]]],
  ["§ 3 AlG", [["AIG", "AIG"]]],
  // Of the Bund and of Länder
  ["§ 11 lFG", []],
])("%s: ein l, das ein I war", (text, erwartet) => {
  expect(gelesen(text)).toEqual(erwartet);
});

test("„XlG“ bleibt, was da steht, wo kein Gesetz gemeint sein kann", () => {
  expect(gelesen("§ 3 XlG")[0]?.[0]).toBeUndefined();
});
