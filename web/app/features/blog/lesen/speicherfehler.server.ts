import { setTimeout as warten } from "node:timers/promises";
import { istUnerreichbar } from "#platform/db/stoerung.server.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { indexFehlt, speicherNichtBereit } from "./texte-lesen.ts";

/** The list that was asked for takes too long, as it would without an index. */
export const indexFehlerart = "missing-index";
/** The database cannot be reached. */
export const speicherFehlerart = "store-not-initialized";

/** A filtered list that takes longer than this is given up. */
const listenzeitMs = 4_000;

/**
 * Reads from the blog's tables and says in the blog's own words when the database does not answer.
 *
 * @throws {ApiFehler} 503 `store-not-initialized`
 */
export async function ausSpeicher<T>(lesen: () => Promise<T>): Promise<T> {
  try {
    return await lesen();
  } catch (fehler) {
    throw istUnerreichbar(fehler)
      ? new ApiFehler(503, { error: speicherNichtBereit, code: speicherFehlerart })
      : fehler;
  }
}

/**
 * Reads a list with filters from the blog's tables; one that takes longer than `hoechstensMs` is given up.
 *
 * @throws {ApiFehler} 503 `missing-index` or `store-not-initialized`
 */
export async function inListenzeit<T>(lesen: () => Promise<T>, hoechstensMs = listenzeitMs): Promise<T> {
  const ende = new AbortController();
  const grenze = warten(hoechstensMs, undefined, { signal: ende.signal, ref: false }).then(
    () => Promise.reject(zuLangsam()),
    () => new Promise<never>(() => undefined),
  );
  try {
    return await Promise.race([ausSpeicher(lesen), grenze]);
  } catch (fehler) {
    throw codeVon(fehler) === abgebrochen ? zuLangsam() : fehler;
  } finally {
    ende.abort();
  }
}

const zuLangsam = () => new ApiFehler(503, { error: indexFehlt, code: indexFehlerart });

/** PostgreSQL's code for a statement that took too long. */
const abgebrochen = "57014";

const codeVon = (fehler: unknown): string =>
  fehler instanceof Error && "code" in fehler ? String(fehler.code) : "";
