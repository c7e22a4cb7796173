import { expect, test } from "vitest";
import { csvDatei } from "./csv-datei.ts";

test("Semikolon, Zeilenende für Windows und Byte-Order-Mark", () => {
  expect(
    csvDatei([
      ["Nr.", "Betrag"],
      ["3100", "1.234,50"],
    ]),
  ).toBe("\ufeffNr.;Betrag\r\n3100;1.234,50\r\n");
});

test("Trennzeichen, Anführungszeichen und Umbrüche im Text zerstören keine Zeile", () => {
  expect(csvDatei([["a;b", 'er sagt "nein"', "zwei\nZeilen"]])).toBe(
    '\ufeff"a;b";"er sagt ""nein""";"zwei\nZeilen"\r\n',
  );
});

test("Ein Text wird nie zur Formel, ein negativer Betrag bleibt eine Zahl", () => {
  expect(csvDatei([["=1+1", "@x", "+49", "-x", "\u22125,00"]])).toBe("\ufeff'=1+1;'@x;'+49;'-x;-5,00\r\n");
});

test("Auch hinter einer negativen Zahl beginnt keine Formel", () => {
  expect(csvDatei([["-2+3+cmd|' /C calc'!A0", "\u22121.234,50\u00a0€", "-7 %", "\n=1"]])).toBe(
    "\ufeff'-2+3+cmd|' /C calc'!A0;-1.234,50 €;-7 %;\"'\n=1\"\r\n",
  );
});
