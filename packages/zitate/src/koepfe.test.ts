import { describe, expect, test } from "vitest";
import { koepfe, kopfteile } from "../bench/koepfe.ts";
import { dokumenttag } from "./dokumente.ts";
import { dokumenttage } from "./dokumenttag.ts";

describe.each(kopfteile)("Köpfe: %s", (teil) => {
  test.each(koepfe(teil).map((kopf) => [kopf.name, kopf] as const))("%s", (_, { text, tage, gefragt }) => {
    const gefunden = new Set(dokumenttage(text).map(({ tag }) => tag));
    expect(dokumenttag(text)?.tag).toBe(gefragt ? undefined : tage[0]);
    if (gefragt || tage.length === 0) expect([...gefunden].sort()).toEqual(tage);
  });
});

test("Wo ein Kopf als sicher gilt, stimmt er", () => {
  const sichere = kopfteile
    .flatMap(koepfe)
    .map((kopf) => ({ ...kopf, fund: dokumenttag(kopf.text) }))
    .filter(({ fund }) => fund?.sicherheit === "hoch");
  expect(sichere.length).toBeGreaterThan(60);
  expect(sichere.filter(({ fund, tage }) => fund?.tag !== tage[0])).toEqual([]);
});
