import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type RunnerTestCase, TestRunner } from "vitest";
import {
  alsZeile,
  type Ereignis,
  messungDatei,
  ordnerVariable,
  type Plan,
  planDatei,
  verlaufDatei,
} from "./plan.ts";

/** What Stryker's instrumenter leaves in the code talks to this object. */
type Schalter = {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
  mutantCoverage?: {
    readonly static: Record<string, number>;
    readonly perTest: Record<string, Record<string, number>>;
  };
};

/** What holds for all test files of the process, however often this module is loaded. */
type Welt = {
  __stryker__?: Schalter;
  __gedaechtnis__?: Map<unknown, unknown>[];
  __mutanten__?: {
    readonly entschieden: Set<string>;
    readonly rot: string[];
    readonly gedaechtnis: Set<Map<unknown, unknown>>;
  };
};

const datei = (name: string) => join(process.env[ordnerVariable] ?? "", name);
const plan: Plan = JSON.parse(readFileSync(datei(planDatei), "utf8"));
const erledigt = new Set(plan.art === "pruefen" ? plan.erledigteTests : []);
const schreiben = (ereignis: Ereignis) => appendFileSync(datei(verlaufDatei), alsZeile(ereignis));

const welt = globalThis as Welt;
welt.__stryker__ ??= {};
const schalter = welt.__stryker__;
/** What modules remember across calls; the copy registers it here (see `instrumentieren.ts`). */
welt.__gedaechtnis__ ??= [];
const angemeldet = welt.__gedaechtnis__;
welt.__mutanten__ ??= {
  entschieden: new Set(plan.art === "pruefen" ? plan.entschieden : []),
  rot: [],
  gedaechtnis: new Set(),
};
const { entschieden, rot, gedaechtnis } = welt.__mutanten__;

/** A change in a loop may make it endless: it ends when it was passed a hundred times as often as without the change. */
const geduld = (male: number) => male * 100 + 1000;

/** So often a test runs before the changes: it has to pass twice. */
const vorab = 2;

/**
 * Vitest's runner, taught to repeat a test: twice unchanged, then once for each change the test runs through, then
 * unchanged again. Hooks and fixtures are Vitest's own and begin anew each time. One process tries all changes, because what the
 * instrumenter writes holds every change at once and only waits for its number.
 */
export class Laeufer extends TestRunner {
  #offen: string[] = [];
  #mutant: string | undefined;
  #bemerkt = false;
  #hierBemerkt: string[] = [];
  #unbrauchbar = false;

  override async onBeforeRunTask(test: RunnerTestCase) {
    await super.onBeforeRunTask(test);
    if (test.type !== "test" || plan.art === "messen") return;
    const durchlaufen = erledigt.has(test.id) ? [] : Object.keys(plan.jeTest[test.id] ?? {});
    this.#offen = durchlaufen.filter((id) => !entschieden.has(id));
    this.#hierBemerkt = [];
    this.#unbrauchbar = false;
    if (this.#offen.length > 0) test.repeats = vorab + this.#offen.length;
  }

  override onBeforeTryTask(
    test: RunnerTestCase,
    optionen: { readonly retry: number; readonly repeats: number },
  ) {
    super.onBeforeTryTask(test, optionen);
    // What is full when its module has loaded is a table, not a memory.
    for (const eines of angemeldet.splice(0)) if (eines.size === 0) gedaechtnis.add(eines);
    for (const eines of gedaechtnis) eines.clear();
    if (plan.art === "messen") {
      schalter.currentTestId = test.id;
      return;
    }
    this.#bemerkt = false;
    this.#mutant = this.#unbrauchbar ? undefined : this.#offen[optionen.repeats - vorab];
    if (this.#mutant === undefined) return;
    schreiben({ was: "beginnt", mutant: this.#mutant });
    schalter.hitCount = 0;
    schalter.hitLimit = geduld(plan.jeTest[test.id]?.[this.#mutant] ?? 0);
    schalter.activeMutant = this.#mutant;
  }

  async runTask(test: RunnerTestCase) {
    const lauf = TestRunner.getTestFn(test);
    // Nothing is left to judge once a test has failed without a change.
    if (this.#unbrauchbar) return;
    if (this.#mutant === undefined) return lauf();
    try {
      await lauf();
    } catch {
      // What Vitest would make of the failure is of no interest and takes most of the time.
      this.#bemerkt = true;
    }
  }

  override async onAfterRetryTask(
    test: RunnerTestCase,
    optionen: { readonly retry: number; readonly repeats: number },
  ) {
    Object.assign(schalter, { activeMutant: undefined, currentTestId: undefined, hitCount: undefined });
    await super.onAfterRetryTask(test, optionen);
    const gescheitert = (test.result?.errors?.length ?? 0) > 0;
    if (plan.art === "messen") {
      if (gescheitert) rot.push(test.name);
      return;
    }
    if (this.#mutant !== undefined) {
      const bemerkt = this.#bemerkt || gescheitert;
      if (bemerkt) this.#hierBemerkt.push(this.#mutant);
      schreiben({ was: bemerkt ? "bemerkt" : "unbemerkt", mutant: this.#mutant });
    } else if (gescheitert && !this.#unbrauchbar) {
      this.#unbrauchbar = true;
      schreiben({ was: optionen.repeats < vorab ? "unwiederholbar" : "verdorben", test: test.id });
    }
    if (test.result) test.result.errors = [];
    if (this.#offen.length === 0 || optionen.repeats !== test.repeats || this.#unbrauchbar) return;
    for (const id of this.#hierBemerkt) entschieden.add(id);
    schreiben({ was: "durch", test: test.id });
  }

  override onAfterRunFiles(dateien: Parameters<TestRunner["onAfterRunFiles"]>[0]) {
    super.onAfterRunFiles(dateien);
    if (plan.art === "pruefen") return;
    const { perTest = {}, static: beimLaden = {} } = schalter.mutantCoverage ?? {};
    const messung = { jeTest: perTest, beimLaden: Object.keys(beimLaden), rot };
    writeFileSync(datei(messungDatei), JSON.stringify(messung));
  }
}
