import type { Reihe } from "@gebuehrenportal/recht";
import { gesetzlicherZins, handelszins } from "../bgb/paragraph-246.ts";
import { basiszinssatz } from "../bgb/paragraph-247.ts";
import { verzugspauschale, verzugszinsen, verzugszinsenUnternehmer } from "../bgb/paragraph-288.ts";
import { verzugszinsenImmobiliardarlehen } from "../bgb/paragraph-497.ts";
import { inkassogrenzen } from "../rdg/inkasso.ts";
import { vollstreckungsmassnahmen } from "../zpo/massnahmen.ts";
import { zinsenFestgesetzterKosten } from "../zpo/paragraph-104.ts";
import { pfaendungsgrenzen } from "../zpo/paragraph-850c.ts";
import { pKontoRegel } from "../zpo/paragraph-899.ts";

/** All dated series the rules of this field read. A test fails when a file of the law holds one that is listed nowhere. */
export const reihen: readonly Reihe[] = [
  { titel: "Gesetzlicher Zinssatz", reihe: gesetzlicherZins },
  { titel: "Gesetzlicher Zinssatz unter Kaufleuten", reihe: handelszins },
  { titel: "Basiszinssatz", reihe: basiszinssatz },
  { titel: "Verzugszinsen über dem Basiszinssatz", reihe: verzugszinsen },
  { titel: "Verzugszinsen unter Unternehmern über dem Basiszinssatz", reihe: verzugszinsenUnternehmer },
  { titel: "Verzugspauschale", reihe: verzugspauschale },
  { titel: "Verzugszinsen bei Immobiliar-Verbraucherdarlehen", reihe: verzugszinsenImmobiliardarlehen },
  { titel: "Grenzen der Inkassokosten", reihe: inkassogrenzen },
  { titel: "Kostennummern der Vollstreckungsmaßnahmen", reihe: vollstreckungsmassnahmen },
  { titel: "Zinsen festgesetzter Kosten über dem Basiszinssatz", reihe: zinsenFestgesetzterKosten },
  { titel: "Pfändungsfreigrenzen für Arbeitseinkommen", reihe: pfaendungsgrenzen },
  { titel: "Freibetrag des Pfändungsschutzkontos", reihe: pKontoRegel },
];
