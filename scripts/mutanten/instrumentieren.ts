import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInstrumenter } from "@stryker-mutator/instrumenter";
import { createInjector } from "typed-inject";
import type { Aenderung } from "./bericht.ts";

const stumm = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace() {},
  debug() {},
  info() {},
  warn() {},
  error() {},
  fatal() {},
};

/**
 * Writes all changes into the files of the copy, each behind its number, and registers what a module remembers across
 * calls, so that a changed result is not remembered past its change.
 */
export async function instrumentieren(
  kopie: string,
  dateien: readonly string[],
): Promise<{
  readonly quellen: Readonly<Record<string, string>>;
  readonly aenderungen: readonly Aenderung[];
}> {
  const quellen = Object.fromEntries(
    await Promise.all(
      dateien.map(async (datei) => [datei, await readFile(join(kopie, datei), "utf8")] as const),
    ),
  );
  const instrumenter = createInstrumenter(createInjector().provideValue("logger", stumm) as never);
  const { files, mutants } = await instrumenter.instrument(
    Object.entries(quellen).map(([name, content]) => ({ name, content, mutate: true })),
    { plugins: null, excludedMutations: [], ignorers: [] },
  );
  await Promise.all(files.map(({ name, content }) => writeFile(join(kopie, name), mitGedaechtnis(content))));
  const aenderungen = mutants.map(
    ({ id, fileName, mutatorName, replacement, status, location: { start, end } }): Aenderung => ({
      id,
      datei: fileName,
      mutatorName,
      replacement,
      status: status ?? "",
      // Positions count from 0 there, from 1 in reports.
      location: {
        start: { line: start.line + 1, column: start.column + 1 },
        end: { line: end.line + 1, column: end.column + 1 },
      },
    }),
  );
  return { quellen, aenderungen };
}

/** `const bekannt = new Map<…>();` at the outermost level, as it stands in every file of the copy. */
const speicher = /^((?:export )?const \w+ = )(new Map<.*>\(\));$/gm;

/** The source with its memories registered; harmless where nobody looks. */
export const mitGedaechtnis = (quelle: string): string =>
  quelle.replace(
    speicher,
    (_, anfang: string, karte: string) =>
      `${anfang}((m) => (((globalThis as any).__gedaechtnis__ ??= []).push(m), m))(${karte});`,
  );
