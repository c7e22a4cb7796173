import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { setTimeout as warten } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { projektordner } from "#platform/env/ordner.server.ts";
import type { Drillzug } from "./testing-zuege.ts";

type Antwort = { readonly nr: number; readonly antwort?: string | null; readonly fehler?: string };

const hoerer = fileURLToPath(new URL("testing-hoerer.ts", import.meta.url));
const portal = join(projektordner, "web/server/testing/prozess.ts");

/** The portal that is killed again and again, and started anew. */
export class Portalprozess {
  am: string;
  abbrueche = 0;
  adresse = "";
  readonly #env: Readonly<Record<string, string>>;
  #kind: ChildProcess | undefined;
  #nr = 0;
  readonly #offen = new Map<
    number,
    { fertig: (wert: string | null) => void; gescheitert: (f: Error) => void }
  >();

  constructor(env: Readonly<Record<string, string>>, am: string) {
    this.#env = env;
    this.am = am;
  }

  async starten(): Promise<void> {
    const kind = spawn(process.execPath, ["--import", hoerer, portal], {
      stdio: ["ignore", "pipe", "inherit", "ipc"],
      env: {
        ...this.#env,
        PATH: process.env.PATH,
        LD_LIBRARY_PATH: process.env.LD_LIBRARY_PATH,
        DRILL_UHR: this.am,
      },
    });
    this.#kind = kind;
    kind.on("message", (antwort: Antwort) => this.#empfangen(antwort));
    kind.once("close", () => {
      for (const { gescheitert } of this.#offen.values()) gescheitert(new Error("Der Prozess ist beendet."));
      this.#offen.clear();
    });
    let ausgabe = "";
    kind.stdout?.setEncoding("utf8").on("data", (text: string) => {
      ausgabe += text;
    });
    for (;;) {
      const [, port] = /läuft auf http:\/\/localhost:(\d+)/.exec(ausgabe) ?? [];
      if (port) {
        this.adresse = `http://127.0.0.1:${port}`;
        return;
      }
      if (kind.exitCode !== null) throw new Error(`Das Portal endete mit ${kind.exitCode}: ${ausgabe}`);
      await warten(20);
    }
  }

  /** Asks for something and waits for it. */
  tun(zug: Drillzug): Promise<string | null> {
    this.#nr += 1;
    const nr = this.#nr;
    if (zug.art === "uhr") this.am = zug.am;
    return new Promise((fertig, gescheitert) => {
      this.#offen.set(nr, { fertig, gescheitert });
      this.#kind?.send({ nr, zug });
    });
  }

  /** kill -9 a moment after something has begun, whatever became of it; then the portal starts anew. */
  async toetenWaehrend(beginnen: () => Promise<unknown>): Promise<void> {
    const versuch = beginnen().catch(() => undefined);
    await warten(Math.random() * 120);
    const kind = this.#kind;
    const ende = new Promise((fertig) => kind?.once("close", fertig));
    kind?.kill("SIGKILL");
    await Promise.all([ende, versuch]);
    this.abbrueche += 1;
    await this.starten();
  }

  async beenden(): Promise<void> {
    const kind = this.#kind;
    if (!kind || kind.exitCode !== null) return;
    const ende = new Promise((fertig) => kind.once("close", fertig));
    kind.kill("SIGTERM");
    await ende;
  }

  #empfangen({ nr, antwort, fehler }: Antwort): void {
    const frage = this.#offen.get(nr);
    this.#offen.delete(nr);
    if (fehler === undefined) frage?.fertig(antwort ?? null);
    else frage?.gescheitert(new Error(fehler));
  }
}
