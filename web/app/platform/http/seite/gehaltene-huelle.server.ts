import { LRUCache } from "lru-cache";
import type { Gehaltenehuelle } from "./seitenstand.ts";

/**
 * Header and footer follow from the address and from whether somebody is signed in, and are a third of what a page has to
 * render. So they are taken from the first page of an address and put into the next ones.
 */
const huellen = new LRUCache<string, Gehaltenehuelle>({ max: 300 });

const schluessel = (pfad: string, angemeldet: boolean): string => `${angemeldet ? "a" : "o"} ${pfad}`;

/** Header and footer of an address as they were written last; `undefined`: not yet, or long ago. */
export const gehalteneHuelle = (pfad: string, angemeldet: boolean): Gehaltenehuelle | undefined =>
  huellen.get(schluessel(pfad, angemeldet));

/** Keeps header and footer of a finished page; one whose parts name each other by ids of the renderer is not kept. */
export function huelleBehalten(pfad: string, angemeldet: boolean, html: string): void {
  const kopf = inneres(html, "<header", "</header>");
  const fuss = inneres(html, '<footer id="fuss"', "</footer>");
  if (kopf === undefined || fuss === undefined || /_R_|<script/.test(kopf + fuss)) return;
  huellen.set(schluessel(pfad, angemeldet), { kopf, fuss });
}

/** Text of its own: a slice would keep the whole page in memory. */
function inneres(html: string, anfang: string, ende: string): string | undefined {
  const stelle = html.indexOf(anfang);
  const ab = html.indexOf(">", stelle) + 1;
  const bis = html.indexOf(ende, ab);
  return stelle < 0 || ab < 1 || bis < 0 ? undefined : Buffer.from(html.slice(ab, bis)).toString();
}
