import { expect, test } from "vitest";
import { gezaehlt } from "./vitest.ts";

const leer = { numPassedTests: 0, testResults: [] };

test("ein Lauf ohne Test gilt als gescheitert", () => {
  expect(gezaehlt(leer, 0)).toMatchObject({ bestanden: 0, gefehlt: 1 });
});

test("eine Datei, die sich nicht laden lässt, zählt als ein gescheiterter Test und ist genannt", () => {
  const bericht = {
    numPassedTests: 4,
    testResults: [{ name: "web/a.test.ts", status: "failed", assertionResults: [] }],
  };
  expect(gezaehlt(bericht, 1)).toEqual({ bestanden: 4, gefehlt: 1, stellen: ["web/a.test.ts"] });
});

test("ein gescheiterter Test zählt einmal, auch wenn seine Datei als gescheitert gilt, und ist genannt", () => {
  const bericht = {
    numPassedTests: 4,
    testResults: [
      {
        name: "web/a.test.ts",
        status: "failed",
        assertionResults: [
          {
            status: "failed",
            fullName: "Ein Konto endet",
            failureMessages: ["Error: 2 statt 1\n    at konto.ts:1"],
          },
          { status: "passed", fullName: "Ein Konto beginnt" },
        ],
      },
    ],
  };
  const stellen = ["web/a.test.ts: Ein Konto endet\n    Error: 2 statt 1"];
  expect(gezaehlt(bericht, 1)).toEqual({ bestanden: 4, gefehlt: 1, stellen });
});

test("ein Fehler außerhalb der Tests lässt den Lauf scheitern", () => {
  expect(gezaehlt({ ...leer, numPassedTests: 3 }, 1)).toMatchObject({ bestanden: 3, gefehlt: 1 });
});
