import {
  type Cent,
  dm,
  eur,
  type Pfennig,
  type Sicherheit,
  tag,
  taktreihe,
  zeitreihe,
} from "@gebuehrenportal/recht";
import { geprueft } from "../geprueft.ts";
import { berechnet, rechengroessen } from "./rechengroessen.ts";

/**
 * § 18 Abs. 1 SGB IV: reference amount per month, one version for each calendar year; a later year needs its own. For years
 * without a stored ordinance it is computed from the average earnings by the rule of the section.
 */
export const bezugsgroesse = taktreihe<Cent>({ norm: "§ 18 Abs. 1 SGB IV", geprueft, takt: "kalenderjahr" }, [
  { ab: tag("2002-01-01"), quelle: berechnet(2002), wert: eur(2_345), sicherheit: "mittel" },
  { ab: tag("2003-01-01"), quelle: berechnet(2003), wert: eur(2_380), sicherheit: "mittel" },
  { ab: tag("2004-01-01"), quelle: berechnet(2004), wert: eur(2_415) },
  { ab: tag("2005-01-01"), quelle: berechnet(2005), wert: eur(2_415) },
  { ab: tag("2006-01-01"), quelle: berechnet(2006), wert: eur(2_450) },
  {
    ab: tag("2007-01-01"),
    quelle: rechengroessen(2007),
    wert: eur(2_450),
  },
  { ab: tag("2008-01-01"), quelle: berechnet(2008), wert: eur(2_485) },
  { ab: tag("2009-01-01"), quelle: berechnet(2009), wert: eur(2_520) },
  { ab: tag("2010-01-01"), quelle: berechnet(2010), wert: eur(2_555) },
  { ab: tag("2011-01-01"), quelle: berechnet(2011), wert: eur(2_555) },
  { ab: tag("2012-01-01"), quelle: berechnet(2012), wert: eur(2_625) },
  {
    ab: tag("2013-01-01"),
    quelle: rechengroessen(2013),
    wert: eur(2_695),
  },
  {
    ab: tag("2014-01-01"),
    quelle: rechengroessen(2014),
    wert: eur(2_765),
  },
  {
    ab: tag("2015-01-01"),
    quelle: rechengroessen(2015),
    wert: eur(2_835),
  },
  {
    ab: tag("2016-01-01"),
    quelle: rechengroessen(2016),
    wert: eur(2_905),
  },
  {
    ab: tag("2017-01-01"),
    quelle: rechengroessen(2017),
    wert: eur(2_975),
  },
  {
    ab: tag("2018-01-01"),
    quelle: rechengroessen(2018),
    wert: eur(3_045),
  },
  {
    ab: tag("2019-01-01"),
    quelle: rechengroessen(2019),
    wert: eur(3_115),
  },
  {
    ab: tag("2020-01-01"),
    quelle: rechengroessen(2020),
    wert: eur(3_185),
  },
  {
    ab: tag("2021-01-01"),
    quelle: rechengroessen(2021),
    wert: eur(3_290),
  },
  {
    ab: tag("2022-01-01"),
    quelle: rechengroessen(2022),
    wert: eur(3_290),
  },
  {
    ab: tag("2023-01-01"),
    quelle: rechengroessen(2023),
    wert: eur(3_395),
  },
  {
    ab: tag("2024-01-01"),
    quelle: rechengroessen(2024),
    wert: eur(3_535),
  },
  {
    ab: tag("2025-01-01"),
    quelle: rechengroessen(2025),
    wert: eur(3_745),
  },
  {
    ab: tag("2026-01-01"),
    quelle: rechengroessen(2026),
    wert: eur(3_955),
  },
]);

const inMark = (jahr: number, monat: number, sicherheit: Sicherheit = "hoch") => ({
  ab: tag(`${jahr}-01-01`),
  quelle: berechnet(jahr, 840),
  wert: dm(monat),
  sicherheit,
});

/**
 * § 18 Abs. 1 SGB IV a. F.: reference amount per month until 2001, when it was rounded up to a multiple of 840 marks a
 * year. Every year is computed.
 */
export const bezugsgroesseInMark = zeitreihe<Pfennig>(
  { norm: "§ 18 Abs. 1 SGB IV a. F.", geprueft, bis: tag("2001-12-31") },
  [
    inMark(1984, 2_730),
    inMark(1985, 2_800),
    inMark(1986, 2_870),
    inMark(1987, 3_010),
    inMark(1988, 3_080),
    inMark(1989, 3_150),
    inMark(1990, 3_290, "mittel"),
    inMark(1991, 3_360, "mittel"),
    inMark(1992, 3_500, "mittel"),
    inMark(1993, 3_710, "mittel"),
    inMark(1994, 3_920),
    inMark(1995, 4_060, "mittel"),
    inMark(1996, 4_130, "mittel"),
    inMark(1997, 4_270, "mittel"),
    inMark(1998, 4_340, "mittel"),
    inMark(1999, 4_410, "mittel"),
    inMark(2000, 4_480, "mittel"),
    inMark(2001, 4_480, "mittel"),
  ],
);
