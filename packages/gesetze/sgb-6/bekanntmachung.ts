import type { Quelle } from "@gebuehrenportal/recht";

/** Notice of the factors for pension rights on divorce for a year. */
export const bekanntmachung = (jahr: number, vom: string, fundstelle: string): Quelle => ({
  titel: `Bekanntmachung der Umrechnungsfaktoren für den Versorgungsausgleich ${jahr} vom ${vom}`,
  fundstelle,
  link: `https://www.gesetze-im-internet.de/versorgausglumrfaktorbek_${jahr}/`,
});

const paragraph187 = "https://www.gesetze-im-internet.de/sgb_6/__187.html";

/** For years of which only rate and provisional average earnings are known. */
export const ausEntgelt = (jahr: number, beitragssatz: string, entgelt: string): Quelle => ({
  titel: `Beitragssatz ${jahr} (${beitragssatz}) × vorläufiges Durchschnittsentgelt ${jahr} (${entgelt})`,
  fundstelle: "berechnet nach § 187 Abs. 3 SGB VI",
  link: paragraph187,
});

/** For years of which the pension insurance prints the factor of the other direction. */
export const rechtDerRente = (jahr: number): Quelle => ({
  titel: `Umrechnungsfaktor Beiträge in Entgeltpunkte ${jahr}`,
  fundstelle: "Deutsche Rentenversicherung, rvRecht, Rechengrößen im Versorgungsausgleich, Stand 04.12.2020",
  link: paragraph187,
});

/** The ordinance that printed the factors of 1994, in marks. */
export const beitragssatzverordnung1994: Quelle = {
  titel: "Beitragssatzverordnung 1994 (BSV 1994)",
  fundstelle: "§ 5 Abs. 2, § 8 BSV 1994",
  link: paragraph187,
};
