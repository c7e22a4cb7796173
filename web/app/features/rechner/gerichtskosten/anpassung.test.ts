import { type Gesetz, nummerAm } from "@gebuehrenportal/gerichtskosten";
import { expect, test } from "vitest";
import type { Werte } from "../formular/rechnerformular.ts";
import { heute } from "../testing-seite.tsx";
import { felder } from "./anpassung.ts";
import { hoehe } from "./hoehe.ts";

/** Fields of the first position, without the day and the number themselves. */
function verlangt(werte: Werte) {
  const { stichtag: _, kv: __, ermaessigt: ___, ...rest } = felder(werte, heute);
  return rest;
}

const streitwert = { wert: { label: "Streitwert" } };
const nachBetrag = {
  betrag: {
    label: "Betrag, nach dem sie sich richtet",
    hinweis: "Oder die Nummer dieser Gebühr und ihr Wert",
  },
  grundlage: { hinweis: "Nummer desselben Verzeichnisses" },
};
const vomGericht = {
  satz: { hinweis: "0,3 bis 1,0, wie das Gericht ihn bestimmt" },
  betrag: { hinweis: "Oder der Betrag, den das Gericht bestimmt hat" },
};
const auslage = { betrag: { label: "Betrag der Auslage" }, anzahl: {} };
const statt = { betrag: { label: "Betrag der Auslage", hinweis: "Statt der Berechnung" } };
const dauer = { hinweis: "Dauer vor Ort, etwa 4,5 oder 4:30; statt der Anzahl" };
const rein = {
  label: "Vermögen",
  hinweis: "Nach Abzug der Verbindlichkeiten, ohne das selbst bewohnte Haus",
};

test.each<[string, string, object]>([
  ["", "1100", streitwert],
  ["", "1210", { ...streitwert, mahnwert: {} }],
  ["", "1255", { rechtsmittelAm: {}, anzahl: {} }],
  ["", "1901", { ...streitwert, ...vomGericht }],
  ["", "3117", { ...streitwert, ...nachBetrag }],
  ["", "3118", { strafe: {}, strafmass: { label: "Tagessätze" } }],
  ["", "4111", { betrag: { label: "Geldbuße" } }],
  ["", "6110", { ...streitwert, ohnemindest: {} }],
  ["", "9000", { seiten: {}, farbseiten: {}, dateien: {}, gescannt: {} }],
  ["", "9001", auslage],
  ["", "9006", { kilometer: {}, ...statt }],
  ["famgkg", "1220", { wert: { label: "Verfahrenswert" }, mahnwert: {} }],
  ["famgkg", "1311", { wert: rein, dreimonate: {} }],
  ["famgkg", "1312", { vermoegen: {}, dreimonate: {}, anzahl: {} }],
  ["famgkg", "1313", { wert: { label: "Verfahrenswert" }, vermoegen: {} }],
  ["gnotkg", "11100", { wert: { label: "Geschäftswert" } }],
  ["gnotkg", "11104", { wert: { label: "Vermögen" }, dreimonate: {} }],
  [
    "gnotkg",
    "12214",
    {
      wert: { label: "Geschäftswert" },
      grundlage: { hinweis: "Nummer der Gebühr, die begrenzt wird" },
      anzahl: {},
    },
  ],
  ["gnotkg", "13102", { wert: { label: "Geschäftswert" }, ...nachBetrag }],
  ["gnotkg", "21302", { wert: { label: "Geschäftswert" }, satz: { hinweis: "0,5 bis 2,0" } }],
  ["gnotkg", "25102", { anzahl: {} }],
  ["gnotkg", "32000", { seiten: {}, farbseiten: {} }],
  ["gnotkg", "32001", { seiten: {}, farbseiten: {} }],
  ["gnotkg", "32002", { dateien: {}, gescannt: {} }],
  ["gnotkg", "32003", { seiten: { label: "Seiten größer als DIN A3" }, farbseiten: {}, ...statt }],
  ["gnotkg", "32008", { stunden: { hinweis: "Dauer der Geschäftsreise an einem Tag" } }],
  ["gnotkg", "32014", { leistungsende: {}, ...auslage }],
  ["gnotkg", "32016", { beglaubigungen: {}, beurkundungen: {} }],
  ["gvkostg", "100", { unzeit: {}, anzahl: {} }],
  ["gvkostg", "103", { unzeit: {}, seiten: {}, farbseiten: {} }],
  ["gvkostg", "500", { unzeit: {}, stunden: dauer, anzahl: {} }],
  ["gvkostg", "700", { unzeit: {}, seiten: {}, farbseiten: {}, dateien: {}, gescannt: {} }],
  ["gvkostg", "711", { unzeit: {}, kilometer: {} }],
  ["gvkostg", "716", { unzeit: {}, wert: { label: "Wert" }, ...nachBetrag }],
  ["gvkostg", "717", { unzeit: {}, leistungsende: {}, ...auslage }],
  ["gvkostg", "4711", { unzeit: {} }],
])("%s Nr. %s verlangt genau diese Felder", (gesetz, kv, erwartet) => {
  expect(verlangt({ gesetz, kv })).toEqual(erwartet);
});

test.each([
  ["", { strafmass: { label: "Tagessätze" } }],
  ["freiheit", { strafmass: { label: "Monate" }, tagessaetze: {} }],
  [" freiheit", { strafmass: { label: "Monate" }, tagessaetze: {} }],
  ["lebenslang", {}],
  ["massregel", {}],
])("Strafe „%s“: das Maß zählt in %j", (strafe, mass) => {
  expect(verlangt({ kv: "3118", strafe })).toEqual({ strafe: {}, ...mass });
});

test("Wonach eine Angabe noch zu fragen gibt, steht erst da, wenn sie gemacht ist", () => {
  expect(verlangt({ kv: "1210", mahnwert: "5000" })).toMatchObject({ mahnwert: {}, mahnseit: {} });
  expect(verlangt({ kv: "9000", dateien: "8" })).toMatchObject({ dateien: {}, arbeitsgaenge: {} });
  expect(verlangt({ kv: "9002" })).toEqual({ anzahl: {}, neben: {} });
  expect(verlangt({ kv: "2221", wert: "1000" })).toMatchObject({ randjahr: {} });
});

test("Eine weitere Position nimmt den Wert von oben und sagt, wie sie heißt", () => {
  const {
    stichtag: _,
    kv: __,
    ermaessigt: ___,
    ...rest
  } = felder({ wert: "1000", "weitere.1.kv": " 1211 ", "weitere.2.wert": "5" }, heute);
  expect(rest).toEqual({
    wert: { label: "Streitwert" },
    mahnwert: {},
    "weitere.1.kv": { hinweis: expect.stringContaining("Ermäßigung 1210") },
    "weitere.1.wert": { label: "Streitwert", hinweis: "Leer: wie oben" },
    "weitere.2.kv": { hinweis: "Nummer des Kostenverzeichnisses" },
  });
});

test("Unter der Nummer steht ihr Name; ohne Nummer gilt nur im GKG die Klage", () => {
  expect(felder({}, heute).kv).toEqual({ hinweis: "Leer: 1210, Klage in der ersten Instanz" });
  expect(felder({ gesetz: "famgkg" }, heute).kv).toEqual({ hinweis: "" });
  expect(felder({ kv: " 9001 " }, heute).kv).toEqual({ hinweis: "Telegramme" });
  expect(felder({ kv: "4711" }, heute).kv).toEqual({ hinweis: "Leer: 1210, Klage in der ersten Instanz" });
});

test.each([
  [
    "",
    "Tag der Anhängigkeit",
    "Leer: heute. Strafsachen: Rechtskraft; Insolvenz und Zwangsversteigerung: Fälligkeit (§ 71 GKG)",
  ],
  ["famgkg", "Tag der Anhängigkeit", "Leer: heute. Jahresgebühren: Tag der Fälligkeit (§ 63 FamGKG)"],
  [
    "gnotkg",
    "Tag der Anhängigkeit oder des Auftrags",
    "Leer: heute. Gericht: Anhängigkeit, sonst Fälligkeit; Notar: Auftrag (§ 134 GNotKG)",
  ],
  [
    "gvkostg",
    "Eingang des Auftrags",
    "Leer: heute. Tag, an dem der Auftrag beim Gerichtsvollzieher einging (§ 18 GvKostG)",
  ],
])("Der maßgebliche Tag nach %s heißt %s", (gesetz, label, hinweis) => {
  expect(felder({ gesetz }, heute).stichtag).toEqual({ label, hinweis });
});

test("Rechtsmittel fragen nach dem Tag ihrer Einlegung, Gebühren der ersten Instanz nicht", () => {
  expect(felder({ wert: "1", "weitere.1.kv": "1220" }, heute)).toHaveProperty("rechtsmittelAm");
  expect(felder({ wert: "1" }, heute)).not.toHaveProperty("rechtsmittelAm");
});

test("Ermäßigungen stehen mit Satz und Voraussetzung zur Wahl, lange Voraussetzungen zum Aufklappen", () => {
  const optionen = felder({ kv: "1210" }, heute).ermaessigt?.optionen ?? [];
  expect(optionen.map(({ wert, text }) => [wert, text])).toEqual([
    ["", "Keine"],
    ["1211", "Nr. 1211: 1,0"],
  ]);
  const { einzelheiten } = optionen[1] as { einzelheiten?: { titel: string; text: string } };
  expect(einzelheiten?.titel).toBe("Voraussetzungen lesen");
  // Nr. 1211 KV GKG counts its cases from 1 to 4, the first of them from a to e
  expect(einzelheiten?.text.split("\n").map((zeile) => zeile.slice(0, 2))).toEqual([
    "Be",
    "1.",
    "a)",
    "b)",
    "c)",
    "d)",
    "e)",
    "2.",
    "3.",
    "4.",
  ]);
});

test("Welche Nummer es am Stichtag nicht gibt, verlangt nichts", () => {
  expect(verlangt({ kv: "1210", stichtag: "1.1.2001" })).toEqual({});
});

const kurzGesagt: readonly (readonly [Gesetz, Readonly<Record<string, string>>])[] = [
  ["gkg", { 1210: "3,0", 1901: "0,3–1,0", 3117: "10 %", 9005: "" }],
  ["gnotkg", { 21302: "0,5–2,0", 12214: "höchstens 218,00 €" }],
  ["gvkostg", { 100: "12,00 €" }],
];
test.each(
  kurzGesagt.flatMap(([gesetz, nummern]) =>
    Object.entries(nummern).map(([nr, text]): [Gesetz, string, string] => [gesetz, nr, text]),
  ),
)("%s Nr. %s kostet kurz gesagt „%s“", (gesetz, nr, text) => {
  const nummer = nummerAm(gesetz, nr, heute);
  expect(nummer && hoehe(nummer).replaceAll("\u00a0", " ")).toBe(text);
});
