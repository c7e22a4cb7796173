import { expect, test } from "vitest";
import { gezaehlt } from "./vitest.ts";

const leer = { numPassedTests: 0, numFailedTests: 0, testResults: [] };

test("ein Lauf ohne Test gilt als gescheitert", () => {
  expect(gezaehlt(leer, 0)).toMatchObject({ bestanden: 0, gefehlt: 1 });
});

test("eine Datei, die sich nicht laden lässt, zählt als ein gescheiterter Test", () => {
  const bericht = {
    numPassedTests: 4,
    numFailedTests: 0,
    testResults: [{ status: "failed", assertionResults: [] }],
  };
  expect(gezaehlt(bericht, 1)).toEqual({ bestanden: 4, gefehlt: 1 });
});

test("ein gescheiterter Test zählt einmal, auch wenn seine Datei als gescheitert gilt", () => {
  const bericht = {
    numPassedTests: 4,
    numFailedTests: 1,
    testResults: [{ status: "failed", assertionResults: [{ status: "failed" }, { status: "passed" }] }],
  };
  expect(gezaehlt(bericht, 1)).toEqual({ bestanden: 4, gefehlt: 1 });
});

test("ein Fehler außerhalb der Tests lässt den Lauf scheitern", () => {
  expect(gezaehlt({ ...leer, numPassedTests: 3 }, 1)).toMatchObject({ bestanden: 3, gefehlt: 1 });
});
