import { tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { z } from "zod";
import { apiRoute } from "#platform/http/api-route.ts";
import { ohneGrenzen } from "#platform/http/raten.server.ts";
import { werkzeugRufen } from "./mcp-aufruf.ts";
import { werkzeuge } from "./mcp-werkzeuge.ts";

const doppelt = apiRoute({
  method: "POST",
  path: "/api/rechner/doppelt",
  guard: "oeffentlich",
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
