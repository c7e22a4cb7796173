import type { PGlite } from "@electric-sql/pglite";

/** The part of PGlite that its socket server uses. */
type Backend = Pick<
  PGlite,
  "waitReady" | "isInTransaction" | "runExclusive" | "execProtocolRawStream" | "exec"
>;

const serienteile = new Set([..."PBDECFH"].map((art) => art.charCodeAt(0)));
const serienende = new Set([..."SQ"].map((art) => art.charCodeAt(0)));
const sync = Uint8Array.of("S".charCodeAt(0), 0, 0, 0, 4);

/**
 * Keeps the messages of one statement together. All connections share one backend, and the socket server queues single
 * protocol messages: without this, the Parse of one connection could slip between Parse and Bind of another and the
 * second would run the first one's statement. The queue already stays with a connection that is inside a transaction;
 * an unfinished series (Parse … Sync) counts as one.
 */
export function mitSerien(pg: Backend): PGlite {
  let offen = false;
  const backend = {
    waitReady: pg.waitReady,
    isInTransaction: () => offen || pg.isInTransaction(),
    runExclusive: pg.runExclusive.bind(pg),
    execProtocolRawStream: (nachricht, optionen) => {
      const art = nachricht[0] ?? 0;
      if (serienteile.has(art)) offen = true;
      else if (serienende.has(art)) offen = false;
      return pg.execProtocolRawStream(nachricht, optionen);
    },
    // Called when a connection ends inside a transaction or a series: the backend may still wait for a Sync.
    exec: async (sql, optionen) => {
      if (offen) {
        offen = false;
        await pg.runExclusive(() => pg.execProtocolRawStream(sync, { onRawData: () => undefined }));
      }
      return pg.exec(sql, optionen);
    },
  } satisfies Backend;
  // The socket server is typed for the whole class but uses nothing else of it.
  return backend as unknown as PGlite;
}
