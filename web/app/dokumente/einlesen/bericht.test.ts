import { expect, test } from "vitest";
import { type Abgelehnt, berichtAus, jedesEinmal } from "./bericht.ts";

type Eintrag = { readonly nr: number; readonly name: string };

const doppelt = ({ nr, name }: Eintrag, vorher: number): Abgelehnt => ({
  nr,
  text: name,
  grund: `wie ${vorher}`,
});

test("Jeder Eintrag zählt einmal, und was da ist, wird von Neuem getrennt", () => {
  const zeilen: (Eintrag | Abgelehnt)[] = [
    { nr: 1, name: "A" },
    { nr: 2, text: "?", grund: "unlesbar" },
    { nr: 3, name: "a" },
    { nr: 4, name: "B" },
  ];
  const gelesen = jedesEinmal(zeilen, ({ name }) => name.toLowerCase(), doppelt);
  expect(berichtAus(gelesen, ({ name }) => name === "B")).toEqual({
    neu: [{ nr: 1, name: "A" }],
    vorhanden: [{ nr: 4, name: "B" }],
    abgelehnt: [
      { nr: 2, text: "?", grund: "unlesbar" },
      { nr: 3, text: "a", grund: "wie 1" },
    ],
  });
});
