import { setTimeout as warten } from "node:timers/promises";
import { wartend } from "#platform/http/wartezeit.server.ts";

/**
 * No refusal of a sign-in, and no wish for a link, is answered sooner: finding a row and finding none differ by a
 * fraction of a millisecond, writing a mail by more, which many attempts would show.
 */
const mindestdauerMs = 100;

/** @param beginn `performance.now()` at the start of the call */
export function mindestdauerAbwarten(beginn: number): Promise<void> {
  return wartend(() => warten(Math.max(0, mindestdauerMs - (performance.now() - beginn))));
}
