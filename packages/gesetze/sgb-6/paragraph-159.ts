import { type Cent, dm, eur, type Pfennig, tag, taktreihe, zeitreihe } from "@gebuehrenportal/recht";
import { geprueft } from "../geprueft.ts";
import { gii } from "../quellen.ts";
import { anlage2, rechengroessen, rechengroessenOhneText } from "../sgb-4/rechengroessen.ts";

const paragraph159 = gii("sgb_6/__159.html");

/** §§ 159, 160 SGB VI: yearly contribution ceiling of the general pension insurance (West), one version for each calendar year. */
export const beitragsbemessungsgrenze = taktreihe<Cent>(
  { norm: "§§ 159, 160 SGB VI", geprueft, takt: "kalenderjahr" },
  [
    { ab: tag("2002-01-01"), quelle: anlage2(2002), wert: eur(54_000) },
    { ab: tag("2003-01-01"), quelle: anlage2(2003), wert: eur(61_200) },
    { ab: tag("2004-01-01"), quelle: anlage2(2004), wert: eur(61_800) },
    { ab: tag("2005-01-01"), quelle: rechengroessenOhneText(2005), wert: eur(62_400) },
    { ab: tag("2006-01-01"), quelle: rechengroessenOhneText(2006), wert: eur(63_000) },
    {
      ab: tag("2007-01-01"),
      quelle: rechengroessen(2007, paragraph159),
      wert: eur(63_000),
    },
    { ab: tag("2008-01-01"), quelle: rechengroessenOhneText(2008), wert: eur(63_600) },
    { ab: tag("2009-01-01"), quelle: rechengroessenOhneText(2009), wert: eur(64_800) },
    { ab: tag("2010-01-01"), quelle: rechengroessenOhneText(2010), wert: eur(66_000) },
    { ab: tag("2011-01-01"), quelle: rechengroessenOhneText(2011), wert: eur(66_000) },
    { ab: tag("2012-01-01"), quelle: rechengroessenOhneText(2012), wert: eur(67_200) },
    {
      ab: tag("2013-01-01"),
      quelle: rechengroessen(2013, paragraph159),
      wert: eur(69_600),
    },
    {
      ab: tag("2014-01-01"),
      quelle: rechengroessen(2014, paragraph159),
      wert: eur(71_400),
    },
    {
      ab: tag("2015-01-01"),
      quelle: rechengroessen(2015, paragraph159),
      wert: eur(72_600),
    },
    {
      ab: tag("2016-01-01"),
      quelle: rechengroessen(2016, paragraph159),
      wert: eur(74_400),
    },
    {
      ab: tag("2017-01-01"),
      quelle: rechengroessen(2017, paragraph159),
      wert: eur(76_200),
    },
    {
      ab: tag("2018-01-01"),
      quelle: rechengroessen(2018, paragraph159),
      wert: eur(78_000),
    },
    {
      ab: tag("2019-01-01"),
      quelle: rechengroessen(2019, paragraph159),
      wert: eur(80_400),
    },
    {
      ab: tag("2020-01-01"),
      quelle: rechengroessen(2020, paragraph159),
      wert: eur(82_800),
    },
    {
      ab: tag("2021-01-01"),
      quelle: rechengroessen(2021, paragraph159),
      wert: eur(85_200),
    },
    {
      ab: tag("2022-01-01"),
      quelle: rechengroessen(2022, paragraph159),
      wert: eur(84_600),
    },
    {
      ab: tag("2023-01-01"),
      quelle: rechengroessen(2023, paragraph159),
      wert: eur(87_600),
    },
    {
      ab: tag("2024-01-01"),
      quelle: rechengroessen(2024, paragraph159),
      wert: eur(90_600),
    },
    {
      ab: tag("2025-01-01"),
      quelle: rechengroessen(2025, paragraph159),
      wert: eur(96_600),
    },
    {
      ab: tag("2026-01-01"),
      quelle: rechengroessen(2026, paragraph159),
      wert: eur(101_400),
    },
  ],
);

const inMark = (jahr: number, betrag: number) => ({
  ab: tag(`${jahr}-01-01`),
  quelle: anlage2(jahr),
  wert: dm(betrag),
});

/**
 * Yearly contribution ceiling of the general pension insurance (West) until 2001, from the year in which the
 * equalisation of pension rights began (1 July 1977).
 */
export const beitragsbemessungsgrenzeInMark = zeitreihe<Pfennig>(
  { norm: "Anlage 2 SGB VI", geprueft, bis: tag("2001-12-31") },
  [
    inMark(1977, 40_800),
    inMark(1978, 44_400),
    inMark(1979, 48_000),
    inMark(1980, 50_400),
    inMark(1981, 52_800),
    inMark(1982, 56_400),
    inMark(1983, 60_000),
    inMark(1984, 62_400),
    inMark(1985, 64_800),
    inMark(1986, 67_200),
    inMark(1987, 68_400),
    inMark(1988, 72_000),
    inMark(1989, 73_200),
    inMark(1990, 75_600),
    inMark(1991, 78_000),
    inMark(1992, 81_600),
    inMark(1993, 86_400),
    inMark(1994, 91_200),
    inMark(1995, 93_600),
    inMark(1996, 96_000),
    inMark(1997, 98_400),
    inMark(1998, 100_800),
    inMark(1999, 102_000),
    inMark(2000, 103_200),
    inMark(2001, 104_400),
  ],
);
