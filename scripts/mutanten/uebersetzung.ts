import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { type Bericht, type Mutant, ueberlebend } from "./bericht.ts";

/** One change of one file. */
type Versuch = { readonly datei: string; readonly mutant: Mutant };

const konfiguration = "tsconfig.mutanten.json";

/**
 * Marks the survivors that the compiler refuses as `CompileError`: `npm test` checks the types first, so such a change
 * never reaches a test. One change per file is tried at a time; where several files fail together, each is tried alone.
 *
 * @param kopie the copy of the checkout in which the drill ran, its files as they were
 * @throws Error when the compiler refuses one of the files as it is
 */
export async function uebersetzungPruefen(kopie: string, bericht: Bericht): Promise<Bericht> {
  const offen = Object.entries(bericht.files).map(
    ([datei, { mutants }]) => [datei, mutants.filter(ueberlebend)] as const,
  );
  await writeFile(join(kopie, konfiguration), JSON.stringify(tsKonfiguration(offen.map(([datei]) => datei))));
  // What is not looked at here may lack declarations that only the whole checkout has.
  const vorher = await dateienMitFehlern(kopie, bericht, []);
  const neueFehler = async (versuche: readonly Versuch[]) =>
    (await dateienMitFehlern(kopie, bericht, versuche)).filter((datei) => !vorher.includes(datei));
  if (vorher.some((datei) => bericht.files[datei]))
    throw new Error(`Der Compiler lehnt schon den Stand ohne Änderung ab: ${vorher.join(", ")}`);
  const abgelehnt = new Set<Mutant>();
  const runden = Math.max(0, ...offen.map(([, mutanten]) => mutanten.length));
  for (let runde = 0; runde < runden; runde++) {
    const versuche = offen.flatMap(([datei, mutanten]) =>
      mutanten.slice(runde, runde + 1).map((mutant) => ({ datei, mutant })),
    );
    const fehlerhaft = await neueFehler(versuche);
    const fremde = fehlerhaft.some((datei) => versuche.every((v) => v.datei !== datei));
    const verdaechtig = fremde ? versuche : versuche.filter(({ datei }) => fehlerhaft.includes(datei));
    for (const versuch of verdaechtig) {
      const allein = versuche.length === 1 ? fehlerhaft : await neueFehler([versuch]);
      if (allein.length > 0) abgelehnt.add(versuch.mutant);
    }
  }
  const files = Object.entries(bericht.files).map(([datei, inhalt]) => {
    const mutants = inhalt.mutants.map((m) => (abgelehnt.has(m) ? { ...m, status: "CompileError" } : m));
    return [datei, { ...inhalt, mutants }] as const;
  });
  return { files: Object.fromEntries(files) };
}

/** Unused names do not count: they show that something fell away, not that it is wrong. */
const tsKonfiguration = (dateien: readonly string[]) => ({
  extends: "./tsconfig.json",
  include: [...new Set(dateien.map(bereich))],
  compilerOptions: { noUnusedLocals: false, noUnusedParameters: false },
});

/** The package, feature or part of the platform to which a file belongs. */
const bereich = (datei: string): string =>
  datei
    .split("/")
    .slice(0, datei.startsWith("web/app/") ? 4 : 2)
    .join("/");

/** Writes the changes, asks the compiler, puts the files back; the files of which it complained. */
async function dateienMitFehlern(
  kopie: string,
  bericht: Bericht,
  versuche: readonly Versuch[],
): Promise<string[]> {
  const schreiben = (inhalt: (datei: string, mutant: Mutant) => string) =>
    Promise.all(versuche.map(({ datei, mutant }) => writeFile(join(kopie, datei), inhalt(datei, mutant))));
  const quelle = (datei: string) => bericht.files[datei]?.source ?? "";
  await schreiben((datei, mutant) => geaendert(quelle(datei), mutant));
  try {
    const argumente = [
      join(kopie, "node_modules/typescript/bin/tsc"),
      "--noEmit",
      "--pretty",
      "false",
      "-p",
      konfiguration,
    ];
    const meldungen = await promisify(execFile)(process.execPath, argumente, { cwd: kopie }).then(
      ({ stdout }) => stdout,
      (fehler: { readonly stdout?: string }) => fehler.stdout ?? "",
    );
    return [
      ...new Set(
        [...meldungen.matchAll(/^([^\s(][^(\n]*)\(\d+,\d+\): error/gm)].map(([, datei = ""]) => datei),
      ),
    ];
  } finally {
    await schreiben(quelle);
  }
}

/** The source with one change in it. */
export function geaendert(source: string, { location: { start, end }, replacement = "" }: Mutant): string {
  const zeilen = source.split("\n");
  const stelle = ({ line, column }: typeof start) =>
    zeilen.slice(0, line - 1).reduce((summe, zeile) => summe + zeile.length + 1, 0) + column - 1;
  return source.slice(0, stelle(start)) + replacement + source.slice(stelle(end));
}
