import { readdirSync } from "node:fs";
import { serveStatic } from "@hono/node-server/serve-static";
import type { Hono } from "hono";
import type { Bauteile, Env } from "./kontext.ts";

const unveraenderlich = "public, max-age=31536000, immutable";
const kurz = "public, max-age=3600";

/**
 * Serves the files of the client build before any page is asked: those under `/assets` carry a hash in their name and
 * never change. Brotli and gzip stand ready beside them.
 */
export function statischEinhaengen(app: Hono<Env>, { clientOrdner }: Pick<Bauteile, "clientOrdner">): void {
  if (!clientOrdner) return;
  const dateien = (cacheControl: string) =>
    serveStatic<Env>({
      root: clientOrdner,
      precompressed: true,
      onFound: (_pfad, context) => {
        context.header("Cache-Control", cacheControl);
        context.header("Vary", "Accept-Encoding");
      },
    });
  app.get("/assets/*", dateien(unveraenderlich), (c) => c.text("Nicht gefunden", 404));
  for (const eintrag of readdirSync(clientOrdner, { withFileTypes: true })) {
    if (eintrag.name.startsWith(".") || eintrag.name === "assets" || /\.(br|gz)$/.test(eintrag.name))
      continue;
    app.get(eintrag.isDirectory() ? `/${eintrag.name}/*` : `/${eintrag.name}`, dateien(kurz));
  }
}
