import fc from "fast-check";
import { expect, test } from "vitest";
import { nachAktion } from "./aktionen.ts";
import { formularAus, leeresFormular } from "./formular.ts";
import { alsFragment, ausFragment } from "./fragment.ts";

const voll = () => {
  let f = formularAus([
    {
      stufe: "vorgerichtlich",
      felder: { wert: "10.000", bezeichnung: "Müller ./. Weiß" },
      gebuehren: ["2300"],
    },
    {
      stufe: "instanz",
      felder: { auftrag: "5.3.27" },
      gebuehren: ["3100", { nr: "3104", felder: { satz: "0,5" } }],
    },
  ]);
  f = nachAktion(f, { art: "anrechnung-dazu", felder: { von: "a1/p1", auf: "a2/p3", wert: "8000" } });
  f = nachAktion(f, { art: "zahlung-dazu" });
  return nachAktion(f, { art: "allgemein", feld: "umsatzsteuer", wert: "nein" });
};

test("Ein Formular kommt aus dem Link unverändert zurück, auch unfertige Eingaben und Umlaute", () => {
  expect(ausFragment(alsFragment(voll()))).toEqual(voll());
  const getippt = nachAktion(leeresFormular(), {
    art: "angelegenheit",
    a: "a1",
    feld: "wert",
    wert: "10.00 €?",
  });
  expect(ausFragment(alsFragment(getippt))).toEqual(getippt);
});

test("Der Link enthält nur Zeichen, die keine Adresse verändert, und bleibt kurz", () => {
  expect(alsFragment(voll())).toMatch(/^1\.[\w-]+$/);
  expect(alsFragment(leeresFormular()).length).toBeLessThan(120);
});

const mit = (baum: unknown) => `1.${Buffer.from(JSON.stringify(baum)).toString("base64url")}`;
const a = (...rest: unknown[]) => mit([{}, [[1, "instanz", {}, [[1, "3100", {}]]], ...rest], [], []]);

/** Well-formed in every part, only too large as a whole. */
const riesig = Array.from({ length: 50 }, (_, i) => [
  i + 1,
  "instanz",
  {},
  Array.from({ length: 100 }, (_, k) => [i * 100 + k + 1, "3100", { b: "1".repeat(100) }]),
]);

test.each([
  ["fremde Fassung", "2.W10"],
  ["kein Base64", "1.%%%"],
  ["kein JSON", "1.bm9wZQ"],
  ["kein UTF-8", `1.${Buffer.from('[{"l":"\xff"},[],[],[]]', "latin1").toString("base64url")}`],
  ["falsche Form", mit({ a: 1 })],
  ["unbekanntes Feld", mit([{ zz: "1" }, [], [], []])],
  ["Feld der Elternklasse", mit([{ constructor: "1" }, [], [], []])],
  ["Zahl statt Text", mit([{ l: 5 }, [], [], []])],
  ["fremder Auswahlwert", mit([{ u: "vielleicht" }, [], [], []])],
  ["unbekannte Stufe", mit([{}, [[1, "toString", {}, []]], [], []])],
  ["Nummer mit Auszeichnung", mit([{}, [[1, "instanz", {}, [[1, "<b>", {}]]]], [], []])],
  ["doppelte Kennung", a([1, "instanz", {}, []])],
  ["zu langer Text", mit([{ l: "1".repeat(121) }, [], [], []])],
  ["zu viele Angelegenheiten", a(...Array.from({ length: 50 }, (_, i) => [i + 2, "instanz", {}, []]))],
  ["riesiger Text", mit([{}, riesig, [], []])],
  ["Fassung ohne Punkt", alsFragment(leeresFormular()).replace(".", "")],
  ["zu wenige Teile", mit([{}, [], []])],
  ["zu viele Teile", mit([{}, [], [], [], []])],
  ["Angelegenheit ohne Gebührenliste", mit([{}, [[1, "instanz", {}]], [], []])],
  ["Stufe ist keine", mit([{}, [[1, 5, {}, []]], [], []])],
  ["Nummer als Zahl", mit([{}, [[1, "instanz", {}, [[1, 3100, {}]]]], [], []])],
  ["Nummer mit Vorspann", mit([{}, [[1, "instanz", {}, [[1, "x3100", {}]]]], [], []])],
  ["Nummer mit Nachspann", mit([{}, [[1, "instanz", {}, [[1, "3100x", {}]]]], [], []])],
  ["zu kurze Nummer", mit([{}, [[1, "instanz", {}, [[1, "3", {}]]]], [], []])],
  ["Gebühr ohne Felder", mit([{}, [[1, "instanz", {}, [[1, "3100"]]]], [], []])],
  ["Anrechnung ohne Felder", mit([{}, [], [[1]], []])],
  ["Zahlung ohne Felder", mit([{}, [], [], [[1]]])],
  [
    "doppelte Kennung einer Zahlung",
    mit([
      {},
      [],
      [],
      [
        [1, {}],
        [1, {}],
      ],
    ]),
  ],
  ["Kennung 0", mit([{}, [], [], [[0, {}]]])],
  ["zu hohe Kennung", mit([{}, [], [], [[100_000, {}]]])],
  ["Kennung mit Bruchteil", mit([{}, [], [], [[1.5, {}]]])],
  ["Kennung als Text", mit([{}, [], [], [["1", {}]]])],
  ["Felder als Text", mit(["l", [], [], []])],
  ["Felder als Zahl", mit([7, [], [], []])],
  ["Felder fehlen", mit([null, [], [], []])],
  ["Felder als Liste", mit([[], [], [], []])],
  ["leeres Feld", mit([{ l: "" }, [], [], []])],
])("Unlesbares wird ganz abgelehnt: %s", (_, text) => {
  expect(ausFragment(text)).toBeUndefined();
});

test("Der längste Text eines Felds und die höchste Kennung sind noch zu lesen", () => {
  const text = (l: string) => ausFragment(mit([{ l }, [], [], [[99_999, {}]]]));
  expect(text("1".repeat(120))).toMatchObject({
    felder: { leistungsende: "1".repeat(120) },
    zahlungen: [{ id: "z99999", felder: {} }],
  });
  const liste = (km: string) => {
    const f = nachAktion(leeresFormular(), { art: "angelegenheit", a: "a1", feld: "kilometer", wert: km });
    return ausFragment(alsFragment(f)) !== undefined;
  };
  expect([liste("1".repeat(400)), liste("1".repeat(401))]).toEqual([true, false]);
  const zeilen = (posten: string) => {
    const f = nachAktion(leeresFormular(), {
      art: "angelegenheit",
      a: "a1",
      feld: "durchlaufend",
      wert: posten,
    });
    return ausFragment(alsFragment(f)) !== undefined;
  };
  expect([zeilen("1".repeat(2000)), zeilen("1".repeat(2001))]).toEqual([true, false]);
});

test("Was leer ist oder kein Feld des Formulars, steht nicht im Link", () => {
  const leer = leeresFormular();
  const mitLeeren = {
    ...leer,
    felder: { leistungsende: "", umsatzsteuer: "nein" as const, fremd: "1" },
  };
  expect(ausFragment(alsFragment(mitLeeren))?.felder).toEqual({ umsatzsteuer: "nein" });
});

test("Beliebiger Text wirft nie", () => {
  expect(ausFragment(a())).toBeDefined();
  fc.assert(
    fc.property(fc.string(), (text) => {
      ausFragment(text);
    }),
  );
  fc.assert(
    fc.property(
      fc.json(),
      (text) => ausFragment(`1.${Buffer.from(text).toString("base64url")}`) === undefined,
    ),
  );
});
