import { expect, test } from "vitest";
import { gebieteVon, passendeFristen } from "./passende.ts";
import type { Postart } from "./stueck.ts";

const stueck = (art: Postart, von: string, gerichtszeichen = "", gebiet = "") => ({
  art,
  von,
  gerichtszeichen,
  gebiet,
});
const ids = (...angaben: Parameters<typeof stueck>) =>
  passendeFristen(stueck(...angaben)).treffer.map(({ id }) => id);

test.each([
  [
    "urteil",
    "Landgericht Berlin II",
    ["zpo-517", "zpo-520", "zpo-548", "zpo-551", "zpo-544-einl", "zpo-339"],
  ],
  ["urteil", "Arbeitsgericht Berlin", ["arbgg-66-einl", "arbgg-66-begr", "arbgg-59"]],
  ["urteil", "Verwaltungsgericht Köln", ["vwgo-124a-zul", "vwgo-124a-darl"]],
  ["beschluss", "Landgericht Köln", ["zpo-569", "zpo-575-einl", "zpo-104"]],
  ["beschluss", "Familiengericht Köln", ["famfg-63", "famfg-117"]],
  ["ladung", "Landgericht Köln", ["zpo-217-anw", "zpo-227"]],
  ["bescheid", "Stadt Köln", ["vwgo-70", "vwgo-74"]],
  ["bescheid", "Bundesamt für Migration und Flüchtlinge", ["asylg-74", "asylg-36", "vwgo-74"]],
  ["bescheid", "Finanzamt Köln-Mitte", ["ao-355"]],
  ["bescheid", "Jobcenter Berlin Mitte", ["sgg-84", "sgg-87"]],
  ["bescheid", "Bußgeldstelle Köln", ["owig-67"]],
  ["bescheid", "Amtsgericht Wedding", ["zpo-692", "zpo-700"]],
  ["klage", "Landgericht Köln", ["zpo-276-anz", "zpo-276-erw", "zpo-275"]],
  ["verfuegung", "Landgericht Köln", ["zpo-521", "zpo-522", "zpo-275", "zpo-411"]],
] as const)("%s von %s bietet %j an", (art, von, erwartet) => {
  expect(ids(art, von)).toEqual(expect.arrayContaining([...erwartet]));
});

test("Eine Klage bietet keine Rechtsmittel an, ein Schriftsatz keine Frist des Katalogs", () => {
  expect(ids("klage", "Landgericht Köln")).not.toContain("zpo-517");
  expect(ids("schriftsatz", "Landgericht Köln")).toEqual([]);
});

test("Ohne bekannten Absender stehen die üblichsten Fristen da", () => {
  const { treffer, gebiete } = passendeFristen(stueck("urteil", "Kanzlei Muster"));
  expect(gebiete).toEqual([]);
  expect(treffer.every(({ kern }) => kern)).toBe(true);
  expect(treffer.map(({ id }) => id)).toContain("zpo-517");
});

test.each([
  ["Amtsgericht Köln", "3 F 12/26", ["familie"]],
  ["Amtsgericht Köln", "12 Ds 34 Js 5/26", ["straf"]],
  ["Amtsgericht Köln", "7 IN 3/26", ["insolvenz"]],
  ["Amtsgericht Köln", "12 C 3/26", ["zivil", "kosten", "familie"]],
  ["LG Köln", "", ["zivil", "kosten"]],
  ["OLG Köln", "", ["zivil", "kosten"]],
  ["LAG Köln", "", ["arbeit"]],
  ["Oberverwaltungsgericht Münster", "", ["verwaltung", "asyl"]],
  ["Rechtsanwältin Muster", "", []],
])("%s, %s gehört zu %j", (von, zeichen, gebiete) => {
  expect(gebieteVon(stueck("urteil", von, zeichen))).toEqual(gebiete);
});

test("Was jemand sagt, geht vor", () => {
  expect(gebieteVon(stueck("urteil", "Amtsgericht Köln", "12 C 3/26", "miete"))).toEqual(["miete"]);
});
