import { expect, test } from "vitest";
import { jePerson, uebernehmende } from "./uebergabefelder.ts";

const posten = [
  { id: "1", gruppe: "7/26" },
  { id: "2", gruppe: "7/26" },
  { id: "3", gruppe: "8/26" },
  { id: "4", gruppe: "" },
];

test("Der einzelne Eintrag geht vor seiner Akte, die Akte vor allem", () => {
  const wahl = uebernehmende({ alle: "anna", "akte:7/26": "bert", "posten:2": "anna" }, posten);
  expect([...wahl]).toEqual([
    ["1", "bert"],
    ["2", "anna"],
    ["3", "anna"],
    ["4", "anna"],
  ]);
  expect(jePerson(wahl)).toEqual([
    { to: "bert", items: ["1"] },
    { to: "anna", items: ["2", "3", "4"] },
  ]);
});

test("„Noch niemand“ gilt auch gegen die Wahl darüber", () => {
  const wahl = uebernehmende({ alle: "anna", "akte:8/26": "-", "akte:": "-", "posten:1": "bert" }, posten);
  expect([...wahl]).toEqual([
    ["1", "bert"],
    ["2", "anna"],
  ]);
  expect([...uebernehmende({}, posten)]).toEqual([]);
});
