import { expect, test } from "vitest";
import { katalogfrist } from "../../src/katalog.ts";
import { weitereFaelle } from "./weitere.ts";

test.each(weitereFaelle.map((f) => [f.id, f.variante ?? f.am, f] as const))(
  "%s (%s) endet am Tag, der von Hand gezählt ist",
  (id, _, { am, ende, variante, land = "BE" }) => {
    const r = katalogfrist(id, {
      ereignisAm: am,
      ort: { land },
      ...(variante !== undefined && { variante }),
    });
    if (r.art !== "ergebnis") throw new Error(`${r.grund} (${r.feld})`);
    expect(r.ende).toBe(ende);
  },
);

// Closing days of these offices and courts are not known, nor the holidays among ten Arbeitstage: none of it is sure.
const unsicher = weitereFaelle.filter(({ id }) => /^(umv|epue|epgue|pflegezg)-/.test(id));

test.each(unsicher.map(({ id, am }) => [id, am] as const))(
  "%s ist nicht sicher, sondern mittel",
  (id, am) => {
    expect(katalogfrist(id, { ereignisAm: am, ort: { land: "BE" } })).toMatchObject({ sicherheit: "mittel" });
  },
);
