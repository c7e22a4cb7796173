import { expect, test } from "vitest";
import { zitate } from "../../index.ts";
import { vollregister } from "../register/vollregister.ts";

const gelesen = (text: string) =>
  zitate(text, vollregister)
    .flatMap((zitat) => zitat.normen)
    .map(({ abbr, einheit, nr }) => `${einheit} ${nr} ${abbr}`);

test.each([
  ["§ 280 BGB i.V.m. Anlage 4", ["§ 280 BGB"]],
  ["§ 535 BGB i.V.m. Anlage 2 (Mietvertrag)", ["§ 535 BGB"]],
  ["§ 9 JVEG i.V.m. Anlage 7", ["§ 9 JVEG"]],
  ["§ 9 JVEG i.V.m. Anlage 1 und 7", ["§ 9 JVEG"]],
  ["§ 9 JVEG i.V.m. Anhang 1", ["§ 9 JVEG"]],
  ["§ 9 JVEG i.V.m. Anlage 1", ["§ 9 JVEG", "Anlage 1 JVEG"]],
  ["§ 1 BtMG i.V.m. Anlage III", ["§ 1 BtMG", "Anlage III BtMG"]],
])("%j: eine Anlage gehört zum Gesetz nur, wenn es sie hat", (text, normen) => {
  expect(gelesen(text)).toEqual(normen);
});
