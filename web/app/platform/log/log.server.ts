import { type DestinationStream, type Logger, pino } from "pino";
import type { Umgebung } from "../env/env.server.ts";

export type Log = Logger;

/**
 * One JSON line per event. Lines carry request ids, paths and figures, never personal data: no query string, no
 * fragment, no address, no body. On a terminal only warnings are shown, unless `LOG_LEVEL` says otherwise.
 */
export function logErstellen({ logLevel }: Pick<Umgebung, "logLevel">, ziel?: DestinationStream): Log {
  const level = logLevel ?? (process.stdout.isTTY ? "warn" : "info");
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    ziel ?? pino.destination({ dest: 1, sync: false }),
  );
}
