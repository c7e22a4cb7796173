import { cent, tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { Leser } from "./lesen.ts";

/** What the reader makes of a text: value and fault. */
function gelesen<T>(lies: (leser: Leser) => T) {
  const leser = new Leser(tag("2026-11-20"));
  return [lies(leser), leser.fehler.f];
}
const ungueltig = { art: "ungueltig" };

test.each<[string | undefined, unknown, unknown]>([
  [undefined, undefined, undefined],
  [" ", undefined, undefined],
  ["0", 0, undefined],
  ["1.234,56 €", 123_456, undefined],
  ["-1", undefined, ungueltig],
  ["10.00", undefined, { art: "mehrdeutig", lesarten: [100_000, 1_000] }],
])("Betrag „%s“: %j, Fehler %j", (text, wert, fehler) => {
  expect(gelesen((l) => l.betrag(text, "f"))).toEqual([wert, fehler]);
});

const grenze = { betrag: cent(1_000), norm: "§ 22 RVG" };
test.each<[string | undefined, unknown, unknown]>([
  [undefined, undefined, undefined],
  ["0,00", undefined, ungueltig],
  ["0,01", 1, undefined],
  ["10", 1_000, undefined],
  ["10,01", undefined, { art: "zu-hoch", grenze }],
  ["x", undefined, ungueltig],
])("Wert „%s“ bis 10 €: %j, Fehler %j", (text, wert, fehler) => {
  expect(gelesen((l) => l.wert(text, "f", grenze.betrag, grenze.norm))).toEqual([wert, fehler]);
});

test("Ohne Norm nennt der Fehler keine Grenze", () => {
  expect(gelesen((l) => l.wert("11", "f", grenze.betrag))).toEqual([undefined, { art: "zu-hoch" }]);
});

test.each<[string | undefined, unknown, unknown]>([
  [undefined, undefined, undefined],
  [" 1,3 ", 130, undefined],
  ["1.3", 130, undefined],
  ["0,75", 75, undefined],
  ["12", 1_200, undefined],
  ["1,05", 105, undefined],
  ["123", undefined, ungueltig],
  ["1,333", undefined, ungueltig],
  ["1,", undefined, ungueltig],
  ["x1", undefined, ungueltig],
  ["1x", undefined, ungueltig],
])("Satz „%s“: %j, Fehler %j", (text, wert, fehler) => {
  expect(gelesen((l) => l.satz(text, "f"))).toEqual([wert, fehler]);
});

test.each<[string | undefined, unknown, unknown]>([
  [undefined, undefined, undefined],
  [" ja ", "ja", undefined],
  ["Ja", undefined, ungueltig],
])("Auswahl „%s“ aus ja und nein: %j, Fehler %j", (text, wert, fehler) => {
  expect(gelesen((l) => l.auswahl(text, "f", ["nein", "ja"]))).toEqual([wert, fehler]);
});

test.each<[string | undefined, unknown, unknown]>([
  [undefined, undefined, undefined],
  ["5.3.27", "2027-03-05", undefined],
  ["31.2.2027", undefined, ungueltig],
])("Tag „%s“: %j, Fehler %j", (text, wert, fehler) => {
  expect(gelesen((l) => l.tag(text, "f"))).toEqual([wert, fehler]);
});

test.each<[string | undefined, unknown, unknown]>([
  [undefined, undefined, undefined],
  [" 12 345 ", 12_345, undefined],
  ["0", 0, undefined],
  ["999999", 999_999, undefined],
  ["1000000", undefined, ungueltig],
  ["1,5", undefined, ungueltig],
  ["a5", undefined, ungueltig],
])("Zahl „%s“: %j, Fehler %j", (text, wert, fehler) => {
  expect(gelesen((l) => l.zahl(text, "f"))).toEqual([wert, fehler]);
});

test.each<[string | undefined, unknown, unknown]>([
  [undefined, undefined, undefined],
  [" 3:30 ", 210, undefined],
  ["3:05", 185, undefined],
  ["1000:00", 60_000, undefined],
  ["3,5", 210, undefined],
  ["3.25", 195, undefined],
  ["4", 240, undefined],
  // 0,01 Stunden sind 0,6 Minuten
  ["0,01", 1, undefined],
  ["3:60", undefined, ungueltig],
  ["3:5", undefined, ungueltig],
  ["10000:00", undefined, ungueltig],
  ["10000", undefined, ungueltig],
  ["3,555", undefined, ungueltig],
  ["x3:30", undefined, ungueltig],
  ["3:30x", undefined, ungueltig],
  ["x3", undefined, ungueltig],
  ["3x", undefined, ungueltig],
])("Dauer „%s“: %j Minuten, Fehler %j", (text, wert, fehler) => {
  expect(gelesen((l) => l.minuten(text, "f"))).toEqual([wert, fehler]);
});

test.each<[string | undefined, unknown, unknown]>([
  [undefined, undefined, undefined],
  [" ; \n ", undefined, undefined],
  ["1; 2\n3;", [1, 2, 3], undefined],
  ["1;x", undefined, ungueltig],
])("Liste „%s“: %j, Fehler %j", (text, wert, fehler) => {
  expect(gelesen((l) => l.liste(text, "f", (eintrag, ort) => l.zahl(eintrag, ort)))).toEqual([wert, fehler]);
});

test("Mehrere Posten stehen auf eigenen Zeilen; ein langer Name wird gekürzt, ein Betrag allein ist keiner", () => {
  expect(gelesen((l) => l.posten("Kopien 5\n Porto Euro 1,10 ", "f"))).toEqual([
    [
      { bezeichnung: "Kopien", betrag: 500 },
      { bezeichnung: "Porto", betrag: 110 },
    ],
    undefined,
  ]);
  expect(gelesen((l) => l.posten(`${"x".repeat(250)} 5`, "f"))).toEqual([
    [{ bezeichnung: "x".repeat(200), betrag: 500 }],
    undefined,
  ]);
  expect(gelesen((l) => l.posten("5,00; Kopien 1", "f"))).toEqual([undefined, ungueltig]);
  expect(gelesen((l) => l.posten("Skonto ,50", "f"))).toEqual([
    [{ bezeichnung: "Skonto", betrag: 50 }],
    undefined,
  ]);
});

test("Was fehlt, verdrängt keinen Fehler, der schon da ist", () => {
  const leser = new Leser(tag("2026-11-20"));
  expect(leser.nurUnvollstaendig).toBe(true);
  expect([leser.noetig(0, "a"), leser.noetig(undefined, "b")]).toEqual([0, undefined]);
  expect(leser.nurUnvollstaendig).toBe(true);
  leser.fehlt("b", "Bitte ergänzen.", "§ 1 X");
  leser.fehlt("c", "Bitte ergänzen.", "§ 1 X");
  leser.noetig(undefined, "c");
  expect(leser.fehler).toEqual({
    b: { art: "fehlt" },
    c: { art: "recht", text: "Bitte ergänzen.", norm: "§ 1 X" },
  });
  expect(leser.nurUnvollstaendig).toBe(false);
});
