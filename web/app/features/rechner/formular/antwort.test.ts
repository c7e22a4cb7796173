import { expect, test } from "vitest";
import { alsAntwort } from "./antwort.ts";

test("Schritte heißen Rechenweg, Hundertstel werden Dezimalzahlen, alles andere bleibt", () => {
  const zeile = { satz100: 130, betrag: 84_760, schritte: [{ text: "1,3", norm: "§ 13 RVG" }] };
  expect(alsAntwort({ art: "ergebnis", zeilen: [zeile], prozent100: 152, leer: undefined })).toEqual({
    art: "ergebnis",
    zeilen: [{ satz: 1.3, betrag: 84_760, rechenweg: [{ text: "1,3", norm: "§ 13 RVG" }] }],
    prozent: 1.52,
    leer: undefined,
  });
});

test("Umbenannt werden nur ganze Namen mit Zahlen, auch neben null und in Listen", () => {
  const ergebnis = { satz100: null, a100b: 1, "x-satz100": 5, satz1000: 7, text100: "130", liste: [null, 1] };
  expect(alsAntwort(ergebnis)).toEqual(ergebnis);
});
