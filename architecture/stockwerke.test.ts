import { expect, test } from "vitest";
import { hausAus } from "./haus.ts";
import { ohneStockwerkePruefen, ordnergroessePruefen, stockwerkePruefen } from "./pruefungen/stockwerke.ts";
import { groessterOrdner } from "./stockwerke.ts";

const ort = "web/app/features/blog";
const reihe = { [ort]: ["worte.ts", "lesen", ["schreiben", "suche"], "pages", "."] };

const ordentlich: Readonly<Record<string, string>> = {
  "web/package.json": '{ "name": "web", "imports": { "#features/*": "./app/features/*" } }',
  [`${ort}/worte.ts`]: "export const wort = 1;",
  [`${ort}/ziele.ts`]: 'import "./pages/start.tsx"; export const ziel = 1;',
  [`${ort}/index.ts`]: 'export { ziel } from "./ziele.ts";',
  [`${ort}/lesen/a.ts`]: 'import { wort } from "../worte.ts"; export const a = wort;',
  [`${ort}/schreiben/a.ts`]: 'import { a } from "../lesen/a.ts"; import "./b.ts"; export const b = a;',
  [`${ort}/schreiben/b.ts`]: "export {};",
  [`${ort}/suche/a.ts`]: 'import type { wort } from "../worte.ts"; export type A = typeof wort;',
  [`${ort}/lesen/a.test.ts`]: 'import "../pages/start.tsx";',
  [`${ort}/pages/start.tsx`]: 'import "../suche/a.ts";',
};

const gefunden = (zusatz: Readonly<Record<string, string>> = {}) =>
  stockwerkePruefen(hausAus(new Map(Object.entries({ ...ordentlich, ...zusatz }))), reihe).map(
    ({ pfad, was }) => `${pfad}: ${was}`,
  );

test("Wer nur nach unten sieht, bricht nichts", () => {
  expect(gefunden()).toEqual([]);
});

test.each([
  ["zu einem höheren Raum", "lesen/b.ts", 'import "../schreiben/a.ts";', "steigt hinauf zu …/schreiben/a.ts"],
  [
    "auch nur als Typ",
    "lesen/b.ts",
    'import type { b } from "../schreiben/a.ts";',
    "steigt hinauf zu …/schreiben/a.ts",
  ],
  [
    "auch erst beim Bedienen",
    "lesen/b.ts",
    'export const x = () => import("../suche/a.ts");',
    "steigt hinauf zu …/suche/a.ts",
  ],
  [
    "auch über den Namen des Features",
    "lesen/b.ts",
    'import "#features/blog/suche/a.ts";',
    "steigt hinauf zu …/suche/a.ts",
  ],
  [
    "zum Nachbarn auf demselben Stockwerk",
    "suche/b.ts",
    'import "../schreiben/b.ts";',
    "steigt hinauf zu …/schreiben/b.ts",
  ],
  ["zu einer losen Datei darüber", "pages/b.tsx", 'import "../ziele.ts";', "steigt hinauf zu …/ziele.ts"],
  ["zum eigenen Gesicht", "pages/b.tsx", 'import "../index.ts";', "steigt hinauf zu …/index.ts"],
  ["von der losen Datei ganz unten", "worte.ts", 'import "./lesen/a.ts";', "steigt hinauf zu …/lesen/a.ts"],
  ["in einem Raum ohne Stockwerk", "anbau/a.ts", "export {};", "„anbau“ steht auf keinem Stockwerk"],
])("Geplant und gefunden: ein Schritt %s", (_titel, datei, text, was) => {
  expect(gefunden({ [`${ort}/${datei}`]: text })).toEqual([`${ort}/${datei}: ${was.replace("…", ort)}`]);
});

test("Ein Stockwerk, in dem niemand wohnt, wird genannt", () => {
  const haus = hausAus(new Map(Object.entries(ordentlich)));
  expect(stockwerkePruefen(haus, { [ort]: [...(reihe[ort] ?? []), "anbau"] })).toMatchObject([
    { was: "hat keinen Raum „anbau“" },
  ]);
});

test("Ein Feature mit Räumen, das auf keinen Stockwerken steht, wird genannt", () => {
  const haus = (zusatz: Readonly<Record<string, string>>) =>
    hausAus(new Map(Object.entries({ ...ordentlich, ...zusatz })));
  expect(ohneStockwerkePruefen(haus({ "web/app/features/suche/suche.ts": "export {};" }), reihe)).toEqual([]);
  expect(
    ohneStockwerkePruefen(haus({ "web/app/features/suche/ui/feld.tsx": "export {};" }), reihe),
  ).toMatchObject([{ pfad: "web/app/features/suche", was: "hat Räume, aber keine Stockwerke" }]);
});

test("Ein Ordner mit zu vielen losen Dateien wird genannt, Tests und Stile zählen nicht", () => {
  const dateien = (anzahl: number) =>
    Object.fromEntries(Array.from({ length: anzahl }, (_, i) => [`${ort}/lesen/x${i}.ts`, "export {};"]));
  const zuViele = (zusatz: Readonly<Record<string, string>>) =>
    ordnergroessePruefen(hausAus(new Map(Object.entries(zusatz)))).map(({ pfad }) => pfad);
  const daneben = { [`${ort}/lesen/a.test.ts`]: "export {};", [`${ort}/lesen/a.module.css`]: "" };
  expect(zuViele({ ...dateien(groessterOrdner), ...daneben })).toEqual([]);
  expect(zuViele(dateien(groessterOrdner + 1))).toEqual([`${ort}/lesen`]);
});
