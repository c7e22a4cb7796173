import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { befehl } from "./befehl.ts";
import type { Umgebung, Zaehlung } from "./schritt.ts";

type JsonBericht = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
};

/**
 * Runs one project of `vitest.config.ts` and counts its tests. A file that cannot be loaded counts as one failed test,
 * and so does a run that breaks off or sees nothing at all.
 */
export async function vitestLauf(
  projekt: string,
  umgebung: Umgebung,
  optionen: { readonly env?: Readonly<Record<string, string | undefined>>; readonly bericht?: string } = {},
): Promise<Zaehlung> {
  const datei = join(umgebung.ablage, `${optionen.bericht ?? projekt}.json`);
  const code = await befehl(
    "vitest",
    [
      "run",
      `--project=${projekt}`,
      "--passWithNoTests",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${datei}`,
      ...umgebung.pfade,
    ],
    { cwd: umgebung.wurzel, wurzel: umgebung.wurzel, ...(optionen.env && { env: optionen.env }) },
  );
  const bericht = await readFile(datei, "utf8").then(
    (text): JsonBericht => JSON.parse(text),
    () => undefined,
  );
  if (bericht === undefined) {
    return { bestanden: 0, gefehlt: 1, hinweis: "Der Testlauf ist abgebrochen, bevor er zählen konnte." };
  }
  return gezaehlt(bericht, code);
}

/** Reads the JSON report of a run; `code` is the exit code of the process. */
export function gezaehlt(bericht: JsonBericht, code: number): Zaehlung {
  const unlesbar = bericht.testResults.filter(
    (datei) => datei.status === "failed" && !datei.assertionResults.some((test) => test.status === "failed"),
  ).length;
  const bestanden = bericht.numPassedTests;
  const gefehlt = bericht.numFailedTests + unlesbar;
  if (bestanden + gefehlt === 0) {
    return { bestanden: 0, gefehlt: 1, hinweis: "Kein einziger Test wurde gefunden." };
  }
  if (code !== 0 && gefehlt === 0) {
    return { bestanden, gefehlt: 1, hinweis: "Der Testlauf endete mit einem Fehler außerhalb der Tests." };
  }
  return { bestanden, gefehlt };
}
