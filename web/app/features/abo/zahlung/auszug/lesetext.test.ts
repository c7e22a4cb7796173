import { expect, test } from "vitest";
import { lesetext } from "./lesetext.ts";

test.each([
  [1, 0, 0, "Ein Umsatz ist neu. Gebucht ist noch nichts."],
  [
    2,
    1,
    1,
    "2 Umsätze sind neu, 1 schon bekannt; ein anderer Umsatz bleibt außer Betracht. Gebucht ist noch nichts.",
  ],
  [0, 0, 2, "0 Umsätze sind neu; 2 andere Umsätze bleiben außer Betracht. Gebucht ist noch nichts."],
])("Was eine Datei brachte, steht in Ein- und Mehrzahl da: %i, %i, %i", (neu, bekannt, uebergangen, satz) => {
  expect(lesetext({ neu, bekannt, uebergangen })).toBe(satz);
});
