import { katalogsuche } from "@gebuehrenportal/fristen/katalogsuche";
import type { Suchtreffer } from "#platform/beitraege.server.ts";
import { mitParagrafenzeichen } from "#platform/suche/zitat.ts";
import { adresseVon } from "./adressen.ts";

/** Of the periods the search of the portal shows these; the catalogue itself finds the others. */
const fristenHoechstens = 5;

/** Periods of the catalogue on a question, for the search of the portal. */
export async function fristenFinden(frage: string, hoechstens: number): Promise<readonly Suchtreffer[]> {
  return katalogsuche(mitParagrafenzeichen(frage), {
    hoechstens: Math.min(fristenHoechstens, hoechstens),
  }).map(({ id, name, norm, ausloeser }) => ({
    type: "page",
    title: `${name}, ${norm}`,
    url: adresseVon(id),
    excerpt: `Frist ab: ${ausloeser}`,
  }));
}
