import { expect, test } from "vitest";
import { gewechselt } from "./farbschema.ts";

test("Wer im hellen System wechselt, sieht die Seite dunkel", () => {
  expect(gewechselt(undefined, "hell")).toBe("dunkel");
});

test("Wer zum Schema des Systems zurückkehrt, folgt wieder dem System", () => {
  expect(gewechselt("dunkel", "hell")).toBeUndefined();
  expect(gewechselt("hell", "dunkel")).toBeUndefined();
});

test("Eine Wahl, die das System inzwischen selbst zeigt, wird beim Wechsel umgekehrt", () => {
  expect(gewechselt("dunkel", "dunkel")).toBe("hell");
});
