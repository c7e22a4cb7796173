import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Pool } from "pg";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { prozessraum, sperren, zurufsignal } from "../db/sperre.server.ts";
import { serverVerwerfenLassen, zurufeAnnehmen } from "./zuruf.server.ts";

afterEach(() => vi.restoreAllMocks());

const zugerufen = async (zurufe?: string) => {
  const kill = vi.spyOn(process, "kill").mockReturnValue(true);
  const server = { art: "server", pid: 4711, ...(zurufe === undefined ? {} : { zurufe }) } as const;
  const gesagt = await serverVerwerfenLassen({ art: "eingebettet", pool: {} as Pool, server });
  return { gesagt, rufe: kill.mock.calls };
};

test("Ein Portal, das sagt, dass es hört, wird gerufen", async () => {
  expect(await zugerufen(prozessraum())).toEqual({ gesagt: true, rufe: [[4711, "SIGUSR2"]] });
});

test.each([
  ["ein älteres, das der Ruf beenden würde", undefined],
  ["eines in einem anderen Container, dessen Nummer hier ein anderer trägt", "pid:[1]"],
])("Nicht gerufen wird %s", async (_, zurufe) => {
  expect(await zugerufen(zurufe)).toEqual({ gesagt: false, rufe: [] });
});

test("Ohne laufendes Portal gibt es nichts zu sagen", async () => {
  expect(await serverVerwerfenLassen({ art: "eingebettet", pool: {} as Pool })).toBe(true);
});

test("Wer den Ordner hat, vermerkt, ob er hört", () => {
  const ordner = mkdtempSync(join(tmpdir(), "gp-zuruf-"));
  onTestFinished(() => rmSync(ordner, { recursive: true, force: true }));
  const vermerk = () => {
    const sperre = sperren(ordner, "server");
    if ("freigeben" in sperre) sperre.freigeben();
    return JSON.parse(readFileSync(join(ordner, "datenbank.inhaber.json"), "utf8"));
  };
  expect(vermerk()).toEqual({ art: "server", pid: process.pid });
  onTestFinished(() => void process.removeAllListeners(zurufsignal));
  zurufeAnnehmen();
  expect(vermerk()).toEqual({ art: "server", pid: process.pid, zurufe: prozessraum() });
});
