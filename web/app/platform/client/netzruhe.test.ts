import { expect, test } from "vitest";
import { netzRuhenLassen, netzruhe } from "./netzruhe.ts";

test("wer das Netz von selbst braucht, wartet, bis es nicht mehr ruht", async () => {
  expect(netzruhe()).toBeUndefined();
  const gelaufen: string[] = [];
  const beenden = netzRuhenLassen();
  const wartend = netzruhe()?.then(() => gelaufen.push("nachher"));
  await new Promise((weiter) => setTimeout(weiter));
  expect(gelaufen).toEqual([]);
  beenden();
  await wartend;
  expect([gelaufen, netzruhe()]).toEqual([["nachher"], undefined]);
});
