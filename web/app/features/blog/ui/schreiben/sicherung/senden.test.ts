import { afterEach, expect, test, vi } from "vitest";
import { leererStand } from "../werte.ts";
import { entwurfSenden } from "./senden.ts";

afterEach(() => vi.unstubAllGlobals());

const satz = {
  inhalt: { ...leererStand, title: "Die Frist" },
  neueId: "00000000-0000-4000-8000-000000000001",
  am: new Date(0),
  aenderung: undefined,
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

test("Der neu begonnene Entwurf einer Änderung sagt, welche Fassung welches Artikels er ändert; ist er vergeben, ist er weg", async () => {
  let gesendet: unknown;
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("fetch", async (_: string, { body }: RequestInit) => {
    gesendet = JSON.parse(String(body));
    return Response.json({ error: "Artikel nicht gefunden" }, { status: 404 });
  });
  const aenderung = { von: "00000000-0000-4000-8000-000000000002", basis: 4 };
  const neuer = { ...satz, id: undefined, version: undefined };
  expect(await entwurfSenden({ ...neuer, aenderung })).toEqual({ art: "weg" });
  expect(gesendet).toMatchObject({ id: satz.neueId, revisionOf: aenderung.von, revisionBase: 4 });
  await entwurfSenden(neuer);
  expect(gesendet).not.toHaveProperty("revisionOf");
});
