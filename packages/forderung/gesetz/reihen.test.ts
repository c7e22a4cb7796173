import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Zeitreihe } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import { rechtsstand } from "../src/rechtsstand.ts";
import { reihen } from "./reihen.ts";

const istZeitreihe = (wert: unknown): wert is Zeitreihe<unknown> =>
  typeof wert === "object" && wert !== null && "fassungen" in wert && "norm" in wert && "geprueft" in wert;

const dateien = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" }).filter(
  (d) => d.endsWith(".ts") && !d.endsWith(".test.ts"),
);

describe("Jede Zeitreihe ist für den Rechtsstand angemeldet", () => {
  test.each(dateien)("%s", async (datei) => {
    const modul: Record<string, unknown> = await import(join(import.meta.dirname, datei));
    const angemeldet = new Set(reihen.map((r) => r.reihe));
    for (const [name, wert] of Object.entries(modul)) {
      if (istZeitreihe(wert))
        expect(angemeldet.has(wert), `${name} (${wert.norm}) fehlt in reihen.ts`).toBe(true);
    }
  });

  test("keine steht zweimal, und alle Dateien wurden gesehen", () => {
    expect(new Set(reihen.map((r) => r.reihe)).size).toBe(reihen.length);
    expect(dateien.length).toBeGreaterThanOrEqual(15);
  });
});

describe("Jede Fassung nennt Quelle und Tag", () => {
  test.each(reihen.map(({ titel, reihe }) => [titel, reihe] as const))("%s", (_titel, reihe) => {
    expect(reihe.norm).toMatch(/^§ .*(BGB|HGB|ZPO|RDG)$/);
    for (const { ab, quelle } of reihe.fassungen) {
      expect(ab).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(quelle.titel).toMatch(
        /( vom \d{2}\.\d{2}\.\d{4}$|Basiszinssatz ab |Pfändungsfreigrenzen 20\d\d nach)/,
      );
      expect(quelle.fundstelle).toMatch(
        /^(R?BGBl\. (I )?\d{4}|Bundesanzeiger, Bekanntmachung zum \d)|^RGBl\. \d{4} S\. \d+/,
      );
      expect(quelle.link).toMatch(/^https:\/\/www\.gesetze-im-internet\.de\//);
    }
  });
});

test("der Rechtsstand nennt die Pfändungsfreigrenzen seit 2026 und die Verzugspauschale", () => {
  const zeilen = rechtsstand();
  expect(zeilen.find((z) => z.norm === "§ 850c ZPO" && z.ab === "2026-07-01")).toMatchObject({
    geprueft: "2026-08-19",
    sicherheit: "hoch",
  });
  expect(zeilen.filter((z) => z.norm === "§ 288 Abs. 5 BGB").map((z) => z.ab)).toEqual(["2014-07-29"]);
});
