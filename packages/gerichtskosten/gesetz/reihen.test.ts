import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Zeitreihe } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import { reihen } from "./reihen.ts";

const istZeitreihe = (wert: unknown): wert is Zeitreihe<unknown> =>
  typeof wert === "object" && wert !== null && "fassungen" in wert && "norm" in wert && "geprueft" in wert;

/** The value itself, or the entries of a list with their series; the numbers of the VV are listed by `vvNummern()`. */
const zeitreihenIn = (wert: unknown): Zeitreihe<unknown>[] =>
  [wert, ...(Array.isArray(wert) ? wert.map((eintrag) => eintrag?.werte) : [])]
    .filter(istZeitreihe)
    .filter((reihe) => !/^Nr\. \d{4} VV$/.test(reihe.norm) || reihe === wert);

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
    expect(reihe.norm).toMatch(/(GKG|FamGKG|GNotKG|GvKostG|UStG)$/);
    for (const { ab, quelle } of reihe.fassungen) {
      expect(ab).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(quelle.titel).toMatch(/ vom \d{2}\.\d{2}\.\d{4}$/);
      expect(quelle.fundstelle).toMatch(/^BGBl\. (I \d{4} S\. \d+|\d{4} I Nr\. \d+)/);
      expect(quelle.link).toMatch(/^https:\/\/www\.gesetze-im-internet\.de\//);
    }
  });
});
