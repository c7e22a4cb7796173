import { katalogverzeichnis } from "@gebuehrenportal/fristen/katalogsuche";
import { expect, test } from "vitest";
import { ruf } from "../../testing-seite.tsx";
import { feiertageRoute } from "./feiertage.ts";
import { fristenRoute } from "./fristen.ts";

type Antwort = { readonly ende?: string; readonly art: string; readonly vermerke: readonly object[] };
const antwort = (koerper: object) => ruf(fristenRoute, koerper) as Promise<Antwort>;
const monat = [{ wert: 1, einheit: "monat" }];
const brief = { weg: "eb", am: "2026-03-02" };
const katalog = { operation: "katalog", id: "zpo-517" };
const verlaengerung = { operation: "verlaengerung", um: monat };
const frist = { ereignisAm: "2026-02-02", dauer: monat };

test.each([
  [{ operation: "frist", dauer: monat, ereignisAm: "2026-03-02", bekanntgabe: brief }, "ereignisAm"],
  [{ ...katalog, ereignisAm: "2026-03-02", bekanntgabe: brief }, "ereignisAm"],
  [{ ...katalog, ereignisAm: "2026-03-02", bekanntgabe: brief, verkuendungAm: "2026-03-02" }, "ereignisAm"],
  [katalog, "ereignisAm"],
])("%j: genau ein Auslöser", async (koerper, field) => {
  await expect(ruf(fristenRoute, koerper)).rejects.toMatchObject({
    koerper: { field, code: "ereignis-oder-bekanntgabe" },
  });
});

// § 517 ZPO: ein Monat; ohne Zustellung fünf Monate nach der Verkündung und ein Monat
test.each([
  [{ ...katalog, ereignisAm: "2026-03-02" }, "2026-04-02"],
  [{ ...katalog, bekanntgabe: brief }, "2026-04-02"],
  [{ ...katalog, verkuendungAm: "2026-01-15" }, "2026-07-15"],
  [{ ...katalog, grenzeAb: "2026-01-15" }, "2026-07-15"],
  [{ ...katalog, bekanntgabe: brief, verkuendungAm: "2026-01-15" }, "2026-04-02"],
])("%j endet am %s", async (koerper, ende) => {
  expect((await antwort(koerper)).ende).toBe(ende);
});

test.each([
  [{ ...verlaengerung }, "bisherigesEndeAm", "frist-oder-ende"],
  [{ ...verlaengerung, frist, bisherigesEndeAm: "2026-03-02" }, "bisherigesEndeAm", "frist-oder-ende"],
  [
    { ...verlaengerung, id: "zpo-520", bisherigesEndeAm: "2026-03-02", regime: "ZPO" },
    "regime",
    "sagt-die-frist",
  ],
  [{ operation: "kuendigung", zugangAm: "2026-06-02" }, "art", "art-oder-dauer"],
])("%j: %s, %s", async (koerper, field, code) => {
  await expect(ruf(fristenRoute, koerper)).rejects.toMatchObject({ koerper: { field, code } });
});

// 02.02. und ein Monat: 02.03.2026, ein Montag; ein Monat mehr: 02.04.
test("Verlängert wird eine Frist oder ein bekanntes Ende, nach dem Recht ihres Verfahrens", async () => {
  expect((await antwort({ ...verlaengerung, frist })).ende).toBe("2026-04-02");
  const ende = { ...verlaengerung, bisherigesEndeAm: "2026-03-02", ort: { land: "BE" } };
  expect(await antwort(ende)).toMatchObject({ regime: "ZPO", ende: "2026-04-02" });
  expect(await antwort({ ...ende, regime: "BGB" })).toMatchObject({ regime: "BGB", ende: "2026-04-02" });
});

// § 224 Abs. 1 Satz 2 ZPO; § 4 KSchG, § 345 StPO: das Gesetz lässt keine Verlängerung zu
test.each([{ notfrist: true }, { id: "zpo-517" }, { id: "kschg-4" }, { id: "stpo-345" }])(
  "Nicht verlängerbar: %j",
  async (was) => {
    expect(await antwort({ ...verlaengerung, bisherigesEndeAm: "2026-03-02", ...was })).toMatchObject({
      art: "kein-ergebnis",
    });
  },
);

// § 224 Abs. 2 ZPO: die Frist zur Erwiderung verlängert das Gericht; gerechnet wird wie ohne Eintrag
test("Welcher Vorgang und welche Frist gemeint ist, heißt nie wirkungslos", async () => {
  const r = await antwort({ ...verlaengerung, id: "zpo-521", bisherigesEndeAm: "2026-03-02" });
  expect(r).toMatchObject({ art: "ergebnis", ende: "2026-04-02" });
  expect(JSON.stringify(r.vermerke)).not.toContain("ändert in diesem Fall nichts");
});

test.each([
  [
    [
      { wert: 0, einheit: "monat" },
      { wert: 3, einheit: "tag" },
    ],
    "2026-03-05",
  ],
  [
    [
      { wert: 1, einheit: "monat" },
      { wert: 3, einheit: "tag" },
    ],
    "2026-04-07",
  ],
])("Die Dauer %j darf Teile ohne Länge haben", async (dauer, ende) => {
  expect((await antwort({ operation: "frist", ereignisAm: "2026-03-02", dauer })).ende).toBe(ende);
});

const ereignisse = (zahl: number) => {
  const ids = katalogverzeichnis.slice(0, zahl).map(({ id }) => id);
  return Object.fromEntries(ids.map((id) => [id, { ereignisAm: "2026-03-02" }]));
};

test("Für eine Kette sind höchstens zwanzig Ereignisse bekannt", async () => {
  const kette = { operation: "kette", id: "zpo-517", ereignisAm: "2026-03-02" };
  expect(await antwort({ ...kette, ereignisse: ereignisse(20) })).toMatchObject({ art: "ergebnis" });
  await expect(ruf(fristenRoute, { ...kette, ereignisse: ereignisse(21) })).rejects.toMatchObject({
    koerper: { code: "zu-viele-ereignisse" },
  });
});

test("Die Feiertage eines Jahres sagen, was ihnen fehlt", async () => {
  const ohne =
    "Ohne Land stehen hier nur die Feiertage aller sechzehn Länder; örtliche nur mit Gemeinde oder Gericht.";
  const spaeter = "Dieses Jahr folgt dem geltenden Recht; ein Land kann bis dahin einen Tag ändern.";
  const texte = async (query: object) =>
    ((await ruf(feiertageRoute, undefined, query)) as { vermerke: { text: string }[] }).vermerke.map(
      ({ text }) => text,
    );
  expect(await texte({ jahr: "2026" })).toEqual([ohne]);
  expect(await texte({ jahr: "2026", land: "BE" })).toEqual([]);
  expect(await texte({ jahr: "2090", land: "BE" })).toEqual([spaeter]);
  expect(await ruf(feiertageRoute, undefined, { jahr: "1950" })).toEqual({
    art: "kein-ergebnis",
    grund: expect.stringMatching(/^Feiertage sind ab \d{4} erfasst\.$/),
    norm: "§ 193 BGB",
    feld: "jahr",
  });
});

// Vertraglich ein Monat zum Monatsende: Zugang am 02.06.2026, ein Monat ist der 02.07., das Monatsende der 31.07.
test("Eine Kündigung braucht keine gesetzliche Art, wenn Dauer und Endtermin vereinbart sind", async () => {
  expect(
    await antwort({
      operation: "kuendigung",
      zugangAm: "2026-06-02",
      dauer: monat,
      endtermine: ["monatsende"],
    }),
  ).toMatchObject({ art: "ergebnis", ende: "2026-07-31" });
});
