import { setTimeout as warten } from "node:timers/promises";
import type { Ausgeliefert } from "#platform/http/ausgeliefert.ts";
import { aufrufeHinzufuegen, aufrufHinzufuegen } from "./aufrufe-store.server.ts";
import { geleseneSeite } from "./seitenaufruf.ts";
import { ausSpeicher } from "./speicherfehler.server.ts";

/** Counts one reading of a post by a program; returns how many there are now. */
export function aufrufZaehlen(artikelId: string): Promise<number> {
  return ausSpeicher(() => aufrufHinzufuegen(artikelId));
}

/** Under load as many page views go into one write as come in this time. */
const abstandMs = 25;
/** Longest wait for counts that are just being written. */
const geduldMs = 100;
/** While the database is away, only so many posts are remembered. */
const gemerktHoechstens = 10_000;

let wartend = new Map<string, number>();
let unterwegs: Promise<void> | undefined;

/** Counts a view of a post's page, if an answer of the server is one. */
export function ausgeliefert(antwort: Ausgeliefert): void {
  const slug = geleseneSeite(antwort);
  if (slug !== undefined) seitenaufrufZaehlen(slug);
}

/**
 * Counts one view of a post's page. Nobody waits for it: it is written at once if nothing else is being written,
 * otherwise together with what comes meanwhile. A slug that no post has is nothing.
 */
export function seitenaufrufZaehlen(slug: string): void {
  dazu(slug, 1);
  unterwegs ??= schreiben();
}

/** Settles when every view counted so far is in the database, or cannot be written now. */
export async function aufrufeFertig(): Promise<void> {
  await unterwegs;
  // What came in between, or could not be written before.
  if (wartend.size > 0) {
    unterwegs ??= schreiben();
    await unterwegs;
  }
}

/**
 * Waits until the views counted so far are written, for whoever asks how often a post was read: a moment (`geduldMs`)
 * at most, however many are reading.
 */
export async function seitenaufrufeAbwarten(): Promise<void> {
  if (unterwegs) await Promise.race([unterwegs, warten(geduldMs, undefined, { ref: false })]);
}

async function schreiben(): Promise<void> {
  while (wartend.size > 0) {
    const stand = wartend;
    wartend = new Map();
    try {
      await aufrufeHinzufuegen(stand);
    } catch {
      // Kept for the next view; a post that was deleted meanwhile is not found again then.
      for (const [slug, anzahl] of stand) dazu(slug, anzahl);
      break;
    }
    if (wartend.size > 0) await warten(abstandMs);
  }
  unterwegs = undefined;
}

function dazu(slug: string, anzahl: number): void {
  const bisher = wartend.get(slug);
  if (bisher !== undefined || wartend.size < gemerktHoechstens) wartend.set(slug, (bisher ?? 0) + anzahl);
}
