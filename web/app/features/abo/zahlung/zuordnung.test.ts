import { cent } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { genannteNummern, zuordnung } from "./zuordnung.ts";

const offene = [
  { id: "a", nummer: "GP-2026-00001", offen: 1199 },
  { id: "b", nummer: "GP-2026-00002", offen: 2499 },
  { id: "c", nummer: "GP-2026-00003", offen: 1199 },
];
const zu = (zweck: string, betrag: number) => zuordnung({ zweck, betrag: cent(betrag) }, offene);

test("Nummern werden gefunden, wie immer Zahler und Bank sie trennen", () => {
  for (const zweck of [
    "GP-2026-00001",
    "Rechnung gp 2026 00001 vom 10.",
    "GP-20 26-000 01",
    "RE GP202600001",
  ])
    expect(genannteNummern(zweck)).toEqual(["GP-2026-00001"]);
  expect(genannteNummern("GP-2026-00001 und GP-2026-00002")).toEqual(["GP-2026-00001", "GP-2026-00002"]);
  expect(genannteNummern("Miete 2026")).toEqual([]);
});

test("Sicher ist eine Zahlung mit Nummer und genauem Betrag, auch für mehrere zusammen", () => {
  expect(zu("GP-2026-00001", 1199)).toEqual({ art: "sicher", teile: [{ rechnungId: "a", betrag: 1199 }] });
  expect(zu("GP-2026-00001 GP-2026-00002", 3698)).toMatchObject({ art: "sicher", teile: [{}, {}] });
});

test.each([
  ["GP-2026-00001", 1200, ["a"]],
  ["GP-2026-00001 GP-2026-00009", 1199, ["a"]],
  ["GP-2026-00009", 2499, ["b"]],
  ["Danke", 1199, ["a", "c"]],
  ["Danke", 1, []],
])("Zweifelhaft bleibt „%s“ über %i Cent", (zweck, betrag, vorschlaege) => {
  expect(zu(zweck, betrag)).toMatchObject({ art: "zweifel", vorschlaege });
});
