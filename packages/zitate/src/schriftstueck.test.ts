import { expect, test } from "vitest";
import { type Kopfangaben, kopfangaben } from "./schriftstueck.ts";

const werte = (text: string) =>
  Object.fromEntries(
    Object.entries(kopfangaben(text) as Required<Kopfangaben>).map(([name, { wert }]) => [name, wert]),
  );

test("Ein Urteil sagt Gericht, Art und Geschäftszeichen", () => {
  const text = `Landgericht Berlin II
Az.: 12 O 34/26
Im Namen des Volkes
Urteil
In dem Rechtsstreit Meier ./. Schulze
hat das Landgericht Berlin II am 12.11.2026 für Recht erkannt: Das Urteil ist vorläufig vollstreckbar.`;
  expect(werte(text)).toEqual({
    absender: "Landgericht Berlin II",
    art: "urteil",
    geschaeftszeichen: "12 O 34/26",
  });
  const { geschaeftszeichen } = kopfangaben(text);
  expect(text.slice(geschaeftszeichen?.start, geschaeftszeichen?.ende)).toBe("12 O 34/26");
});

test.each([
  ["Amtsgericht Frankfurt am Main\n32 C 12/26 (84)\nVerfügung", "Amtsgericht Frankfurt am Main"],
  ["Verwaltungsgericht Ansbach\nBeschluss", "Verwaltungsgericht Ansbach"],
  ["Bundesgerichtshof\nBESCHLUSS\nVIII ZR 12/22", "Bundesgerichtshof"],
  ["Finanzamt Köln-Mitte\nBescheid für 2025", "Finanzamt Köln-Mitte"],
  ["Bundesamt für Migration und Flüchtlinge\nBescheid", "Bundesamt für Migration und Flüchtlinge"],
  ["Arbeitsgericht Berlin\nLadung zum Gütetermin", "Arbeitsgericht Berlin"],
])("%j kommt von %s", (text, absender) => {
  expect(kopfangaben(text).absender?.wert).toBe(absender);
});

test.each([
  ["Arbeitsgericht Berlin\nLadung zum Gütetermin\n5 Ca 123/26", "ladung"],
  ["Amtsgericht Mitte\nKostenfestsetzungsbeschluss\n7 C 3/26", "beschluss"],
  ["Stadt Köln\nWiderspruchsbescheid", "bescheid"],
  ["An das Landgericht Köln\n\nKlage\n\nder Frau Meier", "klage"],
  ["Amtsgericht Mitte\nVersäumnisurteil", "urteil"],
])("%j ist: %s", (text, art) => {
  expect(kopfangaben(text).art?.wert).toBe(art);
});

test.each([
  ["Ihr Zeichen: 34/26 Meier\nUnser Zeichen: 12 O 34/26", "34/26 Meier", "12 O 34/26"],
  ["Geschäftsnummer: 5 Ca 123/26\nIhr Aktenzeichen 77/26", "77/26", "5 Ca 123/26"],
])("%j nennt beide Zeichen", (text, ihres, eigenes) => {
  expect(werte(text)).toMatchObject({ ihrZeichen: ihres, geschaeftszeichen: eigenes });
});

test.each([
  "Das Landgericht hat mit Urteil vom 12.11.2026 entschieden, dass das Amtsgericht zuständig ist.",
  "Wir bitten um Nachricht, ob Klage erhoben werden soll.",
  "Rechnung Nr. 12 über 34 Euro",
  "",
])("%j sagt nichts davon", (text) => {
  expect(werte(text)).toEqual({});
});
