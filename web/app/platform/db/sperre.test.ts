import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { sperren, sperrsatz } from "./sperre.server.ts";

test("Eine beschädigte Sperrdatei und eine, die keine ist, werden in einem Satz genannt", () => {
  const ordner = mkdtempSync(join(tmpdir(), "gp-sperre-"));
  onTestFinished(() => rmSync(ordner, { recursive: true, force: true }));
  writeFileSync(join(ordner, "datenbank.lock"), "kaputt".repeat(1000));
  expect(() => sperren(ordner, "server")).toThrow(/^Die Sperrdatei .* ist beschädigt; .* Löschen Sie sie, /);
  rmSync(join(ordner, "datenbank.lock"));
  mkdirSync(join(ordner, "datenbank.inhaber.json"));
  expect(() => sperren(ordner, "server")).toThrow(/lässt sich nicht anlegen oder beschreiben/);
});

// SQLITE_READONLY (8) with its circumstance SQLITE_READONLY_DIRECTORY (8 + 6 × 256), SQLITE_FULL (13), SQLITE_IOERR (10)
test.each([
  [8, /lässt sich nicht anlegen oder beschreiben; .*freien Platz/],
  [1544, /lässt sich nicht anlegen oder beschreiben; .*freien Platz/],
  [13, /lässt sich nicht anlegen oder beschreiben; .*freien Platz/],
  [10, /lässt sich nicht sperren; liegt er auf einem Netzlaufwerk\?$/],
  [undefined, /lässt sich nicht sperren; liegt er auf einem Netzlaufwerk\?$/],
])("Was gegen die Sperre steht, sagt ein Satz: SQLites Nummer %s", (errcode, satz) => {
  expect(sperrsatz("/ablage", errcode)).toMatch(satz);
});

test("Ein Ordner gehört einem, bis er ihn freigibt; zweimal freigeben schadet nicht", () => {
  const ordner = mkdtempSync(join(tmpdir(), "gp-sperre-"));
  onTestFinished(() => rmSync(ordner, { recursive: true, force: true }));
  const erste = sperren(ordner, "skript");
  if (!("freigeben" in erste)) throw new Error("Der leere Ordner ist belegt");
  expect(sperren(ordner, "server")).toEqual({ belegtVon: { art: "skript", pid: process.pid } });
  erste.freigeben();
  expect(erste.freigeben).not.toThrow();
  const zweite = sperren(ordner, "server");
  if (!("freigeben" in zweite)) throw new Error("Der freigegebene Ordner ist belegt");
  zweite.freigeben();
});
