import { expect, test } from "vitest";
import { rubrumvorschlaege } from "./vorschlaege.ts";

test.each([
  [[], []],
  [["Meier"], ["Meier ./. "]],
  [
    ["Meier", "Schulze", "Huber"],
    ["Meier ./. Schulze", "Schulze ./. Meier", "Huber ./. "],
  ],
])("%j schlagen vor: %j", (namen, vorschlaege) => {
  expect(rubrumvorschlaege(namen)).toEqual(vorschlaege);
});
