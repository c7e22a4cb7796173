import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";

const laufende = new Set<ChildProcess>();

/** The tools that steps call: the packages' own files, for links in `node_modules/.bin` are not made. */
const werkzeuge = {
  biome: "@biomejs/biome/bin/biome",
  "react-router": "@react-router/dev/bin.cjs",
  tsc: "typescript/bin/tsc",
  vitest: "vitest/vitest.mjs",
} as const;

/** Runs a tool of the checkout on this Node.js, with the output of this process, and gives its exit code (127: not started). */
export function befehl(
  werkzeug: keyof typeof werkzeuge,
  argumente: readonly string[],
  optionen: {
    readonly cwd: string;
    readonly wurzel: string;
    readonly env?: Readonly<Record<string, string | undefined>>;
  },
): Promise<number> {
  return new Promise((fertig) => {
    const datei = join(optionen.wurzel, "node_modules", werkzeuge[werkzeug]);
    const kind = spawn(process.execPath, [datei, ...argumente], {
      cwd: optionen.cwd,
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...process.env, ...optionen.env },
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
