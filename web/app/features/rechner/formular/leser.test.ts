import { cent, tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { Leser } from "./lesen.ts";

/** What the reader makes of a text: value and fault. */
function gelesen<T>(lies: (leser: Leser) => T) {
  const leser = new Leser(tag("2026-11-20"));
  return [lies(leser), leser.fehler.f];
}
const ungueltig = { art: "ungueltig" };

/** One test for each text, and one for none: what is made of it, or why nothing. */
function tafel(
  titel: string,
  lies: (leser: Leser, text: string | undefined) => unknown,
  texte: Readonly<Record<string, unknown>>,
): void {
  const zeilen = Object.entries(texte).map(([text, ergebnis]): [string | undefined, unknown, unknown] =>
    typeof ergebnis === "object" && ergebnis !== null && "art" in ergebnis
      ? [text, undefined, ergebnis]
      : [text, ergebnis, undefined],
  );
  test.each([[undefined, undefined, undefined] as const, ...zeilen])(titel, (text, wert, fehler) => {
    expect(gelesen((leser) => lies(leser, text))).toEqual([wert, fehler]);
  });
}

tafel("Betrag „%s“: %j, Fehler %j", (l, text) => l.betrag(text, "f"), {
  " ": undefined,
  "0": 0,
  "1.234,56 €": 123_456,
  "-1": ungueltig,
  "10.00": { art: "mehrdeutig", lesarten: [100_000, 1_000] },
});

const grenze = { betrag: cent(1_000), norm: "§ 22 RVG" };
tafel("Wert „%s“ bis 10 €: %j, Fehler %j", (l, text) => l.wert(text, "f", grenze.betrag, grenze.norm), {
  "0,00": ungueltig,
  "0,01": 1,
  "10": 1_000,
  "10,01": { art: "zu-hoch", grenze },
  x: ungueltig,
});

test("Ohne Norm nennt der Fehler keine Grenze", () => {
  expect(gelesen((l) => l.wert("11", "f", grenze.betrag))).toEqual([undefined, { art: "zu-hoch" }]);
});

tafel("Satz „%s“: %j, Fehler %j", (l, text) => l.satz(text, "f"), {
  " 1,3 ": 130,
  "1.3": 130,
  "0,75": 75,
  "12": 1_200,
  "1,05": 105,
  "123": ungueltig,
  "1,333": ungueltig,
  "1,": ungueltig,
  x1: ungueltig,
  "1x": ungueltig,
});

tafel("Auswahl „%s“ aus ja und nein: %j, Fehler %j", (l, text) => l.auswahl(text, "f", ["nein", "ja"]), {
  " ja ": "ja",
  Ja: ungueltig,
});

tafel("Tag „%s“: %j, Fehler %j", (l, text) => l.tag(text, "f"), {
  "5.3.27": "2027-03-05",
  "31.2.2027": ungueltig,
});

tafel("Zahl „%s“: %j, Fehler %j", (l, text) => l.zahl(text, "f"), {
  " 12 345 ": 12_345,
  "0": 0,
  "999999": 999_999,
  "1000000": ungueltig,
  "1,5": ungueltig,
  a5: ungueltig,
});

tafel("Dauer „%s“: %j Minuten, Fehler %j", (l, text) => l.minuten(text, "f"), {
  " 3:30 ": 210,
  "3:05": 185,
  "1000:00": 60_000,
  "3,5": 210,
  "3.25": 195,
  "4": 240,
  // 0,01 Stunden sind 0,6 Minuten
  "0,01": 1,
  "3:60": ungueltig,
  "3:5": ungueltig,
  "10000:00": ungueltig,
  "10000": ungueltig,
  "3,555": ungueltig,
  "x3:30": ungueltig,
  "3:30x": ungueltig,
  x3: ungueltig,
  "3x": ungueltig,
});

tafel("Liste „%s“: %j, Fehler %j", (l, text) => l.liste(text, "f", (eintrag, ort) => l.zahl(eintrag, ort)), {
  " ; \n ": undefined,
  "1; 2\n3;": [1, 2, 3],
  "1;x": ungueltig,
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
