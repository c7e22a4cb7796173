import { expect, test } from "vitest";
import { netz } from "./netz.ts";
import { netzRuhenLassen } from "./netzruhe.ts";

test("wer das Netz von selbst braucht, wartet, bis es nicht mehr ruht", async () => {
  expect(netz.ruhe).toBeUndefined();
  const gelaufen: string[] = [];
  const beenden = netzRuhenLassen();
  const wartend = netz.ruhe?.then(() => gelaufen.push("nachher"));
  await new Promise((weiter) => setTimeout(weiter));
  expect(gelaufen).toEqual([]);
  beenden();
  await wartend;
  expect([gelaufen, netz.ruhe]).toEqual([["nachher"], undefined]);
});
