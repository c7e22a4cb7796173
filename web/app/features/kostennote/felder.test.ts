import { expect, test } from "vitest";
import { kostennotenfelder } from "./felder.ts";

test("Was zu lang ist, wird gekürzt, ohne ein Zeichen zu zerteilen", () => {
  const roh = { name: `${"a".repeat(199)}😀`, text: `${"b".repeat(3999)}😀`, ort: "Köln 😀" };
  expect(kostennotenfelder(roh)).toEqual({ name: "a".repeat(199), text: "b".repeat(3999), ort: "Köln 😀" });
});
