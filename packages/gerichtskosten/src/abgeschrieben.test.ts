import type { Gesetz } from "@gebuehrenportal/gesetze/kostenverzeichnis/typen.ts";
import { cent, tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import { gerichtskosten } from "./gerichtskosten.ts";
import { nummerAm } from "./nummer.ts";

// Typed by hand from the fee columns of the registers as they read on 29 April 2026 (Anlage 1 to GKG, FamGKG and GNotKG,
// Anlage to GvKostG). Nothing here is made from the files the package computes with.

const stand = tag("2026-04-29");

/** Rates in hundredths by number, and cents of fixed fees. */
type Abschrift = {
  readonly saetze?: Readonly<Record<string, number>>;
  readonly fest: Readonly<Record<string, number>>;
};

const gkg: Abschrift = {
  saetze: {
    "1210": 300,
    "1211": 100,
    "1212": 400,
    "1213": 200,
    "1214": 500,
    "1215": 300,
    "1216": 200,
    "1217": 100,
    "1220": 400,
    "1221": 100,
    "1222": 200,
    "1223": 300,
    "1230": 500,
    "1231": 100,
    "1232": 300,
    "1240": 150,
    "1241": 100,
    "1242": 200,
    "1250": 600,
    "1410": 150,
    "1412": 300,
    "1610": 100,
    "1623": 50,
    "1628": 300,
    "1821": 500,
    "1900": 25,
    "2117": 50,
    "2212": 25,
    "2320": 250,
    "2330": 300,
    "5121": 50,
    "5221": 75,
    "6110": 400,
    "8210": 200,
    "8220": 320,
    "8221": 80,
    "8223": 240,
    "8310": 40,
    "8330": 120,
    "8400": 60,
  },
  fest: {
    "1255": 899_00,
    "1256": 120_00,
    "1510": 288_00,
    "1511": 108_00,
    "1512": 19_00,
    "1513": 24_00,
    "1520": 432_00,
    "1522": 216_00,
    "1700": 72_00,
    "1810": 108_00,
    "1826": 144_00,
    "2110": 24_00,
    "2112": 40_00,
    "2115": 38_00,
    "2119": 36_00,
    "2210": 120_00,
    "2350": 42_50,
    "2362": 4_800_00,
    "2370": 600_00,
    "2510": 164_00,
    "2512": 1_650_00,
    "2523": 2_200_00,
    "3110": 169_00,
    "3113": 676_00,
    "3115": 1_200_00,
    "3116": 84_00,
    "3200": 87_00,
    "3310": 174_00,
    "3330": 522_00,
    "3410": 42_50,
    "3510": 118_00,
    "3521": 88_00,
    "3910": 59_00,
    "4302": 24_00,
    "8401": 19_00,
    "8500": 60_00,
    "8610": 84_00,
    "8620": 174_00,
    "8623": 114_00,
    "9003": 12_00,
  },
};

const famgkg: Abschrift = {
  saetze: {
    "1110": 200,
    "1111": 50,
    "1120": 300,
    "1121": 50,
    "1122": 100,
    "1130": 400,
    "1131": 100,
    "1132": 200,
    "1140": 100,
    "1210": 50,
    "1211": 100,
    "1213": 150,
    "1220": 300,
    "1221": 100,
    "1222": 400,
    "1223": 100,
    "1224": 200,
    "1225": 500,
    "1227": 300,
    "1228": 150,
    "1229": 100,
    "1310": 50,
    "1314": 100,
    "1316": 150,
    "1320": 200,
    "1321": 50,
    "1322": 300,
    "1324": 100,
    "1325": 400,
    "1328": 100,
    "1410": 30,
    "1411": 50,
    "1412": 30,
    "1420": 150,
    "1422": 200,
    "1425": 150,
    "1500": 25,
    "1503": 100,
  },
  fest: {
    "1502": 24_00,
    "1600": 24_00,
    "1603": 38_00,
    "1710": 288_00,
    "1711": 19_00,
    "1712": 24_00,
    "1713": 72_00,
    "1714": 288_00,
    "1715": 108_00,
    "1720": 432_00,
    "1722": 216_00,
    "1800": 72_00,
    "1910": 108_00,
    "1912": 72_00,
    "1920": 216_00,
    "1923": 144_00,
    "2003": 12_00,
  },
};

/** Headings of the register: this rate applies to table A, the next list to table B. */
const gnotkgA: Abschrift = {
  saetze: {
    "11100": 50,
    "11200": 100,
    "11300": 150,
    "12310": 50,
    "12330": 150,
    "12520": 200,
    "12530": 300,
    "12540": 400,
    "13400": 100,
    "13500": 200,
    "13610": 300,
    "13620": 400,
    "15110": 200,
    "15112": 50,
    "15210": 100,
    "15211": 30,
    "15230": 300,
    "16110": 30,
    "16111": 150,
    "17005": 25,
  },
  fest: {},
};

const gnotkg: Abschrift = {
  saetze: {
    "12210": 100,
    "12213": 30,
    "12217": 100,
    "14110": 100,
    "14111": 200,
    "14120": 130,
    "14121": 100,
    "14122": 20,
    "14130": 50,
    "14140": 50,
    "14142": 30,
    "14150": 50,
    "14210": 100,
    "14230": 50,
    "16211": 150,
    "18000": 50,
    "21100": 200,
    "21102": 100,
    "21200": 100,
    "22110": 50,
    "22111": 30,
    "22120": 100,
    "22200": 50,
    "23100": 30,
    "23200": 200,
    "23300": 100,
    "23400": 50,
    "23500": 200,
    "23601": 50,
    "23700": 300,
    "23900": 600,
    "23901": 150,
    "25104": 100,
    "25201": 30,
  },
  fest: {
    "12100": 82_00,
    "12101": 109_00,
    "12218": 22_00,
    "12410": 16_00,
    "12411": 27_00,
    "12412": 44_00,
    "12413": 55_00,
    "13100": 75_00,
    "13101": 50_00,
    "13310": 100_00,
    "13330": 200_00,
    "14125": 25_00,
    "14151": 50_00,
    "14152": 25_00,
    "14160": 50_00,
    "15213": 200_00,
    "15215": 60_00,
    "17000": 10_00,
    "17001": 20_00,
    "17006": 24_00,
    "18004": 38_00,
    "19110": 108_00,
    "19120": 216_00,
    "19126": 300_00,
    "21300": 20_00,
    "22124": 20_00,
    "23800": 72_00,
    "23806": 288_00,
    "23808": 19_00,
    "25101": 20_00,
    "25207": 25_00,
    "25208": 50_00,
    "25209": 15_00,
    "25212": 5_00,
    "31003": 12_00,
  },
};

const gvkostg: Abschrift = {
  fest: {
    "100": 12_00,
    "101": 8_00,
    "102": 3_60,
    "200": 19_20,
    "205": 31_20,
    "206": 19_20,
    "207": 19_20,
    "208": 9_60,
    "210": 19_20,
    "220": 19_20,
    "221": 31_20,
    "230": 62_40,
    "240": 163_50,
    "241": 109_00,
    "242": 155_90,
    "243": 117_50,
    "250": 62_40,
    "260": 39_50,
    "261": 39_50,
    "262": 45_60,
    "270": 46_80,
    "300": 62_40,
    "301": 62_40,
    "302": 12_00,
    "310": 19_20,
    "400": 117_50,
    "401": 8_40,
    "410": 19_20,
    "411": 8_40,
    "420": 19_20,
    "430": 4_80,
    "440": 15_60,
    "441": 6_00,
    "442": 6_00,
    "500": 24_00,
    "600": 3_60,
    "601": 31_20,
    "602": 38_40,
    "603": 7_20,
    "604": 18_00,
    "710": 6_00,
    "713": 5_00,
  },
};

/** 1.0 fee of the printed row „bis 50.000 €“ of each Anlage 2, in cents. */
const zeile50000 = { gkg: 638_00, famgkg: 638_00, a: 638_00, b: 165_00 };

const abschriften: readonly (readonly [
  name: string,
  gesetz: Gesetz,
  abschrift: Abschrift,
  einfach: number,
])[] = [
  ["GKG", "gkg", gkg, zeile50000.gkg],
  ["FamGKG", "famgkg", famgkg, zeile50000.famgkg],
  ["GNotKG, Tabelle A", "gnotkg", gnotkgA, zeile50000.a],
  ["GNotKG, Tabelle B und feste Gebühren", "gnotkg", gnotkg, zeile50000.b],
  ["GvKostG", "gvkostg", gvkostg, 0],
];

const kosten = (gesetz: Gesetz, nr: string, wert?: number) =>
  gerichtskosten({
    gesetz,
    stichtag: stand,
    positionen: [{ id: "p", nr, ...(wert !== undefined && { wert: cent(wert) }) }],
  });

describe.each(abschriften)("Abgeschrieben aus dem Verzeichnis: %s", (_name, gesetz, abschrift, einfach) => {
  test("jeder Satz steht so im Paket und kostet das Vielfache der gedruckten Zeile", () => {
    for (const [nr, satz100] of Object.entries(abschrift.saetze ?? {})) {
      expect(nummerAm(gesetz, nr, stand)?.wert, nr).toMatchObject({ art: "satz", satz100 });
      expect(kosten(gesetz, nr, 50_000_00), nr).toMatchObject({
        summe: Math.round((einfach * satz100) / 100),
      });
    }
  });

  test("jede feste Gebühr steht so im Paket und wird so berechnet", () => {
    for (const [nr, betrag] of Object.entries(abschrift.fest)) {
      expect(nummerAm(gesetz, nr, stand)?.wert, nr).toMatchObject({ betrag });
      expect(kosten(gesetz, nr), nr).toMatchObject({ art: "ergebnis", summe: betrag });
    }
  });
});

test("Je Verzeichnis sind mindestens vierzig Nummern abgeschrieben", () => {
  const anzahl = new Map<Gesetz, Set<string>>();
  for (const [, gesetz, { saetze = {}, fest }] of abschriften) {
    const nummern = anzahl.get(gesetz) ?? new Set();
    for (const nr of [...Object.keys(saetze), ...Object.keys(fest)]) nummern.add(nr);
    anzahl.set(gesetz, nummern);
  }
  expect(Object.fromEntries([...anzahl].map(([gesetz, nummern]) => [gesetz, nummern.size]))).toEqual({
    gkg: 80,
    famgkg: 55,
    gnotkg: 89,
    gvkostg: 42,
  });
});
