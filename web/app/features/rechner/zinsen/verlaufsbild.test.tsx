import { type Zinseingabe, zinsrechnung } from "@gebuehrenportal/forderung";
import { cent, tag } from "@gebuehrenportal/recht";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { einJahr } from "./testing-eingabe.ts";
import { schuldverlauf } from "./verlauf.ts";
import { Verlaufsbild } from "./verlaufsbild.tsx";

const rechnung = (mehr: Partial<Zinseingabe> = {}) => {
  const ergebnis = zinsrechnung({ ...einJahr, ...mehr });
  if (ergebnis.art !== "ergebnis") throw new Error(ergebnis.grund);
  return ergebnis;
};
const bild = (mehr: Partial<Zinseingabe> = {}) =>
  renderToStaticMarkup(<Verlaufsbild ergebnis={rechnung(mehr)} />).replaceAll("\u00a0", " ");
const punkte = (html: string) => [...html.matchAll(/points="([^"]*)"/g)].map(([, p]) => p);

// 10 % aus 1.000 € für 365 Tage: 100 €; dazu 200 € Kosten vom ersten Tag. Höchststand 1.300 € am Ende, ganz oben (y = 0);
// 1.000 € bei 200 − 1.000/1.300 × 200 = 46,2, 1.200 € bei 15,4; ein Tag Zinsen 0,27 € ändert die erste Stelle nicht.
test("Hauptforderung, Kosten und Zinsen liegen übereinander, der Höchststand ist ganz oben", () => {
  const html = bild({ kosten: [{ id: "k", betrag: cent(20_000), am: tag("2025-01-01") }] });
  expect(punkte(html)).toEqual([
    "0,200 0.0,200.0 0.0,15.3 600.0,0.0 600,200",
    "0,200 0.0,200.0 0.0,15.4 600.0,15.4 600,200",
    "0,200 0.0,200.0 0.0,46.2 600.0,46.2 600,200",
    "0.0,200.0 0.0,15.3 600.0,0.0",
  ]);
  expect(html).toContain('viewBox="0 -4 600 208"');
  expect(html).toContain(
    'aria-label="Verlauf der Schuld vom 01.01.2025 bis zum 31.12.2025: höchstens 1.300,00 €, am Ende 1.300,00 €. Die Zahlen stehen im Forderungskonto."',
  );
  expect(html).toContain(">Kosten<");
});

test("Ohne Kosten nennt die Legende keine, ohne Zeitraum gibt es kein Bild", () => {
  expect(bild()).not.toContain(">Kosten<");
  expect(bild()).toContain(">Hauptforderung<");
  expect(bild({ bis: tag("2025-01-01") })).toBe("");
});

// Basiszinssatz 2,27 % und 1,27 %, dazu 5 Punkte.
test("Zwischen den Buchungen steht jeder Wechsel des Zinssatzes und das Ende der Rechnung, ohne Sprung", () => {
  const hauptforderungen = [
    {
      id: "f",
      betrag: cent(100_000),
      verzugAb: tag("2025-01-01"),
      zinssatz: { art: "ueber-basis", prozent100: 500 } as const,
    },
  ];
  const zahlungen = [{ am: tag("2025-10-01"), betrag: cent(1_000) }];
  const verlauf = schuldverlauf(rechnung({ hauptforderungen, zahlungen }));
  expect(verlauf.map((p) => p.tag)).toEqual([
    "2025-01-01",
    "2025-01-01",
    "2025-06-30",
    "2025-10-01",
    "2025-10-01",
    "2025-12-31",
  ]);
  // 7,27 % für 181 Tage: 36,05; 6,27 % für 93 Tage dazu 15,98; nach 10,00 gezahlten 42,03; 91 Tage später 57,66.
  expect(verlauf.map((p) => p.zinsen)).toEqual([20, 20, 3_605, 5_203, 4_203, 5_766]);
});
