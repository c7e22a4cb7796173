import { describe, expect, test } from "vitest";
import {
  anteilGetroffen,
  besteTreffer,
  type Gefragt,
  gefragteWorte,
  istTeilwort,
  nummernpunkte,
  nurNummern,
  sprechende,
  suchworte,
  wortnaehe,
} from "./suche.ts";

const kurz = new Map([["kfb", "Kostenfestsetzungsbeschluss"]]);

test("Umlaute gelten, wie sie auch getippt sind, und was nichts sagt, zählt nicht", () => {
  expect(suchworte("Rücknahme, ruecknahme; Rucknahme – STRAẞE 12")).toEqual([
    "rucknahme",
    "rucknahme",
    "rucknahme",
    "strasse",
    "12",
  ]);
  expect(gefragteWorte("Nr. 31 der KV für den KfB", ["kv"], kurz)).toEqual([
    ["31"],
    ["den"],
    ["kfb", "kostenfestsetzungsbeschluss"],
  ]);
  expect(gefragteWorte("constructor", [], kurz)).toEqual([["constructor"]]);
});

test("Eine getippte Nummer trifft ganz oder mit ihrem Anfang", () => {
  expect(nummernpunkte("3104", ["3104"])).toBe(1000);
  expect(nummernpunkte("3104", ["31"])).toBe(100);
  expect(nummernpunkte("3104", ["04"])).toBeUndefined();
  expect(nummernpunkte("3104", ["berufung"])).toBeUndefined();
  expect([nurNummern([["31"], ["04"]]), nurNummern([["31"], ["termin"]])]).toEqual([true, false]);
});

test.each<readonly [string, Gefragt, number]>([
  ["berufung", ["berufung"], 1],
  ["berufungsverfahren", ["berufung"], 0.8],
  ["nichtzulassungsbeschwerde", ["beschwerde"], 0.5],
  ["nichtzulassungsbeschwerde", ["zul"], 0],
  ["1210", ["12"], 0],
  ["kostenfestsetzungsbeschluss", ["kfb", "kostenfestsetzungsbeschluss"], 1],
])("%s und %j: %d", (wort, gefragt, naehe) => {
  expect(wortnaehe(wort, gefragt, 0.5)).toBe(naehe);
});

describe("Die besten Treffer", () => {
  const weise = {
    punkte: (d: string, gefragt: Gefragt) => Math.max(...suchworte(d).map((w) => wortnaehe(w, gefragt, 0.5))),
    beiwert: (d: string) => anteilGetroffen(sprechende(suchworte(d)), (w) => w.startsWith("beruf")),
    vergleich: (a: string, b: string) => (a < b ? -1 : 1),
    hoechstens: 2,
  };
  const namen = ["Berufung: Termin", "Berufung", "Revision: Termin", "Berufung: Rücknahme"];

  test("enthalten jedes Wort; was wenig anderes sagt, steht vorn, sonst die Reihenfolge", () => {
    expect(besteTreffer(namen, [["berufung"]], weise)).toEqual(["Berufung", "Berufung: Rücknahme"]);
    expect(besteTreffer(namen, [["berufung"], ["termin"]], weise)).toEqual(["Berufung: Termin"]);
  });

  test("begnügen sich mit einigen Worten, wenn nichts alle enthält, und mit keinem gar nicht", () => {
    expect(besteTreffer(namen, [["revision"], ["widerruf"]], weise)).toEqual(["Revision: Termin"]);
    expect(besteTreffer(namen, [["widerruf"]], weise)).toEqual([]);
    expect(besteTreffer(namen, [], weise)).toEqual([]);
  });
});

test.each([
  ["ehescheidung", "scheidung", true],
  ["scheidungsverbund", "scheidung", true],
  ["entscheidung", "scheidung", false],
  ["kostenentscheidung", "scheidung", false],
  ["kostenentscheidung", "entscheidung", true],
  ["mieterschutz", "schutz", true],
  ["patentanwalt", "anwalt", true],
  ["verwaltung", "waltung", false],
  ["berufung", "klage", false],
])("„%s“ hält „%s“ als Teil: %s", (wort, teil, haelt) => {
  expect(istTeilwort(wort, teil)).toBe(haelt);
});
