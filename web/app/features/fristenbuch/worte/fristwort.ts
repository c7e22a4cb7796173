import type { Frist } from "./frist.ts";

/** What leaves the portal in mails and calendar feeds. */
export const erinnerungsinhalte = ["voll", "aktenzeichen", "frist"] as const;
export type Erinnerungsinhalt = (typeof erinnerungsinhalte)[number];

/** Of two choices of what leaves the portal the one that says less. */
export const wenigerVon = (a: Erinnerungsinhalt, b: Erinnerungsinhalt): Erinnerungsinhalt =>
  erinnerungsinhalte.indexOf(a) > erinnerungsinhalte.indexOf(b) ? a : b;

/** What of a mandate leaves the portal: nothing but „Frist“ unless the office has chosen more. */
export type Gemeint = Pick<Frist, "titel" | "aktenzeichen" | "notfrist" | "gattung"> &
  Partial<Pick<Frist, "rubrum">>;

/** „Frist“, „Frist 12/26“ or „Notfrist Berufung, 12/26, Meier ./. Schulze“. */
export function fristwort(
  { titel, aktenzeichen, rubrum, notfrist, gattung }: Gemeint,
  inhalt: Erinnerungsinhalt,
): string {
  if (inhalt === "frist") return "Frist";
  if (inhalt === "aktenzeichen") return aktenzeichen === "" ? "Frist" : `Frist ${aktenzeichen}`;
  const wort = notfrist ? "Notfrist" : gattung === "wartefrist" ? "Wartefrist" : "Frist";
  return [`${wort} ${titel}`, aktenzeichen, rubrum].filter(Boolean).join(", ");
}
