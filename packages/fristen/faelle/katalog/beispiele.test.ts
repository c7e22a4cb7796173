import { describe, expect, test } from "vitest";
import { katalogfrist, katalogverzeichnis } from "../../src/katalog.ts";
import { beispieleingabe, katalogbeispiele } from "./index.ts";

describe("Beispiele der hundert meistgebrauchten Fristen", () => {
  test.each(katalogbeispiele.map((b) => [b.id, b] as const))(
    "%s endet am Tag, der von Hand gezählt ist",
    (id, b) => {
      const r = katalogfrist(id, beispieleingabe(b));
      if (r.art !== "ergebnis") throw new Error(`${r.grund} (${r.feld})`);
      expect(r.ende).toBe(b.ende);
    },
  );

  test("gibt es zu jedem Eintrag mit „kern“, zu jedem genau eines", () => {
    const kern = katalogverzeichnis.filter(({ kern }) => kern).map(({ id }) => id);
    expect(kern).toHaveLength(100);
    expect(katalogbeispiele.map(({ id }) => id).sort()).toEqual(kern.sort());
  });

  test("erklären jeden Tag in einem Satz", () => {
    for (const { id, warum } of katalogbeispiele) expect(warum.length, id).toBeGreaterThan(30);
  });

  test("liegen in allen sechzehn Ländern", () => {
    expect(new Set(katalogbeispiele.map(({ land }) => land)).size).toBe(16);
  });
});
