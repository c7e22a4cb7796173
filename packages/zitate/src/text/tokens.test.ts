import { expect, test } from "vitest";
import { art, artVon, bisVon, gibtEsToken, klebt, loslassen, tokens, tokenstrom, wortVon } from "./tokens.ts";

const worte = 100_000;
const text = "Wort, ".repeat(worte);

test("Ein Text wird erst geschnitten, wenn nach einem Token gefragt wird", () => {
  const t = tokenstrom(text);
  expect(t.anzahl).toBe(0);
  expect(wortVon(t, 0)).toBe("Wort");
  expect(t.anzahl).toBeLessThan(worte);
  expect(artVon(t, 2 * worte - 1)).toBe(art.zeichen);
  expect(artVon(t, 2 * worte)).toBe(art.ende);
  expect(tokens(text).anzahl).toBe(2 * worte);
});

test("Wer loslässt, braucht für einen langen Text nicht mehr Platz als für einen kurzen", () => {
  const t = tokenstrom(text);
  let falsche = 0;
  const platz = t.raum.arten.length;
  for (let i = 0; gibtEsToken(t, i); i++) {
    if (i % 1000 === 0) loslassen(t, i - 10);
    if (wortVon(t, i) !== (i % 2 === 0 ? "Wort" : ",")) falsche++;
  }
  expect(falsche).toBe(0);
  expect(t.raum.arten).toHaveLength(platz);
  expect(bisVon(t, 2 * worte - 1)).toBe(text.length - 1);
});

test("Was losgelassen ist, und was nie war, ist Ende des Textes", () => {
  const t = tokenstrom(text);
  for (let i = 0; gibtEsToken(t, i); i++) loslassen(t, i);
  expect([artVon(t, 0), artVon(t, -1), artVon(t, 2 * worte)]).toEqual([art.ende, art.ende, art.ende]);
  expect([klebt(t, 1), klebt(t, 2 * worte)]).toEqual([false, false]);
});
