import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { wurzel } from "./bootstrap.mjs";
import { lange, langesZuerst } from "./reihenfolge.ts";

test("Was lange dauert, kommt vor allem anderen, sonst bleibt die Reihenfolge", () => {
  const [eine = "", andere = ""] = lange;
  const dateien = ["a.ts", andere, "b.ts", eine, "c.ts"].map((name) => `/portal/${name}`);
  expect(langesZuerst(dateien, (datei) => datei)).toEqual(
    [andere, eine, "a.ts", "b.ts", "c.ts"].map((name) => `/portal/${name}`),
  );
});

test.each(lange)("%s gibt es", (datei) => {
  expect(existsSync(join(wurzel, datei))).toBe(true);
});
