import { rmSync } from "node:fs";
import { join } from "node:path";
import { bauen } from "../../../scripts/lib/bau.mjs";
import { wurzel } from "../../../scripts/lib/bootstrap.mjs";

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
  const ordner = join(wurzel, "web/node_modules/.cache/gebuehrenportal", `bau-${process.pid}`);
  bauen(ordner);
  return { ordner, entfernen: () => rmSync(ordner, { recursive: true, force: true }) };
}
