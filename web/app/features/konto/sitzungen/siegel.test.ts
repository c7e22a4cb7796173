import { afterEach, expect, test } from "vitest";
import { umgebungAus, umgebungStellen } from "#platform/env/env.server.ts";
import { kennworthash, kennwortStimmt } from "../anmeldung/kennwort.server.ts";
import { entsiegelt, unterschrift, unterschriftStimmt, versiegelt } from "./siegel.server.ts";

const alt = "a".repeat(40);
const neu = "n".repeat(40);
const mit = (variablen: Record<string, string>) => umgebungStellen(umgebungAus(variablen));

afterEach(() => umgebungStellen());

test("Ein Siegel öffnet sich nur für seinen Zweck und unverändert", () => {
  mit({ APP_SECRET: alt });
  const siegel = versiegelt("totp", "Geheimnis");
  expect(entsiegelt("totp", siegel)).toBe("Geheimnis");
  expect(entsiegelt("google", siegel)).toBeUndefined();
  // Not its end: there the changed letters can be the ones that stood there, once in 256 seals.
  const anders = siegel.startsWith("A") ? "B" : "A";
  expect(entsiegelt("totp", anders + siegel.slice(1))).toBeUndefined();
  expect(entsiegelt("totp", "")).toBeUndefined();
  expect(versiegelt("totp", "Geheimnis")).not.toBe(siegel);
});

test("Was mit dem früheren Geheimnis entstand, gilt weiter; ohne das frühere nicht mehr", () => {
  mit({ APP_SECRET: alt });
  const siegel = versiegelt("totp", "Geheimnis");
  const signatur = unterschrift("csrf", "Text");
  mit({ APP_SECRET: neu, APP_SECRET_ALT: alt });
  expect(entsiegelt("totp", siegel)).toBe("Geheimnis");
  expect(unterschriftStimmt("csrf", "Text", signatur)).toBe(true);
  expect(unterschrift("csrf", "Text")).not.toBe(signatur);
  mit({ APP_SECRET: neu });
  expect(entsiegelt("totp", siegel)).toBeUndefined();
  expect(unterschriftStimmt("csrf", "Text", signatur)).toBe(false);
});

test("Ein Kennwort stimmt nur mit seinem Hash, gleich in welcher Zusammensetzung seine Umlaute getippt sind", async () => {
  const hash = await kennworthash("Käse-Glocke-7");
  expect(await kennwortStimmt("Käse-Glocke-7".normalize("NFD"), hash)).toBe(true);
  expect(await kennwortStimmt("Käse-Glocke-8", hash)).toBe(false);
  expect(await kennwortStimmt("Käse-Glocke-7", undefined)).toBe(false);
  expect(await kennworthash("Käse-Glocke-7")).not.toBe(hash);
});
