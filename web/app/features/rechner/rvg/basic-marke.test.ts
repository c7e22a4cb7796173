import { afterAll, beforeAll, expect, test } from "vitest";
import { umgebungAus, umgebungStellen } from "#platform/env/env.server.ts";
import { seiteRendern } from "../ausgabe/seite/testing.tsx";
import * as seite from "./page.tsx";

beforeAll(() => umgebungStellen(umgebungAus({})));
afterAll(() => umgebungStellen());

test("Wer den Tarif Basic hat, liest nirgends, dass etwas zu ihm gehört", async () => {
  const html = await seiteRendern(seite, "/rvgrechner", "wert=10000&vv=3100,3104");
  expect(html).toContain("Vergessene Gebühren?");
  expect(html).not.toContain("-Tarif</span>");
});
