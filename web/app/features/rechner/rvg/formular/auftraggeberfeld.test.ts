import { afterAll, beforeAll, expect, test } from "vitest";
import { umgebungAus, umgebungStellen } from "#platform/env/env.server.ts";
import { seiteRendern } from "../../ausgabe/seite/testing.tsx";
import * as seite from "../page.tsx";

beforeAll(() => umgebungStellen(umgebungAus({})));
afterAll(() => umgebungStellen());

test("Wert, Tag und Zahl der Auftraggeber stehen offen nebeneinander, mit und ohne Skript je einmal", async () => {
  const html = await seiteRendern(seite, "/rvgrechner", "wert=10000&vv=3100,3104&mandanten=3");
  const ohneSkriptteil = html.replace(/<noscript>[\s\S]*?<\/noscript>/g, "");
  for (const name of ["wert", "stichtag", "mandanten"]) {
    expect(html.match(new RegExp(`<input[^>]* name="${name}"`, "g")), name).toHaveLength(1);
    const stelle = ohneSkriptteil.search(new RegExp(`<input[^>]* name="${name}"`));
    const davor = ohneSkriptteil.slice(0, stelle);
    expect(stelle, name).toBeGreaterThan(0);
    expect(davor.split("<details").length, name).toBe(davor.split("</details>").length);
  }
  expect(html).toMatch(
    /<input[^>]* name="mandanten"[^>]* value="3"|<input[^>]* value="3"[^>]* name="mandanten"/,
  );
  expect(html).not.toContain("Mandat und Auftraggeber");
});
