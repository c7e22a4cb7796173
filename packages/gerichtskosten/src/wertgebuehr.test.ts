import { cent, tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import { Abbruch } from "./abbruch.ts";
import { type Grenzen, wertgebuehr } from "./wertgebuehr.ts";

const weg = (euro: number, satz100: number, grenzen: Grenzen, am = "2026-01-15") => {
  const { betrag, wert, schritte } = wertgebuehr(
    { tabelle: "gkg34", wert: cent(Math.round(euro * 100)), satz100, tag: tag(am), norm: "Nr. 1 KV" },
    grenzen,
  );
  return {
    betrag,
    wert,
    zeilen: schritte.slice(2).map((s) => `${s.norm} | ${s.text.replaceAll("\u00a0", " ")} | ${s.betrag}`),
  };
};

// Aus 500 €: 1,0 sind 40,00 €, 0,25 sind 10,00 €; nie unter 15,00 € (§ 34 Abs. 2 Satz 1 GKG).
describe("Die Gebühr nach dem Wert bleibt in ihren Grenzen", () => {
  test.each<[number, Grenzen, number, string[]]>([
    [25, {}, 1_500, ["§ 34 Abs. 2 Satz 1 GKG | Mindestens 15,00 € | 1500"]],
    [25, { min: cent(1_000) }, 1_500, ["§ 34 Abs. 2 Satz 1 GKG | Mindestens 15,00 € | 1500"]],
    [25, { min: cent(1_500) }, 1_500, ["Nr. 1 KV | Mindestens 15,00 € | 1500"]],
    [25, { min: cent(2_000) }, 2_000, ["Nr. 1 KV | Mindestens 20,00 € | 2000"]],
    [50, { min: cent(2_000) }, 2_000, []],
    [100, { max: cent(4_000) }, 4_000, []],
    [100, { max: cent(3_999) }, 3_999, ["Nr. 1 KV | Höchstens 39,99 € | 3999"]],
    [100, {}, 4_000, []],
  ])("Satz %i mit %j: %i Cent", (satz100, grenzen, betrag, zeilen) => {
    expect(weg(500, satz100, grenzen)).toEqual({ betrag, wert: 500_00, zeilen });
  });

  test("darüber Promille: erst der Mehrbetrag kostet, und der ganze Wert bleibt stehen", () => {
    const darueber = { ab: cent(500_00), promille: 1 };
    expect(weg(500, 100, { darueber })).toEqual({ betrag: 4_000, wert: 500_00, zeilen: [] });
    expect(weg(1_500, 100, { darueber })).toEqual({
      betrag: 4_100,
      wert: 1_500_00,
      zeilen: ["Nr. 1 KV | 1 ‰ aus 1.000,00 € | 100", "Nr. 1 KV | Zusammen | 4100"],
    });
  });

  test("vor der ersten Tabelle gibt es keine Gebühr", () => {
    let antwort: unknown;
    try {
      weg(500, 100, {}, "2004-06-30");
    } catch (fehler) {
      antwort = fehler instanceof Abbruch ? fehler.antwort : fehler;
    }
    expect(antwort).toEqual({
      art: "kein-ergebnis",
      grund: "Für diesen Tag ist keine Gebührentabelle erfasst.",
      norm: "§ 34 Abs. 1 GKG",
      feld: "stichtag",
    });
  });
});
