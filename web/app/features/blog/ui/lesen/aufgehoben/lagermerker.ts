/** Says that something is kept, so that nobody else loads the code for it. */
const schluessel = "blog-aufgehoben";

export function merkerSetzen(): void {
  localStorage.setItem(schluessel, "1");
}

export function merkerLoeschen(): void {
  localStorage.removeItem(schluessel);
}

export function istEtwasAufgehoben(): boolean {
  try {
    return localStorage.getItem(schluessel) !== null;
  } catch {
    return false;
  }
}
