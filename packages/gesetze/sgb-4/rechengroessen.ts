import type { Quelle } from "@gebuehrenportal/recht";

const paragraph18 = "https://www.gesetze-im-internet.de/sgb_4/__18.html";

/** Ordinance (2007: act) with the reference amounts of social insurance for a year. */
export const rechengroessen = (
  jahr: number,
  vom: string,
  fundstelle: string,
  art: "verordnung" | "gesetz" = "verordnung",
): Quelle => ({
  titel:
    art === "gesetz"
      ? `Gesetz über maßgebende Rechengrößen der Sozialversicherung für ${jahr} vom ${vom}`
      : `Sozialversicherungs-Rechengrößenverordnung ${jahr} vom ${vom}`,
  fundstelle,
  link: paragraph18,
});

/** For years whose ordinance is not stored: average earnings of the year before last, rounded up to a multiple of 420. */
export const berechnet = (jahr: number): Quelle => ({
  titel: `Durchschnittsentgelt ${jahr - 2}, aufgerundet auf einen durch 420 teilbaren Betrag`,
  fundstelle: "berechnet nach § 18 Abs. 1 SGB IV",
  link: paragraph18,
});

/** For years whose ordinance is known by its value only. */
export const rechengroessenOhneText = (jahr: number): Quelle => ({
  titel: `Sozialversicherungs-Rechengrößenverordnung ${jahr}`,
  fundstelle: `Anlage 2 zum SGB VI, Jahr ${jahr}`,
  link: "https://www.gesetze-im-internet.de/sgb_6/anlage_2.html",
});
