import { tag, zeitreihe } from "@gebuehrenportal/recht";
import { geprueft } from "../geprueft.ts";
import { euKoPfVodg2016, fuer, kostBraeg2025, zweitesKostRmog2013 } from "../quellen.ts";

/** A number of a cost register that belongs to a measure. */
export type Kostennummer = {
  readonly gesetz: "GKG" | "GNotKG" | "GvKostG" | "RVG";
  readonly nr: string;
  /** How often it arises: once per measure, or for each service, place or page. */
  readonly je: "massnahme" | "zustellung" | "seite" | "stelle" | "stunde" | "verfahrensabschnitt";
  /** When it arises, where not always. */
  readonly wenn?: string;
  /** Rate × 100 where the register gives one. */
  readonly satz100?: number;
};

export type Massnahme = {
  readonly id: string;
  readonly titel: string;
  readonly norm: string;
  readonly nummern: readonly Kostennummer[];
  readonly hinweise?: readonly string[];
};

const gv = (nr: string, wenn?: string, je: Kostennummer["je"] = "massnahme"): Kostennummer => ({
  gesetz: "GvKostG",
  nr,
  je,
  ...(wenn !== undefined && { wenn }),
});
const gkg = (nr: string, wenn?: string, je: Kostennummer["je"] = "massnahme"): Kostennummer => ({
  gesetz: "GKG",
  nr,
  je,
  ...(wenn !== undefined && { wenn }),
});
/** § 18 Abs. 1 Nr. 1 RVG: each measure is a matter of its own. */
const anwalt: Kostennummer = {
  gesetz: "RVG",
  nr: "3309",
  je: "massnahme",
  satz100: 30,
  wenn: "wenn ein Rechtsanwalt tätig ist",
};

const zustellung2013 = [
  gv("100", "persönliche Zustellung", "zustellung"),
  gv("101", "sonstige Zustellung", "zustellung"),
  gv("102", "Beglaubigung", "seite"),
];
const zustellung2025 = [
  gv("100", "persönliche Zustellung", "zustellung"),
  gv("101", "elektronische Zustellung", "zustellung"),
  gv("102", "sonstige Zustellung", "zustellung"),
  gv("103", "Beglaubigung", "seite"),
];

type Stand = {
  readonly zustellung: readonly Kostennummer[];
  readonly haftbefehl: string;
  readonly auskunft: readonly string[];
  readonly nachfolge: boolean;
};

const massnahmenIm = ({ zustellung, haftbefehl, auskunft, nachfolge }: Stand): readonly Massnahme[] => [
  {
    id: "pfueb",
    titel: "Pfändungs- und Überweisungsbeschluss",
    norm: "§§ 829, 835 ZPO",
    nummern: [gkg("2111"), ...zustellung, anwalt],
  },
  {
    id: "vermoegensauskunft",
    titel: "Vermögensauskunft",
    norm: "§ 802c ZPO",
    nummern: [
      gv("260", "Abnahme der Vermögensauskunft"),
      gv("261", "Übermittlung eines vorhandenen Verzeichnisses an einen Drittgläubiger"),
      { ...anwalt, wenn: "wenn ein Rechtsanwalt tätig ist; Wert begrenzt (§ 25 Abs. 1 Nr. 4 RVG)" },
    ],
  },
  {
    id: "haftbefehl",
    titel: "Haftbefehl und Verhaftung",
    norm: "§ 802g ZPO",
    nummern: [gkg(haftbefehl, "Antrag auf Erlass des Haftbefehls"), gv("270", "Verhaftung")],
  },
  {
    id: "drittauskunft",
    titel: "Auskünfte Dritter",
    norm: "§§ 755, 802l ZPO",
    nummern: auskunft.map((nr) => gv(nr, undefined, "stelle")),
  },
  {
    id: "zwangssicherungshypothek",
    titel: "Zwangssicherungshypothek",
    norm: "§§ 866, 867 ZPO",
    nummern: [{ gesetz: "GNotKG", nr: "14121", je: "massnahme", satz100: 100 }, anwalt],
    hinweise: ["Nur für einen Betrag von mehr als 750\u00a0€ (§ 866 Abs. 3 ZPO)."],
  },
  {
    id: "zwangsversteigerung",
    titel: "Zwangsversteigerung",
    norm: "§ 15 ZVG, § 54 GKG",
    nummern: ["2210", "2211", "2213", "2214", "2215"].map((nr) => gkg(nr, undefined, "verfahrensabschnitt")),
  },
  {
    id: "raeumung",
    titel: "Räumung",
    norm: "§§ 885, 885a ZPO",
    nummern: [
      gv("240", "Räumung mit Wegschaffung der Sachen"),
      gv("241", "ohne Wegschaffung beweglicher Sachen"),
      gv("713", "Dokumentation in Bildern (§ 885a Abs. 2 ZPO)"),
      gv("500", "Zeitzuschlag bei mehr als drei Stunden", "stunde"),
      anwalt,
    ],
  },
  {
    id: "klausel",
    titel: nachfolge
      ? "Weitere Ausfertigung und Rechtsnachfolgeklausel"
      : "Weitere vollstreckbare Ausfertigung",
    norm: nachfolge ? "§§ 727, 733 ZPO" : "§ 733 ZPO",
    nummern: [gkg("2110")],
  },
];

const stand2013: Stand = {
  zustellung: zustellung2013,
  haftbefehl: "2113",
  auskunft: ["440"],
  nachfolge: false,
};
const stand2016: Stand = { ...stand2013, auskunft: ["440", "441", "442"] };
const stand2017: Stand = { ...stand2016, haftbefehl: "2114" };

/** Which numbers belong to the usual measures, by the day of the application or order (§ 71 GKG, § 18 GvKostG). */
export const vollstreckungsmassnahmen = zeitreihe<readonly Massnahme[]>({ norm: "§ 788 ZPO", geprueft }, [
  { ab: tag("2013-08-01"), quelle: fuer(zweitesKostRmog2013, "gvkostg"), wert: massnahmenIm(stand2013) },
  { ab: tag("2016-11-26"), quelle: fuer(euKoPfVodg2016, "gvkostg"), wert: massnahmenIm(stand2016) },
  { ab: tag("2017-01-18"), quelle: fuer(euKoPfVodg2016, "gvkostg"), wert: massnahmenIm(stand2017) },
  {
    ab: tag("2025-06-01"),
    quelle: fuer(kostBraeg2025, "gvkostg"),
    wert: massnahmenIm({ ...stand2017, zustellung: zustellung2025, nachfolge: true }),
  },
]);
