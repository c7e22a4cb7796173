import { join } from "node:path";
import { build } from "vite";

/** The page with the library's client, as one script. */
export async function nextAuthBuendel(): Promise<string> {
  const ergebnis = await build({
    configFile: false,
    logLevel: "silent",
    define: { "process.env": "{}", "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      minify: false,
      lib: { entry: join(import.meta.dirname, "client.js"), formats: ["iife"], name: "pruefling" },
    },
  });
  const ausgaben = Array.isArray(ergebnis) ? ergebnis : [ergebnis];
  const [datei] = ausgaben.flatMap((eine) => ("output" in eine ? eine.output : []));
  if (datei?.type !== "chunk") throw new Error("Das Bündel ist leer.");
  return datei.code;
}
