import { expect, test } from "vitest";
import { art, feldtafeln } from "./feldtafel.ts";

const text = { type: "string" } as const;

test("Jedes Objekt bekommt eine Tafel mit seinem Pfad, und das Feld verweist auf sie", () => {
  const punkt = { type: "object", properties: { name: { ...text, maxLength: 40 } }, required: ["name"] };
  const tafeln = feldtafeln({
    type: "object",
    required: ["liste"],
    properties: {
      liste: { type: "array", minItems: 1, maxItems: 5, items: punkt },
      tag: { ...text, format: "date" },
    },
  });
  expect(tafeln).toEqual([
    {
      pfad: "",
      felder: [
        { name: "liste", art: "Liste, 1 bis 5: Objekt", pflicht: true, text: "", tafeln: ["liste[]"] },
        { name: "tag", art: "Tag JJJJ-MM-TT", pflicht: false, text: "", tafeln: [] },
      ],
    },
    {
      pfad: "liste[]",
      felder: [{ name: "name", art: "Text, höchstens 40 Zeichen", pflicht: true, text: "", tafeln: [] }],
    },
  ]);
});

test("Gleiche Objekte teilen sich eine Tafel", () => {
  const geld = { type: "object", properties: { betrag: { type: "integer", minimum: 0 } } };
  const tafeln = feldtafeln({ type: "object", properties: { soll: geld, haben: geld } });
  expect(tafeln.map(({ pfad }) => pfad)).toEqual(["", "soll"]);
  expect(tafeln[0]?.felder.map((feld) => feld.tafeln)).toEqual([["soll"], ["soll"]]);
});

test("Formen eines Objekts unterscheidet ihr fester Wert, sonst ihr erstes Feld; gleich benannte sind gezählt", () => {
  const form = (wert: string, feld: string) => ({
    type: "object",
    properties: { art: { const: wert }, [feld]: text },
  });
  const pfade = feldtafeln({
    type: "object",
    properties: {
      wahl: { oneOf: [form("a", "x"), form("b", "y")] },
      paar: { anyOf: [form("c", "x"), form("c", "y")] },
      lose: { anyOf: [text, { type: "object", properties: { nr: text } }] },
    },
  }).map(({ pfad }) => pfad);
  expect(pfade).toEqual([
    "",
    'wahl mit art: "a"',
    'wahl mit art: "b"',
    'paar mit art: "c" (Form 1)',
    'paar mit art: "c" (Form 2)',
    "lose",
  ]);
});

test("Verschiedene Objekte unter einem Namen behalten jedes seine Tafel", () => {
  const mit = (innen: string) => ({
    type: "object",
    properties: { zeilen: { type: "array", items: { type: "object", properties: { [innen]: text } } } },
  });
  const tafeln = feldtafeln({ anyOf: [mit("alt"), mit("neu")] });
  expect(tafeln.map(({ pfad, felder }) => [pfad, felder[0]?.tafeln])).toEqual([
    ["mit zeilen (Form 1)", ["zeilen[]"]],
    ["zeilen[]", []],
    ["mit zeilen (Form 2)", ["zeilen[] (2)"]],
    ["zeilen[] (2)", []],
  ]);
});

test.each([
  [{ type: "integer", minimum: 1, maximum: 1_000_000 }, "ganze Zahl, 1 bis 1.000.000"],
  [{ type: "integer", minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER }, "ganze Zahl"],
  [{ type: "number", minimum: 0 }, "Zahl, mindestens 0"],
  [{ type: "boolean" }, "true oder false"],
  [{ enum: ["a", "b"], type: "string" }, '"a" oder "b"'],
  [{ anyOf: [{ type: "integer" }, { type: "null" }] }, "ganze Zahl oder null"],
] as const)("%j heißt %s", (schema, wort) => {
  expect(art(schema)).toBe(wort);
});
