import type { Context, Hono } from "hono";
import { medium } from "../app/server.ts";
import type { Env } from "./kontext.ts";

/** A picture is looked at and nothing else, even opened by its own address: no script, no form, no frame. */
const policy = "default-src 'none'; sandbox; frame-ancestors 'none'";

/**
 * Delivers what is kept below `/media/`. A file never changes under its address, so whoever has it once never asks
 * again.
 */
export function medienEinhaengen(app: Hono<Env>): void {
  app.get("/media/*", async (context) => {
    const gefunden = await medium(new URL(context.req.raw.url).pathname);
    if (!gefunden) return ohneMedium(context);
    if (gefunden.art === "weiter") return context.redirect(gefunden.nach, 302);
    return context.body(gefunden.inhalt as Uint8Array<ArrayBuffer>, 200, {
      "Content-Type": gefunden.typ,
      "Content-Length": String(gefunden.inhalt.length),
      "Content-Security-Policy": policy,
      // Readers of feeds show the pictures in pages of their own.
      "Cross-Origin-Resource-Policy": "cross-origin",
      "Cache-Control": "public, max-age=31536000, immutable",
    });
  });
  app.all("/media/*", (c) => c.text("Methode nicht erlaubt", 405, { Allow: "GET, HEAD" }));
}

function ohneMedium(context: Context<Env>): Response {
  return context.text("Nicht gefunden", 404, { "Cache-Control": "no-store" });
}
