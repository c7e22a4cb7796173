import { expect, test } from "vitest";
import { wurzel } from "../lib/bootstrap.mjs";
import { mutierbar } from "./kopie.ts";

test("Was nur Tests brauchen, wird nicht geändert", async () => {
  const dateien = await mutierbar(wurzel, ["web/app/features/kostennote"]);
  expect(dateien).toContain("web/app/features/kostennote/beleg/belegentwurf.ts");
  expect(dateien.filter((datei) => /test/.test(datei))).toEqual([]);
});
