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
    ["5/3", "2026-03-05"],
    ["5.3.1899", "1899-03-05"],
    ["05032150", "2150-03-05"],
    ["5.3/27", "2027-03-05"],
    ["05.12.", "2026-12-05"],
    ["5.\u00a03.\u00a027", "2027-03-05"],
    ["HEUTE", "2026-11-21"],
    ["+0t", "2026-11-21"],
    ["-3w", "2026-10-31"],
    ["-3m", "2026-08-21"],
    ["+1200m", "2126-11-21"],
    ["-1200m", "1926-11-21"],
    ["+1200j", "3226-11-21"],
    ["-1026j", "1000-11-21"],
    ["+9999t", "2054-04-07"],
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
    "x5.3.27",
    "5.3.27x",
    "x05032027",
    "050320271",
    "0503202",
    "05031",
    "123.1.27",
    "1.123.27",
    "+1tt",
    "a+1t",
    "1t",
    "+t",
    "+12345t",
    "+1201m",
    "-1201m",
    "-1027j",
    "+1201j",
    "5.3.02027",
    "2027-3-5",
    "x2027-03-05",
    "2027-03-05x",
  ])("„%s“ ist kein Tag", (text) => {
    expect(tagAusText(text, heute)).toEqual({ art: "ungueltig" });
  });

  test("am Rand der Jahre 1000 bis 9999 gibt es kein Gestern und kein Morgen", () => {
    expect(tagAusText("gestern", tag("1000-01-01"))).toEqual({ art: "ungueltig" });
    expect(tagAusText("morgen", tag("9999-12-31"))).toEqual({ art: "ungueltig" });
    expect(tagAusText("-9999w", tag("1100-01-01"))).toEqual({ art: "ungueltig" });
    expect(tagAusText("-1t", tag("1000-01-02"))).toEqual({ art: "tag", tag: "1000-01-01" });
    expect(tagAusText("+1m", tag("9999-11-30"))).toEqual({ art: "tag", tag: "9999-12-30" });
    expect(tagAusText("+1m", tag("9999-12-01"))).toEqual({ art: "ungueltig" });
    expect(tagAusText("-1m", tag("1000-01-31"))).toEqual({ art: "ungueltig" });
    expect(tagAusText("-1m", tag("1000-02-28"))).toEqual({ art: "tag", tag: "1000-01-28" });
    expect(tagAusText("+1t", tag("9999-12-30"))).toEqual({ art: "tag", tag: "9999-12-31" });
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
