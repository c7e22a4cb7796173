import { expect, test } from "vitest";
import { ausQuery, betragVon, getippt, gezeigt, seite } from "../testing-seite.tsx";
import { formular } from "./felder.ts";
import { rechnung } from "./rechnung.ts";

const aus = (query: string) => ausQuery(formular, rechnung, query);

// Amtliche Tabelle, BGBl. 2026 I Nr. 80 und BGBl. 2025 I Nr. 110, Zeilen 3.000,00 € und 500,00 €.
test.each([
  ["netto=3000&stichtag=2026-07-01", 98_882],
  ["netto=3.000,00&personen=2&stichtag=1.7.2025", 21_349],
  ["netto=500&zeitraum=woche&stichtag=2026-11-21", 9_427],
])("%s ergibt %i Cent", (query, pfaendbar) => {
  expect(betragVon(aus(query), "result-total")).toBe(pfaendbar);
});

test("Was nicht pfändbar ist, bleibt dem Schuldner", () => {
  expect(betragVon(aus("netto=3000&stichtag=2026-07-01"), "result-remaining")).toBe(300_000 - 98_882);
});

// schutzkonto.de, P-Konto Freibeträge ab Juli 2023: zwei Kinder mit Kindergeld 2.731,78 €
test("Das Pfändungsschutzkonto zählt Personen, Kindergeld und weitere Beträge zusammen", () => {
  const query = "netto=1000&personen=2&stichtag=2023-07-15&kindergeld=500";
  expect(betragVon(aus(query), "result-account")).toBe(273_178);
  expect(betragVon(aus(`${query}&weitere=Pflegegeld 100,00`), "result-account")).toBe(283_178);
});

test("Die Seite zeigt den Betrag ohne JavaScript an seiner Stelle", () => {
  const html = seite(formular, rechnung, "netto=3000&stichtag=2026-07-01");
  expect(gezeigt(html, "result-total")).toEqual(["988,82 €"]);
  expect(html).toContain("01.07.2026");
});

test.each([
  "netto=-5",
  "netto=viel",
  "netto=1000&zeitraum=jahr",
  "netto=1000&stichtag=31.2.2026",
  "personen=1",
])("%s: eine Meldung am Feld und kein Betrag", (query) => {
  expect(aus(query).art).toBe("fehler");
  const html = seite(formular, rechnung, query);
  expect(html).toContain('aria-invalid="true"');
  expect(gezeigt(html, "result-total")).toEqual([]);
});

test("Ein falscher Betrag wird mit dem Satz der Anforderung beanstandet", () => {
  expect(seite(formular, rechnung, "netto=viel")).toContain("Bitte geben Sie einen gültigen Wert ein.");
});

test("Solange niemand gefragt hat, ist ein leeres Formular kein Fehler", () => {
  expect(getippt(rechnung, {})).toEqual({ art: "leer", text: "Geben Sie das Nettoeinkommen ein." });
});

test("Vor dem ersten erfassten Tag steht der Grund statt eines Betrags", () => {
  expect(aus("netto=1000&stichtag=30.6.2021")).toMatchObject({ art: "kein-ergebnis" });
});
