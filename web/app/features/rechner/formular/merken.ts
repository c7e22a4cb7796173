/** Entry of this page in the tab's own storage; nothing here ever leaves the browser. */
const schluessel = (): string => `eingaben${location.pathname}`;

/** Marks the document while a form that was typed before waits to be put back. */
const wartet = "wiederherstellen";

/**
 * Runs before the first paint: a page that will show earlier inputs hides its form until they are there, so that
 * nothing jumps. Constant text, named in the content security policy by its hash.
 */
export const warteSkript = `try{const s=JSON.parse(sessionStorage.getItem("eingaben"+location.pathname)||"null");if(/^#\\d+\\./.test(location.hash)||s&&s.ort===location.search+location.hash)document.documentElement.dataset.${wartet}=""}catch{}`;

/** The form stands as it was: show it. */
export function nichtMehrWarten(): void {
  delete document.documentElement.dataset[wartet];
}

/** Where something was typed: the same address shows it again, another one does not. */
const ort = (): string => location.search + location.hash;

/** Keeps the form, written as a fragment, for reload, back and forward within this tab. Without storage it is not kept. */
export function merken(stand: string): void {
  try {
    sessionStorage.setItem(schluessel(), JSON.stringify({ ort: ort(), stand }));
  } catch {
    // Storage full or forbidden: the page works on without.
  }
}

export function vergessen(): void {
  try {
    sessionStorage.removeItem(schluessel());
  } catch {
    // See above.
  }
}

/**
 * What was typed at this address before, or what its fragment holds, read by `lesen`; `beschaedigt`: a fragment that
 * cannot be read.
 */
export function gemerktes<F>(lesen: (fragment: string) => F | undefined): F | "beschaedigt" | undefined {
  const gespeichert = ausSpeicher();
  const gelesen = gespeichert === undefined ? undefined : lesen(gespeichert);
  if (gelesen !== undefined) return gelesen;
  const fragment = location.hash.slice(1);
  // Other fragments are plain jumps within the page.
  if (!/^\d+\./.test(fragment)) return undefined;
  return lesen(fragment) ?? "beschaedigt";
}

function ausSpeicher(): string | undefined {
  try {
    // Nothing kept reads as `null`.
    const eintrag = JSON.parse(String(sessionStorage.getItem(schluessel()))) as {
      readonly ort?: unknown;
      readonly stand?: unknown;
    } | null;
    return eintrag?.ort === ort() && typeof eintrag.stand === "string" ? eintrag.stand : undefined;
  } catch {
    return undefined;
  }
}
