import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { regelIds } from "@gebuehrenportal/gesetze/fristregeln/regel-id.ts";
import { regeln } from "@gebuehrenportal/gesetze/fristregeln/regeln.ts";
import { regelreihen } from "@gebuehrenportal/gesetze/reihen/fristregeln.ts";
import type { Zeitreihe } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";

const regelordner = join(import.meta.dirname, "../../gesetze/fristregeln");

test("Jede Regel ist verzeichnet, jede ungesicherte mit Grund", () => {
  expect(regelIds).toHaveLength(55);
  expect(regeln.map((r) => r.id)).toEqual(regelIds);
  for (const { id, grund, reihe } of regeln) {
    const unsicher = reihe.fassungen.some((f) => f.sicherheit !== undefined && f.sicherheit !== "hoch");
    expect(grund !== undefined, id).toBe(unsicher);
    // A note prints it after the name of the rule and ends it.
    expect(grund ?? "", id).not.toMatch(/[.!;]$|R-|Umsetzung|ausgeben|notieren|Bestand$|Warnhinweis/);
  }
});

test("Jede Regel, die einen Tag bestimmt, kommt im Rechenweg vor", () => {
  const text = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" })
    .filter((f) => f.endsWith(".ts") && !f.endsWith(".test.ts"))
    .map((f) => readFileSync(join(import.meta.dirname, f), "utf8"))
    .concat(
      readFileSync(join(regelordner, "fiktionen.ts"), "utf8"),
      readFileSync(join(regelordner, "regimes.ts"), "utf8"),
    )
    .join("\n");
  expect(regelIds.filter((id) => !text.includes(`"${id}"`))).toEqual(["R-167"]);
});

test("Jede Fassung einer Regel sagt ihre Zahl oder ihren Satz, keine Kennung", () => {
  const saetze = regeln.flatMap(({ id, reihe }) =>
    reihe.fassungen.flatMap(({ ab, wert }) => (typeof wert === "object" && wert ? [] : [{ id, ab, wert }])),
  );
  expect(saetze.filter(({ wert }) => !/^[A-ZÄÖÜ][^_]{20,}\.$/.test(String(wert)))).toEqual([]);
  // Two versions of a rule say different things.
  for (const { id, reihe } of regeln.filter(({ reihe }) => !reihe.aus))
    expect(new Set(reihe.fassungen.map(({ wert }) => JSON.stringify(wert))).size, id).toBe(
      reihe.fassungen.length,
    );
});

describe("Reihen", () => {
  test.each(regelreihen.map(({ titel, reihe }) => [titel, reihe] as const))(
    "%s nennt Norm, Tag und Quelle",
    (_t, reihe) => {
      expect(reihe.norm).toMatch(/§|Art\.|BGH|feiertag/);
      for (const { ab, quelle } of reihe.fassungen) {
        expect(ab).toMatch(/^\d{4}-\d\d-\d\d$/);
        expect(quelle.titel.length).toBeGreaterThan(10);
        expect(quelle.fundstelle).toMatch(/\d/);
      }
    },
  );

  test("Jede Zeitreihe dieses Ordners ist angemeldet", async () => {
    const angemeldet = new Set<unknown>(regelreihen.map((r) => r.reihe));
    const fehlt: string[] = [];
    for (const datei of readdirSync(regelordner).filter(
      (f) => f.endsWith(".ts") && !f.endsWith(".test.ts"),
    )) {
      const modul: Record<string, unknown> = await import(join(regelordner, datei));
      for (const [name, wert] of Object.entries(modul))
        if (istZeitreihe(wert) && !angemeldet.has(wert)) fehlt.push(name);
    }
    expect(fehlt).toEqual([]);
  });
});

const istZeitreihe = (wert: unknown): wert is Zeitreihe<unknown> =>
  typeof wert === "object" && wert !== null && "fassungen" in wert && "geprueft" in wert;
