import { Bedienfehler } from "../../web/app/platform/env/bedienfehler.server.ts";
import { type Umgebung, umgebung } from "../../web/app/platform/env/env.server.ts";

/** Runs a script of the portal; an operator's fault ends it with its sentence and code 1, without a stack. */
export async function skript(
  arbeit: (umgebung: Umgebung, argumente: readonly string[]) => Promise<void>,
): Promise<void> {
  process.umask(0o077);
  try {
    await arbeit(umgebung(), process.argv.slice(2));
  } catch (fehler) {
    console.error(fehler instanceof Bedienfehler ? fehler.message : fehler);
    process.exitCode = 1;
  }
}
