import { setTimeout as warten } from "node:timers/promises";

/**
 * No refusal of a sign-in is answered sooner. Both kinds do the same work, but finding a row and finding none differ by
 * a fraction of a millisecond, which many attempts would show.
 */
const mindestdauerMs = 100;

/** @param beginn `performance.now()` at the start of the call */
export function mindestdauerAbwarten(beginn: number): Promise<void> {
  return warten(Math.max(0, mindestdauerMs - (performance.now() - beginn)));
}
