import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { alsTag, tag, tagMitNummer, tagNummer } from "./tag.ts";
import { tagAusText } from "./tag-aus-text.ts";

const heute = tag("2026-11-21");

describe("Getippte Tage", () => {
  test.each([
    ["5.3.27", "2027-03-05"],
    ["05.03.2027", "2027-03-05"],
    ["5/3/2027", "2027-03-05"],
    ["05032027", "2027-03-05"],
    ["050327", "2027-03-05"],
    ["5.3.", "2026-03-05"],
    ["5.3", "2026-03-05"],
    [" 5. 3. 2027 ", "2027-03-05"],
    ["2027-03-05", "2027-03-05"],
    ["heute", "2026-11-21"],
    ["Gestern", "2026-11-20"],
    ["morgen", "2026-11-22"],
    ["+2w", "2026-12-05"],
    ["-1t", "2026-11-20"],
    ["\u22121t", "2026-11-20"],
    ["+1m", "2026-12-21"],
    ["+1j", "2027-11-21"],
    ["-2j", "2024-11-21"],
    ["29.2.2028", "2028-02-29"],
  ])("„%s“ ist der %s", (text, erwartet) => {
    expect(tagAusText(text, heute)).toEqual({ art: "tag", tag: erwartet });
  });

  test("zweistellige Jahre reichen höchstens 20 Jahre voraus", () => {
    expect(tagAusText("1.1.46", heute)).toEqual({ art: "tag", tag: "2046-01-01" });
    expect(tagAusText("1.1.47", heute)).toEqual({ art: "tag", tag: "1947-01-01" });
    expect(tagAusText("1.1.05", tag("2099-06-01"))).toEqual({ art: "tag", tag: "2105-01-01" });
  });

  test.each(["", "  "])("„%s“ ist leer", (text) => {
    expect(tagAusText(text, heute)).toEqual({ art: "leer" });
  });

  test.each([
    "29.2.2027",
    "31.4.2027",
    "32.1.2027",
    "1.13.2027",
    "2027-02-30",
    "übermorgen",
    "+2x",
    "5",
    "1.1.202",
    "+9999m",
    "-1100j",
    "-1200j",
    "+9999j",
    "5.3.2027.1",
  ])("„%s“ ist kein Tag", (text) => {
    expect(tagAusText(text, heute)).toEqual({ art: "ungueltig" });
  });

  test("am Rand der Jahre 1000 bis 9999 gibt es kein Gestern und kein Morgen", () => {
    expect(tagAusText("gestern", tag("1000-01-01"))).toEqual({ art: "ungueltig" });
    expect(tagAusText("morgen", tag("9999-12-31"))).toEqual({ art: "ungueltig" });
    expect(tagAusText("-9999w", tag("1100-01-01"))).toEqual({ art: "ungueltig" });
    expect(tagAusText("-1t", tag("1000-01-02"))).toEqual({ art: "tag", tag: "1000-01-01" });
    expect(tagAusText("+1m", tag("9999-11-30"))).toEqual({ art: "tag", tag: "9999-12-30" });
  });

  test("kein Text und kein Schritt stürzt ab, und jeder Tag ist ein Kalendertag", () => {
    const schritte = fc
      .tuple(fc.constantFrom("+", "-", "\u2212"), fc.nat({ max: 9999 }), fc.constantFrom("t", "w", "m", "j"))
      .map((x) => x.join(""));
    const ziffern = fc.string({ unit: fc.constantFrom(..."0123456789.-/+ ") });
    const tage = fc
      .integer({ min: tagNummer(tag("1000-01-01")), max: tagNummer(tag("9999-12-31")) })
      .map(tagMitNummer);
    fc.assert(
      fc.property(fc.oneof(schritte, ziffern, fc.string({ unit: "binary" })), tage, (text, h) => {
        const x = tagAusText(text, h);
        if (x.art === "tag") expect(alsTag(x.tag)).toBe(x.tag);
      }),
      { numRuns: 3000 },
    );
  });
});
