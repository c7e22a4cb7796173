import { mehrvergleich } from "@gebuehrenportal/gebuehren";
import { cent, tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { auswertung } from "../rechnung.ts";
import { probegrenzen } from "../testing-grenzen.ts";
import { nachAktion } from "./aktionen.ts";
import { eingabeAus } from "./eingabe.ts";
import { type Formular, istGewaehlt } from "./formular.ts";
import { schnellstart } from "./schnellstart.ts";

const heute = tag("2026-11-20");

function mitWerten(name: string): Formular {
  const start = schnellstart(name)?.formular();
  if (!start) throw new Error(name);
  const wert = nachAktion(start, { art: "angelegenheit", a: "a1", feld: "wert", wert: "10000" });
  return nachAktion(wert, { art: "angelegenheit", a: "a1", feld: "mehrwert", wert: "5000" });
}

test.each([
  ["mehrvergleich", 1],
  ["mehrwert-berufung", 2],
  ["mehrwert-revision", 3],
] as const)("Der Schnellstart %s enthält die Gebühren des Mehrvergleichs in Instanz %i", (name, instanz) => {
  const erwartet = mehrvergleich({ wertAnhaengig: cent(1), wertNichtAnhaengig: cent(1), instanz });
  const positionen = mitWerten(name).angelegenheiten[0]?.positionen.filter(istGewaehlt) ?? [];
  expect(positionen.map((p) => p.nr)).toEqual(erwartet.map((p) => p.nr));
});

test.each([
  ["mehrvergleich", { "3100": 10_000, "3101": 5_000, "3104": 15_000, "1003": 10_000, "1000": 5_000 }],
  ["mehrwert-berufung", { "3200": 10_000, "3201": 5_000, "3202": 15_000, "1004": 10_000, "1000": 5_000 }],
  ["mehrwert-revision", { "3206": 10_000, "3207": 5_000, "3210": 15_000, "1004": 10_000, "1000": 5_000 }],
])("%s: jede Gebühr nimmt ihren Teil des Werts", (name, euro) => {
  const { eingabe } = eingabeAus(mitWerten(name), heute, probegrenzen);
  const a = eingabe.angelegenheiten[0];
  const werte = a?.positionen.map((p) => [p.nr, p.wert ?? a.wert]);
  expect(Object.fromEntries(werte ?? [])).toEqual(
    Object.fromEntries(Object.entries(euro).map(([nr, betrag]) => [nr, betrag * 100])),
  );
  const antwort = auswertung({ formular: mitWerten(name), heute, abgeschickt: true, erweitert: true });
  expect(antwort.art).toBe("ergebnis");
});
