/** What somebody writes about; the first one where he does not say. */
export const anlaesse = {
  allgemein: "Allgemeine Frage",
  werbung: "Werbung auf dem Portal",
  kanzleisoftware: "Kanzleisoftware nach Maß",
  fehler: "Fehler in einer Berechnung oder einem Text",
} as const;
export type Anlass = keyof typeof anlaesse;

const istAnlass = (text: string): text is Anlass => Object.hasOwn(anlaesse, text);

/** The occasion that an address or a form names; anything else is a question like any other. */
export const anlassAus = (text: string | null | undefined): Anlass =>
  text && istAnlass(text) ? text : "allgemein";

/** Where the way to the form began, as addresses of campaigns say it. */
export const kampagnenwerte = ["utm_source", "utm_medium", "utm_campaign"] as const;
export type Kampagnenwert = (typeof kampagnenwerte)[number];

export const kampagnenwertHoechstens = 100;
export const nameHoechstens = 200;
export const emailHoechstens = 254;
export const nachrichtHoechstens = 5_000;

/** Name of a field that people do not see and programs fill in. */
export const falle = "website";
