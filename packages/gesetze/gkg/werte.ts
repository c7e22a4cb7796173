import { type Cent, eur, tag, zeitreihe } from "@gebuehrenportal/recht";
import { geprueft } from "../geprueft.ts";
import { fuer, kostBraeg2025, kostRaeg2021, vrug2023, weMoG2020, zweitesKostRmog2013 } from "../quellen.ts";

const ab2013 = tag("2013-08-01");

/** §§ 43 to 45, 47 GKG: rules without an amount. */
export const gegenstaende = zeitreihe<null>({ norm: "§§ 39, 43 bis 45, 47 GKG", geprueft }, [
  { ab: ab2013, quelle: fuer(zweitesKostRmog2013, "gkg_2004"), wert: null },
]);

/**
 * § 41 GKG: months of rent at most. `minderung`: finding of a rent reduction has stood in Abs. 5 since 2021; `mietpreisbremse`: finding of
 * an excess over the permitted rent since 1 June 2025.
 */
export const miete = zeitreihe<{
  readonly monate: number;
  readonly minderung: boolean;
  readonly mietpreisbremse: boolean;
}>({ norm: "§ 41 GKG", geprueft }, [
  {
    ab: ab2013,
    quelle: fuer(zweitesKostRmog2013, "gkg_2004"),
    wert: { monate: 12, minderung: false, mietpreisbremse: false },
  },
  {
    ab: tag("2021-01-01"),
    quelle: fuer(kostRaeg2021, "gkg_2004"),
    wert: { monate: 12, minderung: true, mietpreisbremse: false },
    abSicherheit: "mittel",
  },
  {
    ab: tag("2025-06-01"),
    quelle: fuer(kostBraeg2025, "gkg_2004"),
    wert: { monate: 12, minderung: true, mietpreisbremse: true },
  },
]);

/** § 48 GKG: caps of actions by associations and of matters without a money value. */
export const buergerlich = zeitreihe<{
  readonly verband: Cent;
  readonly abhilfe?: Cent;
  readonly nichtvermoegensrechtlich: Cent;
}>({ norm: "§ 48 GKG", geprueft }, [
  {
    ab: ab2013,
    quelle: fuer(zweitesKostRmog2013, "gkg_2004"),
    wert: { verband: eur(250_000), nichtvermoegensrechtlich: eur(1_000_000) },
  },
  {
    ab: tag("2023-10-13"),
    quelle: fuer(vrug2023, "gkg_2004"),
    wert: { verband: eur(250_000), abhilfe: eur(300_000), nichtvermoegensrechtlich: eur(1_000_000) },
    abSicherheit: "mittel",
  },
]);

/** § 49 GKG: multiple of the interest of the plaintiff, in tenths. */
export const beschlussklage = zeitreihe<{ readonly faches10: number }>({ norm: "§ 49 GKG", geprueft }, [
  {
    ab: tag("2020-12-01"),
    quelle: fuer(weMoG2020, "gkg_2004"),
    wert: { faches10: 75 },
    abSicherheit: "mittel",
  },
]);

/** § 50 Abs. 2 GKG: percent of the gross sum of the contract. */
export const vergabe = zeitreihe<{ readonly prozent: number }>({ norm: "§ 50 Abs. 2 GKG", geprueft }, [
  { ab: ab2013, quelle: fuer(zweitesKostRmog2013, "gkg_2004"), wert: { prozent: 5 } },
]);

/** § 51 GKG, unfair competition: value without sufficient indications, and cap of the skimming of profits (Abs. 2 Satz 2). */
export const wettbewerb = zeitreihe<{ readonly ohneAnhalt: Cent; readonly gewinnabschoepfung?: Cent }>(
  { norm: "§ 51 GKG", geprueft },
  [
    {
      ab: tag("2013-10-09"),
      quelle: {
        titel: "Gesetz gegen unseriöse Geschäftspraktiken vom 01.10.2013",
        fundstelle: "BGBl. I 2013 S. 3714",
        link: "https://www.gesetze-im-internet.de/gkg_2004/__51.html",
      },
      wert: { ohneAnhalt: eur(1_000) },
      abSicherheit: "mittel",
    },
    {
      ab: tag("2023-10-13"),
      quelle: fuer(vrug2023, "gkg_2004"),
      wert: { ohneAnhalt: eur(1_000), gewinnabschoepfung: eur(410_000) },
      abSicherheit: "mittel",
    },
  ],
);

/** § 52 GKG: administrative, finance and social courts. */
export const oeffentlich = zeitreihe<{
  readonly auffang: Cent;
  /** Abs. 3 Satz 2: effects on later payments up to this multiple in all. */
  readonly zukunftFaches: number;
  readonly finanzMindestens: Cent;
  readonly sozialHoechstens: Cent;
  readonly vermoegensgesetzHoechstens: Cent;
  readonly pflegeberufeHoechstens: Cent;
  /** Abs. 6: parts of a year's pay in quarters, and half of each for rank or date of retirement. */
  readonly beamte: {
    readonly lebenszeit: number;
    readonly uebrige: number;
    readonly amtLebenszeit: number;
    readonly amtUebrige: number;
  };
}>({ norm: "§ 52 GKG", geprueft }, [
  {
    ab: ab2013,
    quelle: fuer(zweitesKostRmog2013, "gkg_2004"),
    wert: {
      auffang: eur(5_000),
      zukunftFaches: 3,
      finanzMindestens: eur(1_500),
      sozialHoechstens: eur(2_500_000),
      vermoegensgesetzHoechstens: eur(500_000),
      pflegeberufeHoechstens: eur(1_500_000),
      beamte: { lebenszeit: 4, uebrige: 2, amtLebenszeit: 2, amtUebrige: 1 },
    },
  },
]);

/** § 53 GKG, § 3 ZPO: interim relief; no amount. */
export const eilverfahren = zeitreihe<null>({ norm: "§ 53 GKG", geprueft }, [
  { ab: ab2013, quelle: fuer(zweitesKostRmog2013, "gkg_2004"), wert: null },
]);

/** § 54 Abs. 1 GKG: what stands in for a market value that was not fixed. */
export const versteigerung = zeitreihe<{ readonly ersatz: string }>({ norm: "§ 54 Abs. 1 GKG", geprueft }, [
  { ab: ab2013, quelle: fuer(zweitesKostRmog2013, "gkg_2004"), wert: { ersatz: "Einheitswert" } },
  { ab: tag("2025-06-01"), quelle: fuer(kostBraeg2025, "gkg_2004"), wert: { ersatz: "Grundsteuerwert" } },
]);

/** § 58 GKG: no amount. */
export const insolvenz = zeitreihe<null>({ norm: "§ 58 GKG", geprueft }, [
  { ab: ab2013, quelle: fuer(zweitesKostRmog2013, "gkg_2004"), wert: null },
]);
