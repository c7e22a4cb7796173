import { type Cent, eur, tag, zeitreihe } from "@gebuehrenportal/recht";
import { geprueft } from "../geprueft.ts";
import { berechnet, rechengroessen } from "./rechengroessen.ts";

/**
 * § 18 Abs. 1 SGB IV: reference amount per month, one version for each calendar year; a later year needs its own. For years
 * without a stored ordinance it is computed from the average earnings by the rule of the section.
 */
export const bezugsgroesse = zeitreihe<Cent>({ norm: "§ 18 Abs. 1 SGB IV", geprueft }, [
  { ab: tag("2005-01-01"), quelle: berechnet(2005), wert: eur(2_415) },
  { ab: tag("2006-01-01"), quelle: berechnet(2006), wert: eur(2_450) },
  {
    ab: tag("2007-01-01"),
    quelle: rechengroessen(2007, "02.12.2006", "BGBl. I 2006 S. 2742, 2746", "gesetz"),
    wert: eur(2_450),
  },
  { ab: tag("2008-01-01"), quelle: berechnet(2008), wert: eur(2_485) },
  { ab: tag("2009-01-01"), quelle: berechnet(2009), wert: eur(2_520) },
  { ab: tag("2010-01-01"), quelle: berechnet(2010), wert: eur(2_555) },
  { ab: tag("2011-01-01"), quelle: berechnet(2011), wert: eur(2_555) },
  { ab: tag("2012-01-01"), quelle: berechnet(2012), wert: eur(2_625) },
  {
    ab: tag("2013-01-01"),
    quelle: rechengroessen(2013, "26.11.2012", "BGBl. I 2012 S. 2361"),
    wert: eur(2_695),
  },
  {
    ab: tag("2014-01-01"),
    quelle: rechengroessen(2014, "02.12.2013", "BGBl. I 2013 S. 4038"),
    wert: eur(2_765),
  },
  {
    ab: tag("2015-01-01"),
    quelle: rechengroessen(2015, "01.12.2014", "BGBl. I 2014 S. 1957"),
    wert: eur(2_835),
  },
  {
    ab: tag("2016-01-01"),
    quelle: rechengroessen(2016, "30.11.2015", "BGBl. I 2015 S. 2137"),
    wert: eur(2_905),
  },
  {
    ab: tag("2017-01-01"),
    quelle: rechengroessen(2017, "28.11.2016", "BGBl. I 2016 S. 2665"),
    wert: eur(2_975),
  },
  {
    ab: tag("2018-01-01"),
    quelle: rechengroessen(2018, "16.11.2017", "BGBl. I 2017 S. 3778"),
    wert: eur(3_045),
  },
  {
    ab: tag("2019-01-01"),
    quelle: rechengroessen(2019, "27.11.2018", "BGBl. I 2018 S. 2024"),
    wert: eur(3_115),
  },
  {
    ab: tag("2020-01-01"),
    quelle: rechengroessen(2020, "17.12.2019", "BGBl. I 2019 S. 2848"),
    wert: eur(3_185),
  },
  {
    ab: tag("2021-01-01"),
    quelle: rechengroessen(2021, "30.11.2020", "BGBl. I 2020 S. 2612"),
    wert: eur(3_290),
  },
  {
    ab: tag("2022-01-01"),
    quelle: rechengroessen(2022, "30.11.2021", "BGBl. I 2021 S. 5044"),
    wert: eur(3_290),
  },
  {
    ab: tag("2023-01-01"),
    quelle: rechengroessen(2023, "28.11.2022", "BGBl. I 2022 S. 2128"),
    wert: eur(3_395),
  },
  {
    ab: tag("2024-01-01"),
    quelle: rechengroessen(2024, "24.11.2023", "BGBl. 2023 I Nr. 322"),
    wert: eur(3_535),
  },
  {
    ab: tag("2025-01-01"),
    quelle: rechengroessen(2025, "25.11.2024", "BGBl. 2024 I Nr. 365"),
    wert: eur(3_745),
  },
  {
    ab: tag("2026-01-01"),
    quelle: rechengroessen(2026, "24.11.2025", "BGBl. 2025 I Nr. 278"),
    wert: eur(3_955),
  },
]);
