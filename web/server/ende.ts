import type { Server } from "node:http";
import type { Log } from "#platform/log/log.server.ts";

const geduldMs = 10_000;

/** A terminal signals the whole process group, and `npm start` passes the signal on as well: that is one wish, not two. */
const einWunschMs = 1_500;

/** What a running portal does before and after it finishes its answers. */
export type Abschied = {
  readonly server: Server;
  readonly vorher: () => void;
  readonly danach: () => Promise<void>;
};

/**
 * On SIGTERM or SIGINT: `vorher`, no new connections, running answers are finished (at most ten seconds), then
 * `danach`, then exit code 0. A second signal ends at once, unless it comes right after the first.
 *
 * @param abschied asked when the signal comes; undefined while the portal is still starting: it then ends at once, with
 *   0 as well, because whoever stops a starting portal has not found a fault
 */
export function herunterfahrenBeiSignal(log: Log, abschied: () => Abschied | undefined): void {
  let seit: number | undefined;
  const beenden = (signal: NodeJS.Signals) => {
    if (seit !== undefined) {
      if (performance.now() - seit > einWunschMs) process.exit(130);
      return;
    }
    seit = performance.now();
    log.info({ signal }, "Das Portal wird beendet");
    const laufend = abschied();
    if (!laufend) process.exit(0);
    laufend.vorher();
    serverSchliessen(laufend.server)
      .then(laufend.danach)
      .then(
        () => process.exit(0),
        (fehler) => {
          log.error({ err: fehler }, "Das Beenden ist gescheitert");
          process.exit(1);
        },
      );
  };
  process.on("SIGTERM", beenden);
  process.on("SIGINT", beenden);
}

function serverSchliessen(server: Server): Promise<void> {
  return new Promise((fertig) => {
    server.close(() => fertig());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), geduldMs).unref();
  });
}
