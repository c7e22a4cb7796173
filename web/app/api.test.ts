import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { openapi } from "#platform/http/openapi.ts";
import { apiRoutes } from "./api.ts";
import { oeffentlichesBlatt } from "./oeffentlich.ts";

test("docs/openapi.json ist die Beschreibung der Aufrufe, wie sie jetzt sind (npm run openapi schreibt sie neu)", () => {
  const datei = readFileSync(new URL("../../docs/openapi.json", import.meta.url), "utf8");
  expect(JSON.parse(datei)).toEqual(JSON.parse(JSON.stringify(openapi(apiRoutes))));
});

test("docs/oeffentlich.md nennt, was jetzt jeder sehen darf, und warum (npm run openapi schreibt es neu)", () => {
  const datei = readFileSync(new URL("../../docs/oeffentlich.md", import.meta.url), "utf8");
  expect(datei).toBe(oeffentlichesBlatt());
});

test("Jeder Aufruf steht einmal, liegt unter /api und nennt seine Zusammenfassung", () => {
  const namen = apiRoutes.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(namen).size).toBe(namen.length);
  for (const { path, contract } of apiRoutes) {
    expect(path).toMatch(/^\/api\//);
    expect(contract.summary).toMatch(/\.$/);
  }
});

test("Die Rechenaufrufe teilen sich eine Grenze von 60 Aufrufen je Minute", () => {
  const rechner = apiRoutes.filter(({ path }) => /^\/api\/rechner\/(?!ausgabe)/.test(path));
  expect(rechner.length).toBeGreaterThan(1);
  for (const { limit, cors } of rechner) {
    expect(limit).toEqual({ name: "rechner", anzahl: 60, sekunden: 60 });
    expect(cors).toBe(true);
  }
});
