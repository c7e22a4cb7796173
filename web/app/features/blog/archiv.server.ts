import { archiv } from "./lesen.server.ts";
import type { Archivjahr } from "./uebersicht.server.ts";

const gueltigMs = 60_000;

let gemerkt: { readonly bis: number; readonly jahre: Promise<readonly Archivjahr[]> } | undefined;

/**
 * The months with posts, by year, for the links below each list. All posts have to be looked at for them, so they are
 * counted once a minute at most.
 */
export function monateGemerkt(): Promise<readonly Archivjahr[]> {
  if (gemerkt && gemerkt.bis > Date.now()) return gemerkt.jahre;
  const jahre = nachJahren();
  const eintrag = { bis: Date.now() + gueltigMs, jahre };
  gemerkt = eintrag;
  jahre.catch(() => {
    if (gemerkt === eintrag) gemerkt = undefined;
  });
  return jahre;
}

async function nachJahren(): Promise<readonly Archivjahr[]> {
  const jahre = new Map<number, number[]>();
  for (const { year, month } of await archiv()) jahre.set(year, [...(jahre.get(year) ?? []), month]);
  return [...jahre].map(([jahr, monate]) => ({ jahr, monate }));
}
