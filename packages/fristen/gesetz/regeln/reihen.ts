import { type Reihe, zeitreihe } from "@gebuehrenportal/recht";
import { eugFeiertage } from "./eug-feiertage.ts";
import { abrufVwvfg, allgemeinverfuegung, fiktionen } from "./fiktionen.ts";
import { geprueft } from "./geprueft.ts";
import * as kennzahlen from "./kennzahlen.ts";
import { kuendigungsfristen, mietzahlungswerktag } from "./kuendigung.ts";
import { regeln } from "./regeln.ts";
import { type Regime, regimes } from "./regimes.ts";
import { wiedereinsetzungsfristen } from "./wiedereinsetzung.ts";

/** Titles of the single figures for the page „Rechtsstand“. */
const titel: Readonly<Record<keyof typeof kennzahlen, string>> = {
  bruchteile: "Halbes Jahr, Vierteljahr, halber Monat",
  zaehlwerte: "Monat und Jahr nicht zusammenhängender Zeiträume",
  monatsmitte: "Mitte des Monats",
  fuenfMonatsbeginn: "Fünfmonatsbeginn der Rechtsmittelfrist",
  revisionStpo: "Revision in Strafsachen: Einlegung und Begründung",
  emrkFrist: "Beschwerdefrist zum EGMR",
  eugFristen: "Fristen vor den Unionsgerichten",
  euMindestarbeitstage: "Mindestarbeitstage nach EU-Fristenrecht",
  jahresfrist: "Jahresfrist ohne Belehrung",
  jahresfristAsyl: "Frist ohne Belehrung in Asylsachen",
  jahresfristArbgg: "Jahresfrist ohne Belehrung im Arbeitsgerichtsverfahren",
  verjaehrungswerte: "Hemmung der Verjährung",
  gmbhLadung: "Ladung zur Gesellschafterversammlung",
  demnaechst: "Zustellung demnächst",
  vorfristRegel: "Regelmäßige Vorfrist",
};

const regimereihe = ({ norm, ab, quelle, sicherheit }: Regime) =>
  zeitreihe({ norm, geprueft }, [{ ab, quelle, wert: norm, ...(sicherheit && { sicherheit }) }]);

/** Every dated series of the rules of counting. */
export const regelreihen: readonly Reihe[] = [
  ...regeln.map(({ name, reihe }) => ({ titel: name, reihe })),
  ...Object.entries(regimes).map(([id, r]) => ({ titel: `Rechenregime ${id}`, reihe: regimereihe(r) })),
  ...Object.values(fiktionen).map(({ norm, reihe }) => ({ titel: `Bekanntgabe nach ${norm}`, reihe })),
  { titel: "Bekanntgabe durch Abruf", reihe: abrufVwvfg },
  { titel: "Bekanntgabe der Allgemeinverfügung", reihe: allgemeinverfuegung },
  ...(Object.keys(titel) as (keyof typeof titel)[]).map((name) => ({
    titel: titel[name],
    reihe: kennzahlen[name],
  })),
  ...Object.values(wiedereinsetzungsfristen).map((reihe) => ({ titel: "Wiedereinsetzung", reihe })),
  ...Object.values(kuendigungsfristen).map(({ name, reihe }) => ({ titel: `Kündigung: ${name}`, reihe })),
  { titel: "Mietzahlung bis zum dritten Werktag", reihe: mietzahlungswerktag },
  ...eugFeiertage.map(({ name, reihe }) => ({
    titel: `${name} am Gerichtshof der Europäischen Union`,
    reihe,
  })),
];
