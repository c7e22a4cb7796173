import { setImmediate as runde } from "node:timers/promises";
import { expect, test } from "vitest";
import { gesammelt } from "./gesammelt.ts";

/** A store whose answers come when the test says so. */
function lager() {
  const fragen: { schluessel: readonly string[]; antworten: () => void; scheitern: () => void }[] = [];
  const bestand = new Map([
    ["a", 1],
    ["b", 2],
  ]);
  const lesen = gesammelt<number>((schluessel) => {
    const { promise, resolve, reject } = Promise.withResolvers<ReadonlyMap<string, number>>();
    fragen.push({
      schluessel,
      antworten: () => resolve(new Map(bestand)),
      scheitern: () => reject(new Error("weg")),
    });
    return promise;
  });
  return { fragen, bestand, lesen };
}

test("Wer allein fragt, erhält seine Antwort oder keine", async () => {
  const { fragen, lesen } = lager();
  const a = lesen("a");
  await runde();
  expect(fragen.map(({ schluessel }) => schluessel)).toEqual([["a"]]);
  fragen[0]?.antworten();
  expect(await a).toBe(1);
  const c = lesen("c");
  await runde();
  fragen[1]?.antworten();
  expect(await c).toBeUndefined();
});

test("Was während einer Frage dazukommt, geht gemeinsam mit der nächsten hinaus, Gleiches einmal", async () => {
  const { fragen, lesen } = lager();
  const erste = lesen("a");
  await runde();
  const weitere = [lesen("b"), lesen("c"), lesen("b")];
  expect(fragen).toHaveLength(1);
  fragen[0]?.antworten();
  await erste;
  const nochEine = lesen("a");
  await runde();
  expect(fragen[1]?.schluessel).toEqual(["b", "c", "a"]);
  fragen[1]?.antworten();
  expect(await Promise.all([...weitere, nochEine])).toEqual([2, undefined, 2, 1]);
});

test("Eine Antwort ist nie älter als ihre Frage: auf eine laufende Frage springt niemand auf", async () => {
  const { fragen, bestand, lesen } = lager();
  const vorher = lesen("a");
  await runde();
  const nachher = lesen("a");
  fragen[0]?.antworten();
  expect(await vorher).toBe(1);
  await runde();
  bestand.delete("a");
  fragen[1]?.antworten();
  expect(await nachher).toBeUndefined();
});

test("Ein Fehler trifft, wer dabei war; danach geht es weiter", async () => {
  const { fragen, lesen } = lager();
  const gescheitert = lesen("a");
  await runde();
  const danach = lesen("b");
  fragen[0]?.scheitern();
  await expect(gescheitert).rejects.toThrow("weg");
  await runde();
  fragen[1]?.antworten();
  expect(await danach).toBe(2);
});
