import { gemerkt } from "#platform/realtime/gemerkt.server.ts";
import { archiv } from "./lesen.server.ts";

/** A year with posts, the latest first, and its months that have some, the latest first. */
export type Archivjahr = { readonly jahr: number; readonly monate: readonly number[] };

/**
 * The months with posts, by year, for the links below each list. All posts have to be looked at for them, so they are
 * counted once per change of what is published, and once a minute at most where nothing tells of a change.
 */
export const monateGemerkt = gemerkt<readonly Archivjahr[]>(async () => {
  const jahre = new Map<number, number[]>();
  for (const { year, month } of await archiv()) jahre.set(year, [...(jahre.get(year) ?? []), month]);
  return [...jahre].map(([jahr, monate]) => ({ jahr, monate }));
}, 60_000);
