import { type ChildProcess, spawn } from "node:child_process";
import { delimiter } from "node:path";

const laufende = new Set<ChildProcess>();

/**
 * Runs a command with the output of this process and gives its exit code (127 when it cannot be started).
 * `node` and the tools of the checkout are found first.
 */
export function befehl(
  programm: string,
  argumente: readonly string[],
  optionen: {
    readonly cwd: string;
    readonly wurzel: string;
    readonly env?: Readonly<Record<string, string | undefined>>;
  },
): Promise<number> {
  return new Promise((fertig) => {
    const kind = spawn(programm, argumente, {
      cwd: optionen.cwd,
      stdio: ["ignore", "inherit", "inherit"],
      env: {
        ...process.env,
        ...optionen.env,
        PATH: [`${optionen.wurzel}/node_modules/.bin`, process.env.PATH].join(delimiter),
      },
    });
    laufende.add(kind);
    kind.once("error", () => {
      laufende.delete(kind);
      fertig(127);
    });
    kind.once("exit", (code) => {
      laufende.delete(kind);
      fertig(code ?? 1);
    });
  });
}

/** Ends what is still running, for Ctrl+C. */
export function befehleBeenden(): void {
  for (const kind of laufende) kind.kill("SIGTERM");
}
