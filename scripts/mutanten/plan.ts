/** Where the runner in Vitest's process finds its plan and leaves what it saw: files of the folder named in the environment. */
export const ordnerVariable = "MUTANTEN_ORDNER";
export const planDatei = "plan.json";
export const messungDatei = "messung.json";
export const verlaufDatei = "verlauf.txt";

/** Which changes a test ran through, and how often; keys are the ids of tests and changes. */
export type Messung = {
  readonly jeTest: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly beimLaden: readonly string[];
  readonly rot: readonly string[];
};

/**
 * `messen`: every test once. `pruefen`: every test once more for each change it runs through that is still undecided;
 * tests that are done with have nothing left to say.
 */
export type Plan =
  | { readonly art: "messen" }
  | {
      readonly art: "pruefen";
      readonly jeTest: Messung["jeTest"];
      readonly entschieden: readonly string[];
      readonly erledigteTests: readonly string[];
    };

/**
 * The runner writes what happens as it happens, one line each, so that a run that stands still or dies can be taken up
 * again: a change begins, is noticed, is not noticed by this test. What a test noticed counts once it is through: it passes without
 * a change as before. One that does not pass twice says nothing; one that no longer passes after the changes has kept
 * something of them, and with it the whole process.
 */
export type Ereignis =
  | { readonly was: "beginnt" | "bemerkt" | "unbemerkt"; readonly mutant: string }
  | { readonly was: "durch" | "unwiederholbar" | "verdorben"; readonly test: string };

export const alsZeile = (e: Ereignis): string => `${e.was} ${"mutant" in e ? e.mutant : e.test}\n`;

/** The events of a record; its last line may be half written. */
export function gelesen(verlauf: string): Ereignis[] {
  return verlauf
    .split("\n")
    .slice(0, -1)
    .flatMap((zeile): Ereignis[] => {
      const [was, id] = zeile.split(" ");
      if (id === undefined) return [];
      if (was === "beginnt" || was === "bemerkt" || was === "unbemerkt") return [{ was, mutant: id }];
      return was === "durch" || was === "unwiederholbar" || was === "verdorben" ? [{ was, test: id }] : [];
    });
}
