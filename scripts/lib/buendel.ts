import { build } from "vite";

/** A file with all it imports as one script for a browser, for pages that tests bring along. */
export async function buendel(datei: string): Promise<string> {
  const ergebnis = await build({
    configFile: false,
    logLevel: "silent",
    // Under a test runner the compiler would otherwise write for the development build of React.
    oxc: { jsx: { runtime: "automatic", development: false } },
    define: { "process.env": "{}", "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      minify: false,
      lib: { entry: datei, formats: ["iife"], name: "pruefling" },
    },
  });
  const ausgaben = Array.isArray(ergebnis) ? ergebnis : [ergebnis];
  const [stueck] = ausgaben.flatMap((eine) => ("output" in eine ? eine.output : []));
  if (stueck?.type !== "chunk") throw new Error(`Aus ${datei} wurde kein Bündel.`);
  return stueck.code;
}
