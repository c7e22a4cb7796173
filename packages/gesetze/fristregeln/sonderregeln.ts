import { tag, zeitreihe } from "@gebuehrenportal/recht";
import { geprueft } from "../geprueft.ts";
import { fiktionen } from "./fiktionen.ts";
import {
  demnaechst,
  emrkFrist,
  eugFristen,
  euMindestarbeitstage,
  gmbhLadung,
  verjaehrungswerte,
  vorfristRegel,
} from "./kennzahlen.ts";
import { kuendigungsfristen } from "./kuendigung.ts";
import { arug2009, bgb1896, inso1994, mietrecht2001, owig1968, schuldrecht2001, zpo1877 } from "./quellen.ts";
import type { Regel } from "./regel.ts";
import { ausMehreren, wieZahl, zusammen } from "./regelreihe.ts";

const desBgb = Object.fromEntries(
  Object.entries(kuendigungsfristen)
    .filter(([, { norm }]) => norm.endsWith(" BGB"))
    .map(([id, { reihe }]) => [id, reihe]),
);

export const sonderregeln = [
  {
    id: "R-BACK",
    name: "Rückwärtsfrist",
    grund:
      "Ob der Handelnde bei Wochenende schon am vorherigen Werktag handeln muss, ist streitig; sicher ist der Werktag davor",
    reihe: zeitreihe({ norm: "§§ 187, 188 BGB entsprechend", geprueft }, [
      {
        ab: tag("1900-01-01"),
        quelle: bgb1896,
        wert: "Rückwärts wie vorwärts: Der Tag des Ereignisses zählt nicht mit.",
        sicherheit: "mittel",
      },
    ]),
  },
  {
    id: "R-AKTG",
    name: "Rückrechnung von der Hauptversammlung",
    reihe: zeitreihe({ norm: "§ 121 Abs. 7, §§ 122, 123, 125, 126, 131 AktG", geprueft }, [
      {
        ab: tag("2009-09-01"),
        quelle: arug2009,
        wert: "Der Tag der Versammlung zählt nicht mit; das Ende wird nicht verlegt.",
      },
    ]),
  },
  {
    id: "R-GMBH51",
    name: "Einladung der Gesellschafter einer GmbH",
    grund:
      "das PostModG hat die Postlaufzeit verlängert; was das für die Ladung heißt, ist nicht entschieden",
    reihe: wieZahl(gmbhLadung),
  },
  {
    id: "R-INSO139",
    name: "Anfechtungszeiträume",
    reihe: zeitreihe({ norm: "§ 139 Abs. 1 InsO", geprueft }, [
      {
        ab: tag("1999-01-01"),
        quelle: inso1994,
        wert: "Der Zeitraum beginnt mit dem Tag, dessen Zahl dem Tag des Antrags entspricht; fehlt er, mit dem folgenden.",
      },
    ]),
  },
  {
    id: "R-INSO9",
    name: "Öffentliche Bekanntmachung in Insolvenzsachen",
    reihe: wieZahl(fiktionen["inso-bekanntmachung"].reihe, "§ 9 Abs. 1 Satz 3 InsO"),
  },
  {
    id: "R-JAHRESENDE",
    name: "Verjährung zum Jahresende",
    reihe: zeitreihe({ norm: "§§ 195, 199 Abs. 1 BGB; §§ 169, 170 AO; § 25 SGB IV; § 45 SGB I", geprueft }, [
      {
        ab: tag("1900-01-01"),
        quelle: bgb1896,
        wert: "Die Verjährung beginnt mit dem Schluss des Jahres, in dem der Anspruch entstanden ist.",
      },
      {
        ab: tag("2002-01-01"),
        quelle: schuldrecht2001,
        wert: "Die Verjährung beginnt mit dem Schluss des Jahres, in dem der Anspruch entstanden ist; nach § 199 Abs. 1 BGB nicht, bevor der Gläubiger die Umstände, die ihn begründen, und den Schuldner kennt oder grob fahrlässig nicht kennt.",
      },
    ]),
  },
  {
    id: "R-HEMMUNG",
    name: "Hemmung und Neubeginn der Verjährung",
    grund:
      "es zählen nur Tage, an denen die Frist sonst liefe, und jeder nur einmal, auch wenn sich mehrere Hemmungen überschneiden",
    reihe: wieZahl(verjaehrungswerte, "§§ 203, 204, 209 BGB", "mittel"),
  },
  {
    id: "R-VERFOLGUNG",
    name: "Beginn, Unterbrechung und Grenze der Verfolgungsverjährung",
    grund:
      "eine schriftliche Anordnung unterbricht mit ihrer Unterzeichnung (§ 33 Abs. 2 OWiG, § 78c Abs. 2 StGB); ob eine Handlung unterbricht, ist im Einzelfall zu prüfen",
    reihe: zeitreihe({ norm: "§§ 31–33 OWiG; §§ 78a–78c StGB", geprueft }, [
      {
        ab: tag("1968-10-01"),
        quelle: owig1968,
        sicherheit: "mittel",
        wert: "Der Tag, an dem die Tat beendet ist, zählt mit; ebenso der Tag jeder Unterbrechung, mit dem die ganze Frist von neuem beginnt.",
      },
    ]),
  },
  {
    id: "R-UNTERBR",
    name: "Unterbrechung und Aussetzung",
    reihe: zeitreihe({ norm: "§ 249 ZPO", geprueft }, [
      {
        ab: tag("1900-01-01"),
        quelle: zpo1877,
        wert: "Nach der Unterbrechung oder Aussetzung läuft die volle Frist von neuem.",
      },
    ]),
  },
  {
    id: "R-MONATSENDE",
    name: "Fristen bis zum Ablauf eines Monats",
    reihe: zeitreihe({ norm: "§§ 187 Abs. 2, 188 Abs. 2 BGB", geprueft }, [
      {
        ab: tag("1900-01-01"),
        quelle: bgb1896,
        wert: "Die Frist endet mit dem Ablauf des letzten Tages des Monats.",
      },
    ]),
  },
  {
    id: "R-MONATSFOLGE",
    name: "Klagefrist nach der Überlegungsfrist des Mieters",
    reihe: zeitreihe({ norm: "§ 558b Abs. 2 Satz 2 BGB", geprueft }, [
      {
        ab: tag("2001-09-01"),
        quelle: mietrecht2001,
        wert: "Die Klagefrist schließt sich an die Überlegungsfrist an.",
      },
    ]),
  },
  {
    id: "R-KUEND",
    name: "Kündigungsfristen und Werktage",
    grund:
      "Samstag als letzter Karenztag höchstrichterlich nicht abschließend entschieden; sicher: Zugang am Freitag",
    reihe: ausMehreren("§§ 573c, 580a, 621, 622 BGB", Object.values(desBgb), zusammen(desBgb), "mittel"),
  },
  {
    id: "R-NOTFRIST",
    name: "Notfristen, gesetzliche und richterliche Fristen",
    reihe: zeitreihe({ norm: "§§ 224, 225, 233 ZPO", geprueft }, [
      {
        ab: tag("1900-01-01"),
        quelle: zpo1877,
        wert: "Gesetzliche Fristen werden nur verlängert, wo das Gesetz es bestimmt; Notfristen nicht.",
      },
    ]),
  },
  {
    id: "R-WIEDER",
    name: "Wiedereinsetzung in den vorigen Stand",
    reihe: zeitreihe(
      {
        norm: "§§ 233–236 ZPO; § 60 VwGO; § 67 SGG; § 56 FGO; §§ 44, 45 StPO; §§ 17, 18 FamFG; § 110 AO; § 32 VwVfG; § 27 SGB X; § 93 Abs. 2 BVerfGG; § 123 PatG; § 91 MarkenG",
        geprueft,
      },
      [
        {
          ab: tag("1900-01-01"),
          quelle: zpo1877,
          wert: "Wer eine Frist ohne Verschulden versäumt, erhält auf Antrag Wiedereinsetzung.",
        },
      ],
    ),
  },
  {
    id: "R-VORFRIST",
    name: "Vorfrist",
    reihe: wieZahl(vorfristRegel, "BGH VI ZB 17/22; XII ZB 418/22; V ZB 227/17"),
  },
  {
    id: "R-167",
    name: "Rückwirkung der Zustellung",
    grund: "wann die Zustellung noch „demnächst“ ist, hängt am Einzelfall",
    reihe: wieZahl(demnaechst),
  },
  {
    id: "R-EMRK",
    name: "Beschwerde zum Europäischen Gerichtshof für Menschenrechte",
    reihe: wieZahl(emrkFrist),
  },
  {
    id: "R-EUG",
    name: "Klage vor den Gerichten der Europäischen Union",
    grund: "der Text der Verfahrensordnung ist nicht verglichen",
    reihe: wieZahl(eugFristen, "Art. 263 Abs. 6 AEUV; Art. 58–60 VerfO-EuG"),
  },
  {
    id: "R-1182",
    name: "Verordnung über die Fristen des Unionsrechts",
    grund:
      "der Text der Verordnung ist nicht verglichen; sie gilt etwa für den Europäischen Zahlungsbefehl, das Bagatellverfahren und die Vergabe",
    reihe: wieZahl(euMindestarbeitstage, "VO (EWG, Euratom) 1182/71 Art. 3"),
  },
] as const satisfies readonly Regel[];
