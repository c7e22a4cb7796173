import type { Datenbank } from "../db/datenbank.server.ts";
import { prozessraum, zurufsignal } from "../db/sperre.server.ts";
import { ereignisSenden } from "./bus-store.server.ts";

/**
 * After a script has changed what pages show: every running server forgets the pages it keeps. One that does not say that
 * it listens, because it is older than the script or stands in another container, is left alone: the call would end it,
 * or whatever else has its number here.
 *
 * @returns `false`: it runs and has not been told; it has to be started anew
 */
export async function serverVerwerfenLassen({
  art,
  pool,
  server,
}: Pick<Datenbank, "art" | "pool" | "server">): Promise<boolean> {
  if (art === "postgresql") await ereignisSenden(pool, { type: "pages.changed", an: { server: true } });
  else if (server) {
    if (server.zurufe !== prozessraum()) return false;
    process.kill(server.pid, zurufsignal);
  }
  return true;
}

/**
 * Listens for scripts from now on, so that none ends this process.
 *
 * @returns sets what is then done
 */
export function zurufeAnnehmen(): (tun: () => void) => void {
  let tun = () => {};
  process.on(zurufsignal, () => tun());
  return (neu) => {
    tun = neu;
  };
}
