import { expect, test } from "vitest";
import { hausAus } from "./haus.ts";
import { woerterlistePruefen } from "./pruefungen/form.ts";

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
        ["packages/gebuehren/src/wertgebuehr.ts", code],
      ]),
    ),
  ).map(({ was }) => was);

test("Ein Wort der Liste, das im Code steht, fällt nicht auf", () => {
  expect(befunde("export const satz100 = 130;")).toEqual([]);
});

test("Ein Wort der Liste, das nirgends mehr steht, fällt auf", () => {
  expect(befunde("export const satz = 130;")).toEqual(["satz100 kommt im Code nicht vor"]);
});
