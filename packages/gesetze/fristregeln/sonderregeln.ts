import { tag, zeitreihe } from "@gebuehrenportal/recht";
import { geprueft } from "../geprueft.ts";
import {
  arug2009,
  bgb1896,
  bghVorfrist,
  emrk1952,
  emrkProtokoll15,
  eug2015,
  gmbhg1892,
  inso1994,
  kuendFg1993,
  mietrecht2001,
  schuldrecht2001,
  vo1182,
  zpo1877,
  zustellung2001,
} from "../quellen/fristen.ts";
import type { Regel } from "./regel.ts";

export const sonderregeln = [
  {
    id: "R-BACK",
    name: "Rückwärtsfrist",
    grund:
      "Ob der Handelnde bei Wochenende schon am vorherigen Werktag handeln muss, ist streitig; sicher ist der Werktag davor",
    reihe: zeitreihe({ norm: "§§ 187, 188 BGB entsprechend", geprueft }, [
      { ab: tag("1900-01-01"), quelle: bgb1896, wert: "R-BACK", sicherheit: "mittel" },
    ]),
  },
  {
    id: "R-AKTG",
    name: "Rückrechnung von der Hauptversammlung",
    reihe: zeitreihe({ norm: "§ 121 Abs. 7, §§ 122, 123, 125, 126, 131 AktG", geprueft }, [
      { ab: tag("2009-09-01"), quelle: arug2009, wert: "R-AKTG" },
    ]),
  },
  {
    id: "R-GMBH51",
    name: "Einladung der Gesellschafter einer GmbH",
    grund:
      "das PostModG hat die Postlaufzeit verlängert; was das für die Ladung heißt, ist nicht entschieden",
    reihe: zeitreihe({ norm: "§ 51 Abs. 1 GmbHG", geprueft }, [
      { ab: tag("1900-01-01"), quelle: gmbhg1892, wert: "R-GMBH51", sicherheit: "mittel" },
    ]),
  },
  {
    id: "R-INSO139",
    name: "Anfechtungszeiträume",
    reihe: zeitreihe({ norm: "§ 139 Abs. 1 InsO", geprueft }, [
      { ab: tag("1999-01-01"), quelle: inso1994, wert: "R-INSO139" },
    ]),
  },
  {
    id: "R-INSO9",
    name: "Öffentliche Bekanntmachung in Insolvenzsachen",
    reihe: zeitreihe({ norm: "§ 9 Abs. 1 Satz 3 InsO", geprueft }, [
      { ab: tag("1999-01-01"), quelle: inso1994, wert: "R-INSO9" },
    ]),
  },
  {
    id: "R-JAHRESENDE",
    name: "Verjährung zum Jahresende",
    reihe: zeitreihe({ norm: "§§ 195, 199 Abs. 1 BGB; §§ 169, 170 AO; § 25 SGB IV; § 45 SGB I", geprueft }, [
      { ab: tag("1900-01-01"), quelle: bgb1896, wert: "R-JAHRESENDE" },
      { ab: tag("2002-01-01"), quelle: schuldrecht2001, wert: "R-JAHRESENDE" },
    ]),
  },
  {
    id: "R-HEMMUNG",
    name: "Hemmung und Neubeginn der Verjährung",
    grund:
      "es zählen nur Tage, an denen die Frist sonst liefe, und jeder nur einmal, auch wenn sich mehrere Hemmungen überschneiden",
    reihe: zeitreihe({ norm: "§§ 203, 204, 209 BGB", geprueft }, [
      { ab: tag("2002-01-01"), quelle: schuldrecht2001, wert: "R-HEMMUNG", sicherheit: "mittel" },
    ]),
  },
  {
    id: "R-UNTERBR",
    name: "Unterbrechung und Aussetzung",
    reihe: zeitreihe({ norm: "§ 249 ZPO", geprueft }, [
      { ab: tag("1900-01-01"), quelle: zpo1877, wert: "R-UNTERBR" },
    ]),
  },
  {
    id: "R-MONATSENDE",
    name: "Fristen bis zum Ablauf eines Monats",
    reihe: zeitreihe({ norm: "§§ 187 Abs. 2, 188 Abs. 2 BGB", geprueft }, [
      { ab: tag("1900-01-01"), quelle: bgb1896, wert: "R-MONATSENDE" },
    ]),
  },
  {
    id: "R-MONATSFOLGE",
    name: "Klagefrist nach der Überlegungsfrist des Mieters",
    reihe: zeitreihe({ norm: "§ 558b Abs. 2 Satz 2 BGB", geprueft }, [
      { ab: tag("2001-09-01"), quelle: mietrecht2001, wert: "R-MONATSFOLGE" },
    ]),
  },
  {
    id: "R-KUEND",
    name: "Kündigungsfristen und Werktage",
    grund:
      "Samstag als letzter Karenztag höchstrichterlich nicht abschließend entschieden; sicher: Zugang am Freitag",
    reihe: zeitreihe({ norm: "§§ 573c, 580a, 621, 622 BGB", geprueft }, [
      { ab: tag("1900-01-01"), quelle: bgb1896, wert: "R-KUEND", sicherheit: "mittel" },
      { ab: tag("1993-10-15"), quelle: kuendFg1993, wert: "R-KUEND", sicherheit: "mittel" },
      { ab: tag("2001-09-01"), quelle: mietrecht2001, wert: "R-KUEND", sicherheit: "mittel" },
    ]),
  },
  {
    id: "R-NOTFRIST",
    name: "Notfristen, gesetzliche und richterliche Fristen",
    reihe: zeitreihe({ norm: "§§ 224, 225, 233 ZPO", geprueft }, [
      { ab: tag("1900-01-01"), quelle: zpo1877, wert: "R-NOTFRIST" },
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
      [{ ab: tag("1900-01-01"), quelle: zpo1877, wert: "R-WIEDER" }],
    ),
  },
  {
    id: "R-VORFRIST",
    name: "Vorfrist",
    reihe: zeitreihe({ norm: "BGH VI ZB 17/22; XII ZB 418/22; V ZB 227/17", geprueft }, [
      { ab: tag("1900-01-01"), quelle: bghVorfrist, wert: "R-VORFRIST" },
    ]),
  },
  {
    id: "R-167",
    name: "Rückwirkung der Zustellung",
    grund: "wann die Zustellung noch „demnächst“ ist, hängt am Einzelfall",
    reihe: zeitreihe({ norm: "§ 167 ZPO", geprueft }, [
      { ab: tag("2002-07-01"), quelle: zustellung2001, wert: "R-167", sicherheit: "mittel" },
    ]),
  },
  {
    id: "R-EMRK",
    name: "Beschwerde zum Europäischen Gerichtshof für Menschenrechte",
    reihe: zeitreihe({ norm: "Art. 35 Abs. 1 EMRK", geprueft }, [
      { ab: tag("1953-09-03"), quelle: emrk1952, wert: "R-EMRK" },
      { ab: tag("2022-02-01"), quelle: emrkProtokoll15, wert: "R-EMRK" },
    ]),
  },
  {
    id: "R-EUG",
    name: "Klage vor den Gerichten der Europäischen Union",
    grund: "der Text der Verfahrensordnung ist nicht verglichen",
    reihe: zeitreihe({ norm: "Art. 263 Abs. 6 AEUV; Art. 58–60 VerfO-EuG", geprueft }, [
      { ab: tag("2015-07-01"), quelle: eug2015, wert: "R-EUG", sicherheit: "mittel" },
    ]),
  },
  {
    id: "R-1182",
    name: "Verordnung über die Fristen des Unionsrechts",
    grund:
      "der Text der Verordnung ist nicht verglichen; sie gilt etwa für den Europäischen Zahlungsbefehl, das Bagatellverfahren und die Vergabe",
    reihe: zeitreihe({ norm: "VO (EWG, Euratom) 1182/71 Art. 3", geprueft }, [
      { ab: tag("1971-07-01"), quelle: vo1182, wert: "R-1182", sicherheit: "niedrig" },
    ]),
  },
] as const satisfies readonly Regel[];
