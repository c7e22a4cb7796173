import { describe, expect, test } from "vitest";
import { gerichtskosten } from "../src/gerichtskosten.ts";
import { gerichte } from "./gerichte.ts";
import { gerichtsvollzieher } from "./gerichtsvollzieher.ts";
import { notare } from "./notare.ts";

const faelle = [...gerichte, ...notare, ...gerichtsvollzieher];

const inCent = (euro: number): number => Math.round(euro * 100);

describe("Veröffentlichte Berechnungen", () => {
  test.each(faelle.map((f) => [f.titel, f] as const))("%s", (_titel, fall) => {
    const antwort = gerichtskosten(fall.eingabe);
    if (antwort.art !== "ergebnis") throw new Error(antwort.grund);
    const gerechnet = Object.fromEntries(antwort.zeilen.map((z) => [z.nr, z.betrag]));
    for (const [nr, betrag] of Object.entries(fall.zeilen)) expect(gerechnet[nr], nr).toBe(inCent(betrag));
    if (fall.summe !== undefined) expect(antwort.summe).toBe(inCent(fall.summe));
  });

  test("jeder Fall nennt Titel, Tag und Fundort seiner Quelle, und es sind genug", () => {
    for (const { quelle } of faelle) {
      expect([quelle.titel, quelle.datum, quelle.fundort].every((t) => t.length > 3)).toBe(true);
    }
    expect(faelle.length).toBeGreaterThanOrEqual(45);
  });
});
