import { expect, test } from "vitest";
import { netzfrei, netzRuhenLassen, netzRuht } from "./netzruhe.ts";

test("das Netz ist erst wieder frei, wenn alle fertig sind, die es ruhen lassen", async () => {
  const gelaufen: string[] = [];
  await netzfrei().then(() => gelaufen.push("vorher"));
  const [erster, zweiter] = [netzRuhenLassen(), netzRuhenLassen()];
  const wartend = netzfrei().then(() => gelaufen.push("nachher"));
  erster();
  erster();
  await new Promise((weiter) => setTimeout(weiter));
  expect([gelaufen, netzRuht()]).toEqual([["vorher"], true]);
  zweiter();
  await wartend;
  expect([gelaufen, netzRuht()]).toEqual([["vorher", "nachher"], false]);
});
