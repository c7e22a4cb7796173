import { type Reihe, zeitreihe } from "@gebuehrenportal/recht";
import { eugFeiertage } from "./eug-feiertage.ts";
import { abrufVwvfg, allgemeinverfuegung, fiktionen } from "./fiktionen.ts";
import { geprueft } from "./geprueft.ts";
import {
  bruchteile,
  demnaechst,
  emrkFrist,
  eugFristen,
  euMindestarbeitstage,
  fuenfMonatsbeginn,
  gmbhLadung,
  jahresfrist,
  jahresfristArbgg,
  jahresfristAsyl,
  monatsmitte,
  revisionStpo,
  verjaehrungswerte,
  vorfristRegel,
  zaehlwerte,
} from "./kennzahlen.ts";
import { kuendigungsfristen, mietzahlungswerktag } from "./kuendigung.ts";
import { regeln } from "./regeln.ts";
import { type Regime, regimes } from "./regimes.ts";
import { wiedereinsetzungsfristen } from "./wiedereinsetzung.ts";

/** Single figures with their titles for the page „Rechtsstand“. */
const kennzahlen: readonly Reihe[] = [
  { titel: "Halbes Jahr, Vierteljahr, halber Monat", reihe: bruchteile },
  { titel: "Monat und Jahr nicht zusammenhängender Zeiträume", reihe: zaehlwerte },
  { titel: "Mitte des Monats", reihe: monatsmitte },
  { titel: "Fünfmonatsbeginn der Rechtsmittelfrist", reihe: fuenfMonatsbeginn },
  { titel: "Revision in Strafsachen: Einlegung und Begründung", reihe: revisionStpo },
  { titel: "Beschwerdefrist zum EGMR", reihe: emrkFrist },
  { titel: "Fristen vor den Unionsgerichten", reihe: eugFristen },
  { titel: "Mindestarbeitstage nach EU-Fristenrecht", reihe: euMindestarbeitstage },
  { titel: "Jahresfrist ohne Belehrung", reihe: jahresfrist },
  { titel: "Frist ohne Belehrung in Asylsachen", reihe: jahresfristAsyl },
  { titel: "Jahresfrist ohne Belehrung im Arbeitsgerichtsverfahren", reihe: jahresfristArbgg },
  { titel: "Hemmung der Verjährung", reihe: verjaehrungswerte },
  { titel: "Ladung zur Gesellschafterversammlung", reihe: gmbhLadung },
  { titel: "Zustellung demnächst", reihe: demnaechst },
  { titel: "Regelmäßige Vorfrist", reihe: vorfristRegel },
];

const regimereihe = ({ norm, ab, quelle, sicherheit }: Regime) =>
  zeitreihe({ norm, geprueft }, [{ ab, quelle, wert: norm, ...(sicherheit && { sicherheit }) }]);

/** Every dated series of the rules of counting. */
export const regelreihen: readonly Reihe[] = [
  ...regeln.map(({ name, reihe }) => ({ titel: name, reihe })),
  ...Object.entries(regimes).map(([id, r]) => ({ titel: `Rechenregime ${id}`, reihe: regimereihe(r) })),
  ...Object.values(fiktionen).map(({ norm, reihe }) => ({ titel: `Bekanntgabe nach ${norm}`, reihe })),
  { titel: "Bekanntgabe durch Abruf", reihe: abrufVwvfg },
  { titel: "Bekanntgabe der Allgemeinverfügung", reihe: allgemeinverfuegung },
  ...kennzahlen,
  ...Object.values(wiedereinsetzungsfristen).map((reihe) => ({ titel: "Wiedereinsetzung", reihe })),
  ...Object.values(kuendigungsfristen).map(({ name, reihe }) => ({ titel: `Kündigung: ${name}`, reihe })),
  { titel: "Mietzahlung bis zum dritten Werktag", reihe: mietzahlungswerktag },
  ...eugFeiertage.map(({ name, reihe }) => ({
    titel: `${name} am Gerichtshof der Europäischen Union`,
    reihe,
  })),
];
