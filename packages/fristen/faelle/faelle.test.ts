import { describe, expect, test } from "vitest";
import { bekanntgabefaelle } from "./bekanntgabe.ts";
import type { Fall } from "./fall.ts";
import { gerichtsfaelle } from "./gericht.ts";
import { handbuchfaelle } from "./handbuecher.ts";
import { merkblattfaelle } from "./merkblaetter.ts";
import { privatrechtsfaelle } from "./privatrecht.ts";
import { weitereFaelle } from "./straf-und-europa.ts";
import { verwaltungsUndFinanzfaelle } from "./verwaltungs-und-finanzgericht.ts";

const alle: readonly Fall[] = [
  ...gerichtsfaelle,
  ...bekanntgabefaelle,
  ...privatrechtsfaelle,
  ...weitereFaelle,
  ...verwaltungsUndFinanzfaelle,
  ...merkblattfaelle,
  ...handbuchfaelle,
];

describe("Veröffentlichte Fälle", () => {
  test.each(alle.map((f) => [`${f.quelle}: ${f.titel}`, f] as const))("%s", (_titel, fall) => {
    const r = fall.rechnung();
    if (r.art !== "ergebnis") throw new Error(`${r.grund} (${r.feld})`);
    expect(fall.ende ?? fall.zwischentage).toBeDefined();
    if (fall.ende !== undefined) expect(r.ende).toBe(fall.ende);
    for (const [name, tag] of Object.entries(fall.zwischentage ?? {}))
      expect(r.zwischentage.find((z) => z.name === name)?.tag, name).toBe(tag);
  });

  test("sind mindestens 80, jeder für sich und nach Fundstellen belegt", () => {
    expect(alle.length).toBeGreaterThanOrEqual(80);
    expect(new Set(alle.map((f) => `${f.quelle}: ${f.titel}`)).size).toBe(alle.length);
    for (const { quelle } of alle) expect(quelle.length).toBeGreaterThan(10);
  });
});
