import { type Land, laendernamen, type Reihe, zeitreihe } from "@gebuehrenportal/recht";
import { eugFeiertage } from "../fristregeln/eug-feiertage.ts";
import { abrufVwvfg, allgemeinverfuegung, fiktionen } from "../fristregeln/fiktionen.ts";
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
} from "../fristregeln/kennzahlen.ts";
import { kuendigungsfristen, mietzahlungswerktag } from "../fristregeln/kuendigung.ts";
import { landesfiktionen } from "../fristregeln/landesfiktionen.ts";
import { regeln } from "../fristregeln/regeln.ts";
import { type Regime, regimes } from "../fristregeln/regimes.ts";
import { bescheidzustellung, stvgNachBescheid, verfolgungsgrenzen } from "../fristregeln/verfolgung.ts";
import { wiedereinsetzungsfristen } from "../fristregeln/wiedereinsetzung.ts";
import { geprueft } from "../geprueft.ts";

/** Single figures with their titles for the page „Rechtsstand“. */
const kennzahlen: readonly Reihe[] = [
  { titel: "Länge von halbem Jahr, Vierteljahr und halbem Monat", reihe: bruchteile },
  { titel: "Monat und Jahr nicht zusammenhängender Zeiträume", reihe: zaehlwerte },
  { titel: "Mitte des Monats", reihe: monatsmitte },
  { titel: "Spätester Beginn der Rechtsmittelfrist", reihe: fuenfMonatsbeginn },
  { titel: "Revision in Strafsachen: Einlegung und Begründung", reihe: revisionStpo },
  { titel: "Dauer der Beschwerdefrist zum Europäischen Gerichtshof für Menschenrechte", reihe: emrkFrist },
  { titel: "Dauer der Fristen vor den Gerichten der Europäischen Union", reihe: eugFristen },
  { titel: "Mindestzahl der Arbeitstage im Unionsrecht", reihe: euMindestarbeitstage },
  { titel: "Jahresfrist ohne Belehrung", reihe: jahresfrist },
  { titel: "Frist ohne Belehrung in Asylsachen", reihe: jahresfristAsyl },
  { titel: "Jahresfrist ohne Belehrung im Arbeitsgerichtsverfahren", reihe: jahresfristArbgg },
  { titel: "Hemmung der Verjährung", reihe: verjaehrungswerte },
  { titel: "Äußerste Grenze der Verfolgungsverjährung", reihe: verfolgungsgrenzen },
  { titel: "Zustellung des Bußgeldbescheids nach seinem Erlass", reihe: bescheidzustellung },
  { titel: "Verkehrsordnungswidrigkeiten nach dem Bußgeldbescheid", reihe: stvgNachBescheid },
  { titel: "Ladung zur Gesellschafterversammlung", reihe: gmbhLadung },
  { titel: "Unschädliche Verzögerung der Zustellung", reihe: demnaechst },
  { titel: "Regelmäßige Vorfrist", reihe: vorfristRegel },
];

const wiedereinsetzungstitel = (id: string): string =>
  Object.hasOwn(regimes, id)
    ? `Wiedereinsetzung ${regimes[id as keyof typeof regimes].wo}`
    : "Verspätete Kündigungsschutzklage";

const regimereihe = ({ norm, ab, quelle, sicherheit, verschiebung, stunden, beginn }: Regime) =>
  zeitreihe({ norm, geprueft }, [
    { ab, quelle, wert: { verschiebung, stunden, beginn }, ...(sicherheit && { sicherheit }) },
  ]);

/** Every dated series of the rules of counting. */
export const regelreihen: readonly Reihe[] = [
  ...regeln.map(({ name, reihe }) => ({ titel: name, reihe })),
  ...Object.values(regimes).map((r: Regime) => ({ titel: `Fristen ${r.wo}`, reihe: regimereihe(r) })),
  ...Object.values(fiktionen).map(({ norm, reihe }) => ({ titel: `Bekanntgabe nach ${norm}`, reihe })),
  ...Object.entries(landesfiktionen).flatMap(([land, wege]) =>
    [...new Set(Object.values(wege))].flatMap((reihe) =>
      reihe
        ? { titel: `Bekanntgabe durch Behörden in ${laendernamen[land as Land]} nach ${reihe.norm}`, reihe }
        : [],
    ),
  ),
  { titel: "Bekanntgabe durch Abruf von Verwaltungsakten", reihe: abrufVwvfg },
  { titel: "Bekanntgabe der Allgemeinverfügung", reihe: allgemeinverfuegung },
  ...kennzahlen,
  ...Object.entries(wiedereinsetzungsfristen).map(([id, reihe]) => ({
    titel: wiedereinsetzungstitel(id),
    reihe,
  })),
  ...Object.values(kuendigungsfristen).map(({ name, reihe }) => ({ titel: `Kündigung: ${name}`, reihe })),
  { titel: "Mietzahlung bis zum dritten Werktag", reihe: mietzahlungswerktag },
  ...eugFeiertage.map(({ name, reihe }) => ({
    titel: `${name} am Gerichtshof der Europäischen Union`,
    reihe,
  })),
];
