import { type Quelle, tag, zeitreihe } from "@gebuehrenportal/recht";
import type { Feiertagsvorschrift, Termin } from "../feiertage/typ.ts";
import { geprueft } from "../geprueft.ts";

const liste: Quelle = {
  titel: "Verfahrensordnung des Gerichtshofs vom 25.09.2012, Beschluss über die gesetzlichen Feiertage",
  fundstelle: "ABl. L 265 vom 29.09.2012 S. 1, Art. 24 Abs. 6",
};

const feiertag = (id: string, name: string, wert: Termin): Feiertagsvorschrift => ({
  id,
  name,
  reihe: zeitreihe({ norm: "Art. 24 Abs. 6 VerfO-EuGH", geprueft }, [
    { ab: tag("2015-07-01"), quelle: liste, wert, sicherheit: "mittel" },
  ]),
});

const fest = (monat: number, t: number): Termin => ({ art: "fest", monat, tag: t });
const ostern = (abstand: number): Termin => ({ art: "ostern", abstand });

/** Holidays of the Court of Justice; no holiday of a Land moves a period before the EU courts. */
export const eugFeiertage: readonly Feiertagsvorschrift[] = [
  feiertag("neujahr", "Neujahr", fest(1, 1)),
  feiertag("ostermontag", "Ostermontag", ostern(1)),
  feiertag("maifeiertag", "1. Mai", fest(5, 1)),
  feiertag("himmelfahrt", "Christi Himmelfahrt", ostern(39)),
  feiertag("pfingstmontag", "Pfingstmontag", ostern(50)),
  feiertag("nationalfeiertag", "Luxemburgischer Nationalfeiertag", fest(6, 23)),
  feiertag("mariaehimmelfahrt", "Mariä Himmelfahrt", fest(8, 15)),
  feiertag("allerheiligen", "Allerheiligen", fest(11, 1)),
  feiertag("weihnacht1", "1. Weihnachtstag", fest(12, 25)),
  feiertag("weihnacht2", "2. Weihnachtstag", fest(12, 26)),
];
