import { describe, expect, test } from "vitest";
import { bekanntgabezeilen, rueckwaertszeilen } from "./bekanntgabe.ts";
import { materiellezeilen } from "./materiell.ts";
import { verfahrenszeilen } from "./verfahren.ts";
import { vorwaertszeilen } from "./vorwaerts.ts";
import type { Zeile } from "./zeile.ts";

const gruppen: Readonly<Record<string, readonly Zeile[]>> = {
  "Vorwärts: Monate, Wochenenden, Feiertage": vorwaertszeilen,
  "Bekanntgabe und Zustellung": bekanntgabezeilen,
  Rückwärtsfristen: rueckwaertszeilen,
  "Rechtsmittel, Wiedereinsetzung, Verlängerung": verfahrenszeilen,
  "Verjährung, Kündigung, Monatsende": materiellezeilen,
};

describe.each(Object.entries(gruppen))("%s", (_, zeilen) => {
  test.each(zeilen)("%s", (_worum, rechnung, ende) => {
    const r = rechnung();
    if (r.art !== "ergebnis") expect(ende, r.grund).toBeNull();
    else expect("ende" in r ? r.ende : r.am).toBe(ende);
  });
});

test("Kein Fall steht doppelt", () => {
  const alle = Object.values(gruppen).flatMap((zeilen) => zeilen.map(([worum]) => worum));
  expect(new Set(alle).size).toBe(alle.length);
});
