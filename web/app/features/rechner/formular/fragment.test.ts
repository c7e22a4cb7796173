import { expect, test } from "vitest";
import { alsBase64 } from "./base64.ts";
import { alsFragment, ausFragment } from "./fragment.ts";
import { probeformular } from "./testing-probe.ts";

const formular = probeformular([
  { feld: "wert", art: "betrag", label: "Wert" },
  { feld: "text", art: "text", label: "Text" },
]);
const lesen = (inhalt: unknown) => ausFragment(formular, `1.${alsBase64(JSON.stringify(inhalt))}`);

test("Die Felder überstehen den Weg über die Adresse; leere stehen nicht darin", () => {
  // {"wert":"5"} als base64url
  expect(alsFragment({ wert: "5", text: "" })).toBe("1.eyJ3ZXJ0IjoiNSJ9");
  expect(ausFragment(formular, "1.eyJ3ZXJ0IjoiNSJ9")).toEqual({ wert: "5" });
  const werte = { wert: "1.234,50", text: "Müller „& Söhne“ 😀" };
  expect(ausFragment(formular, alsFragment(werte))).toEqual(werte);
  expect(ausFragment(formular, alsFragment({}))).toEqual({});
});

test.each<[string, unknown]>([
  ["ein fremdes Feld", { wert: "5", fremd: "1" }],
  ["eine Zahl", { wert: 5 }],
  ["null als Wert", { wert: null }],
  ["eine Liste als Wert", { wert: ["5"] }],
  ["eine Liste", []],
  ["einen Text", "wert"],
  ["eine Zahl als Ganzes", 5],
  ["null", null],
  ["einen zu langen Betrag", { wert: "1".repeat(121) }],
  ["einen zu langen Text", { text: "x".repeat(2_001) }],
])("Ein Fragment gilt als beschädigt durch %s", (_, inhalt) => {
  expect(lesen(inhalt)).toBeUndefined();
});

test("Bis zu ihrer Länge gehen Beträge und Texte", () => {
  const werte = { wert: "1".repeat(120), text: "x".repeat(2_000) };
  expect(lesen(werte)).toEqual(werte);
});

test.each([
  "",
  "1",
  "1.",
  "eyJ3ZXJ0IjoiNSJ9",
  "2.eyJ3ZXJ0IjoiNSJ9",
  "12.eyJ3ZXJ0IjoiNSJ9",
  "x1.eyJ3ZXJ0IjoiNSJ9",
  "1.%%",
  "1.eyJ3ZXJ0",
])("„%s“ ist kein Fragment dieser Fassung", (text) => {
  expect(ausFragment(formular, text)).toBeUndefined();
});

test("Mehr als 200.000 Zeichen werden nicht gelesen", () => {
  // Leerraum in JSON: der Inhalt bleibt derselbe.
  const mitLeerraum = (anzahl: number) => `1.${alsBase64(`{"wert":"5"${" ".repeat(anzahl)}}`)}`;
  const passt = mitLeerraum(149_986);
  expect(passt).toHaveLength(200_000);
  expect(ausFragment(formular, passt)).toEqual({ wert: "5" });
  expect(ausFragment(formular, mitLeerraum(149_987))).toBeUndefined();
});
