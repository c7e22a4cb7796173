import { tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { z } from "zod";
import { keineBeitraege } from "#platform/beitraege.server.ts";
import { apiRoute } from "#platform/http/api-route.ts";
import { ohneGrenzen } from "#platform/http/raten.server.ts";
import { werkzeugRufen } from "./mcp-aufruf.ts";
import { werkzeuge } from "./mcp-werkzeuge.ts";

const doppelt = apiRoute({
  method: "POST",
  path: "/api/rechner/doppelt",
  guard: "oeffentlich: Test",
  cors: true,
  contract: {
    summary: "Verdoppelt einen Betrag.",
    body: z.strictObject({ betrag: z.int().min(1) }),
    response: z.object({ gesamt: z.int().meta({ description: "Betrag in ganzen Eurocent" }) }),
  },
  handler: ({ body }) => ({ gesamt: body.betrag * 2 }),
});
const rufender = {
  request: new Request("http://localhost/"),
  sitzung: undefined,
  client: "",
  raten: ohneGrenzen,
  heute: tag("2026-11-21"),
  beitraege: keineBeitraege,
};

test("Ein neuer Rechner ist von selbst ein Werkzeug mit Name, Satz und Schema und rechnet", async () => {
  const [werkzeug, ...weitere] = werkzeuge([doppelt]);
  expect(weitere).toEqual([]);
  expect(werkzeug).toMatchObject({
    name: "doppelt",
    beschreibung: "Verdoppelt einen Betrag.",
    eingabe: { type: "object", required: ["betrag"], additionalProperties: false },
    ausgabe: { type: "object", anyOf: [{ required: ["gesamt"] }, { required: ["error"] }] },
  });
  if (!werkzeug) throw new Error("kein Werkzeug");
  const { content, structuredContent } = await werkzeugRufen(werkzeug, { betrag: 21 }, rufender);
  expect(structuredContent).toEqual({ gesamt: 42 });
  expect(content.map(({ text }) => text)).toEqual(["Ergebnis: gesamt 0,42\u00a0€", '{"gesamt":42}']);
});

test("Was im Pfad steht, ist eine Angabe des Werkzeugs; eine Wahl von Objekten wird ein Objekt", async () => {
  const eintrag = apiRoute({
    ...doppelt,
    method: "GET",
    path: "/api/fristenkatalog/:id",
    contract: { summary: "Ein Eintrag.", response: z.object({ id: z.string().optional() }) },
    handler: ({ params }) => params,
  });
  const wahl = apiRoute({
    ...doppelt,
    path: "/api/rechner/wahl",
    contract: {
      summary: "Eine Wahl.",
      body: z.discriminatedUnion("operation", [
        z.strictObject({ operation: z.literal("a"), tag: z.string(), n: z.int() }),
        z.strictObject({ operation: z.literal("b"), tag: z.string() }),
      ]),
      response: z.object({ gesamt: z.int() }),
    },
    handler: () => ({ gesamt: 1 }),
  });
  const [eins, zwei] = werkzeuge([eintrag, wahl]);
  if (!eins || !zwei) throw new Error("kein Werkzeug");
  expect([eins.name, eins.eingabe.required]).toEqual(["fristenkatalog-eintrag", ["id"]]);
  expect((await werkzeugRufen(eins, { id: "zpo-517" }, rufender)).structuredContent).toEqual({
    id: "zpo-517",
  });
  expect(zwei.eingabe).toEqual({
    type: "object",
    properties: {
      operation: { type: "string", enum: ["a", "b"] },
      tag: { type: "string" },
      n: expect.objectContaining({ type: "integer" }),
    },
    required: ["operation", "tag"],
    additionalProperties: false,
  });
});

test("Aufrufe, die nicht allen Seiten offenstehen oder anderswo liegen, sind keine Werkzeuge", () => {
  const { cors: _, ...eigen } = doppelt;
  expect(werkzeuge([eigen, { ...doppelt, path: "/api/konto" }])).toEqual([]);
});

test("Ein Werkzeug hinter einem Wächter bleibt zu, wie sein Aufruf", async () => {
  const [werkzeug] = werkzeuge([{ ...doppelt, guard: "tarif:basic" }]);
  if (!werkzeug) throw new Error("kein Werkzeug");
  const { isError, content } = await werkzeugRufen(werkzeug, { betrag: 21 }, rufender);
  expect([isError, content[0]?.text]).toEqual([true, "Nicht angemeldet"]);
});
