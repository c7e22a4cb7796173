/** Other tabs listen to this key, as those of next-auth do. */
export const zurufschluessel = "nextauth.message";

/** Lets the other tabs look again at who is signed in. */
export function zurufen(): void {
  try {
    localStorage.setItem(zurufschluessel, JSON.stringify({ event: "session", timestamp: Date.now() }));
  } catch {
    // A browser that keeps nothing has no way to tell; the other tabs find out with their next check.
  }
}
