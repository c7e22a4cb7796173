/** What the administration may ask for besides the tier; an account can be in several of them. */
export const kontozustaende = ["aktiv", "unbestaetigt", "testphase", "gesperrt", "loeschung"] as const;
export type Kontozustand = (typeof kontozustaende)[number];
