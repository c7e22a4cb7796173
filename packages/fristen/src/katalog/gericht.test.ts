import { gerichtsworte } from "@gebuehrenportal/gesetze/fristenkatalog/gerichtsworte.ts";
import { expect, test } from "vitest";
import { alleFristzeilen } from "./daten.ts";
import { einzigesGericht, gerichtswort, regimeDes } from "./gericht.ts";

test("Das Gericht der Handlung heißt wie in seiner Norm", () => {
  expect(
    ["zpo-517", "zpo-520", "zpo-339", "zpo-569", "famfg-63", "stpo-341", "kschg-4", "bgb-314", "xyz"].map(
      gerichtswort,
    ),
  ).toEqual([
    "Berufungsgericht",
    "Berufungsgericht",
    "Gericht der Einspruchseinlegung",
    "Gericht der angefochtenen Entscheidung oder Beschwerdegericht",
    "Gericht der angefochtenen Entscheidung",
    "Gericht der angefochtenen Entscheidung",
    "Gericht der Klage",
    undefined,
    undefined,
  ]);
});

test("Jede Frist der Liste steht im Katalog und nur einmal in der Liste", () => {
  const ids = Object.values(gerichtsworte).flat();
  const bekannt = alleFristzeilen();
  expect(ids.filter((id) => !Object.hasOwn(bekannt, id))).toEqual([]);
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
});

test("Verfahren und einziges Gericht folgen aus dem Eintrag", () => {
  expect([regimeDes("stpo-341"), regimeDes("zpo-517"), regimeDes("xyz")]).toEqual(["StPO", "ZPO", undefined]);
  expect([einzigesGericht("zpo-548"), einzigesGericht("zpo-517")]).toEqual(["bgh", undefined]);
});
