/** Name and Aktenzeichen typed for a calculation that is not saved yet. */
export type Speicherentwurf = { readonly bezeichnung: string; readonly aktenzeichen: string };

const schluessel = (): string => `speichern${location.pathname}`;

/**
 * Keeps what was typed while somebody signs in, in this tab and for this page alone; it never leaves the browser. Without
 * storage it is not kept.
 */
export function entwurfMerken(entwurf: Speicherentwurf): void {
  try {
    sessionStorage.setItem(schluessel(), JSON.stringify(entwurf));
  } catch {
    // Storage full or forbidden: the fields are empty after signing in.
  }
}

export function entwurfVergessen(): void {
  try {
    sessionStorage.removeItem(schluessel());
  } catch {
    // See above.
  }
}

/** What was kept; `undefined`: nothing, or nothing readable. */
export function gemerkterEntwurf(): Speicherentwurf | undefined {
  try {
    const eintrag: unknown = JSON.parse(sessionStorage.getItem(schluessel()) ?? "null");
    if (typeof eintrag !== "object" || eintrag === null) return undefined;
    const { bezeichnung, aktenzeichen } = eintrag as Partial<Record<keyof Speicherentwurf, unknown>>;
    return { bezeichnung: String(bezeichnung ?? ""), aktenzeichen: String(aktenzeichen ?? "") };
  } catch {
    return undefined;
  }
}
