import { tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { andereFassungen, galtAnders, juengeres, mitFassungen } from "./damals.ts";
import { standAm } from "./fassung/stand-am.ts";
import { marken } from "./marken.ts";
import { fundstellenAuf } from "./testing-fundstellen.ts";
import { normenverzeichnis } from "./verzeichnis.ts";

const heute = tag("2026-11-23");
const stellen = fundstellenAuf(
  1,
  "§ 511 Abs. 2 Nr. 1 ZPO, § 288 Abs. 5 BGB, Nr. 3103 VV RVG, § 34 GNotKG und § 823 BGB",
);
const am = (tagText: string | undefined) =>
  mitFassungen(
    stellen,
    () => (tagText === undefined ? undefined : tag(tagText)),
    (norm, damals) => standAm(norm, damals, heute),
  );
const markenAm = (tagText: string | undefined) =>
  am(tagText).map((stelle) => marken([stelle]).map(({ text }) => text));

test("Die Zeile sagt, was an dem Tag anders war; ohne Tag sagt sie nichts", () => {
  expect(markenAm("2012-03-01")).toEqual([
    ["damals andere Fassung"],
    ["erst seit 29.07.2014"],
    ["weggefallen am 01.08.2013"],
    ["Gesetz jünger als das Dokument"],
    [],
  ]);
  expect(markenAm("2026-11-01")).toEqual([[], [], ["weggefallen am 01.08.2013"], [], []]);
  expect(markenAm(undefined)).toEqual([[], [], [], [], []]);
  // Where nothing is known, nothing is added.
  expect(am("2012-03-01").map((stelle, i) => stelle === stellen[i])).toEqual([
    false,
    false,
    false,
    false,
    true,
  ]);
});

test("Eine Gebührentabelle vor August 2013 ist die damalige", () => {
  const auskunft = mitFassungen(
    fundstellenAuf(1, "§ 34 GKG"),
    () => tag("2012-03-01"),
    (norm, damals) => standAm(norm, damals, heute),
  );
  expect(marken(auskunft).map(({ text }) => text)).toEqual(["damals andere Fassung"]);
});

test.each([
  ["Nr. 3104 VV RVG", ["Betrag damals anders"]],
  ["Nr. 1008 VV RVG", ["Betrag damals anders"]],
  ["Nr. 1210 KV GKG", ["Betrag damals anders"]],
  ["Nr. 21100 KV GNotKG", []],
  ["§ 13 RVG", ["damals andere Fassung"]],
  ["§ 13 Abs. 2 RVG", ["erst seit 01.10.2021"]],
])("%s trägt am 14.10.2020 die Marken %j", (text, erwartet) => {
  const auskunft = mitFassungen(
    fundstellenAuf(1, text),
    () => tag("2020-10-14"),
    (norm, damals) => standAm(norm, damals, heute),
  );
  expect(marken(auskunft).map((marke) => marke.text)).toEqual(erwartet);
});

test("Ein jüngeres Gesetz trägt seine Marke, und der Link führt zum Vorgänger, wo dessen Text steht", () => {
  const auskunft = mitFassungen(
    fundstellenAuf(1, "§ 3 BDSG, Art. 5 EuGVVO, § 100 GWB und § 19 GWB"),
    () => tag("2012-03-01"),
    (norm, damals) => standAm(norm, damals, heute),
  );
  const jung = "Gesetz jünger als das Dokument";
  expect(auskunft.map((stelle) => marken([stelle]).map(({ text }) => text))).toEqual([
    [jung],
    [jung],
    [jung],
    [],
  ]);
  expect(auskunft.map(galtAnders)).toEqual([true, true, true, false]);
  expect(auskunft[0]).toMatchObject({ am: "2012-03-01" });
  expect(auskunft[0]?.verweis).toBe(stellen[0]?.verweis);
  expect(auskunft[1]?.verweis?.adresse).toContain("CELEX:32001R0044");
  expect(juengeres(auskunft[0] ?? {})?.satz).toMatch(/damals galt: Bundesdatenschutzgesetz von 1990\.$/);
});

test("Jede Stelle hat den Tag ihres Dokuments", () => {
  const zwei = [...fundstellenAuf(1, "§ 3 BDSG"), ...fundstellenAuf(2, "§ 3 BDSG")];
  const auskunft = mitFassungen(
    zwei,
    (stelle) => tag(stelle.orte[0]?.seite === 1 ? "2012-03-01" : "2020-03-01"),
    (norm, damals) => standAm(norm, damals, heute),
  );
  expect(auskunft.map(galtAnders)).toEqual([true, false]);
});

test("Was an zwei Stellen anders war, steht einmal da", () => {
  const zweimal = fundstellenAuf(1, "§ 288 Abs. 5 BGB, § 823 BGB und § 288 Abs. 5 BGB");
  const auskunft = mitFassungen(
    zweimal,
    () => tag("2012-03-01"),
    (norm, damals) => standAm(norm, damals, heute),
  );
  expect(auskunft.map(galtAnders)).toEqual([true, false, true]);
  expect(andereFassungen(auskunft)).toHaveLength(1);
});

const gefiltertAm = (tagText: string) =>
  normenverzeichnis(am(tagText), {}, { filter: "", zusammengefasst: false, nurAndere: true }).flatMap(
    ({ zeilen }) => zeilen.map(({ bezeichnung }) => bezeichnung.replaceAll("\u00a0", " ")),
  );

test("Der Filter zeigt nur Vorschriften mit anderer Fassung", () => {
  expect(gefiltertAm("2012-03-01")).toEqual([
    "§ 288 Abs. 5 BGB",
    "§ 34 GNotKG",
    "Nr. 3103 VV RVG",
    "§ 511 Abs. 2 Nr. 1 ZPO",
  ]);
});

test("Was an dem Tag schon weggefallen war, galt damals nicht anders als heute", () => {
  expect(gefiltertAm("2026-11-01")).toEqual([]);
  expect(am("2026-11-01").some(galtAnders)).toBe(false);
  expect(andereFassungen(am("2026-11-01"))).toEqual([]);
});
