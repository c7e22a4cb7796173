import { expect, test } from "vitest";
import { tag } from "../src/tag.ts";
import { fassungAm, zeitreihe } from "../src/zeitreihe.ts";
import { mitFassung } from "./mit-fassung.ts";

const quelle = { titel: "Gesetz", fundstelle: "BGBl." };
const reihe = zeitreihe<number>({ norm: "§ 1 X", geprueft: tag("2026-01-01") }, [
  { ab: tag("2020-01-01"), quelle, wert: 1 },
]);
const wert = () => fassungAm(reihe, tag("2030-01-01"))?.wert;
const neu = { ab: tag("2030-01-01"), quelle, wert: 2 };

test("die Fassung gilt nur, solange gerechnet wird, auch wenn das Rechnen scheitert", () => {
  expect(mitFassung(reihe, neu, wert)).toBe(2);
  expect(wert()).toBe(1);
  expect(() =>
    mitFassung(reihe, neu, () => {
      throw new Error("gescheitert");
    }),
  ).toThrow("gescheitert");
  expect(wert()).toBe(1);
  expect(() => mitFassung(reihe, { ...neu, ab: tag("2020-01-01") }, wert)).toThrow(RangeError);
});
