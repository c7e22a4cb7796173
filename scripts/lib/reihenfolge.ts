import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Files that take long for their size. Where no run before has been measured, Vitest begins with the largest files; these
 * would come last then, and the other core would wait for them.
 */
export const lange = [
  "web/e2e/rundgang/ladung.e2e.ts",
  "web/e2e/rundgang/grundgeruest.e2e.ts",
  "web/e2e/blog-lesen.e2e.ts",
  "web/e2e/abo-geld.e2e.ts",
  "web/e2e/kostennote.e2e.ts",
  "web/e2e/blog-schreiben-wege.e2e.ts",
  "web/e2e/fristenbuch.e2e.ts",
  "web/e2e/konto/konto.e2e.ts",
  "web/e2e/team.e2e.ts",
  "web/e2e/abo.e2e.ts",
  "web/e2e/basiszinssatz.e2e.ts",
  "web/aufrufe/berechtigungen.db.test.ts",
  "web/aufrufe/feindlich/feindlich.db.test.ts",
  "web/aufrufe/mehrere-prozesse.db.test.ts",
  "web/aufrufe/blog/prozesse.db.test.ts",
  "web/aufrufe/blog/demo.db.test.ts",
  "web/aufrufe/demo.db.test.ts",
  "web/aufrufe/werbung.db.test.ts",
  "web/app/features/blog/zaehler.db.test.ts",
  "web/app/features/fristenbuch/drill/drill.db.test.ts",
  "web/app/platform/db/sicherung.db.test.ts",
  "web/app/platform/jobs/jobs.db.test.ts",
  "web/server/prozess.test.ts",
  "web/app/platform/db/eingebettet.test.ts",
] as const;

/** The usual order, but for what takes long. */
export class LangesZuerst extends BaseSequencer {
  override async sort(dateien: TestSpecification[]): Promise<TestSpecification[]> {
    return langesZuerst(await super.sort(dateien), ({ moduleId }) => moduleId);
  }
}

export function langesZuerst<T>(dateien: readonly T[], pfad: (datei: T) => string): T[] {
  const istLang = (datei: T) => lange.some((ende) => pfad(datei).endsWith(`/${ende}`));
  return [...dateien.filter(istLang), ...dateien.filter((datei) => !istLang(datei))];
}
