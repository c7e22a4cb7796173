import { describe, expect, test } from "vitest";
import { bildtext, dokumenttext } from "../index.ts";

const seite = { seite: 1, breite: 500, hoehe: 700 };

/** Words of 8 points a unit on lines of 15 points. */
function zeilen(...texte: readonly string[]) {
  return texte.map((text, nr) => {
    let x = 40;
    return text.split(" ").map((wort) => {
      const breite = wort.length * 8;
      const eines = { text: wort, x, y: 100 + nr * 15, breite, hoehe: 10 };
      x += breite + 5;
      return eines;
    });
  });
}

const textVon = (...texte: readonly string[]) =>
  dokumenttext([bildtext(seite, zeilen(...texte))]).text.trim();

describe("aus dem Bild gelesener Text", () => {
  test.each([
    ["nach $ 823 BGB", "nach § 823 BGB"],
    ["nach 8 64 Satz 1 StGB hätte", "nach § 64 Satz 1 StGB hätte"],
    ["nach den 88 574 und 574b BGB", "nach den §§ 574 und 574b BGB"],
    ["($$ 21, 49 Abs. 1 StGB)", "(§§ 21, 49 Abs. 1 StGB)"],
    ["hat $& 1 Abs. 3 KSchG", "hat § 1 Abs. 3 KSchG"],
    ["nach $ 15 Abs, 1 UStG", "nach § 15 Abs. 1 UStG"],
    ["nach S 15 Abs. 1 UStG", "nach § 15 Abs. 1 UStG"],
    ["den $8$ 286, 287 InsO", "den §§ 286, 287 InsO"],
  ])("liest „%s“ als „%s“", (gelesen, richtig) => {
    expect(textVon(gelesen)).toBe(richtig);
  });

  test.each([
    "am 8 12 Uhr und 5 3 Mal",
    "kostet 8 200 Euro",
    "Abs. 8 12 BGB",
    "Nr. 5 7 Abs. 2",
    "und 8 Kinder",
    "$ 200 Euro",
    "S 5 Euro",
  ])("lässt „%s“ stehen", (gelesen) => {
    expect(textVon(gelesen)).toBe(gelesen);
  });

  test("liest ein Zeichen auch über ein Zeilenende und sagt, dass es geraten ist", () => {
    const text = dokumenttext([
      bildtext(seite, zeilen("Die Folge steht in 8", "823 Abs. 1 BGB und § 1 BGB.")),
    ]);
    const start = text.text.indexOf("§ 823");
    expect(start).toBeGreaterThan(0);
    expect(text.geraten(start, start + 5)).toBe(true);
    const anderes = text.text.indexOf("§ 1 BGB");
    expect(text.geraten(anderes, anderes + 7)).toBe(false);
  });

  test("weiß, wo jedes Wort steht", () => {
    const text = dokumenttext([bildtext(seite, zeilen("nach § 823 BGB"))]);
    const start = text.text.indexOf("823");
    expect(text.stelle(start, start + 3)).toEqual([
      { seite: 1, rechtecke: [{ x: 40 + 4 * 8 + 5 + 8 + 5, y: 100, breite: 24, hoehe: 10 }] },
    ]);
  });

  test("verliert auf schief eingelegtem Blatt keine Zahl", () => {
    const schief = zeilen("Der Anspruch folgt aus § 823 Abs. 1 BGB und aus § 12").map((worte) =>
      worte.map((wort) => ({ ...wort, y: wort.y - wort.x * 0.03, hoehe: /\d/.test(wort.text) ? 8 : 11 })),
    );
    expect(dokumenttext([bildtext(seite, schief)]).text).toBe(
      "Der Anspruch folgt aus § 823 Abs. 1 BGB und aus § 12\n\n",
    );
  });
});
