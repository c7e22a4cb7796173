import { expect, test } from "vitest";
import { ruf } from "../../testing-seite.tsx";
import { versorgungsausgleichRoute } from "./versorgungsausgleich.ts";

const wert = { nettoeinkommen1: 250_000, nettoeinkommen2: 150_000, anrechte: 1 };
const ehezeit = { eheschliessung: "2013-07-15", zustellungScheidungsantrag: "2023-06-20" };
const punkte = { art: "direkt", ehezeitanteil: { einheit: "entgeltpunkte", zehntausendstel: 123_456 } };

// Referenzwerte der Anforderungen
test.each([
  [{ ...wert, anrechte: 3 }, 360_000],
  [{ ...wert, nettoeinkommen1: 50_000, nettoeinkommen2: 50_000 }, 100_000],
  [{ ...wert, nachScheidung: true }, 240_000],
])("%j: Verfahrenswert %i Cent mit Kosten", async (verfahrenswert, cent) => {
  expect(await ruf(versorgungsausgleichRoute, { verfahrenswert })).toMatchObject({
    art: "ergebnis",
    verfahrenswert: { wert: cent, fassung: { norm: "§ 50 FamGKG" } },
    kosten: {
      gericht: { zeilen: [{ satz: 2 }] },
      anwalt: { zeilen: [{ satz: 1.3 }, { satz: 1.2 }, {}, {}] },
    },
  });
});

// 10 % aus 3 × 4.000 €: 1.200 €; Nr. 1320 KV FamGKG 2,0 aus der Zeile bis 1.200 € der bis Juli 2013 geltenden Tabelle: 2 × 55 €
test("Ein Antrag vom Oktober 2012 kostet nach dem Verzeichnis vom Juli 2012 und sagt es", async () => {
  const am = (antragAm: string) => ruf(versorgungsausgleichRoute, { verfahrenswert: { ...wert, antragAm } });
  expect(await am("2012-10-01")).toMatchObject({
    verfahrenswert: {
      wert: 120_000,
      vermerke: expect.arrayContaining([
        expect.objectContaining({ text: expect.stringMatching(/^KV FamGKG: Stand Juli 2012\./) }),
      ]),
    },
    kosten: { gericht: { summe: 11_000, fassung: { ab: "2012-07-02", sicherheit: "mittel" } } },
  });
  expect(JSON.stringify(await am("2013-08-01"))).not.toContain("Juli 2012");
  expect(await am("2012-07-01")).toMatchObject({
    art: "kein-ergebnis",
    grund: "Für den 01.07.2012 ist keine Fassung erfasst; das KV FamGKG ist erst ab dem 02.07.2012 erfasst.",
  });
});

test("Ein Anrecht kommt mit Ausgleichswert, Teilung, Grenze und Rechenweg zurück", async () => {
  const antwort = await ruf(versorgungsausgleichRoute, {
    ehezeit,
    anrechte: [{ ehegatte: 1, traeger: "grv", bewertung: punkte }],
  });
  expect(antwort).toMatchObject({
    ehezeit: { beginn: "2013-07-01", ende: "2023-05-31", monate: 119, kurz: false },
    anrechte: [
      {
        ausgleichswert: { zehntausendstel: 61_728 },
        teilung: { art: "intern" },
        rechenweg: expect.arrayContaining([expect.objectContaining({ norm: "§ 1 Abs. 2 VersAusglG" })]),
      },
    ],
  });
});

test("Umrechnung und wiederkehrende Leistungen stehen für sich", async () => {
  expect(
    await ruf(versorgungsausgleichRoute, {
      umrechnung: {
        von: { einheit: "entgeltpunkte", zehntausendstel: 100_000 },
        nach: "rente",
        stichtag: "2025-07-01",
      },
      wiederkehrend: { regel: "famgkg51-1", monatsbetrag: 50_000 },
    }),
  ).toMatchObject({
    umrechnung: { ergebnis: { einheit: "rente", betrag: 40_790 } },
    wiederkehrend: { wert: 600_000 },
  });
});

test("Anrechte ohne Ehezeit sind ein Grund mit Norm", async () => {
  expect(
    await ruf(versorgungsausgleichRoute, {
      anrechte: [{ ehegatte: 1, traeger: "grv", bewertung: punkte }],
    }),
  ).toMatchObject({ art: "kein-ergebnis", norm: "§ 3 Abs. 1 VersAusglG", feld: "ehezeit" });
});

test.each([
  [{ verfahrenswert: { ...wert, anrechte: 0 } }, "verfahrenswert.anrechte", "zu-klein"],
  [{ verfahrenswert: { ...wert, antragAm: "2026-02-30" } }, "verfahrenswert.antragAm", "kein-tag"],
  [{ netto1: 1 }, "netto1", "unbekanntes-feld"],
  [
    { anrechte: [{ ehegatte: 3, traeger: "grv", bewertung: punkte }] },
    "anrechte[0].ehegatte",
    "unbekannter-wert",
  ],
])("%j wird am Feld %s abgelehnt", async (koerper, field, code) => {
  await expect(ruf(versorgungsausgleichRoute, koerper)).rejects.toMatchObject({
    status: 400,
    koerper: { field, code },
  });
});
