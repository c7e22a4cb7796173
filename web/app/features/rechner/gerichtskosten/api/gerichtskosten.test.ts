import { expect, test } from "vitest";
import { ruf } from "../../testing-seite.tsx";
import { gerichtskostenRoute } from "./gerichtskosten.ts";

const klage = { nr: "1210", wert: 1_000_000 };

// § 34 GKG, Nr. 1210 KV GKG: 3,0 aus 10.000 €
test("Ohne Gesetz und Tag: Klage über 10.000 € kostet heute 849,00 €", async () => {
  expect(await ruf(gerichtskostenRoute, { positionen: [klage] })).toMatchObject({
    art: "ergebnis",
    gesetz: "gkg",
    summe: 84_900,
    zeilen: [{ position: "1", nr: "1210", satz: 3, betrag: 84_900, fassung: { ab: "2025-06-01" } }],
  });
});

test("Ein Tag vor der Änderung rechnet nach altem Recht", async () => {
  expect(
    await ruf(gerichtskostenRoute, { gesetz: "gkg", stichtag: "2025-05-31", positionen: [klage] }),
  ).toMatchObject({ summe: 79_800 });
});

test("Der Rechenweg nennt zu jedem Schritt die Norm", async () => {
  const { zeilen } = (await ruf(gerichtskostenRoute, {
    positionen: [{ ...klage, ermaessigt: "1211" }],
  })) as { zeilen: { statt: string; rechenweg: { norm: string }[] }[] };
  expect(zeilen[0]?.statt).toBe("1210");
  expect(zeilen[0]?.rechenweg.map(({ norm }) => norm)).toEqual(["§ 34 Abs. 1 GKG", "Nr. 1211 KV GKG"]);
});

test("Ein Satz im Rahmen ist eine Dezimalzahl", async () => {
  const positionen = [{ nr: "1901", wert: 1_000_000, satz: 0.5 }];
  expect(await ruf(gerichtskostenRoute, { positionen })).toMatchObject({
    zeilen: [{ satz: 0.5, betrag: 14_150 }],
  });
});

test.each([
  ["gvkostg", { nr: "500", angaben: { stunden: 4.5 } }, 4_800],
  ["gkg", { nr: "3110", angaben: { strafe: { art: "geldstrafe", tagessaetze: 181 } } }, 33_800],
  ["gkg", { nr: "6110", wert: 50_000 }, 32_800],
  ["gkg", { nr: "6110", wert: 50_000, angaben: { ohneMindestwert: true } }, 16_000],
  ["gnotkg", { nr: "11101", wert: 30_000_000 }, 66_700],
  ["gnotkg", { nr: "11102", angaben: { vermoegen: 900_000 } }, 0],
])("%s %j kostet %i Cent", async (gesetz, position, summe) => {
  expect(await ruf(gerichtskostenRoute, { gesetz, positionen: [position] })).toMatchObject({ summe });
});

test("Das Gericht steht in der Antwort; zu einem Gesetz ohne Gerichte ist es ein Grund an seinem Feld", async () => {
  const gericht = "ag-dortmund";
  expect(await ruf(gerichtskostenRoute, { gericht, positionen: [klage] })).toMatchObject({
    summe: 84_900,
    gericht: { id: gericht, name: "Amtsgericht Dortmund" },
  });
  expect(
    await ruf(gerichtskostenRoute, { gericht, gesetz: "gvkostg", positionen: [{ nr: "100" }] }),
  ).toMatchObject({ art: "kein-ergebnis", feld: "gericht" });
});

test("Eine Angabe, die nichts ändert, ist ein Grund an ihrem Feld", async () => {
  const positionen = [klage, { nr: "9002", wert: 1 }];
  expect(await ruf(gerichtskostenRoute, { positionen })).toMatchObject({
    art: "kein-ergebnis",
    feld: "positionen[1].wert",
  });
});

test.each([
  [{ positionen: [] }, "positionen", "zu-klein"],
  [{ gericht: "nirgends", positionen: [klage] }, "gericht", "unbekannter-ort"],
  [{ positionen: [{ nr: "4711" }] }, "positionen[0].nr", "unbekannte-nummer"],
  [{ gesetz: "famgkg", positionen: [{ nr: "1230" }] }, "positionen[0].nr", "unbekannte-nummer"],
  [{ positionen: [{ ...klage, ermaessigt: "1299" }] }, "positionen[0].ermaessigt", "unbekannte-nummer"],
  [{ positionen: [klage], stichtag: "2026-02-30" }, "stichtag", "kein-tag"],
  [{ positionen: [{ ...klage, satz: 1.234 }] }, "positionen[0].satz", "zwei-nachkommastellen"],
  [{ positionen: [klage], wert: 1 }, "wert", "unbekanntes-feld"],
])("%j wird am Feld %s abgelehnt", async (koerper, field, code) => {
  await expect(ruf(gerichtskostenRoute, koerper)).rejects.toMatchObject({
    status: 400,
    koerper: { field, code },
  });
});

test("Vor dem 02.07.2012 ist die Antwort ein Grund mit Norm", async () => {
  expect(await ruf(gerichtskostenRoute, { stichtag: "2012-07-01", positionen: [klage] })).toMatchObject({
    art: "kein-ergebnis",
    grund: "Für den 01.07.2012 ist keine Fassung erfasst; das KV GKG ist erst ab dem 02.07.2012 erfasst.",
    norm: "§ 71 GKG",
    feld: "stichtag",
  });
});

// 3,0 aus der Zeile bis 10.000 € der Anlage 2 in der bis Juli 2013 geltenden Fassung: 3 × 196 €
test.each(["2012-07-02", "2013-07-31"])(
  "Am %s rechnet das Verzeichnis vom Juli 2012 und sagt es",
  async (stichtag) => {
    expect(await ruf(gerichtskostenRoute, { stichtag, positionen: [klage] })).toMatchObject({
      summe: 58_800,
      fassung: { ab: "2012-07-02", sicherheit: "mittel" },
      zeilen: [{ betrag: 58_800, sicherheit: "mittel" }],
      vermerke: [{ text: expect.stringMatching(/^KV GKG: Stand Juli 2012\./) }],
    });
  },
);

test("Eine Nummer, die es nicht mehr gibt, rechnet an ihrem Tag und ist heute ein Grund", async () => {
  const positionen = [{ nr: "2116" }];
  expect(await ruf(gerichtskostenRoute, { stichtag: "2012-12-31", positionen })).toMatchObject({
    summe: 1_500,
  });
  expect(await ruf(gerichtskostenRoute, { positionen })).toMatchObject({
    art: "kein-ergebnis",
    grund: "Nr. 2116 KV GKG ist zum 01.01.2013 weggefallen.",
    feld: "positionen[0].nr",
  });
});

test("Über dem Höchstwert rechnet der Aufruf mit dem Höchstwert und sagt es", async () => {
  const antwort = await ruf(gerichtskostenRoute, { positionen: [{ nr: "1210", wert: 4_000_000_000 }] });
  expect(antwort).toMatchObject({
    zeilen: [{ wert: 3_000_000_000 }],
    vermerke: [{ norm: "§ 39 Abs. 2 GKG" }],
  });
});
