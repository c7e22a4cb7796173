import { join } from "node:path";
import { setTimeout as warten } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { projektordner } from "#platform/env/ordner.server.ts";
import { Drillprozess } from "#platform/jobs/testing-drillprozess.ts";
import type { Drillzug } from "./testing-zuege.ts";

const hoerer = fileURLToPath(new URL("testing-hoerer.ts", import.meta.url));
const portal = join(projektordner, "web/server/testing/prozess.ts");

/** The portal that is killed again and again, and started anew. */
export class Portalprozess {
  am: string;
  adresse = "";
  readonly #prozess: Drillprozess<Drillzug>;

  constructor(env: Readonly<Record<string, string>>, am: string) {
    this.am = am;
    this.#prozess = new Drillprozess(["--import", hoerer, portal], () => ({ ...env, DRILL_UHR: this.am }));
  }

  get abbrueche(): number {
    return this.#prozess.abbrueche;
  }

  async starten(): Promise<void> {
    const [, port] = await this.#prozess.starten(/läuft auf http:\/\/localhost:(\d+)/);
    this.adresse = `http://127.0.0.1:${port}`;
  }

  /** Asks for something and waits for it. */
  async tun(zug: Drillzug): Promise<string | null> {
    if (zug.art === "uhr") this.am = zug.am;
    return (await this.#prozess.fragen(zug)) as string | null;
  }

  /** kill -9 a moment after something has begun, whatever became of it; then the portal starts anew. */
  async toetenWaehrend(beginnen: () => Promise<unknown>): Promise<void> {
    const versuch = beginnen().catch(() => undefined);
    await warten(Math.random() * 120);
    await Promise.all([this.#prozess.toeten(), versuch]);
    await this.starten();
  }

  beenden(): Promise<void> {
    return this.#prozess.beenden();
  }
}
