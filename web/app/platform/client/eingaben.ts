/** Entries of a tab's sessionStorage that hold what was typed: this and the path of the page. */
const vorsatz = "eingaben/";

const ereignis = "eingaben-vergessen";
const abmeldung = "abgemeldet";

/** Database of the browser for long texts that have to survive a crash; gone as soon as somebody signs out. */
export const geraetespeicher = "eingaben";

/** Forgets what was typed in this tab: what is kept, and what an open form still shows. */
export function eingabenVergessen(): void {
  try {
    for (const name of Object.keys(sessionStorage))
      if (name.startsWith(vorsatz)) sessionStorage.removeItem(name);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
  dispatchEvent(new Event(ereignis));
}

/** For forms that keep what is typed: calls `tun` when it is to be forgotten; gives back how to stop it. */
export function beimVergessen(tun: () => void): () => void {
  addEventListener(ereignis, tun);
  return () => removeEventListener(ereignis, tun);
}

/** Somebody has signed out: whatever was typed is forgotten, also what was to outlive the tab. */
export function abmeldungVergessen(): void {
  eingabenVergessen();
  dispatchEvent(new Event(abmeldung));
  try {
    indexedDB.deleteDatabase(geraetespeicher);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

/** For texts that outlive the end of a session, but not the sign-out; gives back how to stop it. */
export function beimAbmelden(tun: () => void): () => void {
  addEventListener(abmeldung, tun);
  return () => removeEventListener(abmeldung, tun);
}
