import { describe, expect, test } from "vitest";
import { cent } from "./geld.ts";
import { tabellenzeilen, vergleichszeilen } from "./tabellenzeilen.ts";
import { tabelle } from "./testing-tabelle.ts";

const zeilen = (von: number, bis: number) =>
  tabellenzeilen(tabelle, cent(von), cent(bis)).map((z) => [z.ueber, z.bis, z.gebuehr]);

describe("Ein Ausschnitt zeigt die Zeilen, in denen seine Werte liegen", () => {
  test("vom Anfang", () => {
    expect(zeilen(0, 1_600)).toEqual([
      [0, 500, 50],
      [500, 1_000, 57],
      [1_000, 1_500, 64],
      [1_500, 2_500, 67],
    ]);
  });

  test("bis zur höchsten Grenze einer gedruckten Tabelle", () => {
    const grenzen = (bis: number) => zeilen(0, bis).map(([, grenze]) => grenze);
    expect(grenzen(3_500)).toEqual([500, 1_000, 1_500, 2_500, 3_500]);
    expect(grenzen(3_499)).toEqual([500, 1_000, 1_500, 2_500, 3_500]);
    expect(grenzen(500)).toEqual([500]);
    expect(grenzen(499)).toEqual([500]);
  });

  test("die Obergrenze gehört zur Zeile, der Cent darüber zur nächsten", () => {
    expect(zeilen(500, 500)).toEqual([[0, 500, 50]]);
    expect(zeilen(501, 501)).toEqual([[500, 1_000, 57]]);
    expect(zeilen(1_000, 1_001)).toEqual([
      [500, 1_000, 57],
      [1_000, 1_500, 64],
    ]);
    expect(zeilen(1_500, 1_500)).toEqual([[1_000, 1_500, 64]]);
    expect(zeilen(2_500, 2_500)).toEqual([[1_500, 2_500, 67]]);
    expect(zeilen(2_501, 2_501)).toEqual([[2_500, 3_500, 70]]);
  });

  test("weit oben ohne die Zeilen darunter", () => {
    expect(zeilen(1_000_001_000, 1_000_001_000)).toEqual([
      [1_000_000_500, 1_000_001_500, 64 + 3 * 1_000_000],
    ]);
  });
});

describe("Zwei Fassungen übereinander", () => {
  const zeile = (ueber: number, bis: number | null, gebuehr: number) => ({
    ueber: cent(ueber),
    bis: bis === null ? null : cent(bis),
    gebuehr: cent(gebuehr),
  });

  test("eine Zeile beginnt, wo eine der beiden beginnt", () => {
    const alt = [zeile(0, 300, 25), zeile(300, 600, 45), zeile(600, null, 65)];
    const neu = [zeile(0, 500, 45), zeile(500, 1_000, 80), zeile(1_000, null, 115)];
    expect(vergleichszeilen(alt, neu)).toEqual([
      { ueber: 0, bis: 300, alt: 25, neu: 45, differenz: 20 },
      { ueber: 300, bis: 500, alt: 45, neu: 45, differenz: 0 },
      { ueber: 500, bis: 600, alt: 45, neu: 80, differenz: 35 },
      { ueber: 600, bis: 1_000, alt: 65, neu: 80, differenz: 15 },
      { ueber: 1_000, bis: null, alt: 65, neu: 115, differenz: 50 },
    ]);
  });

  test("verschobene Anfänge zeigen nur die gemeinsame Strecke", () => {
    expect(vergleichszeilen([zeile(300, 600, 45)], [zeile(500, 1_000, 80)])).toEqual([
      { ueber: 500, bis: 600, alt: 45, neu: 80, differenz: 35 },
    ]);
    expect(vergleichszeilen([zeile(0, 300, 25), zeile(300, 600, 45)], [zeile(500, 1_000, 80)])).toEqual([
      { ueber: 500, bis: 600, alt: 45, neu: 80, differenz: 35 },
    ]);
  });

  test("wo sie sich nur berühren oder eine leer ist, gibt es keine Zeile", () => {
    expect(vergleichszeilen([zeile(0, 500, 25)], [zeile(500, 1_000, 80)])).toEqual([]);
    expect(vergleichszeilen([], [zeile(0, 500, 80)])).toEqual([]);
    expect(vergleichszeilen([zeile(0, 500, 80)], [])).toEqual([]);
  });
});
