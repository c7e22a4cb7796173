import { expect } from "vitest";
import { test } from "#platform/db/testing.ts";
import { kennworthash, kennwortStimmt } from "../anmeldung/kennwort.server.ts";
import { demokontoAnlegen, kennworthashes } from "./demo-store.server.ts";
import { demokonten, demoPasswort } from "./demokonten.ts";

test("Ein Konto der Demo hat das Passwort, das alle kennen", async ({ db }) => {
  const hash = await kennworthash(demoPasswort);
  const ids = await Promise.all(demokonten.slice(0, 1).map((konto) => demokontoAnlegen(db, konto, hash)));
  const zeile = (await kennworthashes(db)).find(({ konto_id }) => ids.includes(konto_id));
  expect(await kennwortStimmt("Demo-Passwort-1!", zeile?.hash ?? "")).toBe(true);
});
