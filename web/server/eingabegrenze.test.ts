import { Hono } from "hono";
import { expect, test } from "vitest";
import type { PageRoute } from "#platform/access/guard.ts";
import type { Sitzung } from "#platform/access/konto.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { eingabegrenze } from "./eingabegrenze.ts";
import type { Env } from "./kontext.ts";

const mb = 1024 * 1024;
const pages: readonly PageRoute[] = [
  { path: "/admin/datei/:id", file: "", guard: "admin", eingabeBytes: 4 * mb },
  { path: "/admin/sonst", file: "", guard: "admin" },
];

async function status(
  pfad: string,
  groesse: number,
  rolle?: "admin" | "user",
  typ = "multipart/form-data; boundary=g",
): Promise<number> {
  const app = new Hono<Env>();
  app.use(eingabegrenze(pages, { ausCookie: async () => rolle && ({ nutzer: { role: rolle } } as Sitzung) }));
  app.post("*", async (c) => c.text(String((await c.req.arrayBuffer()).byteLength)));
  app.onError((fehler) => new Response("", { status: fehler instanceof ApiFehler ? fehler.status : 500 }));
  const headers = { "Content-Type": typ, ...(rolle && { Cookie: "next-auth.session-token=abc" }) };
  return (await app.request(pfad, { method: "POST", body: new Uint8Array(groesse), headers })).status;
}

test("Eine Seite, die Dateien annimmt, nimmt mehr, und nur von dem, der sie öffnen darf", async () => {
  for (const pfad of ["/admin/datei/neu", "/admin/datei/neu.data"]) {
    expect(await status(pfad, 3 * mb, "admin"), pfad).toBe(200);
    expect(await status(pfad, 5 * mb, "admin"), pfad).toBe(413);
    expect(await status(pfad, 2 * mb, "user"), pfad).toBe(413);
    expect(await status(pfad, 2 * mb), pfad).toBe(413);
    // In such a form no file comes.
    expect(await status(pfad, 2 * mb, "admin", "application/x-www-form-urlencoded"), pfad).toBe(413);
  }
  for (const pfad of ["/admin/sonst", "/admin/datei", "/admin/datei/a/b"]) {
    expect(await status(pfad, mb - 1, "admin"), pfad).toBe(200);
    expect(await status(pfad, 2 * mb, "admin"), pfad).toBe(413);
  }
});
