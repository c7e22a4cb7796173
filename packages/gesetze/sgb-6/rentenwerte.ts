import type { Quelle } from "@gebuehrenportal/recht";

/** Ordinance (2008 and 2022: act) with the current pension value from 1 July of a year. */
export const rentenwerte = (
  jahr: number,
  vom: string,
  fundstelle: string,
  art: "verordnung" | "gesetz" = "verordnung",
): Quelle => ({
  titel: `Rentenwertbestimmungs${art} ${jahr} vom ${vom}`,
  fundstelle,
  link: `https://www.gesetze-im-internet.de/rwbest${art === "gesetz" ? "g" : "v"}_${jahr}/`,
});

/** For years whose ordinance is known by its value only. */
export const ohneText = (jahr: number): Quelle => ({
  titel: `Aktueller Rentenwert ab 01.07.${jahr}`,
  fundstelle: "Zusammenstellung der Rentenversicherung zu § 68 SGB VI; Verordnung nicht erfasst",
  link: "https://www.gesetze-im-internet.de/sgb_6/__68.html",
});

/** § 1 of the yearly ordinance on the adjustment of pensions (RAV), until 2003. */
export const rentenanpassung = (jahr: number): Quelle => ({
  titel: `Rentenanpassungsverordnung ${jahr} (RAV ${jahr})`,
  fundstelle: `§ 1 RAV ${jahr}`,
  link: "https://www.gesetze-im-internet.de/sgb_6/__68.html",
});
