import { expect, test } from "vitest";
import { z } from "zod";
import { apiRoute } from "./api-route.ts";
import { openapi } from "./openapi.ts";

const route = apiRoute({
  method: "GET",
  path: "/api/probe/:id",
  guard: "oeffentlich: Test",
  limit: { name: "probe", anzahl: 60, sekunden: 60 },
  contract: {
    summary: "Liest eine Probe.",
    query: z.strictObject({
      tag: z.string().meta({ description: "Ein Tag" }),
      wert: z.string().transform(Number).exactOptional(),
    }),
    response: z.object({ summe: z.int() }),
    errors: { "kein-tag": "Kein Kalendertag." },
  },
  handler: () => ({ summe: 1 }),
});

test("Ein Aufruf steht mit Pfad, Angaben, Antwort, Fehlern und Grenze in der Beschreibung", () => {
  const { paths } = openapi([route]) as { paths: Record<string, Record<string, Record<string, unknown>>> };
  const vorgang = paths["/api/probe/{id}"]?.get;
  expect(vorgang?.summary).toBe("Liest eine Probe.");
  expect(vorgang?.parameters).toEqual([
    { name: "id", in: "path", required: true, schema: { type: "string" } },
    { name: "tag", in: "query", required: true, description: "Ein Tag", schema: { type: "string" } },
    { name: "wert", in: "query", required: false, schema: { type: "string" } },
  ]);
  expect(vorgang?.description).toContain("`kein-tag`: Kein Kalendertag.");
  expect(Object.keys(vorgang?.responses ?? {})).toEqual(["200", "400", "429"]);
});

test("Ein Aufruf, der etwas anlegt, verspricht 201", () => {
  const anlegend = { ...route, contract: { ...route.contract, status: 201 } } as const;
  const { paths } = openapi([anlegend]) as { paths: Record<string, Record<string, Record<string, unknown>>> };
  expect(Object.keys(paths["/api/probe/{id}"]?.get?.responses ?? {})).toEqual(["201", "400", "429"]);
});
