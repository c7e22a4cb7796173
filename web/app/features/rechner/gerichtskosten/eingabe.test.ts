import { expect, test } from "vitest";
import { fehlerhaft, vomGesetzAbgelehnt } from "../testing-beanstandet.tsx";
import { ausQuery, gerechnet, getippt } from "../testing-seite.tsx";
import { formular } from "./felder.ts";
import { rechnung } from "./rechnung.ts";

const aus = (query: string) => ausQuery(formular, rechnung, query);

/** What the engine of the law was asked for. */
const eingabe = (query: string) =>
  gerechnet(aus(query)).eingabe as { readonly positionen: readonly object[] };

const id = "1";
test.each<[string, object]>([
  ["wert=1000", { id, nr: "1210", wert: 100_000 }],
  ["kv=+1220+&wert=1000", { id, nr: "1220", wert: 100_000 }],
  ["wert=1000&mahnwert=500", { id, nr: "1210", wert: 100_000, angaben: { mahnverfahren: { wert: 50_000 } } }],
  ["kv=1901&wert=1000&satz=0,5", { id, nr: "1901", wert: 100_000, satz100: 50 }],
  ["kv=1901&betrag=100", { id, nr: "1901", betrag: 10_000 }],
  [
    "kv=3118&strafe=freiheit&strafmass=9",
    { id, nr: "3118", angaben: { strafe: { art: "freiheitsstrafe", monate: 9 } } },
  ],
  // What is left of a sentence that is no longer chosen is out of sight.
  [
    "kv=3110&strafmass=90&tagessaetze=x",
    { id, nr: "3110", angaben: { strafe: { art: "geldstrafe", tagessaetze: 90 } } },
  ],
  ["kv=3110&strafmass=+90+", { id, nr: "3110", angaben: { strafe: { art: "geldstrafe", tagessaetze: 90 } } }],
  ["kv=3115&strafe=lebenslang", { id, nr: "3115", angaben: { strafe: { art: "lebenslang" } } }],
  ["kv=3116&strafe=massregel", { id, nr: "3116", angaben: { strafe: { art: "massregel" } } }],
  ["kv=4111&betrag=500", { id, nr: "4111", betrag: 50_000 }],
  ["kv=6110&wert=500&ohnemindest=ja", { id, nr: "6110", wert: 50_000, angaben: { ohneMindestwert: true } }],
  [
    "kv=9000&seiten=5&farbseiten=2&dateien=1",
    { id, nr: "9000", angaben: { seiten: 5, seitenFarbe: 2, dateien: 1 } },
  ],
  ["kv=9006&kilometer=12", { id, nr: "9006", angaben: { kilometer: 12 } }],
  ["kv=9002&anzahl=12&seiten=3", { id, nr: "9002", anzahl: 12 }],
  [
    "gesetz=famgkg&kv=1311&wert=50000&dreimonate=ja",
    { id, nr: "1311", wert: 5_000_000, angaben: { hoechstensDreiMonate: true } },
  ],
  [
    "gesetz=gnotkg&kv=32003&seiten=2&farbseiten=1",
    { id, nr: "32003", angaben: { grossformat: 2, grossformatFarbe: 1 } },
  ],
  ["gesetz=gnotkg&kv=32008&stunden=4:30", { id, nr: "32008", angaben: { stunden: 4.5 } }],
  [
    "gesetz=gnotkg&kv=32016&beglaubigungen=2&beurkundungen=1",
    { id, nr: "32016", angaben: { beglaubigungen: 2, beurkundungen: 1 } },
  ],
  ["gesetz=gnotkg&kv=13102&grundlage=+13101+", { id, nr: "13102", angaben: { grundlage: "13101" } }],
  ["gesetz=gnotkg&kv=21302&wert=100000&satz=1,25", { id, nr: "21302", wert: 10_000_000, satz100: 125 }],
])("%s wird als %j gerechnet", (query, position) => {
  expect(eingabe(query).positionen).toEqual([position]);
});

test("Weitere Positionen zählen weiter; den Wert von oben nimmt nur, wer einen braucht", () => {
  const query =
    "wert=1000&weitere.1.kv=1220&weitere.2.kv=9002&weitere.2.anzahl=11&weitere.3.kv=1901&weitere.4.kv=1230&weitere.4.wert=700";
  expect(eingabe(`${query}&weitere.3.betrag=90`).positionen).toEqual([
    { id: "1", nr: "1210", wert: 100_000 },
    { id: "2", nr: "1220", wert: 100_000 },
    { id: "3", nr: "9002", anzahl: 11 },
    { id: "4", nr: "1901", betrag: 9_000 },
    { id: "5", nr: "1230", wert: 70_000 },
  ]);
});

test("Tage und Unzeit zählen nur, wo das Formular nach ihnen fragt", () => {
  expect(eingabe("wert=1000&rechtsmittelAm=1.1.2026&leistungsende=1.1.2026&unzeit=ja")).toEqual({
    gesetz: "gkg",
    stichtag: "2026-11-21",
    positionen: [{ id: "1", nr: "1210", wert: 100_000 }],
  });
  expect(
    eingabe(
      "gesetz=gvkostg&stichtag=1.7.2025&kv=100&unzeit=ja&weitere.1.kv=717&weitere.1.betrag=19&leistungsende=2.7.2025",
    ),
  ).toEqual({
    gesetz: "gvkostg",
    stichtag: "2025-07-01",
    leistungsende: "2025-07-02",
    positionen: [
      { id: "1", nr: "100", angaben: { zurUnzeit: true } },
      { id: "2", nr: "717", betrag: 1_900 },
    ],
  });
});

const hoechstwert = { art: "zu-hoch", grenze: { betrag: 3_000_000_000, norm: "§ 39 Abs. 2 GKG" } };

fehlerhaft(
  { formular, rechnung },
  {
    fehlt: {
      kv: "gesetz=famgkg&wert=1",
      wert: ["kv=1220", "gesetz=famgkg&kv=1311", "gesetz=gnotkg&kv=21302&satz=1"],
      strafmass: "kv=3118",
    },
    ungueltig: {
      gesetz: "gesetz=x&wert=1",
      anzahl: "kv=9002&anzahl=0",
      strafe: "kv=3118&strafe=x&strafmass=1",
      strafmass: "kv=3118&strafmass=x",
      wert: "wert=x",
      "weitere.1.wert": "wert=1&weitere.1.kv=1220&weitere.1.wert=x",
      stichtag: "wert=1&stichtag=31.2.2026",
      leistungsende: "gesetz=gnotkg&kv=32014&betrag=1&leistungsende=31.2.2026",
      satz: "kv=1901&satz=x",
      mahnwert: "wert=1&mahnwert=x",
      stunden: "gesetz=gnotkg&kv=32008&stunden=x",
    },
    andere: { "wert=30000000,01": { wert: hoechstwert } },
  },
);

test("Bis zum Höchstwert wird gerechnet; wo das Gesetz keinen nennt, auch darüber", () => {
  expect(eingabe("wert=30000000").positionen).toEqual([{ id, nr: "1210", wert: 3_000_000_000 }]);
});

// The engine's refusals are shown at the field of the form that caused them.
vomGesetzAbgelehnt(
  { formular, rechnung },
  {
    kv: { "kv=4711": "Nr. 4711" },
    "weitere.1.kv": { "wert=1&weitere.1.kv=4711": "4711" },
    stichtag: { "wert=1&stichtag=1.7.2012": "2012" },
    satz: { "kv=1901&wert=1&satz=2": "", "gesetz=gnotkg&kv=21302&wert=1&satz=3": "" },
    strafmass: { "kv=3110&strafe=freiheit&strafmass=0": "" },
    mahnseit: { "wert=1000&mahnwert=500&mahnseit=1.7.2012": "02.07.2012" },
  },
);

test("Solange niemand gefragt hat, sagt die Seite, womit man beginnt", () => {
  expect(getippt(rechnung, {})).toEqual({ art: "leer", text: "Geben Sie den Streitwert ein." });
  expect(getippt(rechnung, { gesetz: "gnotkg" })).toEqual({ art: "leer", text: "Geben Sie die Nummer ein." });
});
