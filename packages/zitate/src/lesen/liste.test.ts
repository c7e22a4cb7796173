import { expect, test } from "vitest";
import { normtext, zitate } from "../../index.ts";
import { vollregister } from "../register/vollregister.ts";

test.each([
  ["Art. 4 I, 7 Nr. 1 lit. b DSGVO", ["Art. 4 Abs. 1 DSGVO", "Art. 7 Nr. 1 Buchst. b DSGVO"]],
  ["§§ 280 I, 3 Nr. 2 BGB", ["§ 280 Abs. 1 BGB", "§ 3 Nr. 2 BGB"]],
  ["Nr. 4 und Nr. 15 RiStBV", ["Nr. 4 RiStBV", "Nr. 15 RiStBV"]],
  ["Nr. 7000 Nr. 1 und Nr. 2 VV RVG", ["Nr. 7000 Nr. 1 VV RVG", "Nr. 7000 Nr. 2 VV RVG"]],
  ["VV RVG Nr. 7008, § 12 Abs. 1 UStG", ["Nr. 7008 VV RVG", "§ 12 Abs. 1 UStG"]],
  ["VV RVG Nr. 7008, § 12 Abs. 1", ["Nr. 7008 VV RVG"]],
  ["TA Lärm Nr. 6.1, § 44 Abs. 1 BNatSchG", ["Nr. 6.1 TA Lärm", "§ 44 Abs. 1 BNatSchG"]],
])("„%s“ nennt jede Norm für sich", (text, normen) => {
  expect(zitate(text, vollregister).flatMap((zitat) => zitat.normen.map(normtext))).toEqual(normen);
});
