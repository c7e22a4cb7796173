import { readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import { describe, expect, test } from "vitest";
import { kern } from "./kern.ts";
import { mehrdeutig, registerstand } from "./mehrdeutig.ts";
import type { Akt } from "./typ.ts";
import { weitere } from "./weitere.ts";

const alle = [...kern.akte, ...weitere.akte];
const akt = (id: string): Akt | undefined => alle.find((a) => a.id === id);

test("Das Register ist vollständig", () => {
  expect([kern.akte.length, alle.length]).toEqual([618, 7862]);
  expect([kern.normen, weitere.normen].map((normen) => Object.keys(normen).length)).toEqual([320, 4581]);
  expect(registerstand.bund).toBe("2026-04-18");
});

test("Jede Kennung steht einmal, und jeder Akt hat Form, Namen und Einheit", () => {
  expect(new Set(alle.map(({ id }) => id)).size).toBe(alle.length);
  const einheiten = new Set(["§", "Art", "Nr", "R", "Abschn.", "GOP"]);
  const falsch = alle.filter(
    ({ kurz, namen, einheit, geltung }) =>
      kurz === "" || namen.length === 0 || !einheiten.has(einheit) || !/^(?:[A-Z]{2}|INT)$/.test(geltung),
  );
  expect(falsch).toEqual([]);
});

test("Jedes der sechzehn Länder hat Gesetze, und keines eine erratene Adresse", () => {
  const jeLand = Map.groupBy(
    alle.filter(({ geltung }) => !["DE", "EU", "INT"].includes(geltung)),
    ({ geltung }) => geltung,
  );
  expect(jeLand.size).toBe(16);
  expect([...jeLand].filter(([, akte]) => akte.length < 20).map(([land]) => land)).toEqual([]);
  expect(akt("HmbIFG")).toMatchObject({ geltung: "HH", guete: "keine Adresse" });
  expect(akt("HmbIFG")?.ziel).toBeUndefined();
});

test("Adressen sind amtlich, und wo keine ist, sagt es der Akt", () => {
  const amtlich = /^https:\/\/[a-z0-9.-]+\/\S*$/;
  const adressen = alle.flatMap(({ uebersicht, ziel, unterziel, anlagenziel, zweitesZiel }) =>
    [uebersicht, ziel, unterziel, anlagenziel, zweitesZiel].filter((adresse) => adresse !== undefined),
  );
  expect(adressen.length).toBeGreaterThan(14_000);
  expect(adressen.filter((adresse) => !amtlich.test(adresse))).toEqual([]);
  expect(alle.filter(({ guete, ziel }) => guete === "keine Adresse" && ziel !== undefined)).toEqual([]);
});

test("Eine Form gehört einem Akt, oder sie steht unter den mehrdeutigen", () => {
  const geteilt = new Set(mehrdeutig.map(({ form }) => form));
  const besitzer = Map.groupBy(
    alle.flatMap(({ id, kurz, kurzVergeben, auch }) =>
      [...new Set(kurzVergeben ? auch : [kurz, ...auch])].map((form) => ({ id, form })),
    ),
    ({ form }) => form,
  );
  const doppelt = [...besitzer].filter(([form, wer]) => wer.length > 1 && !geteilt.has(form));
  expect(doppelt.map(([form, wer]) => `${form}: ${wer.map(({ id }) => id)}`)).toEqual([]);
});

test("Wer zu einem anderen Akt gehört oder ihn nennt, nennt einen, den es gibt", () => {
  expect(alle.flatMap(({ teilVon }) => teilVon ?? []).filter((id) => !akt(id))).toEqual([]);
  expect(mehrdeutig.flatMap(({ akte }) => akte).filter((id) => !akt(id))).toEqual([]);
  const normen = new Set([...Object.keys(kern.normen), ...Object.keys(weitere.normen)]);
  const slugs = new Set(alle.map(({ slug }) => slug));
  expect([...normen].filter((slug) => !slugs.has(slug))).toEqual([]);
});

describe("Bekannte Akte stehen, wie man sie zitiert", () => {
  test.each([
    ["BGBEG", "EGBGB", "https://www.gesetze-im-internet.de/bgbeg/art_{nr}.html"],
    ["UmwStG 2006", "UmwStG", "https://www.gesetze-im-internet.de/umwstg_2006/__{nr}.html"],
    ["WeinV 1995", "WeinV", "https://www.gesetze-im-internet.de/weinv_1995/__{nr}.html"],
    ["SGB 5", "SGB V", "https://www.gesetze-im-internet.de/sgb_5/__{nr}.html"],
    ["GG", "GG", "https://www.gesetze-im-internet.de/gg/art_{nr}.html"],
    ["AO 1977", "AO", "https://www.gesetze-im-internet.de/ao_1977/__{nr}.html"],
    ["DSGVO", "DSGVO", "https://eur-lex.europa.eu/legal-content/DE/TXT/HTML/?uri=CELEX:32016R0679#art_{nr}"],
    ["VV RVG", "VV RVG", "https://www.gesetze-im-internet.de/rvg/anlage_1.html"],
    ["BayBO", "BayBO", "https://www.gesetze-bayern.de/Content/Document/BayBO-{nr}"],
    ["TMG", "TMG", undefined],
  ])("%s", (id, kurz, ziel) => {
    expect(akt(id)).toMatchObject({ kurz });
    expect(akt(id)?.ziel).toBe(ziel);
  });

  test("Ein aufgehobener Akt nennt seinen Nachfolger", () => {
    expect(akt("TMG")).toMatchObject({ ausserKraft: true, nachfolger: "DDG", guete: "keine Adresse" });
  });
});

test("Was ein Browser lädt, bleibt klein", () => {
  const gepackt = (name: string) =>
    brotliCompressSync(readFileSync(new URL(name, import.meta.url)), {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
    }).length;
  const kernGroesse = gepackt("kern.json") + gepackt("kern-normen.json");
  expect(kernGroesse).toBeLessThan(48_000);
  expect(
    kernGroesse + gepackt("weitere.json") + gepackt("laender.json") + gepackt("weitere-normen.json"),
  ).toBeLessThan(370_000);
});
