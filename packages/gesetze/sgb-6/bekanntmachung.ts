import type { Quelle } from "@gebuehrenportal/recht";

/** Notice of the factors for pension rights on divorce for a year. */
export const bekanntmachung = (jahr: number, vom: string, fundstelle: string): Quelle => ({
  titel: `Bekanntmachung der Umrechnungsfaktoren für den Versorgungsausgleich ${jahr} vom ${vom}`,
  fundstelle,
  link: `https://www.gesetze-im-internet.de/versorgausglumrfaktorbek_${jahr}/`,
});
