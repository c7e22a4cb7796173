import { type Quelle, tag, zeitreihe } from "@gebuehrenportal/recht";
import { geprueft } from "../geprueft.ts";

/** State of the catalogue; kept with every booked deadline. */
export const katalogstand = "2026-11";

/** The text the entries were compared with. */
export const katalogquelle: Quelle = {
  titel: "Bundesrecht, konsolidierter Textbestand vom 19.08.2026",
  fundstelle: "Textstand 19.08.2026; Fassung der Normen, die jeder Eintrag nennt",
  link: "https://www.gesetze-im-internet.de/",
};

/** The catalogue as one dated whole; single changes of law stand at their entries. */
export const katalogreihe = zeitreihe({ norm: "Fristenkatalog (Bundesrecht)", geprueft }, [
  { ab: tag("2026-08-19"), quelle: katalogquelle, wert: katalogstand },
]);
