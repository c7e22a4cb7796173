import { expect, test } from "vitest";
import { lesbaresJson } from "./lesbares-json.ts";

test("Kurzes bleibt auf einer Zeile, Langes wird umbrochen und eingerückt", () => {
  expect(lesbaresJson({ a: [1, 2], b: {} })).toBe('{ "a": [1, 2], "b": {} }');
  const lang = "x".repeat(80);
  expect(lesbaresJson({ a: lang, b: [true, null] })).toBe(`{\n  "a": "${lang}",\n  "b": [true, null]\n}`);
});

test("Was umbrochen ist, bleibt gültiges JSON mit demselben Inhalt; Felder ohne Wert fehlen", () => {
  const wert = { liste: Array.from({ length: 30 }, (_, i) => ({ nummer: i, text: `„${i}“ "§"` })), leer: [] };
  expect(JSON.parse(lesbaresJson({ ...wert, ohne: undefined }))).toEqual(wert);
});
