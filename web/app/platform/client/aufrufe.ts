import { apiFristMs } from "../konstanten.ts";

/** A call that a page makes: path, and optionally method, body as text or form fields, further headers. */
export type Aufruf = {
  readonly method?: string;
  /** JSON text. */
  readonly json?: string;
  readonly formular?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
};

/**
 * The raw answer of a call of our own; ended after 30 seconds.
 *
 * @throws {DOMException} `TimeoutError` after 30 s, `AbortError`
 * @throws {TypeError} no connection
 */
export function gesendet(
  pfad: string,
  { method, json, formular, headers, signal }: Aufruf = {},
): Promise<Response> {
  const frist = new AbortController();
  const uhr = setTimeout(() => frist.abort(new DOMException("", "TimeoutError")), apiFristMs);
  const body = json ?? (formular ? new URLSearchParams(formular) : null);
  return fetch(pfad, {
    method: method ?? (body === null ? "GET" : "POST"),
    cache: "no-store",
    credentials: "include",
    headers: { ...(json === undefined ? {} : { "Content-Type": "application/json" }), ...headers },
    body,
    signal: signal ? AbortSignal.any([frist.signal, signal]) : frist.signal,
  }).finally(() => clearTimeout(uhr));
}
