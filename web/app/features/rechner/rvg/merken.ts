import type { Formular } from "./formular.ts";
import { alsFragment, ausFragment } from "./fragment.ts";

/** One entry of the tab's own storage; nothing here ever leaves the browser. */
const schluessel = "eingaben/rvgrechner";

/** Marks the document while a form that was typed before waits to be put back. */
const wartet = "wiederherstellen";

/**
 * Runs before the first paint: a page that will show earlier inputs hides its form until they are there, so that
 * nothing jumps. Constant text, named in the content security policy by its hash.
 */
export const warteSkript = `try{const s=JSON.parse(sessionStorage.getItem("${schluessel}")||"null");if(/^#\\d+\\./.test(location.hash)||s&&s.ort===location.search+location.hash)document.documentElement.dataset.${wartet}=""}catch{}`;

/** The form stands as it was: show it. */
export function nichtMehrWarten(): void {
  delete document.documentElement.dataset[wartet];
}

/** Where something was typed: the same address shows it again, another one does not. */
const ort = (): string => location.search + location.hash;

/** Keeps the form for reload, back and forward within this tab. Without storage it is simply not kept. */
export function merken(formular: Formular): void {
  try {
    sessionStorage.setItem(schluessel, JSON.stringify({ ort: ort(), stand: alsFragment(formular) }));
  } catch {
    // Storage full or forbidden: the page works on without.
  }
}

export function vergessen(): void {
  try {
    sessionStorage.removeItem(schluessel);
  } catch {
    // See above.
  }
}

/** What was typed at this address before, or what its fragment holds; `beschaedigt`: a fragment that cannot be read. */
export function gemerktes(): Formular | "beschaedigt" | undefined {
  const gespeichert = ausSpeicher();
  if (gespeichert) return gespeichert;
  const fragment = location.hash.slice(1);
  // Other fragments are plain jumps within the page.
  if (!/^\d+\./.test(fragment)) return undefined;
  return ausFragment(fragment) ?? "beschaedigt";
}

function ausSpeicher(): Formular | undefined {
  try {
    const eintrag: unknown = JSON.parse(sessionStorage.getItem(schluessel) ?? "null");
    if (typeof eintrag !== "object" || eintrag === null || !("ort" in eintrag) || !("stand" in eintrag))
      return undefined;
    return eintrag.ort === ort() && typeof eintrag.stand === "string"
      ? ausFragment(eintrag.stand)
      : undefined;
  } catch {
    return undefined;
  }
}
