import { expect, test } from "vitest";
import { beanstandet } from "../testing-beanstandet.tsx";
import { getippt, gezeigt, seite } from "../testing-seite.tsx";
import { formular } from "./formular.ts";
import { rechnung } from "./rechnung.ts";
import { teile } from "./ui/seitenteile.tsx";

const html = (query: string) => seite(formular, rechnung, query, teile);

// Anforderung TOOL-12, Bezugsergebnisse
test.each([
  ["ereignis=2025-01-31&monate=1", "Freitag, 28.02.2025"],
  ["ereignis=2024-01-31&monate=1", "Donnerstag, 29.02.2024"],
  ["ereignis=2025-11-30&monate=3", "Montag, 02.03.2026"],
  ["ereignis=2025-10-17&wochen=2&land=BE", "Freitag, 31.10.2025"],
  ["ereignis=2025-10-17&wochen=2&land=SN", "Montag, 03.11.2025"],
  ["ereignis=2025-06-05&wochen=2&land=NW", "Freitag, 20.06.2025"],
  ["ereignis=2025-06-05&wochen=2&land=BE", "Donnerstag, 19.06.2025"],
  ["ereignis=2025-04-04&wochen=2", "Dienstag, 22.04.2025"],
  ["ereignis=2025-12-12&wochen=2", "Montag, 29.12.2025"],
  // 24. und 31. Dezember sind Werktage.
  ["ereignis=2025-12-10&wochen=2", "Mittwoch, 24.12.2025"],
  ["ereignis=2025-12-17&wochen=2", "Mittwoch, 31.12.2025"],
  // § 189 Abs. 2 BGB: Jahre, Monate, Wochen, Tage
  ["ereignis=2024-01-31&tage=1&wochen=1&monate=1&jahre=1&land=BE", "Montag, 10.03.2025"],
])("%s endet am %s, ohne JavaScript auf der Seite", (query, tag) => {
  expect(gezeigt(html(query), "result-date")).toEqual([tag]);
});

test("Ein verschobenes Ende nennt seinen Grund und der Rechenweg Norm, Feiertag und Ort", () => {
  const text = html("ereignis=2025-06-05&wochen=2&land=NW");
  expect(gezeigt(text, "result-reason")).toEqual([
    "Verschoben vom 19.06.2025: Donnerstag, 19.06.2025 (Fronleichnam) ist kein Werktag.",
  ]);
  for (const stueck of ["§\u00a0193 BGB", "Feiertagsgesetz NW", "Nordrhein-Westfalen"])
    expect(text).toContain(stueck);
});

test("Eine Norm, die seit jeher gilt, nennt keinen ersten Tag der Zählung; eine spätere Fassung nennt ihren", () => {
  const alt = html("frist=zpo-517&ereignis=2026-03-16&land=BE");
  expect(alt).toContain("Recht seit dem Inkrafttreten des Gesetzes");
  expect(alt).not.toContain("01.01.1900");
  expect(html("frist=bgb-195&ereignis=2024-05-05&land=BY")).toContain("01.01.2002");
});

test("Zurückgerechnet ist eine Vorfrist vor dem Ereignis keine Auffälligkeit, vorwärts schon", () => {
  expect(html("ereignis=2026-11-20&wochen=1&richtung=rueckwaerts&land=BE")).not.toContain("läge vor dem");
  expect(html("ereignis=2026-11-20&tage=2&land=BE")).toContain("läge vor dem");
});

test("Die Vorfrist liegt eine Woche davor, am Werktag davor, wenn sie auf einen freien Tag fällt", () => {
  expect(gezeigt(html("ereignis=2025-06-05&wochen=2&land=NW"), "result-vorfrist")).toEqual([
    "Freitag, 13.06.2025",
  ]);
  // Ende 08.05.2025, eine Woche vorher ist der 1. Mai
  expect(gezeigt(html("ereignis=2025-04-24&wochen=2"), "result-vorfrist")).toEqual(["Mittwoch, 30.04.2025"]);
});

test("Ohne Land zählen nur bundesweite Feiertage, und die Seite fragt nach dem Gericht", () => {
  const text = html("ereignis=2025-06-05&wochen=2");
  expect(gezeigt(text, "result-date")).toEqual(["Donnerstag, 19.06.2025"]);
  expect(text).toContain("nur bundesweite Feiertage");
  expect(text).toContain("Bitte nennen Sie das Gericht");
});

const ungueltig = "Bitte geben Sie einen gültigen Wert ein.";
beanstandet(
  "%s: die Meldung steht am Feld %s, ein Ergebnis gibt es nicht",
  { formular, rechnung, ohne: "result-date", mehr: teile },
  {
    tage: {
      "ereignis=2025-01-31&tage=-5": ungueltig,
      "ereignis=2025-01-31&tage=30000001": ungueltig,
      "ereignis=2025-01-31": ungueltig,
    },
    monate: { "ereignis=2025-01-31&monate=viele": ungueltig },
    ereignis: {
      "ereignis=2025-02-31&tage=1": "Diesen Tag gibt es nicht.",
      "tage=14": "Bitte geben Sie einen Tag ein.",
      "ereignis=1850-01-31&tage=1": "1900 bis 2199",
    },
    land: { "ereignis=2025-01-31&tage=1&land=XX": ungueltig },
    jahre: { "ereignis=2025-01-31&jahre=101": "0 bis 100" },
  },
);

test("Solange niemand gefragt hat, ist ein leeres Formular kein Fehler", () => {
  expect(getippt(rechnung, {}).art).toBe("leer");
  expect(getippt(rechnung, { tage: "14" }).art).toBe("leer");
});

test("Wer die Frist gewählt hat, wird nur noch nach dem Tag gefragt", () => {
  expect(getippt(rechnung, { frist: "zpo-517" })).toEqual({
    art: "leer",
    text: "Geben Sie den Tag des Ereignisses ein.",
  });
  expect(getippt(rechnung, {})).toMatchObject({
    text: expect.stringContaining("aus dem Katalog"),
  });
});
