import { tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { tagessatz } from "./gesetzter-tag.ts";

test.each([
  ["2027-09-05", "Das ist ein Sonntag; der nächste Werktag ist Montag, 06.09.2027."],
  ["2027-09-04", "Das ist ein Samstag; der nächste Werktag ist Montag, 06.09.2027."],
  // Good Friday, and Easter after it
  ["2027-03-26", "Das ist ein Feiertag (Karfreitag); der nächste Werktag ist Dienstag, 30.03.2027."],
  ["2026-10-03", "Das ist ein Samstag; der nächste Werktag ist Montag, 05.10.2026."],
])("%s: %s", (am, satz) => {
  expect(tagessatz(tag(am))).toBe(satz);
});

test("Von einem Werktag ist nichts zu sagen", () => {
  expect(tagessatz(tag("2027-09-06"))).toBeUndefined();
});
