import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { bauen } from "../../../scripts/lib/bau.mjs";
import { wurzel } from "../../../scripts/lib/bootstrap.mjs";

const ablage = join(wurzel, "web/node_modules/.cache/gebuehrenportal");

/** A build for this run alone; a running portal keeps its own. */
export type Testbau = { readonly ordner: string; entfernen(): void };

/**
 * Gives the build the caller has prepared (`TEST_BAU`), or makes one. It lies below `web/`, so that the built server
 * finds its packages, and in a folder that neither git nor any tool looks into.
 *
 * @throws {Error} the build failed
 */
export function testbau(): Testbau {
  const vorbereitet = process.env.TEST_BAU;
  if (vorbereitet) return { ordner: vorbereitet, entfernen: () => {} };
  verwaisteEntfernen();
  const ordner = join(ablage, `bau-${process.pid}`);
  bauen(ordner);
  return { ordner, entfernen: () => rmSync(ordner, { recursive: true, force: true }) };
}

/** Builds of runs that were killed before they could clean up. */
function verwaisteEntfernen(): void {
  for (const name of existsSync(ablage) ? readdirSync(ablage) : []) {
    const pid = /-(\d+)$/.exec(name)?.[1];
    if (pid && !lebt(Number(pid))) rmSync(join(ablage, name), { recursive: true, force: true });
  }
}

function lebt(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (fehler) {
    return (fehler as NodeJS.ErrnoException).code === "EPERM";
  }
}
