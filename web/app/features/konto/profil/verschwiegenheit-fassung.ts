/** The wording that holds now; whoever changes it keeps the earlier one readable and adds its day here. */
export const geltendeFassung = "2026-11-23";

/** Every wording there has been, newest first. */
export const fassungen = [geltendeFassung, "2026-11-21"] as const;

export type Verschwiegenheitsfassung = (typeof fassungen)[number];

/** A wording by its day; unset: there has been none of that day. */
export const fassungVom = (tag: string | null): Verschwiegenheitsfassung | undefined =>
  fassungen.find((fassung) => fassung === tag);

/** What a call answers whose account has not agreed yet; the page then shows the text. */
export const zustimmungNoetig =
  "Bevor Sie Mandatsdaten speichern, stimmen Sie bitte einmal der Vereinbarung zur Auftragsverarbeitung und Verschwiegenheit zu.";
