// The rule „only the face“ is shown to bite: a small house in order, and the same house with one violation.
import { expect, test } from "vitest";
import { hausAus } from "./haus.ts";
import { gesichterPruefen, gesichtsnamenPruefen } from "./pruefungen/gesichter.ts";

const features = "web/app/features";

const ordentlich: Readonly<Record<string, string>> = {
  "web/package.json": '{ "name": "web", "imports": { "#features/*": "./app/features/*" } }',
  "web/app/features.ts": 'export { rechner } from "#features/rechner/feature.ts";',
  "web/app/root.tsx": 'export type { Wert } from "#features/rechner/index.ts";',
  [`${features}/rechner/feature.ts`]: 'export { aufruf as rechner } from "./rvg/api/rvg.ts";',
  [`${features}/rechner/rvg/api/rvg.ts`]: "export type Wert = number; export const aufruf = 1;",
  [`${features}/rechner/rvg/page.tsx`]: 'import { aufruf } from "./api/rvg.ts"; export default () => aufruf;',
  [`${features}/rechner/index.ts`]: 'export type { Wert } from "./rvg/api/rvg.ts";',
  [`${features}/rechner/index.server.ts`]: 'export { aufruf as rvg } from "./rvg/api/rvg.ts";',
  [`${features}/rechner/testing.ts`]: 'export { aufruf } from "./rvg/api/rvg.ts";',
  [`${features}/suche/a.ts`]: 'export const spaeter = () => import("#features/rechner/index.ts");',
  [`${features}/suche/a.server.ts`]: 'export { rvg } from "../rechner/index.server.ts";',
  [`${features}/suche/a.test.ts`]: 'import { aufruf } from "#features/rechner/testing.ts"; aufruf;',
};

const befunde = (zusatz: Readonly<Record<string, string>> = {}) =>
  gesichterPruefen(hausAus(new Map(Object.entries({ ...ordentlich, ...zusatz })))).map(({ pfad }) => pfad);

test("In einem ordentlichen Haus findet die Regel nichts", () => {
  expect(befunde()).toEqual([]);
});

test.each([
  ["Ein Feature greift ins Innere", "suche/b.ts", 'import "#features/rechner/rvg/api/rvg.ts";'],
  ["… auch nur nach einem Typ", "suche/b.ts", 'import type { Wert } from "../rechner/rvg/api/rvg.ts";'],
  ["… erst beim Bedienen", "suche/b.ts", 'export const x = () => import("../rechner/rvg/api/rvg.ts");'],
  ["… als Weiterreichung", "suche/b.ts", 'export * from "#features/rechner/rvg/page.tsx";'],
  ["… im Test", "suche/b.test.ts", 'import { aufruf } from "#features/rechner/rvg/api/rvg.ts"; aufruf;'],
  ["… nach einem Gesicht in einem Unterordner", "suche/b.ts", 'import "../rechner/rvg/index.ts";'],
  ["… nach dem, was es der Liste erklärt", "suche/b.ts", 'import "../rechner/feature.ts";'],
  ["Der Betrieb benutzt das Gesicht für Tests", "suche/b.ts", 'import "#features/rechner/testing.ts";'],
  ["Ein Feature benutzt sein eigenes Gesicht", "rechner/rvg/b.ts", 'import "../index.ts";'],
  ["Ein Gesicht reicht alles weiter", "rechner/index.ts", 'export * from "./rvg/api/rvg.ts";'],
  ["Ein Gesicht rechnet selbst", "rechner/index.ts", "export const x = 1;"],
])("%s", (_titel, datei, text) => {
  expect(befunde({ [`${features}/${datei}`]: text })).toEqual([`${features}/${datei}`]);
});

test("Auch eine Messung und die App benutzen nur das Gesicht", () => {
  for (const datei of ["web/bench/a.ts", "web/app/root.tsx"])
    expect(befunde({ [datei]: 'import "#features/rechner/rvg/api/rvg.ts";' })).toEqual([datei]);
  expect(befunde({ "web/bench/a.ts": 'import "#features/rechner/testing.ts";' })).toEqual([]);
});

test("Ein Name, den niemand benutzt, fällt auf; wer beim Bedienen lädt, benutzt alle", () => {
  const datei = `${features}/rechner/index.server.ts`;
  const mehr = 'export { aufruf as rvg, aufruf as zweiter } from "./rvg/api/rvg.ts";';
  const unbenutzt = (zusatz: Readonly<Record<string, string>>) =>
    gesichtsnamenPruefen(hausAus(new Map(Object.entries({ ...ordentlich, ...zusatz })))).map(
      ({ was }) => was,
    );
  expect(unbenutzt({})).toEqual([]);
  expect(unbenutzt({ [datei]: mehr })).toEqual(["zweiter benutzt niemand"]);
  const spaeter = { [`${features}/suche/b.server.ts`]: 'import("#features/rechner/index.server.ts");' };
  expect(unbenutzt({ [datei]: mehr, ...spaeter })).toEqual([]);
});
