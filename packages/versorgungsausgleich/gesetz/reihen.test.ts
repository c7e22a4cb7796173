import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Zeitreihe } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import { reihen } from "./reihen.ts";

const istZeitreihe = (wert: unknown): wert is Zeitreihe<unknown> =>
  typeof wert === "object" && wert !== null && "fassungen" in wert && "norm" in wert && "geprueft" in wert;

/** The value itself, or the series of the entries of a list. */
const zeitreihenIn = (wert: unknown): Zeitreihe<unknown>[] =>
  [wert, ...(Array.isArray(wert) ? wert.map((eintrag) => eintrag?.werte) : [])].filter(istZeitreihe);

const dateien = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" }).filter(
  (d) => d.endsWith(".ts") && !d.endsWith(".test.ts"),
);

describe("Jede Zeitreihe ist für den Rechtsstand angemeldet", () => {
  test.each(dateien)("%s", async (datei) => {
    const modul: Record<string, unknown> = await import(join(import.meta.dirname, datei));
    const angemeldet = new Set(reihen.map((r) => r.reihe));
    for (const [name, wert] of Object.entries(modul)) {
      for (const reihe of zeitreihenIn(wert)) {
        expect(angemeldet.has(reihe), `${name} (${reihe.norm}) fehlt in reihen.ts`).toBe(true);
      }
    }
  });

  test("keine steht zweimal, und alle Dateien wurden gesehen", () => {
    expect(new Set(reihen.map((r) => r.reihe)).size).toBe(reihen.length);
    expect(dateien.length).toBeGreaterThanOrEqual(15);
  });
});

describe("Jede Fassung nennt Quelle und Tag", () => {
  test.each(reihen.map(({ titel, reihe }) => [titel, reihe] as const))("%s", (_titel, reihe) => {
    expect(reihe.norm).toMatch(/(GKG|FamGKG|GNotKG|GVG|ZPO|FamFG|ArbGG|VersAusglG|SGB|katalog)/);
    for (const { ab, quelle } of reihe.fassungen) {
      expect(ab).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(quelle.titel).not.toBe("");
      expect(quelle.fundstelle).toMatch(/\d/);
    }
  });
});
