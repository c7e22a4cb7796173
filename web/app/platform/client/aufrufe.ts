import { ausJson, zuJson } from "../http/serial.ts";
import { apiFristMs } from "../konstanten.ts";

/** A refusal by the server, with what its JSON body said. */
export class Aufruffehler extends Error {
  readonly status: number;
  readonly koerper: { readonly error?: string; readonly code?: string; readonly field?: string };
  constructor(status: number, koerper: Aufruffehler["koerper"]) {
    super(koerper.error ?? `HTTP ${status}`);
    this.status = status;
    this.koerper = koerper;
  }
}

/** A call that a page makes: path, and optionally method, JSON body or form fields, further headers. */
export type Aufruf = {
  readonly method?: string;
  readonly json?: unknown;
  readonly formular?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
};

/** The raw answer of a call of our own; ended after 30 seconds. */
export function gesendet(
  pfad: string,
  { method, json, formular, headers, signal }: Aufruf = {},
): Promise<Response> {
  const frist = new AbortController();
  const uhr = setTimeout(() => frist.abort(new DOMException("", "TimeoutError")), apiFristMs);
  return fetch(pfad, {
    method: method ?? (json === undefined && !formular ? "GET" : "POST"),
    cache: "no-store",
    credentials: "include",
    headers: { ...(json === undefined ? {} : { "Content-Type": "application/json" }), ...headers },
    body:
      json === undefined ? (formular ? new URLSearchParams(formular) : null) : JSON.stringify(zuJson(json)),
    signal: signal ? AbortSignal.any([frist.signal, signal]) : frist.signal,
  }).finally(() => clearTimeout(uhr));
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
