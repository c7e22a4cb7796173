import { type ChildProcess, spawn } from "node:child_process";
import { mkdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import {
  gelesen,
  type Messung,
  messungDatei,
  ordnerVariable,
  type Plan,
  planDatei,
  verlaufDatei,
} from "./plan.ts";

export type Umgebung = Readonly<Record<string, string | undefined>>;
type Befund = "Killed" | "Timeout" | "Survived";
type Ergebnis = {
  readonly befunde: ReadonlyMap<string, Befund>;
  /** Tests that do not pass twice in one process; they judge nothing. */
  readonly unwiederholbar: readonly string[];
};

/** A change that keeps its test busy for longer without another beginning runs forever. */
const stillstandMs = 15_000;
const laufende = new Set<ChildProcess>();

/** Ends what is still running, for Ctrl+C. */
export function durchlaeufeBeenden(): void {
  for (const kind of laufende) toeten(kind);
}

/**
 * Runs every test once without a change.
 *
 * @throws {Error} when a test fails or Vitest does not come to its end
 */
export async function messen(kopie: string, env: Umgebung): Promise<Messung> {
  const ordner = await neuerOrdner(kopie, "messen", { art: "messen" });
  const { code, text } = await vitest(kopie, ordner, env);
  const messung: Messung | undefined = await readFile(join(ordner, messungDatei), "utf8").then(
    JSON.parse,
    () => undefined,
  );
  if (!messung || messung.rot.length > 0 || code !== 0)
    throw new Error(
      `Ohne Änderung sind nicht alle Tests grün: ${messung?.rot.join(", ") || text.slice(-2000)}`,
    );
  return messung;
}

/**
 * Tries the changes that `messung` names, in one process; where one stands still or a test does not pass twice, a new
 * process goes on with the rest.
 */
export async function pruefen(
  kopie: string,
  name: string,
  jeTest: Messung["jeTest"],
  env: Umgebung,
): Promise<Ergebnis> {
  const befunde = new Map<string, Befund>();
  const unwiederholbar: string[] = [];
  const erledigteTests: string[] = [];
  const alle = new Set(Object.values(jeTest).flatMap(Object.keys));
  for (let anlauf = 0; ; anlauf++) {
    const ordner = await neuerOrdner(kopie, `${name}-${anlauf}`, {
      art: "pruefen",
      jeTest,
      entschieden: [...befunde.keys()],
      erledigteTests,
    });
    const { code, text } = await vitest(kopie, ordner, env);
    const verlauf = ausgelesen(await readFile(join(ordner, verlaufDatei), "utf8").catch(() => ""));
    for (const id of verlauf.bemerkt) befunde.set(id, "Killed");
    erledigteTests.push(...verlauf.tests);
    unwiederholbar.push(...verlauf.unbrauchbar);
    if (verlauf.stehengeblieben !== undefined) befunde.set(verlauf.stehengeblieben, "Timeout");
    const danach = wieWeiter(verlauf, code, anlauf);
    if (danach === "gescheitert") throw new Error(`Die Tests endeten mit ${code}: ${text.slice(-2000)}`);
    if (danach === "fertig") break;
  }
  for (const id of alle) if (!befunde.has(id)) befunde.set(id, "Survived");
  return { befunde, unwiederholbar };
}

/**
 * What comes after a process. One that ends red without a word has had a change break what stands around its tests: the
 * rest is tried in another, and where nothing is left to begin, all is done.
 */
export function wieWeiter(
  { stehengeblieben, verdorben, tests }: ReturnType<typeof ausgelesen>,
  code: number,
  anlauf: number,
): "weiter" | "fertig" | "gescheitert" {
  if (stehengeblieben !== undefined || verdorben) return "weiter";
  if (code === 0) return "fertig";
  if (tests.length > 0) return "weiter";
  return anlauf > 0 ? "fertig" : "gescheitert";
}

async function neuerOrdner(kopie: string, name: string, plan: Plan): Promise<string> {
  const ordner = join(kopie, ".mutanten", name);
  await rm(ordner, { recursive: true, force: true });
  await mkdir(ordner, { recursive: true });
  await writeFile(join(ordner, planDatei), JSON.stringify(plan));
  return ordner;
}

/** What a run has found out for good, and what it ended at. */
export function ausgelesen(verlauf: string): {
  readonly bemerkt: readonly string[];
  readonly tests: readonly string[];
  readonly unbrauchbar: readonly string[];
  readonly stehengeblieben: string | undefined;
  readonly verdorben: boolean;
} {
  const bemerkt: string[] = [];
  const tests: string[] = [];
  const unbrauchbar: string[] = [];
  let hier: string[] = [];
  const ereignisse = gelesen(verlauf);
  for (const e of ereignisse) {
    if (e.was === "bemerkt") hier.push(e.mutant);
    if (!("test" in e)) continue;
    tests.push(e.test);
    if (e.was === "durch") bemerkt.push(...hier);
    else unbrauchbar.push(e.test);
    hier = [];
  }
  const letztes = ereignisse.at(-1);
  return {
    bemerkt,
    tests,
    unbrauchbar,
    stehengeblieben: letztes?.was === "beginnt" ? letztes.mutant : undefined,
    verdorben: letztes?.was === "verdorben",
  };
}

/** Runs Vitest until it ends, stands still in a change, or a test has been spoilt. */
function vitest(kopie: string, ordner: string, env: Umgebung): Promise<{ code: number; text: string }> {
  return new Promise((fertig) => {
    const argumente = ["run", "--config", "vitest.mutanten.config.ts", "--no-color"];
    const kind = spawn(process.execPath, [join(kopie, "node_modules/vitest/vitest.mjs"), ...argumente], {
      cwd: kopie,
      env: { ...process.env, ...env, [ordnerVariable]: ordner },
      stdio: ["ignore", "pipe", "pipe"],
      // A group of its own, so that its worker dies with it.
      detached: true,
    });
    laufende.add(kind);
    let text = "";
    for (const strom of [kind.stdout, kind.stderr])
      strom.setEncoding("utf8").on("data", (stueck: string) => {
        text = (text + stueck).slice(-20_000);
      });
    const uhr = setInterval(async () => {
      const verlauf = join(ordner, verlaufDatei);
      const still = await stat(verlauf).then(
        ({ mtimeMs }) => Date.now() - mtimeMs,
        () => 0,
      );
      if (still < 1000) return;
      const { stehengeblieben, verdorben } = ausgelesen(await readFile(verlauf, "utf8"));
      if (verdorben || (stehengeblieben !== undefined && still > stillstandMs)) toeten(kind);
    }, 500);
    kind.once("close", (code) => {
      clearInterval(uhr);
      laufende.delete(kind);
      fertig({ code: code ?? 1, text });
    });
  });
}

function toeten({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, "SIGKILL");
  } catch {
    // It has just ended by itself.
  }
}
