import { expect, test } from "vitest";
import { vitestKonfiguration } from "./tests.ts";

test("Was eine Änderung erst nach ihrem Test scheitern lässt, beendet den Durchlauf nicht", () => {
  const konfiguration = vitestKonfiguration(["web/a.test.ts"]);
  expect(konfiguration).toContain('"include":["web/a.test.ts"]');
  expect(konfiguration).toContain('"dangerouslyIgnoreUnhandledErrors":true');
});
