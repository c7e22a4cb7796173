import type { Quelle } from "@gebuehrenportal/recht";

/** Official texts at gesetze-im-internet.de: the statute, or one of its pages (`zpo/__104.html`). */
export const gii = (pfad: string): string =>
  `https://www.gesetze-im-internet.de/${pfad.includes(".") ? pfad : `${pfad}/`}`;

/** An act as the gazette published it. */
export type Akt = Pick<Quelle, "titel" | "fundstelle">;

/** The act under the other name that results of some fields have always printed for it. */
export const genannt = (akt: Akt, titel: string): Akt => ({ ...akt, titel });

/**
 * The act as the source of a number: with the text of the statute it changed, and the place within the act where that says more than
 * its first page (`Anlage 2: S. 11`).
 */
export const fuer = ({ titel, fundstelle }: Akt, pfad: string, stelle?: string): Quelle => ({
  titel,
  fundstelle: stelle === undefined ? fundstelle : `${fundstelle} (${stelle})`,
  link: gii(pfad),
});
