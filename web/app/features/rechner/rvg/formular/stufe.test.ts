import { expect, test } from "vitest";
import { nachStufen, stufeVon } from "./stufe.ts";

const nummern = (liste: string) =>
  nachStufen(liste.split(",").map((nr) => ({ nr }))).map((g) => [
    g.stufe,
    g.positionen.map((p) => p.nr).join(" "),
  ]);

test("Gebühren einer Instanz bleiben eine Angelegenheit, die Einigungsgebühr gehört dazu", () => {
  expect(nummern("3100,3104,1003")).toEqual([["instanz", "3100 3104 1003"]]);
  expect(nummern("2300,1000")).toEqual([["vorgerichtlich", "2300 1000"]]);
});

test("Vorgerichtlich, Mahnverfahren, erste Instanz und Berufung sind je eine eigene Angelegenheit", () => {
  expect(nummern("3200,3100,2300,3305,3104,3308")).toEqual([
    ["vorgerichtlich", "2300"],
    ["mahnverfahren", "3305 3308"],
    ["instanz", "3100 3104"],
    ["berufung", "3200"],
  ]);
});

test("1004 geht in die Berufung, 1003 in die erste Instanz, auch wenn zuerst genannt", () => {
  expect(nummern("1004,1003,2300,3100,3200")).toEqual([
    ["vorgerichtlich", "2300"],
    ["instanz", "3100 1003"],
    ["berufung", "3200 1004"],
  ]);
});

test("Ermittlungsverfahren und gerichtliches Verfahren sind verschieden (§ 17 Nr. 10 RVG)", () => {
  expect(nummern("4100,4104,4106,4108")).toEqual([
    ["ermittlung", "4104 4100"],
    ["strafgericht", "4106 4108"],
  ]);
});

test("Nummern ohne eigene Stufe stehen allein in einer Angelegenheit", () => {
  expect(nummern("1009")).toEqual([["sonstiges", "1009"]]);
  expect(nachStufen([])).toEqual([]);
  expect(stufeVon("abc")).toBeUndefined();
});
