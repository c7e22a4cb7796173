import { expect, test } from "vitest";
import { beurteilt, korrigiert, ohneKorrekturen } from "./korrektur.ts";
import { fundstellenAuf } from "./testing-fundstellen.ts";
import { type Listenwunsch, normenverzeichnis } from "./verzeichnis.ts";

const akte = { BGB: { name: "Bürgerliches Gesetzbuch" }, ZPO: { name: "Zivilprozessordnung" } };
const alles: Listenwunsch = { filter: "", zusammengefasst: false };
const stellen = [
  ...fundstellenAuf(1, "§ 823 Abs. 1 BGB und § 7 ZPO"),
  ...fundstellenAuf(3, "§ 823 Abs. 2 BGB und § 25 ZPO"),
  ...fundstellenAuf(4, "§ 823 I BGB, nochmals § 823 Abs. 1 BGB"),
];

const gezeigt = (wunsch: Listenwunsch, was: Parameters<typeof normenverzeichnis>[0] = stellen) =>
  normenverzeichnis(was, akte, wunsch).map(({ abbr, anzahl, zeilen }) => [
    abbr,
    anzahl,
    zeilen.map(({ bezeichnung, seiten, stellen: je }) => [
      bezeichnung.replaceAll("\u00a0", " "),
      seiten,
      je.length,
    ]),
  ]);

test("Die Liste führt je Gesetz jede Fundstelle mit ihren Seiten und ihrer Zahl, nach Nummern geordnet", () => {
  expect(gezeigt(alles)).toEqual([
    [
      "BGB",
      4,
      [
        ["§ 823 Abs. 1 BGB", [1, 4], 3],
        ["§ 823 Abs. 2 BGB", [3], 1],
      ],
    ],
    [
      "ZPO",
      2,
      [
        ["§ 7 ZPO", [1], 1],
        ["§ 25 ZPO", [3], 1],
      ],
    ],
  ]);
});

test("Zusammengefasst steht jede Vorschrift in einer Zeile", () => {
  expect(gezeigt({ ...alles, zusammengefasst: true })[0]).toEqual(["BGB", 4, [["§ 823 BGB", [1, 3, 4], 4]]]);
});

test("Der Filter nimmt Nummer, Abkürzung und Namen des Gesetzes, auch klein geschrieben", () => {
  expect(gezeigt({ ...alles, filter: "25" }).map(([abbr]) => abbr)).toEqual(["ZPO"]);
  expect(gezeigt({ ...alles, filter: "bürgerliches" }).map(([abbr]) => abbr)).toEqual(["BGB"]);
  expect(gezeigt({ ...alles, filter: "abs. 2 bgb" })).toEqual([["BGB", 1, [["§ 823 Abs. 2 BGB", [3], 1]]]]);
  expect(gezeigt({ ...alles, filter: "AO" })).toEqual([]);
});

test("Verworfenes steht nicht in der Liste, Geändertes steht bei seinem Gesetz", () => {
  const [erste, zweite] = stellen;
  const [lesart] = fundstellenAuf(1, "§ 8 ZPO");
  if (!erste || !zweite || !lesart) throw new Error("Der Text nennt drei Normen.");
  const korrekturen = korrigiert(
    korrigiert(ohneKorrekturen, zweite.schluessel, { art: "verworfen" }, "§ 7 ZPO"),
    erste.schluessel,
    { art: "geaendert", lesart },
    "§ 823 BGB",
  );
  expect(gezeigt(alles, beurteilt(stellen, korrekturen))[1]).toEqual([
    "ZPO",
    2,
    [
      ["§ 8 ZPO", [1], 1],
      ["§ 25 ZPO", [3], 1],
    ],
  ]);
});
