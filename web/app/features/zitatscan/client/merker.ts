/** Choices of this page that the tab remembers until somebody signs out. */
type Wahl = "land" | "ziel" | "zusammengefasst";

const schluessel = "eingaben/paragraphen-profi";

/** What was chosen in this tab before; empty where nothing was. */
export function gemerkt(wahl: Wahl): string {
  return alle()[wahl] ?? "";
}

/** Keeps a choice for this tab. */
export function merken(wahl: Wahl, wert: string): void {
  try {
    sessionStorage.setItem(schluessel, JSON.stringify({ ...alle(), [wahl]: wert }));
  } catch {
    // Storage full or forbidden: the page works on without.
  }
}

function alle(): Partial<Record<Wahl, string>> {
  try {
    return JSON.parse(sessionStorage.getItem(schluessel) ?? "{}") as Partial<Record<Wahl, string>>;
  } catch {
    return {};
  }
}
