import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { sperren } from "./sperre.server.ts";

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
