import { expect, test } from "vitest";
import { hausAus } from "./haus.ts";
import { woerterlistePruefen } from "./pruefungen/woerterliste.ts";

const liste = `# Words

| in code | written | meaning |
| --- | --- | --- |
| \`gebuehr\`, \`satz100\` | Gebühr | fee |
`;

const befunde = (code: string) =>
  woerterlistePruefen(
    hausAus(
      new Map([
        ["docs/woerter.md", liste],
        ["packages/gebuehren/src/gebuehr.ts", code],
      ]),
    ),
  ).map(({ was }) => was);

test("Ein Wort der Liste, das im Code steht, fällt nicht auf", () => {
  expect(befunde("export const satz100 = 130;")).toEqual([]);
});

test("Ein Wort der Liste, das nirgends mehr steht, fällt auf", () => {
  expect(befunde("export const satz = 130;")).toEqual(["satz100 kommt im Code nicht vor"]);
});

test.each([
  ["im Namen einer Datei und als Teil eines Namens", "export const hoechstSatz100 = 130;"],
  ["als Feld", 'export const zeile = { satz100: 130, art: "gebuehr" };'],
  ["in einer Kennung", 'export const ziel = "/gebuehr/satz100";'],
])("Ein Wort steht im Code %s", (_, code) => {
  expect(befunde(code)).toEqual([]);
});

test.each([
  ["in einem längeren Wort", "export const absatz1000 = 130;"],
  ["in einem Kommentar", "// satz100 is gone\nexport const x = 1;"],
  ["in einem Satz", 'export const x = "Der satz100 ist fort.";'],
])("Ein Wort, das nur %s steht, fällt auf", (_, code) => {
  expect(befunde(code)).toEqual(["satz100 kommt im Code nicht vor"]);
});
