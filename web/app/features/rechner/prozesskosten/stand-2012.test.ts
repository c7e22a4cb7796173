import { expect, test } from "vitest";
import { ausQuery } from "../testing-seite.tsx";
import { formular } from "./felder.ts";
import { rechnung } from "./rechnung.ts";

const aus = (query: string) => ausQuery(formular, rechnung, query);

// Je Anwalt 1,3 und 1,2 aus 486 € (§ 13 RVG bis Juli 2013), 20 € und 19 %: 1.469,65 €; Gericht 3,0 aus 196 €: 588 €
test.each(["2.7.2012", "31.7.2013"])("Ein Rechtsstreit vom %s rechnet nach dem Recht seiner Zeit", (tag) => {
  const antwort = aus(`wert=10000&stichtag=${tag}`);
  expect(antwort).toMatchObject({
    art: "ergebnis",
    ergebnis: { summen: { eigene: 146_965, gegner: 146_965, gericht: 58_800, zusammen: 352_730 } },
  });
  expect(JSON.stringify(antwort)).toContain("KV GKG: Stand Juli 2012.");
});

// § 52 Abs. 4 GKG: 500 € zählen für 1.000 €; 4,0 aus 55 € und je Anwalt 1,6 und 1,2 aus 85 €, 20 € und 19 %
test("Vor dem Finanzgericht zählt der Mindeststreitwert jener Zeit für Gericht und Anwälte", () => {
  expect(aus("rechtsweg=finanz&wert=500&stichtag=1.10.2012")).toMatchObject({
    ergebnis: { summen: { gericht: 22_000, eigene: 30_702 } },
  });
});

test("Einen Tag früher steht der Grund am Tag, einen Tag später gilt neues Recht", () => {
  expect(aus("wert=10000&stichtag=1.7.2012")).toEqual({
    art: "fehler",
    fehler: {
      stichtag: {
        art: "recht",
        text: "Für den 01.07.2012 ist keine Fassung erfasst; das KV GKG ist erst ab dem 02.07.2012 erfasst.",
        norm: "§ 71 GKG",
      },
    },
  });
  // Je Anwalt 2,5 aus 558 €, 20 € und 19 %: 1.683,85 €; Gericht 3,0 aus 241 €: 723 €
  expect(aus("wert=10000&stichtag=1.8.2013")).toMatchObject({
    ergebnis: { summen: { eigene: 168_385, gericht: 72_300 } },
  });
});
