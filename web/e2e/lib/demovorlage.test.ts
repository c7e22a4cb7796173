import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as warten } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { demodatenKopieren } from "./demovorlage.ts";

let ordner: string;
beforeEach(() => {
  ordner = mkdtempSync(join(tmpdir(), "gp-vorlagentest-"));
});
afterEach(() => rmSync(ordner, { recursive: true }));

test("Von mehreren, die zugleich Daten brauchen, macht sie einer, und alle haben dieselben", async () => {
  const vorlage = join(ordner, "vorlage");
  await mkdir(vorlage);
  let gemacht = 0;
  const machen = async (ziel: string) => {
    gemacht += 1;
    await mkdir(ziel);
    await writeFile(join(ziel, "daten"), "halb");
    await warten(100);
    await writeFile(join(ziel, "daten"), "ganz");
  };
  const ziele = ["a", "b", "c"].map((name) => join(ordner, name));
  await Promise.all(ziele.map((ziel) => demodatenKopieren(vorlage, ziel, machen)));
  await demodatenKopieren(vorlage, join(ordner, "d"), machen);
  expect(gemacht).toBe(1);
  for (const ziel of [...ziele, join(ordner, "d")])
    expect(readFileSync(join(ziel, "daten"), "utf8")).toBe("ganz");
});

test("Scheitert einer, versucht es der Nächste von vorn", async () => {
  const vorlage = join(ordner, "vorlage");
  await mkdir(vorlage);
  const kaputt = async (ziel: string) => {
    await mkdir(ziel);
    throw new Error("kein Strom");
  };
  await expect(demodatenKopieren(vorlage, join(ordner, "a"), kaputt)).rejects.toThrow("kein Strom");
  await demodatenKopieren(vorlage, join(ordner, "b"), async (ziel) => {
    await mkdir(ziel);
    await writeFile(join(ziel, "daten"), "ganz");
  });
  expect(readFileSync(join(ordner, "b", "daten"), "utf8")).toBe("ganz");
});
