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
    include: ["{packages,web,scripts}/**/*.test.{ts,tsx}"],
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
 * The settings with which these tests run, one file after the other in one process. Short files come first, by the time
 * of the first run: a change is mostly noticed before the long ones start.
 */
export const vitestKonfiguration = (tests: readonly string[]): string =>
  `import { defineConfig } from "vitest/config";
import { BaseSequencer } from "vitest/node";

const dauern = new Map();

class KurzeZuerst extends BaseSequencer {
  async sort(dateien) {
    for (const datei of dateien) {
      const dauer = this.ctx.cache.getTestSpecificationResult(datei)?.duration;
      if (dauer !== undefined && !dauern.has(datei.moduleId)) dauern.set(datei.moduleId, dauer);
    }
    return dateien.toSorted((a, b) => (dauern.get(a.moduleId) ?? 0) - (dauern.get(b.moduleId) ?? 0));
  }
}

export default defineConfig({
  test: {
    ...${JSON.stringify({ include: tests, isolate: false, fileParallelism: false, testTimeout: 60_000, hookTimeout: 60_000 })},
    sequence: { sequencer: KurzeZuerst },
  },
});
`;
