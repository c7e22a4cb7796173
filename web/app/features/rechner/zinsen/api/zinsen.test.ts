import { expect, test } from "vitest";
import { ruf } from "../../testing-seite.tsx";
import { basiszinsRoute, zinsenRoute } from "./zinsen.ts";

const forderung = { id: "f1", betrag: 1_000_000, verzugAb: "2023-01-01", zinssatz: { art: "verbraucher" } };

// ameax/bgb-interest, 04.10.2025: 181 Tage zu 6,62 %
test("10.000 € tragen im ersten Halbjahr 2023 gegen einen Verbraucher 328,28 € Zinsen", async () => {
  expect(await ruf(zinsenRoute, { hauptforderungen: [forderung], bis: "2023-06-30" })).toMatchObject({
    art: "ergebnis",
    summen: { zinsen: 32_828, offen: 1_032_828 },
    forderungen: [{ abschnitte: [{ tage: 181, basis: 1.62, prozent: 6.62 }] }],
  });
});

test("Ein vereinbarter Zinssatz ist eine Dezimalzahl in Prozent", async () => {
  const fest = { ...forderung, verzugAb: "2025-01-01", zinssatz: { art: "fest", prozent: 4.5 } };
  expect(await ruf(zinsenRoute, { hauptforderungen: [fest], bis: "2025-12-31" })).toMatchObject({
    summen: { zinsen: 45_000 },
  });
});

test.each([
  [{ hauptforderungen: [] }, "hauptforderungen", "zu-klein"],
  [{ hauptforderungen: [{ ...forderung, verzugAb: "x" }] }, "hauptforderungen[0].verzugAb", "kein-tag"],
  [
    { hauptforderungen: [{ ...forderung, zinssatz: { art: "fest", prozent: 1.234 } }] },
    "hauptforderungen[0].zinssatz.prozent",
    "zwei-nachkommastellen",
  ],
])("%j wird am Feld %s abgelehnt", async (koerper, field, code) => {
  await expect(ruf(zinsenRoute, koerper)).rejects.toMatchObject({ status: 400, koerper: { field, code } });
});

// Bekanntmachungen der Deutschen Bundesbank nach § 247 Abs. 2 BGB
test("Der Basiszinssatz steht mit Halbjahr und Quelle da", async () => {
  const { zeilen } = (await ruf(basiszinsRoute, undefined)) as { zeilen: { ab: string; prozent: number }[] };
  expect(zeilen[0]).toMatchObject({ ab: "2002-01-01", bis: "2002-06-30", prozent: 2.57 });
  expect(zeilen.find(({ ab }) => ab === "2021-07-01")?.prozent).toBe(-0.88);
});

// Deutsche Bundesbank: Basiszinssatz 2,27 % ab 1. Januar 2025
test("Zu einem Tag kommt nur sein Halbjahr, zu einem unbekannten der Grund", async () => {
  expect(await ruf(basiszinsRoute, undefined, { stichtag: "2025-03-15" })).toMatchObject({
    zeilen: [{ ab: "2025-01-01", prozent: 2.27 }],
  });
  expect(await ruf(basiszinsRoute, undefined, { stichtag: "1999-03-15" })).toMatchObject({
    art: "kein-ergebnis",
    norm: "§ 247 BGB",
  });
});

// § 247 Abs. 1 Satz 2 BGB: Der Satz ändert sich zum 1. Januar und zum 1. Juli.
test.each([
  ["2024-12-31", "2024-07-01", 3.37],
  ["2025-01-01", "2025-01-01", 2.27],
  ["2025-06-30", "2025-01-01", 2.27],
  ["2025-07-01", "2025-07-01", 1.27],
])("Am %s gilt der Satz ab dem %s", async (stichtag, ab, prozent) => {
  expect(await ruf(basiszinsRoute, undefined, { stichtag })).toMatchObject({ zeilen: [{ ab, prozent }] });
});

test("Ein Tag ohne Satz wird genannt, am Feld der Anfrage", async () => {
  expect(await ruf(basiszinsRoute, undefined, { stichtag: "1999-03-15" })).toEqual({
    art: "kein-ergebnis",
    grund: "Für den 15.03.1999 ist kein Basiszinssatz erfasst.",
    norm: "§ 247 BGB",
    feld: "stichtag",
  });
});

test("Ohne Ende wird bis heute gerechnet, eine Angabe ohne Wirkung wird genannt", async () => {
  const gesichert = { ...forderung, gesichert: true };
  expect(await ruf(zinsenRoute, { hauptforderungen: [gesichert] })).toMatchObject({
    bis: "2026-11-21",
    vermerke: expect.arrayContaining([
      expect.objectContaining({ norm: "§ 288 BGB", feld: "hauptforderungen[0].gesichert" }),
    ]),
  });
});
