import { expect, test } from "vitest";
import { normtext, zitate } from "../../index.ts";
import { vollregister } from "../register/vollregister.ts";

test.each([
  ["§ 812 I 1 Alt. 1 BGB", "§ 812 Abs. 1 Satz 1 Alt. 1 BGB"],
  ["EGBGB Art. 246a § 1 Abs 2", "Art. 246a § 1 Abs. 2 EGBGB"],
  ["§§ 25 - 28 des Umwandlungsgesetzes", "§§ 25 bis 28 UmwG"],
  ["Art. 247 §§ 6 - 13 EGBGB", "Art. 247 §§ 6 bis 13 EGBGB"],
  ["§§ 305ff. BGB", "§§ 305 ff. BGB"],
  ["Vorbemerkung 3 Abs. 3 Satz 3 Nr. 2 VV RVG", "Vorbem. 3 Abs. 3 Satz 3 Nr. 2 VV RVG"],
  ["Nr 3100 VV-RVG", "Nr. 3100 VV RVG"],
  ["§ 22 Nr. 1 S. 3 lit. a EStG", "§ 22 Nr. 1 Satz 3 Buchst. a EStG"],
  ["§ 3 UWG aF", "§ 3 UWG a.F."],
])("„%s“ steht in einer Liste als „%s“", (text, erwartet) => {
  const [norm] = zitate(text, vollregister).flatMap(({ normen }) => normen);
  expect(norm && normtext(norm)).toBe(erwartet);
});
