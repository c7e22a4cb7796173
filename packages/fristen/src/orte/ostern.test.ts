import { expect, test } from "vitest";
import { ostersonntag } from "./ostern.ts";

const text = (jahr: number): string => {
  const { monat, tag } = ostersonntag(jahr);
  return `${jahr}-${String(monat).padStart(2, "0")}-${String(tag).padStart(2, "0")}`;
};

/** Meeus, Astronomical Algorithms, chapter 8, examples of the Gregorian calendar, and the earliest and latest Easter there is. */
test.each([
  "1991-03-31",
  "1992-04-19",
  "1993-04-11",
  "1954-04-18",
  "2000-04-23",
  "1818-03-22",
  "2285-03-22",
  "1886-04-25",
  "1943-04-25",
  "2038-04-25",
])("Ostersonntag %s ist der Tag, den Meeus nennt", (tag) => {
  expect(text(Number(tag.slice(0, 4)))).toBe(tag);
});

/** Gauß' formula as Heiner Lichtenberg mended it in 1997: another way to the same day, in days of March. */
function lichtenberg(jahr: number): string {
  const k = Math.floor(jahr / 100);
  const m = 15 + Math.floor((3 * k + 3) / 4) - Math.floor((8 * k + 13) / 25);
  const s = 2 - Math.floor((3 * k + 3) / 4);
  const a = jahr % 19;
  const d = (19 * a + m) % 30;
  const r = Math.floor((d + Math.floor(a / 11)) / 29);
  const og = 21 + d - r;
  const sz = 7 - ((jahr + Math.floor(jahr / 4) + s) % 7);
  const os = og + 7 - ((og - sz) % 7);
  const [monat, tag] = os > 31 ? [4, os - 31] : [3, os];
  return `${jahr}-0${monat}-${String(tag).padStart(2, "0")}`;
}

test("Die Formel von Gauß und Lichtenberg gibt in den Jahren 1600 bis 2999 denselben Tag", () => {
  for (let jahr = 1600; jahr < 3000; jahr++) expect(text(jahr)).toBe(lichtenberg(jahr));
});
