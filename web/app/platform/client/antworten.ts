import type { Fehlerkoerper } from "../fehler/api-fehler.ts";
import { ausJson, zuJson } from "../http/serial.ts";
import { type Aufruf, gesendet } from "./aufrufe.ts";

/** A refusal by the server, with what its JSON body said. */
export class Aufruffehler extends Error {
  readonly status: number;
  readonly koerper: Partial<Fehlerkoerper>;
  constructor(status: number, koerper: Aufruffehler["koerper"]) {
    super(koerper.error ?? `HTTP ${status}`);
    this.status = status;
    this.koerper = koerper;
  }
}

/**
 * The JSON of an answer with instants restored.
 *
 * @throws {Aufruffehler} a status of 400 or above
 */
export async function gelesen<T>(antwort: Response): Promise<T> {
  const json: unknown = await antwort.json().catch(() => ({}));
  if (!antwort.ok) throw new Aufruffehler(antwort.status, json as Aufruffehler["koerper"]);
  return ausJson(json) as T;
}

/**
 * A call of our own origin with the session cookie: JSON in, JSON out.
 *
 * @throws {Aufruffehler} a refusal
 */
export async function aufgerufen<T>(
  pfad: string,
  { daten, ...aufruf }: Omit<Aufruf, "json"> & { readonly daten?: unknown } = {},
): Promise<T> {
  return gelesen<T>(await gesendet(pfad, { ...aufruf, ...mitDaten(daten) }));
}

/** Values of ours as the JSON text of a call. */
export function mitDaten(daten: unknown): Pick<Aufruf, "json"> {
  return daten === undefined ? {} : { json: JSON.stringify(zuJson(daten)) };
}
