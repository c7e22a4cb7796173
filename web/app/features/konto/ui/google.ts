import { sitzungsabfrageMs } from "../konstanten.ts";
import { googleAdresse, sitzungDa, warten } from "./anmeldeaufrufe.ts";
import { type Meldung, meldungen, meldungZuAbsage } from "./anmeldefehler.ts";

const fenstername = "google-anmeldung";
/** The pop-up reports through this key: the opener may be out of its reach after a foreign page. */
const bericht = "anmeldung.google";

export type Googleausgang =
  | { readonly art: "angemeldet" }
  | { readonly art: "gescheitert"; readonly meldung: Meldung };

/** Signs in through Google in a window of its own. To be called straight from the click, else it is blocked. */
export async function googleAnmeldung(): Promise<Googleausgang> {
  const fenster = window.open("", fenstername, "popup,width=500,height=640");
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

/** In the pop-up itself: says how it went and closes. Elsewhere it does nothing. */
export function googleFensterSchliessen(fehler: string | null): void {
  if (window.name !== fenstername) return;
  berichtSchreiben(fehler ?? "");
  window.close();
}

function gescheitert(meldung: Meldung): Googleausgang {
  return { art: "gescheitert", meldung };
}

function berichtLesen(): string | null {
  try {
    return localStorage.getItem(bericht);
  } catch {
    return null;
  }
}

function berichtSchreiben(wert: string | null): void {
  try {
    if (wert === null) localStorage.removeItem(bericht);
    else localStorage.setItem(bericht, wert);
  } catch {
    // Then the closing of the window is all there is to see.
  }
}
