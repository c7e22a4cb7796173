import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { befehl } from "./befehl.ts";
import { einzelpruefung, type Umgebung, type Zaehlung } from "./schritt.ts";

type JsonBericht = {
  readonly numPassedTests: number;
  readonly testResults: readonly Dateibericht[];
};

type Dateibericht = {
  readonly name: string;
  readonly status: string;
  readonly message?: string;
  readonly assertionResults: readonly {
    readonly status: string;
    readonly fullName: string;
    readonly failureMessages?: readonly string[];
  }[];
};

/** What a line may tell of a failure: enough for the sentence and the values, without the stack. */
const zeichenJeFehler = 600;

/**
 * Runs one project of `vitest.config.ts` and counts its tests. A file that cannot be loaded counts as one failed test,
 * and so does a run that breaks off or sees nothing at all.
 */
export async function vitestLauf(
  projekt: string,
  umgebung: Umgebung,
  optionen: {
    readonly env?: Readonly<Record<string, string | undefined>>;
    readonly bericht?: string;
  } = {},
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
      ...(umgebung.seit === undefined ? [] : [`--changed=${umgebung.seit}`]),
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
  if (umgebung.seit !== undefined && code === 0 && bericht.testResults.length === 0)
    return einzelpruefung(true, "Von der Änderung ist hier kein Test betroffen.");
  const zaehlung = gezaehlt(bericht, code);
  const kurz = zaehlung.stellen?.map((stelle) => stelle.replace(`${umgebung.wurzel}/`, ""));
  return kurz
    ? { ...zaehlung, stellen: kurz.map((stelle) => `${optionen.bericht ?? projekt}: ${stelle}`) }
    : zaehlung;
}

/** Reads the JSON report of a run; `code` is the exit code of the process. */
export function gezaehlt(bericht: JsonBericht, code: number): Zaehlung {
  const stellen = bericht.testResults.flatMap(gescheitert);
  const bestanden = bericht.numPassedTests;
  const gefehlt = stellen.length;
  if (bestanden + gefehlt === 0) {
    return { bestanden: 0, gefehlt: 1, hinweis: "Kein einziger Test wurde gefunden." };
  }
  if (code !== 0 && gefehlt === 0) {
    return { bestanden, gefehlt: 1, hinweis: "Der Testlauf endete mit einem Fehler außerhalb der Tests." };
  }
  return stellen.length > 0 ? { bestanden, gefehlt, stellen } : { bestanden, gefehlt };
}

/** The failed tests of a file with what they said; the file itself if it failed without one. */
function gescheitert({ name, status, message, assertionResults }: Dateibericht): readonly string[] {
  const tests = assertionResults.filter((test) => test.status === "failed");
  if (tests.length === 0) return status === "failed" ? [stelle(name, message)] : [];
  return tests.map((test) => stelle(`${name}: ${test.fullName}`, test.failureMessages?.[0]));
}

function stelle(wo: string, meldung = ""): string {
  const ohneStapel =
    meldung
      .split(/\n\s+at /u)[0]
      ?.trim()
      .slice(0, zeichenJeFehler) ?? "";
  return [wo, ...(ohneStapel ? ohneStapel.split("\n") : [])].join("\n    ");
}
