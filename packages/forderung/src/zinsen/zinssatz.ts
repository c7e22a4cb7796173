import { gesetzlicherZins, handelszins } from "@gebuehrenportal/gesetze/bgb/paragraph-246.ts";
import {
  dauerschuldNach,
  verzugszinsen,
  verzugszinsenUnternehmer,
} from "@gebuehrenportal/gesetze/bgb/paragraph-288.ts";
import { verzugszinsenImmobiliardarlehen } from "@gebuehrenportal/gesetze/bgb/paragraph-497.ts";
import { zinsenFestgesetzterKosten } from "@gebuehrenportal/gesetze/zpo/paragraph-104.ts";
import {
  datum,
  type Fassung,
  fassungAm,
  fassungszweifel,
  type KeinErgebnis,
  keinErgebnis,
  type Tag,
  type Vermerk,
  type Zeitreihe,
} from "@gebuehrenportal/recht";
import { hoechstsatz100 } from "../grenzen.ts";
import type { Hauptforderung, Zinssatz } from "./zins-typen.ts";

/** The rate of one claim, decided once: a fixed rate, or points above the base rate of each half-year. */
export type Satz = {
  readonly ueberBasis: boolean;
  /** Hundredths of a percentage point: the rate itself, or the points above the base rate. */
  readonly wert100: number;
  readonly norm: string;
  readonly text: string;
  readonly fassung?: Fassung<number>;
  readonly vermerke: readonly Vermerk[];
};

/** `500` → `5`, `250` → `2,5`. */
export const punkte = (wert100: number): string => {
  const minus = wert100 < 0 ? "\u2212" : "";
  const [ganz, rest] = [Math.trunc(Math.abs(wert100) / 100), Math.abs(wert100) % 100];
  return minus + (rest === 0 ? `${ganz}` : `${ganz},${String(rest).padStart(2, "0").replace(/0$/, "")}`);
};

const ueberBasisText = (wert100: number): string => `${punkte(wert100)} Prozentpunkte über dem Basiszinssatz`;

/** The rate of a claim; `feld`: path of the claim. */
export function satzDer({ zinssatz: z, verzugAb }: Hauptforderung, feld: string): Satz | KeinErgebnis {
  const ort = `${feld}.zinssatz`;
  switch (z.art) {
    case "fest":
    case "ueber-basis":
      return eigenerSatz(z.prozent100, z.art === "ueber-basis", ort);
    case "gesetzlich":
      return ausReihe(gesetzlicherZins, verzugAb, false, ort);
    case "handel":
      return ausReihe(handelszins, verzugAb, false, ort);
    case "verbraucher":
      return ausReihe(verzugszinsen, verzugAb, true, ort);
    case "kostenfestsetzung":
      return ausReihe(zinsenFestgesetzterKosten, verzugAb, true, ort);
    case "verbraucherdarlehen":
      return { ...ausReihe(verzugszinsen, verzugAb, true, ort), norm: "§ 497 Abs. 1 BGB, § 288 Abs. 1 BGB" };
    case "immobiliardarlehen":
      return ausReihe(verzugszinsenImmobiliardarlehen, verzugAb, true, ort);
    case "unternehmer":
      return unternehmersatz(z, verzugAb, ort);
    case "prozesszinsen": {
      const wie =
        z.wie === "unternehmer"
          ? unternehmersatz(z, verzugAb, ort)
          : ausReihe(verzugszinsen, verzugAb, true, ort);
      return "art" in wie ? wie : { ...wie, norm: `§ 291 BGB, ${wie.norm}` };
    }
  }
}

function eigenerSatz(prozent100: number, ueberBasis: boolean, ort: string): Satz | KeinErgebnis {
  if (!Number.isSafeInteger(prozent100) || prozent100 < 0 || prozent100 > hoechstsatz100) {
    return keinErgebnis(
      "Der Zinssatz ist von 0 bis 100 % in ganzen Hundertsteln anzugeben.",
      "§ 288 Abs. 3 BGB",
      `${ort}.prozent100`,
    );
  }
  const text = ueberBasis ? ueberBasisText(prozent100) : `${punkte(prozent100)}\u00a0% im Jahr`;
  return {
    ueberBasis,
    wert100: prozent100,
    norm: ueberBasis ? "§§ 247, 288 BGB" : "§ 288 Abs. 3 BGB",
    text,
    vermerke: [],
  };
}

function ausReihe(reihe: Zeitreihe<number>, am: Tag, ueberBasis: boolean, ort: string): Satz | KeinErgebnis {
  const fassung = fassungAm(reihe, am);
  if (!fassung) return keinErgebnis(`Für den ${datum(am)} ist keine Fassung erfasst.`, reihe.norm, ort);
  const text = ueberBasis ? ueberBasisText(fassung.wert) : `${punkte(fassung.wert)}\u00a0% im Jahr`;
  return {
    ueberBasis,
    wert100: fassung.wert,
    norm: reihe.norm,
    text,
    fassung,
    vermerke: fassungszweifel({ norm: reihe.norm, fassung, tag: am }),
  };
}

type Unternehmerangaben = Extract<Zinssatz, { readonly gegenleistungAm?: Tag }>;

/** Art. 229 § 34 Satz 2 EGBGB: a continuing obligation whose counter-performance comes after 30 June 2016 follows the new law. */
export const neueDauerschuld = ({ gegenleistungAm }: Unternehmerangaben): boolean =>
  gegenleistungAm !== undefined && gegenleistungAm > dauerschuldNach;

/** Art. 229 § 34 EGBGB: the new rate counts for obligations since 29 July 2014, and for later performance in continuing ones. */
function unternehmersatz(angaben: Unternehmerangaben, verzugAb: Tag, ort: string): Satz | KeinErgebnis {
  const { entstandenAm } = angaben;
  const neu = verzugszinsenUnternehmer.fassungen.at(-1);
  const entstanden = entstandenAm ?? verzugAb;
  if (entstanden > verzugAb) {
    return keinErgebnis(
      "Das Schuldverhältnis kann nicht nach dem Verzug entstanden sein.",
      "Art. 229 § 34 EGBGB",
      `${ort}.entstandenAm`,
    );
  }
  if (neu && entstanden < neu.ab && neueDauerschuld(angaben)) {
    return {
      ueberBasis: true,
      wert100: neu.wert,
      norm: "§ 288 Abs. 2 BGB, Art. 229 § 34 Satz 2 EGBGB",
      text: ueberBasisText(neu.wert),
      fassung: neu,
      vermerke: [],
    };
  }
  const satz = ausReihe(verzugszinsenUnternehmer, entstanden, true, ort);
  if ("art" in satz || !neu) return satz;
  if (entstanden < neu.ab) return { ...satz, norm: "§ 288 Abs. 2 BGB a. F." };
  if (entstandenAm !== undefined) return satz;
  const annahme: Vermerk = {
    art: "hinweis",
    text: `Angenommen ist, dass das Schuldverhältnis seit dem ${datum(neu.ab)} entstanden ist; für ältere gelten 8 Prozentpunkte.`,
    norm: "Art. 229 § 34 EGBGB",
    feld: `${ort}.entstandenAm`,
  };
  return { ...satz, vermerke: [...satz.vermerke, annahme] };
}
