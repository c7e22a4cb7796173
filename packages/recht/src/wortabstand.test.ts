import { describe, expect, test } from "vitest";
import { wortabstand } from "./wortabstand.ts";

describe("Wie viele Handgriffe zwei Wörter trennen", () => {
  test.each([
    ["frist", "frist", 0, "dasselbe Wort"],
    ["frist", "fristt", 1, "ein Buchstabe zu viel am Ende"],
    ["frist", "rist", 1, "der erste fehlt"],
    ["frist", "fist", 1, "einer fehlt in der Mitte"],
    ["frist", "frost", 1, "ein anderer Buchstabe"],
    ["frist", "first", 1, "zwei vertauscht"],
    ["frist", "rfist", 1, "die ersten beiden vertauscht"],
    ["frist", "frits", 1, "die letzten beiden vertauscht"],
    ["ab", "ba", 1, "nur zwei, vertauscht"],
    ["frist", "rfits", 2, "zweimal vertauscht"],
    ["berufung", "berfungg", 2, "einer fehlt, einer zu viel"],
    ["abc", "ca", 3, "vertauscht und dazwischen eingefügt zählt einzeln"],
    ["replik", "duplik", 2, "zwei andere am Anfang"],
    ["klage", "klagen", 1, "Mehrzahl"],
    ["", "", 0, "nichts"],
    ["", "ab", 2, "alles fehlt"],
    ["ab", "", 2, "alles zu viel"],
    ["aab", "baa", 2, "gleiche Buchstaben an anderer Stelle"],
    ["abcd", "badc", 2, "zwei Paare vertauscht"],
  ])("„%s“ und „%s“: %i (%s)", (a, b, abstand) => {
    expect(wortabstand(a, b, 5)).toBe(abstand);
    expect(wortabstand(b, a, 5)).toBe(abstand);
  });

  test("genau die Grenze gehört dazu, darüber gibt es keine Zahl", () => {
    expect(wortabstand("frist", "fristen", 2)).toBe(2);
    expect(wortabstand("frist", "fristen", 1)).toBeUndefined();
    expect(wortabstand("fristen", "frist", 1)).toBeUndefined();
    expect(wortabstand("frist", "frost", 1)).toBe(1);
    expect(wortabstand("frist", "frost", 0)).toBeUndefined();
    expect(wortabstand("frist", "first", 0)).toBeUndefined();
    expect(wortabstand("abc", "abd", 0)).toBeUndefined();
    expect(wortabstand("abc", "xyz", 2)).toBeUndefined();
    expect(wortabstand("abc", "xyz", 3)).toBe(3);
    expect(wortabstand("", "", 0)).toBe(0);
    expect(wortabstand("abcd", "bcde", 1)).toBeUndefined();
    expect(wortabstand("abcd", "bcde", 2)).toBe(2);
  });
});
