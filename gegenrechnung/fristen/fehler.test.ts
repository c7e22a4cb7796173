import { expect, test } from "vitest";
import { geltend, type Pruefregeln } from "./regeln.ts";
import { zufaelligesPaar } from "./vergleich.ts";
import { Zufall } from "./zufall.ts";

const z = new Zufall(20_261_121);
const fragen = Array.from({ length: 20_000 }, () => zufaelligesPaar(z)[1].frage(z));

/** The first difference that a wrong rule makes. */
function entdeckt(regeln: Pruefregeln): string | undefined {
  for (const { abweichungen } of fragen) {
    const [erste] = abweichungen(regeln);
    if (erste !== undefined) return erste;
  }
  return undefined;
}

test("Ohne eingebauten Fehler findet der Vergleich nichts", () => {
  expect(entdeckt(geltend)).toBeUndefined();
});

const fehler: readonly (readonly [string, Partial<Pruefregeln>, RegExp])[] = [
  ["Der Samstag verschiebt das Ende nicht", { samstagVerschiebt: false }, /^(ende|sichererTag|vorfrist):/],
  ["§ 188 Abs. 3 BGB endet einen Tag zu früh", { fehlenderTagFrueher: 1 }, /^(ende|rechnerischesEnde):/],
  [
    "Nach dem 1.1.2025 zählen drei statt vier Tage",
    { vierTageAb: "9999-01-01" },
    /^(ende|rechnerischesEnde|bekanntgabe):/,
  ],
  [
    "Schon 2024 zählen vier statt drei Tage",
    { vierTageAb: "2024-01-01" },
    /^(ende|rechnerischesEnde|bekanntgabe):/,
  ],
  [
    "Die Fiktion der AO verschiebt sich nicht",
    { fiktionDerAoVerschiebt: false },
    /^(ende|rechnerischesEnde|bekanntgabe):/,
  ],
  [
    "Die Verlängerung läuft ab dem rechnerischen Ende",
    { verlaengerungAbVerschobenem: false },
    /^(ende|rechnerischesEnde):/,
  ],
  [
    "Rückwärts zählt der Tag der Handlung mit",
    { rueckwaertsVollerZeitraum: false },
    /^(ende|rechnerischesEnde|zugang-bis):/,
  ],
  ["Doppelt gehemmte Tage zählen doppelt", { hemmungstageEinmal: false }, /^(ende|rechnerischesEnde):/],
  [
    "Der Samstag als dritter Werktag weicht nicht",
    { samstagAlsLetzterWeicht: false },
    /^(ende|sichererTag):/,
  ],
  ["Stundenfristen der ZPO laufen am Wochenende", { zpoStundenRuhen: false }, /^ende: .* Uhr$/],
];

test.each(fehler)("Ein eingebauter Fehler wird entdeckt: %s", (_, geaendert, anzeichen) => {
  expect(entdeckt({ ...geltend, ...geaendert })).toMatch(anzeichen);
});

test.each([
  "neujahr",
  "dreikoenige",
  "karfreitag",
  "ostermontag",
  "maifeiertag",
  "himmelfahrt",
  "pfingstmontag",
  "fronleichnam",
  "einheit",
  "reformation-ost",
  "reformation-nord",
  "allerheiligen",
  "bussbettag",
  "weihnacht1",
  "weihnacht2",
  "weltkindertag",
  "mh-oertlich",
  "fl-oertlich",
])("Ein vergessener Feiertag wird entdeckt: %s", (ohneFeiertag) => {
  expect(entdeckt({ ...geltend, ohneFeiertag })).toBeDefined();
});
