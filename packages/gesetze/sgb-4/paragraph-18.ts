import { type Cent, eur, tag, taktreihe } from "@gebuehrenportal/recht";
import { geprueft } from "../geprueft.ts";
import { berechnet, rechengroessen } from "./rechengroessen.ts";

/**
 * § 18 Abs. 1 SGB IV: reference amount per month, one version for each calendar year; a later year needs its own. For years
 * without a stored ordinance it is computed from the average earnings by the rule of the section.
 */
export const bezugsgroesse = taktreihe<Cent>({ norm: "§ 18 Abs. 1 SGB IV", geprueft, takt: "kalenderjahr" }, [
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
