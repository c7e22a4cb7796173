import { expect, test } from "vitest";
import type { z } from "zod";
import {
  betrag,
  bezeichnung,
  eingabefehler,
  eurocent,
  fassung,
  hundertstel,
  kennung,
  rechenweg,
  tag,
  vermerke,
  wert,
} from "./contract-teile.ts";
import { keinErgebnis } from "./kein-ergebnis-contract.ts";

const nimmt = (teil: z.ZodType, eingabe: unknown) => teil.safeParse(eingabe).success;
/** Codes of the refusals; `undefined`: one of Zod's own. */
const codes = (teil: z.ZodType, eingabe: unknown) =>
  teil.safeParse(eingabe).error?.issues.map((i) => (i.code === "custom" ? i.params?.code : undefined));

test.each<[string, z.ZodType, readonly unknown[], readonly unknown[]]>([
  ["Betrag", betrag, [0, 1, 1_000_000_000_000], [-1, 0.5, 1_000_000_000_001, "1", null]],
  ["Wert", wert, [1, 1_000_000_000_000], [0, -1, 1.5, 1_000_000_000_001, "1"]],
  ["Tag", tag, ["2024-02-29", "2025-06-01"], ["2025-02-29", "01.06.2025", "2025-6-1", "", 20_250_601]],
  ["Kennung", kennung, ["a", "A.b-c_1", "x".repeat(40)], ["", "x".repeat(41), "a b", "ä", "a/b", "a\n"]],
  ["Bezeichnung", bezeichnung, ["a", " a ", "x".repeat(200)], ["", "   ", "x".repeat(201)]],
  ["Satz bis 10", hundertstel(10), [0, 1.3, 0.75, 0.29, 10], [-0.01, 10.01, 1.234, 0.001, "1,3"]],
  ["Eurocent", eurocent, [-5, 0, 5], [0.5, "5"]],
  [
    "Rechenweg",
    rechenweg,
    [[], [{ text: "a", norm: "b" }]],
    [[{ text: "a" }], [{ text: "a", norm: "b", betrag: 0.5 }]],
  ],
  [
    "Vermerke",
    vermerke,
    [[{ art: "hinweis", text: "a" }], [{ art: "warnung", text: "a", norm: "b", feld: "c" }]],
    [[{ art: "x", text: "a" }], [{ art: "hinweis" }]],
  ],
])("%s: was angenommen wird und was nicht", (_, teil, gut, schlecht) => {
  for (const eingabe of gut) expect(nimmt(teil, eingabe), JSON.stringify(eingabe)).toBe(true);
  for (const eingabe of schlecht) expect(nimmt(teil, eingabe), JSON.stringify(eingabe)).toBe(false);
});

test("Sätze gehen in ganzen Hundertsteln weiter, auch wo der Rechner sie nicht genau hält", () => {
  // 0,29 × 100 = 28,999999999999996 und 1,15 × 100 = 114,99999999999999 in doppelter Genauigkeit
  expect([0, 0.29, 1.15, 2.3, 0.07].map((satz) => hundertstel(10).parse(satz))).toEqual([0, 29, 115, 230, 7]);
});

test("Beträge und Tage gehen weiter, wie sie kamen; Bezeichnungen ohne Leerraum am Rand", () => {
  expect([betrag.parse(123), wert.parse(5), tag.parse("2024-02-29"), bezeichnung.parse(" a b ")]).toEqual([
    123,
    5,
    "2024-02-29",
    "a b",
  ]);
});

test("Die eigenen Ablehnungen haben ihren Code und ihren Satz", () => {
  expect(codes(tag, "2025-02-29")).toEqual(["kein-tag"]);
  expect(codes(hundertstel(10), 1.234)).toEqual(["zwei-nachkommastellen"]);
  expect(codes(hundertstel(10), 11)).toEqual([undefined]);
  expect(eingabefehler).toEqual({
    "kein-tag": "Erwartet wird ein Kalendertag in der Form JJJJ-MM-TT.",
    "zwei-nachkommastellen": "Erlaubt sind höchstens zwei Nachkommastellen.",
  });
});

test("Fassung und Nichtergebnis nennen Norm und Grund", () => {
  const quelle = { titel: "KostBRÄG 2025", fundstelle: "BGBl. 2025 I Nr. 109" };
  const ganz = { norm: "§ 34 GKG", ab: "2025-06-01", quelle, grund: "weil", sicherheit: "hoch" };
  expect(nimmt(fassung, ganz)).toBe(true);
  expect(nimmt(fassung, { ...ganz, sicherheit: "sicher" })).toBe(false);
  expect(nimmt(fassung, { ...ganz, quelle: {} })).toBe(false);
  const kein = { art: "kein-ergebnis", grund: "Es fehlt", norm: "§ 1" };
  expect(nimmt(keinErgebnis, kein)).toBe(true);
  expect(nimmt(keinErgebnis, { ...kein, art: "ergebnis" })).toBe(false);
  expect(nimmt(keinErgebnis, { art: "kein-ergebnis", grund: "Es fehlt" })).toBe(false);
});
