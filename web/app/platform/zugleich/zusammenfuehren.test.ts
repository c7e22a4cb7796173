import { expect, test } from "vitest";
import { zusammengefuehrt } from "./zusammenfuehren.ts";

type Sache = { name: string; ort: string | null; tage: readonly number[]; um: string; bis: string };
const sache: Sache = { name: "A", ort: null, tage: [1, 2], um: "17:00", bis: "18:00" };
const gruppen = [["um", "bis"]] as const;

const zusammen = (gewollt: Partial<Sache>, anders: Partial<Sache>) =>
  zusammengefuehrt<Sache>({ gesehen: sache, gewollt, jetzt: { ...sache, ...anders }, gruppen });

test("Was verschiedene Leute an verschiedenen Feldern ändern, gilt alles", () => {
  expect(zusammen({ ...sache, name: "B" }, { ort: "Köln" })).toEqual({ werte: { name: "B" }, streit: [] });
  expect(zusammen(sache, { ort: "Köln", name: "C" })).toEqual({ werte: {}, streit: [] });
  expect(zusammen({ ...sache, tage: [1] }, {})).toEqual({ werte: { tage: [1] }, streit: [] });
});

test("Dasselbe Feld verschieden geändert ist zu entscheiden, gleich geändert nicht", () => {
  expect(zusammen({ ...sache, name: "B", ort: "Bonn" }, { ort: "Köln" })).toEqual({
    werte: { name: "B" },
    streit: [["ort"]],
  });
  expect(zusammen({ ...sache, name: "B" }, { name: "B" })).toEqual({ werte: {}, streit: [] });
  expect(zusammen({ ...sache, tage: [1] }, { tage: [1, 2, 3] }).streit).toEqual([["tage"]]);
});

test("Was nur zusammen Sinn ergibt, zählt als eines", () => {
  expect(zusammen({ ...sache, um: "16:00" }, { bis: "19:00" })).toEqual({
    werte: {},
    streit: [["um", "bis"]],
  });
  expect(zusammen({ ...sache, um: "16:00" }, { name: "C" })).toEqual({
    werte: { um: "16:00", bis: "18:00" },
    streit: [],
  });
  expect(zusammen({ ...sache, um: "16:00" }, { um: "16:00" })).toEqual({ werte: {}, streit: [] });
});

test("Ein Feld, das niemand gesehen hat, gilt wie gewollt; ein leeres ist keines und nichts", () => {
  expect(zusammengefuehrt<Sache>({ gesehen: {}, gewollt: { name: "B" }, jetzt: sache })).toEqual({
    werte: { name: "B" },
    streit: [],
  });
  const ohneOrt = { gesehen: { ort: null }, jetzt: { ...sache, ort: "Köln" } };
  expect(zusammengefuehrt<Sache>({ ...ohneOrt, gewollt: { ort: null } })).toEqual({ werte: {}, streit: [] });
});
