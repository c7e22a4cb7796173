import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as warten } from "node:timers/promises";

type Antwort = { readonly nr: number; readonly antwort?: unknown; readonly fehler?: string };

/**
 * A server in a process of its own that a drill kills again and again: asked by messages, answered by messages
 * (`fragenBeantworten`). What was asked and not answered before its death is refused.
 */
export class Drillprozess<Frage> {
  abbrueche = 0;
  readonly #argumente: readonly string[];
  readonly #env: () => Readonly<Record<string, string>>;
  #kind: ChildProcess | undefined;
  #nr = 0;
  readonly #offen = new Map<number, { fertig: (wert: unknown) => void; gescheitert: (f: Error) => void }>();

  /** @param argumente what Node is started with */
  constructor(argumente: readonly string[], env: () => Readonly<Record<string, string>>) {
    this.#argumente = argumente;
    this.#env = env;
  }

  /** Starts it; over as soon as it has printed what `bereit` looks for. */
  async starten(bereit: RegExp): Promise<RegExpExecArray> {
    const { PATH, LD_LIBRARY_PATH, NODE_COMPILE_CACHE } = process.env;
    const kind = spawn(process.execPath, this.#argumente, {
      stdio: ["ignore", "pipe", "inherit", "ipc"],
      env: { ...this.#env(), PATH, LD_LIBRARY_PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) },
    });
    this.#kind = kind;
    kind.on("message", (antwort: Antwort) => this.#empfangen(antwort));
    kind.once("close", () => {
      for (const { gescheitert } of this.#offen.values()) gescheitert(new Error(beendet));
      this.#offen.clear();
    });
    let ausgabe = "";
    kind.stdout?.setEncoding("utf8").on("data", (text: string) => {
      ausgabe += text;
    });
    for (;;) {
      const gefunden = bereit.exec(ausgabe);
      if (gefunden) return gefunden;
      if (kind.exitCode !== null) throw new Error(`Der Server endete mit ${kind.exitCode}: ${ausgabe}`);
      await warten(20);
    }
  }

  /** Asks for something and waits for it. @throws {Error} it was refused, or the process died meanwhile */
  fragen(frage: Frage): Promise<unknown> {
    this.#nr += 1;
    const nr = this.#nr;
    return new Promise((fertig, gescheitert) => {
      this.#offen.set(nr, { fertig, gescheitert });
      if (!this.#kind?.connected) this.#empfangen({ nr, fehler: beendet });
      // Sent to whoever dies this moment: the refusal comes with his end.
      else this.#kind.send({ nr, frage }, () => undefined);
    });
  }

  /** kill -9, whatever it is doing. */
  async toeten(): Promise<void> {
    await this.#enden("SIGKILL");
    this.abbrueche += 1;
  }

  /** Ends it as an operator does. */
  beenden(): Promise<void> {
    return this.#enden("SIGTERM");
  }

  async #enden(signal: NodeJS.Signals): Promise<void> {
    const kind = this.#kind;
    if (!kind || kind.exitCode !== null || kind.signalCode !== null) return;
    const ende = new Promise((fertig) => kind.once("close", fertig));
    kind.kill(signal);
    await ende;
  }

  #empfangen({ nr, antwort, fehler }: Antwort): void {
    const frage = this.#offen.get(nr);
    this.#offen.delete(nr);
    if (fehler === undefined) frage?.fertig(antwort ?? null);
    else frage?.gescheitert(new Error(fehler));
  }
}

const beendet = "Der Prozess ist beendet.";

/** Whether a question was left open by the death of its process, and not refused by it. */
export const imTodGefragt = (fehler: unknown): boolean =>
  fehler instanceof Error && fehler.message === beendet;

/** In the process of a drill: answers what it is asked, each by itself. */
export function fragenBeantworten<Frage>(beantworten: (frage: Frage) => Promise<unknown>): void {
  process.on("message", async ({ nr, frage }: { nr: number; frage: Frage }) => {
    try {
      process.send?.({ nr, antwort: (await beantworten(frage)) ?? null });
    } catch (fehler) {
      process.send?.({ nr, fehler: fehler instanceof Error ? `${fehler.stack}` : String(fehler) });
    }
  });
}
