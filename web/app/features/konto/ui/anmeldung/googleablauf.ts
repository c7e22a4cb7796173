import { sitzungsabfrageMs } from "#platform/konstanten.ts";
import { googleAdresse, sitzungDa, warten } from "./anmeldeaufrufe.ts";
import { meldungen, meldungZuAbsage } from "./anmeldemeldungen.ts";
import { berichtLesen, berichtSchreiben } from "./google-fenster.ts";
import type { Meldung } from "./sofortmeldungen.ts";

export type Googleausgang =
  | { readonly art: "angemeldet" }
  | { readonly art: "gescheitert"; readonly meldung: Meldung };

/** Signs in through Google in the window that the click has opened; null: the browser has blocked it. */
export async function googleAnmeldung(fenster: Window | null): Promise<Googleausgang> {
  if (!fenster) return gescheitert(meldungen.googleFenster);
  berichtSchreiben(null);
  const adresse = await googleAdresse(`${location.origin}/login?fenster=1`);
  if (!adresse) {
    fenster.close();
    return gescheitert(meldungen.googleFehler);
  }
  fenster.location.href = adresse;
  while (!fenster.closed && berichtLesen() === null) await warten(sitzungsabfrageMs);
  const fehler = berichtLesen();
  fenster.close();
  if (await sitzungDa()) return { art: "angemeldet" };
  return gescheitert(fehler ? meldungZuAbsage({ status: 401, error: fehler }) : meldungen.googleAbbruch);
}

function gescheitert(meldung: Meldung): Googleausgang {
  return { art: "gescheitert", meldung };
}
