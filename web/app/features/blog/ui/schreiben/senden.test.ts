import { afterEach, expect, test, vi } from "vitest";
import { entwurfSenden } from "./senden.ts";
import { leererStand } from "./werte.ts";

afterEach(() => vi.unstubAllGlobals());

const satz = {
  inhalt: { ...leererStand, title: "Die Frist" },
  neueId: "00000000-0000-4000-8000-000000000001",
  am: new Date(0),
};

test("Was im Hintergrund gespeichert wird, gilt dem Entwurf und nie dem, was inzwischen öffentlich ist", async () => {
  const gesendet: unknown[] = [];
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("fetch", async (ziel: string, { method, body }: RequestInit) => {
    gesendet.push([method, ziel, JSON.parse(String(body))]);
    return Response.json({ error: "Artikel nicht gefunden" }, { status: 404 });
  });
  const ergebnis = await entwurfSenden({ ...satz, id: "a", version: 1 });
  expect(gesendet).toMatchObject([
    ["PUT", "/api/blog/a", { title: "Die Frist", version: 1, unpublished: true }],
  ]);
  expect(ergebnis).toEqual({ art: "weg" });
});
