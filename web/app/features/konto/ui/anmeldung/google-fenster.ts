const fenstername = "google-anmeldung";
/** The pop-up reports through this key: the opener may be out of its reach after a foreign page. */
const bericht = "anmeldung.google";

/** Opens the window of Google's sign-in, still empty. To be called straight from the click, else it is blocked. */
export function googleFenster(): Window | null {
  return window.open("", fenstername, "popup,width=500,height=640");
}

/** In the pop-up itself: says how it went and closes. Elsewhere it does nothing. */
export function googleFensterSchliessen(fehler: string | null): void {
  if (window.name !== fenstername) return;
  berichtSchreiben(fehler ?? "");
  window.close();
}

/** What the pop-up has reported: an error code, an empty text for success, null as long as it has said nothing. */
export function berichtLesen(): string | null {
  try {
    return localStorage.getItem(bericht);
  } catch {
    return null;
  }
}

/** Leaves a report, or takes the old one away. */
export function berichtSchreiben(wert: string | null): void {
  try {
    if (wert === null) localStorage.removeItem(bericht);
    else localStorage.setItem(bericht, wert);
  } catch {
    // Then the closing of the window is all there is to see.
  }
}
