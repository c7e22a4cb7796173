import { expect, test } from "vitest";
import { type Vorschlag, vorschlaegeAus } from "./vorschlag.ts";

const vorschlaege = (text: string) => {
  const lesetext = { text, seiteVon: (stelle: number) => (stelle < 200 ? 1 : 2) };
  return vorschlaegeAus({ zeilen: lesetext, saetze: lesetext });
};
const kurz = ({ feld, wert }: Vorschlag) => [feld, wert];

const verfuegung = `Landgericht Köln
Ihr Zeichen: 34/26
Geschäftszeichen: 12 O 34/26
Köln, den 20.08.2027

Verfügung

In dem Rechtsstreit Meier ./. Schulze wird dem Beklagten Gelegenheit gegeben, zum Schriftsatz vom 10.08.2027 binnen zwei Wochen
Stellung zu nehmen. Unterlagen sind bis zum 05.09.2027 vorzulegen. Der Schaden trat vor zwei Wochen ein.`;

test("Eine Verfügung schlägt Zeichen, Gericht, Art, Tag und ihre Fristen vor", () => {
  expect(vorschlaege(verfuegung).map(kurz)).toEqual([
    ["aktenzeichen", "34/26"],
    ["sender", "Landgericht Köln"],
    ["kind", "verfuegung"],
    ["subject", "Verfügung vom 20.08.2027"],
    ["courtFileNumber", "12 O 34/26"],
    ["statedPeriod", "binnen zwei Wochen"],
    ["statedPeriod", "bis zum 05.09.2027"],
  ]);
});

test("Jeder Vorschlag nennt seine Stelle, ein Sonntag wird gesagt", () => {
  const sonntag = vorschlaege(verfuegung).at(-1);
  expect(sonntag?.satz).toBe("Das ist ein Sonntag; der nächste Werktag ist Montag, 06.09.2027.");
  expect(sonntag?.stelle).toMatchObject({ seite: 2, wort: "bis zum 05.09.2027" });
  expect(sonntag?.stelle.davor).toMatch(/Unterlagen sind $/);
  expect(sonntag?.stelle.danach).toMatch(/^ vorzulegen\. Der Schaden/);
});

test("Dieselbe Frist wird einmal vorgeschlagen, ein Tag vor dem Schreiben nicht", () => {
  const text =
    "Köln, den 20.08.2027\n\nSie hatten bis zum 01.08.2027 Zeit. Bitte zahlen Sie binnen zwei Wochen, wirklich binnen zwei Wochen.";
  expect(
    vorschlaege(text)
      .filter(({ feld }) => feld === "statedPeriod")
      .map(kurz),
  ).toEqual([["statedPeriod", "binnen zwei Wochen"]]);
});

test("Ein Text, der nichts davon sagt, schlägt nichts vor", () => {
  expect(vorschlaege("Guten Tag")).toEqual([]);
});
