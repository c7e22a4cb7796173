/** Other tabs listen to this key, as those of next-auth do. */
export const zurufschluessel = "nextauth.message";

const abmeldung = "signout";

/**
 * Lets the other tabs look again at who is signed in.
 *
 * @param abgemeldet somebody has signed out: they also forget what was typed in them. A session that merely ended
 *   makes nobody lose his work.
 */
export function zurufen({ abgemeldet = false } = {}): void {
  const data = abgemeldet ? { data: { trigger: abmeldung } } : {};
  try {
    localStorage.setItem(
      zurufschluessel,
      JSON.stringify({ event: "session", ...data, timestamp: Date.now() }),
    );
  } catch {
    // A browser that keeps nothing has no way to tell; the other tabs find out with their next check.
  }
}

/** Whether the text that another tab left says that somebody has signed out. */
export function sagtAbmeldung(text: string): boolean {
  try {
    return JSON.parse(text)?.data?.trigger === abmeldung;
  } catch {
    return false;
  }
}
