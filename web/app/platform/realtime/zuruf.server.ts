import type { Datenbank } from "../db/datenbank.server.ts";
import { ereignisSenden } from "./bus-store.server.ts";

/** How a script tells the server whose embedded database it has changed; the system's own meaning would be to end. */
const zuruf = "SIGUSR2";

/** After a script has changed what pages show: every running server forgets the pages it keeps. */
export async function serverVerwerfenLassen({ art, pool, serverPid }: Datenbank): Promise<void> {
  if (art === "postgresql") await ereignisSenden(pool, { type: "pages.changed", an: { server: true } });
  else if (serverPid !== undefined) process.kill(serverPid, zuruf);
}

/**
 * Listens for scripts from now on, so that none ends this process.
 *
 * @returns sets what is then done
 */
export function zurufeAnnehmen(): (tun: () => void) => void {
  let tun = () => {};
  process.on(zuruf, () => tun());
  return (neu) => {
    tun = neu;
  };
}
