import { tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { mitFassungen } from "./damals.ts";
import { standAm } from "./fassung/stand-am.ts";
import { marken } from "./marken.ts";
import { fundstellenAuf } from "./testing-fundstellen.ts";
import { normenverzeichnis } from "./verzeichnis.ts";

const heute = tag("2026-11-23");
const stellen = fundstellenAuf(
  1,
  "§ 511 Abs. 2 Nr. 1 ZPO, § 288 Abs. 5 BGB, Nr. 3103 VV RVG, § 34 GKG und § 823 BGB",
);
const am = (tagText: string | undefined) =>
  mitFassungen(stellen, tagText === undefined ? undefined : tag(tagText), (norm, damals) =>
    standAm(norm, damals, heute),
  );
const markenAm = (tagText: string | undefined) =>
  am(tagText).map((stelle) => marken([stelle]).map(({ text }) => text));

test("Die Zeile sagt, was an dem Tag anders war; ohne Tag sagt sie nichts", () => {
  expect(markenAm("2012-03-01")).toEqual([
    ["damals andere Fassung"],
    ["erst seit 29.07.2014"],
    ["weggefallen am 01.08.2013"],
    ["damalige Fassung nicht erfasst"],
    [],
  ]);
  expect(markenAm("2026-11-01")).toEqual([[], [], ["weggefallen am 01.08.2013"], [], []]);
  expect(markenAm(undefined)).toEqual([[], [], [], [], []]);
});

test("Der Filter zeigt nur Vorschriften mit anderer Fassung", () => {
  const gezeigt = normenverzeichnis(
    am("2012-03-01"),
    {},
    {
      filter: "",
      zusammengefasst: false,
      nurAndere: true,
    },
  ).flatMap(({ zeilen }) => zeilen.map(({ bezeichnung }) => bezeichnung.replaceAll("\u00a0", " ")));
  expect(gezeigt).toEqual(["§ 288 Abs. 5 BGB", "Nr. 3103 VV RVG", "§ 511 Abs. 2 Nr. 1 ZPO"]);
});
