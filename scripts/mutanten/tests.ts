import { join, relative } from "node:path";
import { createVitest } from "vitest/node";

// Tests of a whole portal need a build and cannot tell which line they ran.
const ausgeschlossen = ["**/node_modules/**", "**/build/**", "data/**", "web/e2e/**"];

/**
 * The test files that import one of `dateien`, directly or through others.
 *
 * @param orte only tests under these paths; empty: all
 */
export async function betroffeneTests(
  wurzel: string,
  dateien: readonly string[],
  orte: readonly string[],
): Promise<string[]> {
  const vitest = await createVitest("test", {
    config: false,
    root: wurzel,
    watch: false,
    include: ["{packages,gegenrechnung,web,scripts}/**/*.test.{ts,tsx}"],
    exclude: ausgeschlossen,
    related: dateien.map((datei) => join(wurzel, datei)),
  });
  try {
    const alle = await vitest.getRelevantTestSpecifications();
    return alle
      .map(({ moduleId }) => relative(wurzel, moduleId))
      .filter((datei) => orte.length === 0 || orte.some((ort) => datei.startsWith(ort)))
      .sort();
  } finally {
    await vitest.close();
  }
}

/**
 * The settings with which these tests run, one file after the other in one process, repeated by `laeufer.ts`. Short
 * files come first, by the time of the first run: a change is mostly noticed before the long ones start.
 */
export const vitestKonfiguration = (tests: readonly string[]): string =>
  `import { defineConfig } from "vitest/config";
import { BaseSequencer } from "vitest/node";

class KurzeZuerst extends BaseSequencer {
  async sort(dateien) {
    const dauer = (datei) => this.ctx.cache.getTestSpecificationResult(datei)?.duration ?? 0;
    return dateien.toSorted((a, b) => dauer(a) - dauer(b));
  }
}

export default defineConfig({
  test: {
    ...${JSON.stringify({
      include: tests,
      runner: "./vitest.mutanten.runner.ts",
      reporters: [],
      pool: "forks",
      isolate: false,
      fileParallelism: false,
      maxConcurrency: 1,
      testTimeout: 60_000,
      hookTimeout: 60_000,
      // What a change lets fail behind everybody's back, later and in no test, is no reason to stop.
      dangerouslyIgnoreUnhandledErrors: true,
    })},
    sequence: { sequencer: KurzeZuerst },
  },
});
`;

/** Vitest wants its runner as the default of a file. */
export const laeuferDatei = 'export { Laeufer as default } from "./scripts/mutanten/laeufer.ts";\n';
