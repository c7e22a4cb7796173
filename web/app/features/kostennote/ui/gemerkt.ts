import type { Kostennotenfelder } from "../felder.ts";

/** What was typed into a draft and is not stored yet; it never leaves the tab. */
export type Gemerktes = {
  /** Which draft it was typed into: its version, or the calculation of a new one. */
  readonly stand: string;
  readonly felder: Kostennotenfelder;
};

// `eingabenVergessen` of the platform removes these entries with those of the calculators.
const schluessel = (seite: string): string => `eingaben/kostennoten/${seite}`;

/** @param seite `neu`, or the id of a draft */
export function gemerktes(seite: string): Gemerktes | undefined {
  try {
    const eintrag: unknown = JSON.parse(sessionStorage.getItem(schluessel(seite)) ?? "null");
    if (typeof eintrag !== "object" || eintrag === null) return undefined;
    if (!("stand" in eintrag) || !("felder" in eintrag)) return undefined;
    const { stand, felder } = eintrag;
    return typeof stand === "string" && typeof felder === "object" && felder !== null
      ? { stand, felder: felder as Kostennotenfelder }
      : undefined;
  } catch {
    return undefined;
  }
}

export function merken(seite: string, eintrag: Gemerktes): void {
  try {
    sessionStorage.setItem(schluessel(seite), JSON.stringify(eintrag));
  } catch {
    // Storage full or forbidden: the form works on without.
  }
}

export function vergessen(seite: string): void {
  try {
    sessionStorage.removeItem(schluessel(seite));
  } catch {
    // See above.
  }
}
