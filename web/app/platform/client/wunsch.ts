import type { Tarifstufe } from "../access/tarif.ts";

/** What somebody wanted when his tier did not hold it, as this tab keeps it on the way through the order. */
export type Wunsch = {
  readonly stufe: Tarifstufe;
  /** The way on once the tier is there: its words and its address with all that was typed. */
  readonly text: string;
  readonly weiter: string;
  /** The way back to where it was typed, and its words. */
  readonly zurueckText: string;
  readonly zurueck: string;
};

// `eingabenVergessen` removes this entry with what was typed into the forms.
const schluessel = "eingaben/wunsch";
const stufen: readonly unknown[] = ["basic", "premium", "teams"] satisfies Tarifstufe[];

/** Keeps it for this tab; without storage the address alone leads back. */
export function wunschMerken(wunsch: Wunsch): void {
  try {
    sessionStorage.setItem(schluessel, JSON.stringify(wunsch));
  } catch {
    // Storage full or forbidden.
  }
}

/** What was kept last; undefined: nothing, or nothing that leads to a page of ours. */
export function gemerkterWunsch(): Wunsch | undefined {
  try {
    const eintrag: unknown = JSON.parse(sessionStorage.getItem(schluessel) ?? "null");
    if (typeof eintrag !== "object" || eintrag === null) return undefined;
    const { stufe, text, weiter, zurueckText, zurueck } = eintrag as Partial<Wunsch>;
    if (!stufen.includes(stufe) || typeof text !== "string" || typeof zurueckText !== "string")
      return undefined;
    return eigen(weiter) && eigen(zurueck) ? (eintrag as Wunsch) : undefined;
  } catch {
    return undefined;
  }
}

/** It has been fulfilled. */
export function wunschVergessen(): void {
  try {
    sessionStorage.removeItem(schluessel);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

const eigen = (adresse: string | undefined): boolean => /^\/(?![/\\])/.test(String(adresse ?? ""));
