import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { appSecret, appSecrets } from "./geheimnis.server.ts";

let dataDir = "";
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "gp-geheimnis-"));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

test("Das gesetzte Geheimnis gilt, ohne dass eine Datei entsteht", () => {
  expect(appSecret({ appSecret: "s".repeat(32), dataDir: join(dataDir, "neu") })).toBe("s".repeat(32));
  expect(() => statSync(join(dataDir, "neu"))).toThrow();
});

test("Ohne gesetztes entsteht eines, das bleibt und nur dem Eigentümer lesbar ist", () => {
  const erstes = appSecret({ appSecret: undefined, dataDir });
  expect(erstes.length).toBeGreaterThanOrEqual(43);
  expect(appSecret({ appSecret: undefined, dataDir })).toBe(erstes);
  expect(readFileSync(join(dataDir, "app-secret"), "utf8").trim()).toBe(erstes);
  expect(statSync(join(dataDir, "app-secret")).mode & 0o777).toBe(0o600);
});

test("Eine geleerte Datei wird bemerkt, statt mit einem leeren Geheimnis zu arbeiten", () => {
  writeFileSync(join(dataDir, "app-secret"), "");
  expect(() => appSecret({ appSecret: undefined, dataDir })).toThrow("beschädigt");
});

test("Ein Datenordner, der eine Datei ist, und ein Geheimnis, das ein Ordner ist, werden in einem Satz genannt", () => {
  const datei = join(dataDir, "datei");
  writeFileSync(datei, "");
  expect(() => appSecret({ appSecret: undefined, dataDir: datei })).toThrow(/ist kein Ordner; .*DATA_DIR\.$/);
  mkdirSync(join(dataDir, "app-secret"));
  expect(() => appSecret({ appSecret: undefined, dataDir })).toThrow(/^Das Geheimnis im Datenordner/);
});

test("Nach einem Wechsel gilt das neue Geheimnis zuerst, das alte noch immer, und gleiche zählen einmal", () => {
  const [neu, alt] = ["n".repeat(32), "a".repeat(32)];
  expect(appSecrets({ appSecret: neu, appSecretAlt: alt, dataDir })).toEqual([neu, alt]);
  expect(appSecrets({ appSecret: neu, appSecretAlt: undefined, dataDir })).toEqual([neu]);
  expect(appSecrets({ appSecret: neu, appSecretAlt: neu, dataDir })).toEqual([neu]);
});
