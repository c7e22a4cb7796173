import { expect, test } from "vitest";
import { dokumenttag } from "./dokumente.ts";
import { dokumenttage } from "./dokumenttag.ts";

const urteil = `BUNDESGERICHTSHOF
IM NAMEN DES VOLKES
URTEIL
VIII ZR 12/22
Verkündet am:
3. März 2023
Ring, Justizhauptsekretärin
Der VIII. Zivilsenat hat auf die mündliche Verhandlung vom 14. Februar 2023 für Recht erkannt:`;

test.each([
  [
    "Rechtsanwältin Dr. Muster\nBerlin, den 3. März 2023\n\nSehr geehrte Damen und Herren,",
    "2023-03-03",
    "ort",
    "hoch",
  ],
  ["Köln, 03.03.2023\nKlage", "2023-03-03", "ort", "hoch"],
  ["Frankfurt (Oder), am 12.1.2019\nAn das Landgericht", "2019-01-12", "ort", "hoch"],
  ["Verkündet am 3. März 2023", "2023-03-03", "verkuendung", "hoch"],
  ["Urteil vom 5. Mai 2010\nVIII ZR 23/09", "2010-05-05", "entscheidung", "hoch"],
  ["Beschluss des Amtsgerichts Köln vom 1.2.2021", "2021-02-01", "entscheidung", "hoch"],
  ["Rechnung Nr. 12\nDatum: 2024-02-29\nBetrag", "2024-02-29", "feld", "hoch"],
  ["Unser Zeichen: 12/19   Datum: 07.08.2019", "2019-08-07", "feld", "mittel"],
  ["An das Amtsgericht\n\n3. April 2022\n\nKlage", "2022-04-03", "zeile", "mittel"],
  ["Köln, 03.03.23\nKlage", "2023-03-03", "ort", "mittel"],
  [
    "aufgrund der mündlichen Verhandlung vom 14. Februar 2023 für Recht erkannt",
    "2023-02-14",
    "verhandlung",
    "mittel",
  ],
])("%j ist vom %s", (text, tag, art, sicherheit) => {
  const fund = dokumenttag(text);
  expect(fund).toMatchObject({ tag, art, sicherheit });
  expect(text.slice(fund?.start, fund?.ende)).toMatch(/^\d.*\d$/);
});

test.each([
  ["Der Kläger, geboren am 3. März 1970, wohnt in Köln."],
  ["Vgl. BGH, Urteil vom 5. Mai 2010 – VIII ZR 23/09, Rn. 12."],
  ["Der Vertrag vom 3. März 2015 wurde am 4. Mai 2016 gekündigt."],
  ["Berlin, 31.02.2023"],
  ["Aktenzeichen 12.3.2019.44"],
  [""],
])("%j sagt nicht, von wann es ist", (text) => {
  expect(dokumenttag(text)).toBeUndefined();
});

test("Die Verkündung geht der Verhandlung vor, auch auf der Zeile davor angekündigt", () => {
  expect(dokumenttage(urteil).map(({ tag, art }) => [tag, art])).toEqual([
    ["2023-03-03", "verkuendung"],
    ["2023-02-14", "verhandlung"],
  ]);
});

test("Am Ende eines langen Schriftsatzes zählt nur Ort und Datum der Unterschrift, mit geringer Sicherheit", () => {
  const text = `Klage\n${"Der Beklagte schuldet Zahlung. ".repeat(400)}\nDie Zustellung erfolgte am 3. Mai 2016.\nKöln, den 4. Juni 2016\nRechtsanwalt`;
  expect(dokumenttage(text)).toEqual([
    {
      tag: "2016-06-04",
      art: "ort",
      sicherheit: "gering",
      start: text.indexOf("4. Juni"),
      ende: text.indexOf("\nRechtsanwalt"),
    },
  ]);
});

test("Lange Zeilen ohne Ende bringen nichts aus dem Tritt", () => {
  expect(dokumenttage("A, ".repeat(400_000))).toEqual([]);
  expect(dokumenttage("1.1.".repeat(400_000))).toEqual([]);
});
