import { expect, test } from "vitest";
import { dokumente, dokumenttag } from "./dokumente.ts";
import { dokumenttage } from "./dokumenttag.ts";

const gruende = "Die Akte ist vorzulegen, wie der Senat mehrfach ausgeführt hat. ".repeat(12);
const beschluss = (gericht: string, am: string, az = "2 B 1.20") => `${gericht}
BESCHLUSS
${az}
In der Verwaltungsstreitsache
hat der 2. Senat am ${am}
durch den Vorsitzenden Richter Abel
beschlossen:
Die Beschwerde wird zurückgewiesen.
Gründe:
${gruende}
`;
const brief = (am: string) => `Stadt Musterstadt
Musterstadt, den ${am}
Sehr geehrte Frau Muster,
Ihren Antrag vom 3. Mai 2011 lehne ich ab.
Mit freundlichen Grüßen
Abel
`;
const tage = (text: string) => dokumente(text).map(({ tag }) => tag?.tag);

test("Jedes Dokument einer Sammlung hat seinen Tag, ihr Text im Ganzen keinen", () => {
  const text = `${beschluss("BUNDESVERWALTUNGSGERICHT", "14. Oktober 2021")}${beschluss("OBERVERWALTUNGSGERICHT MUSTERLAND", "3. März 2020", "1 A 1/19")}`;
  expect(tage(text)).toEqual(["2021-10-14", "2020-03-03"]);
  expect(dokumenttag(text)).toBeUndefined();
  const [erstes, zweites] = dokumente(text);
  expect(text.slice(zweites?.start, zweites?.ende)).toMatch(/^OBERVERWALTUNGSGERICHT/);
  expect(erstes?.ende).toBe(zweites?.start);
  expect(text.slice(zweites?.tag?.start, zweites?.tag?.ende)).toBe("3. März 2020");
});

test("Seiten, die ein Vorschub trennt, beginnen Dokumente nur an ihrem Anfang", () => {
  const [a, b] = [
    beschluss("VERWALTUNGSGERICHT A", "4. Mai 2018"),
    beschluss("VERWALTUNGSGERICHT B", "5. Juni 2019"),
  ];
  expect(tage(`${a}\f${b}`)).toEqual(["2018-05-04", "2019-06-05"]);
  expect(tage(`${a}\f${gruende}\f${b}`)).toEqual(["2018-05-04", "2019-06-05"]);
  expect(tage(`${a}\f${gruende}\n${b}`)).toEqual(["2018-05-04"]);
});

test("Mehrere Briefe in einer Datei haben jeder ihren Tag", () => {
  expect(tage(brief("4. Juni 2011") + brief("7. Juli 2012"))).toEqual(["2011-06-04", "2012-07-07"]);
});

test("Deckblatt und Entscheidung desselben Tages sind ein Dokument", () => {
  const blatt =
    "Leitsatz:\nWer fragt, bekommt Antwort.\nBeschluss des 2. Senats vom 14. Oktober 2021 - 2 B 1.20\n";
  expect(tage(blatt + beschluss("BUNDESVERWALTUNGSGERICHT", "14. Oktober 2021"))).toEqual(["2021-10-14"]);
});

test("Hinter den Gründen steht ein anderes Gericht ohne Tag: Sein Teil nimmt den Tag davor nicht an", () => {
  const ohne = `LANDGERICHT MUSTERSTADT\nURTEIL\nIn dem Rechtsstreit\nA. gegen B.\n${gruende}`;
  expect(tage(beschluss("AMTSGERICHT MUSTERSTADT", "14. Oktober 2021") + ohne)).toEqual([
    "2021-10-14",
    undefined,
  ]);
});

test("Ein Urteil, das im Text ein anderes wiedergibt, bleibt ein Dokument", () => {
  const text = `${beschluss("OBERLANDESGERICHT MUSTERSTADT", "14. Oktober 2021")}Das Landgericht hat am 3. März 2020 für Recht erkannt:\nDie Klage wird abgewiesen.\n${gruende}`;
  expect(tage(text)).toEqual(["2021-10-14"]);
});

test("Zwei Tage von gleichem Gewicht: gefragt wird, nicht gewählt", () => {
  const text = "Datum: 05.01.2018\nVermerk\nDatum: 09.01.2018\n";
  expect(dokumenttag(text)).toBeUndefined();
  expect(dokumenttage(text).map(({ tag }) => tag)).toEqual(["2018-01-05", "2018-01-09"]);
});

test("Ein Feld, das anders lautet als die Entscheidung, nimmt ihr die Gewissheit", () => {
  const text = `Datum: 15.10.2021\n${beschluss("BUNDESVERWALTUNGSGERICHT", "14. Oktober 2021")}`;
  expect(dokumenttag(text)).toMatchObject({ tag: "2021-10-14", sicherheit: "mittel" });
});

test("Nichts als Titel: gelesen wird schnell und begrenzt", () => {
  const beginn = performance.now();
  dokumente(
    "URTEIL\nLANDGERICHT MUSTERSTADT\nIn dem Rechtsstreit\nhat die Kammer am 3. Mai 2020\n".repeat(12_000),
  );
  expect(performance.now() - beginn).toBeLessThan(5000);
});
