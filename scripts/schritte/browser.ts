import { globSync } from "node:fs";
import { chromiumFinden } from "../../web/e2e/lib/chromium.ts";
import type { Umgebung, Zaehlung } from "./schritt.ts";
import { vitestLauf } from "./vitest.ts";

/** Runs the browser tests; without a browser every file of them counts as failed. */
export async function browser(umgebung: Umgebung): Promise<Zaehlung> {
  const dateien = globSync("web/e2e/**/*.e2e.ts", { cwd: umgebung.wurzel });
  try {
    // Found (or fetched) here first, so that its absence is a sentence and not a broken test run.
    await chromiumFinden();
    return await vitestLauf("browser", umgebung);
  } catch (fehler) {
    const hinweis = fehler instanceof Error ? fehler.message : String(fehler);
    return { bestanden: 0, gefehlt: Math.max(1, dateien.length), hinweis };
  }
}
