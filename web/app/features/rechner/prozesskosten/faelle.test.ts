import { expect, test } from "vitest";
import { faelle } from "./faelle.ts";
import { prozesskosten } from "./prozesskosten.ts";

test("Mindestens fünfzehn veröffentlichte Beispiele mit Titel, Datum und Fundort", () => {
  expect(faelle.length).toBeGreaterThanOrEqual(15);
  for (const { quelle } of faelle) expect(Object.values(quelle).every((text) => text !== "")).toBe(true);
});

test.each(faelle)("$titel ($quelle.fundort)", ({ eingabe, erwartet, von, aufgerundet, spielraum = 0 }) => {
  const ergebnis = prozesskosten(eingabe);
  if (ergebnis.art === "kein-ergebnis") throw new Error(ergebnis.grund);
  const betrag = von(ergebnis) ?? Number.NaN;
  const gemessen = aufgerundet ? Math.ceil(betrag / 100) * 100 : betrag;
  expect(Math.abs(gemessen - Math.round(erwartet * 100))).toBeLessThanOrEqual(spielraum);
});
