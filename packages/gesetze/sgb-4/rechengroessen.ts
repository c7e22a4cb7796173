import type { Quelle } from "@gebuehrenportal/recht";
import { gii } from "../quellen.ts";

const paragraph18 = gii("sgb_4/__18.html");

/** Day and gazette of the yearly ordinance, by the year it is for. */
const verordnungen: Readonly<Record<number, readonly [vom: string, fundstelle: string]>> = {
  2007: ["02.12.2006", "BGBl. I 2006 S. 2742, 2746"],
  2013: ["26.11.2012", "BGBl. I 2012 S. 2361"],
  2014: ["02.12.2013", "BGBl. I 2013 S. 4038"],
  2015: ["01.12.2014", "BGBl. I 2014 S. 1957"],
  2016: ["30.11.2015", "BGBl. I 2015 S. 2137"],
  2017: ["28.11.2016", "BGBl. I 2016 S. 2665"],
  2018: ["16.11.2017", "BGBl. I 2017 S. 3778"],
  2019: ["27.11.2018", "BGBl. I 2018 S. 2024"],
  2020: ["17.12.2019", "BGBl. I 2019 S. 2848"],
  2021: ["30.11.2020", "BGBl. I 2020 S. 2612"],
  2022: ["30.11.2021", "BGBl. I 2021 S. 5044"],
  2023: ["28.11.2022", "BGBl. I 2022 S. 2128"],
  2024: ["24.11.2023", "BGBl. 2023 I Nr. 322"],
  2025: ["25.11.2024", "BGBl. 2024 I Nr. 365"],
  2026: ["24.11.2025", "BGBl. 2025 I Nr. 278"],
};

/** For this year an act took the place of the ordinance. */
const gesetz = 2007;

/**
 * Ordinance with the reference amounts of social insurance for a year.
 *
 * @param link the text of the norm whose amount it says
 * @throws RangeError for a year whose ordinance is not recorded
 */
export function rechengroessen(jahr: number, link: string = paragraph18): Quelle {
  const eintrag = verordnungen[jahr];
  if (!eintrag) throw new RangeError(`Rechengrößen ${jahr}: keine Fundstelle`);
  const [vom, fundstelle] = eintrag;
  return {
    titel:
      jahr === gesetz
        ? `Gesetz über maßgebende Rechengrößen der Sozialversicherung für ${jahr} vom ${vom}`
        : `Sozialversicherungs-Rechengrößenverordnung ${jahr} vom ${vom}`,
    fundstelle,
    link,
  };
}

const nachParagraph18 = "berechnet nach § 18 Abs. 1 SGB IV";

/** For years whose ordinance is not stored: average earnings of the year before last, rounded up to a multiple of 420 (in marks 840). */
export const berechnet = (jahr: number, teilbarDurch = 420): Quelle => ({
  titel: `Durchschnittsentgelt ${jahr - 2}, aufgerundet auf einen durch ${teilbarDurch} teilbaren Betrag`,
  fundstelle: nachParagraph18,
  link: paragraph18,
});

/** Whether a figure of this source was reckoned by the rule of its norm and not read from its notice. */
export const istBerechnet = ({ fundstelle }: Quelle): boolean => fundstelle === nachParagraph18;

/** For years whose ordinance is known by its value only. */
export const rechengroessenOhneText = (jahr: number): Quelle => ({
  titel: `Sozialversicherungs-Rechengrößenverordnung ${jahr}`,
  fundstelle: `Anlage 2 zum SGB VI, Jahr ${jahr}`,
  link: "https://www.gesetze-im-internet.de/sgb_6/anlage_2.html",
});

/** For years that only the table of the act names: until 2004. */
export const anlage2 = (jahr: number): Quelle => ({
  titel: `Beitragsbemessungsgrenze ${jahr}`,
  fundstelle: `Anlage 2 zum SGB VI, Jahr ${jahr}`,
  link: "https://www.gesetze-im-internet.de/sgb_6/anlage_2.html",
});
