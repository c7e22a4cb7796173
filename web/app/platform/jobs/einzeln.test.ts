import { expect, test } from "vitest";
import { einzeln, fehlerMelden } from "./einzeln.ts";

test("Wer scheitert, hält die anderen nicht auf, und am Ende ist alles gemeldet", async () => {
  const getan: number[] = [];
  const fehler = await einzeln([1, 2, 3, 4], async (n) => {
    if (n === 1) throw new Error("eins");
    if (n === 3) throw new AggregateError([new Error("drei"), new Error("auch drei")]);
    getan.push(n);
  });
  expect(getan).toEqual([2, 4]);
  expect(fehler.map(String)).toEqual(["Error: eins", "Error: drei", "Error: auch drei"]);
  expect(() => fehlerMelden(fehler, "gingen nicht.")).toThrow("3 gingen nicht.");
  expect(() => fehlerMelden([], "gingen nicht.")).not.toThrow();
});
