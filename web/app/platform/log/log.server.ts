import { type DestinationStream, type Logger, pino } from "pino";
import type { Umgebung } from "../env/env.server.ts";

export type Log = Logger;

/** One write to the system for many lines; a quiet server writes each second. */
const gebuendelt = { minLength: 8192, periodicFlush: 1000 };

/** Level number of `error`. */
const fehlerstufe = 50;

/** What a line says of an error. A database quotes rows and texts in `detail` and `where`: those may hold a matter. */
const vomFehler = ["type", "message", "stack", "code", "errno", "syscall", "table", "constraint"];

function fehlerzeile(fehler: unknown): unknown {
  if (!(fehler instanceof Error)) return fehler;
  return Object.fromEntries(
    Object.entries(pino.stdSerializers.err(fehler)).filter(([name]) => vomFehler.includes(name)),
  );
}

/**
 * One JSON line per event. Lines are gathered and written together: after a second at the latest, at once with an error,
 * and when the process ends. Lines carry request ids, paths and figures, never personal data: no query string, no
 * fragment, no address, no body. On a terminal only warnings are shown, unless `LOG_LEVEL` says otherwise.
 */
export function logErstellen({ logLevel }: Pick<Umgebung, "logLevel">, ziel?: DestinationStream): Log {
  const level = logLevel ?? (process.stdout.isTTY ? "warn" : "info");
  const strom = ziel ?? pino.destination({ dest: 1, sync: false, ...gebuendelt });
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: fehlerzeile },
      hooks: {
        logMethod(args, schreiben, stufe) {
          schreiben.apply(this, args);
          if (stufe >= fehlerstufe) this.flush();
        },
      },
    },
    strom,
  );
}
