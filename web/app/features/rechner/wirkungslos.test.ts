import type { Vermerk } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { mitWirkungslosem } from "./wirkungslos.ts";

type Eingabe = {
  readonly a: number;
  readonly b?: number;
  readonly liste?: readonly { readonly c?: number }[];
};
type Ergebnis = { readonly art: "ergebnis"; readonly summe: number; readonly vermerke: readonly Vermerk[] };
const rechne = ({ a, liste = [] }: Eingabe): Ergebnis => ({
  art: "ergebnis",
  summe: a + liste.reduce((s, { c = 0 }) => s + Math.min(c, 10), 0),
  vermerke: [],
});
const stellen = [["b"], ["liste", "*", "c"]];
const felder = (e: Eingabe) =>
  mitWirkungslosem(e, stellen, rechne, "§ 1 RVG").vermerke.map(({ feld }) => feld);

test("Eine Angabe ohne Wirkung bekommt einen Vermerk an ihrem Feld, eine mit Wirkung keinen", () => {
  expect(felder({ a: 1, b: 2, liste: [{ c: 3 }, { c: 0 }] })).toEqual(["b", "liste[1].c"]);
  expect(felder({ a: 1, liste: [{ c: 3 }, {}] })).toEqual([]);
  expect(mitWirkungslosem({ a: 1, b: 2 }, stellen, rechne, "§ 1 RVG").vermerke).toEqual([
    { art: "hinweis", text: "Die Angabe „b“ ändert in diesem Fall nichts.", norm: "§ 1 RVG", feld: "b" },
  ]);
});

test("Es wird nicht beliebig oft gerechnet", () => {
  let gerechnet = 0;
  const zaehlend = (e: Eingabe) => {
    gerechnet += 1;
    return rechne(e);
  };
  mitWirkungslosem({ a: 1, liste: Array.from({ length: 500 }, () => ({ c: 0 })) }, stellen, zaehlend, "");
  expect(gerechnet).toBeLessThanOrEqual(31);
});
