import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { artikelNichtGefunden, schreibtexte } from "./texts.ts";

/** A refusal with one of the blog's own sentences. */
export function absage(status: number, code: keyof typeof schreibtexte, field?: string): ApiFehler {
  return new ApiFehler(status, { error: schreibtexte[code], code, ...(field ? { field } : {}) });
}

export const nichtGefunden = (): ApiFehler => new ApiFehler(404, { error: artikelNichtGefunden });
export const inhaltZuLang = (): ApiFehler => absage(400, "inhalt-zu-lang", "content");
export const veraltet = (): ApiFehler => absage(409, "veraltet", "version");
