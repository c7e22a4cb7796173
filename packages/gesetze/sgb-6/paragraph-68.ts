import { type Cent, eur, type Tag, tag, taktreihe, zeitreihe } from "@gebuehrenportal/recht";
import { geprueft } from "../geprueft.ts";
import { ohneText, rentenanpassung, rentenwerte } from "./rentenwerte.ts";

/** `ost`: current pension value (Ost) until it was abolished; from 1 July 2023 equal, from 1 July 2024 no longer of its own. */
export type Rentenwert = { readonly west: Cent; readonly ost?: Cent };

/** §§ 68, 69 SGB VI: current pension value per Entgeltpunkt and month. A version holds to 30 June of the year in which the next begins. */
export const aktuellerRentenwert = taktreihe<Rentenwert>({ norm: "§ 68 SGB VI", geprueft, takt: "juli" }, [
  {
    ab: tag("2002-07-01"),
    quelle: rentenanpassung(2002),
    wert: { west: eur(25.86), ost: eur(22.7) },
  },
  {
    ab: tag("2003-07-01"),
    quelle: rentenanpassung(2003),
    wert: { west: eur(26.13), ost: eur(22.97) },
  },
  {
    ab: tag("2005-07-01"),
    quelle: rentenwerte(2005, "06.06.2005", "BGBl. I 2005 S. 1578"),
    wert: { west: eur(26.13), ost: eur(22.97) },
  },
  {
    ab: tag("2006-07-01"),
    quelle: ohneText(2006),
    wert: { west: eur(26.13), ost: eur(22.97) },
    sicherheit: "mittel",
  },
  {
    ab: tag("2007-07-01"),
    quelle: rentenwerte(2007, "14.06.2007", "BGBl. I 2007 S. 1113"),
    wert: { west: eur(26.27), ost: eur(23.09) },
  },
  {
    ab: tag("2008-07-01"),
    quelle: rentenwerte(2008, "26.06.2008", "BGBl. I 2008 S. 1076", "gesetz"),
    wert: { west: eur(26.56), ost: eur(23.34) },
  },
  {
    ab: tag("2009-07-01"),
    quelle: rentenwerte(2009, "17.06.2009", "BGBl. I 2009 S. 1335"),
    wert: { west: eur(27.2), ost: eur(24.13) },
  },
  {
    ab: tag("2010-07-01"),
    quelle: rentenwerte(2010, "22.06.2010", "BGBl. I 2010 S. 816"),
    wert: { west: eur(27.2), ost: eur(24.13) },
  },
  {
    ab: tag("2011-07-01"),
    quelle: rentenwerte(2011, "06.06.2011", "BGBl. I 2011 S. 1039"),
    wert: { west: eur(27.47), ost: eur(24.37) },
  },
  {
    ab: tag("2012-07-01"),
    quelle: rentenwerte(2012, "21.06.2012", "BGBl. I 2012 S. 1389"),
    wert: { west: eur(28.07), ost: eur(24.92) },
  },
  {
    ab: tag("2013-07-01"),
    quelle: rentenwerte(2013, "12.06.2013", "BGBl. I 2013 S. 1574"),
    wert: { west: eur(28.14), ost: eur(25.74) },
  },
  {
    ab: tag("2014-07-01"),
    quelle: rentenwerte(2014, "16.06.2014", "BGBl. I 2014 S. 746"),
    wert: { west: eur(28.61), ost: eur(26.39) },
  },
  {
    ab: tag("2015-07-01"),
    quelle: rentenwerte(2015, "12.06.2015", "BGBl. I 2015 S. 965"),
    wert: { west: eur(29.21), ost: eur(27.05) },
  },
  {
    ab: tag("2016-07-01"),
    quelle: rentenwerte(2016, "20.06.2016", "BGBl. I 2016 S. 1360"),
    wert: { west: eur(30.45), ost: eur(28.66) },
  },
  {
    ab: tag("2017-07-01"),
    quelle: rentenwerte(2017, "08.06.2017", "BGBl. I 2017 S. 1522"),
    wert: { west: eur(31.03), ost: eur(29.69) },
  },
  {
    ab: tag("2018-07-01"),
    quelle: rentenwerte(2018, "12.06.2018", "BGBl. I 2018 S. 838"),
    wert: { west: eur(32.03), ost: eur(30.69) },
  },
  {
    ab: tag("2019-07-01"),
    quelle: rentenwerte(2019, "13.06.2019", "BGBl. I 2019 S. 791"),
    wert: { west: eur(33.05), ost: eur(31.89) },
  },
  {
    ab: tag("2020-07-01"),
    quelle: rentenwerte(2020, "08.06.2020", "BGBl. I 2020 S. 1220"),
    wert: { west: eur(34.19), ost: eur(33.23) },
  },
  {
    ab: tag("2021-07-01"),
    quelle: rentenwerte(2021, "31.05.2021", "BGBl. I 2021 S. 1254"),
    wert: { west: eur(34.19), ost: eur(33.47) },
  },
  {
    ab: tag("2022-07-01"),
    quelle: rentenwerte(2022, "28.06.2022", "BGBl. I 2022 S. 975, 978", "gesetz"),
    wert: { west: eur(36.02), ost: eur(35.52) },
  },
  {
    ab: tag("2023-07-01"),
    quelle: rentenwerte(2023, "21.06.2023", "BGBl. 2023 I Nr. 164"),
    wert: { west: eur(37.6), ost: eur(37.6) },
  },
  {
    ab: tag("2024-07-01"),
    quelle: rentenwerte(2024, "17.06.2024", "BGBl. 2024 I Nr. 194"),
    wert: { west: eur(39.32) },
  },
  {
    ab: tag("2025-07-01"),
    quelle: rentenwerte(2025, "23.06.2025", "BGBl. 2025 I Nr. 148"),
    wert: { west: eur(40.79) },
  },
  { ab: tag("2026-07-01"), quelle: ohneText(2026), wert: { west: eur(42.52) } },
]);

/**
 * A value as it was printed, in hundred-thousandths of its currency. `ostBis`: last day of the recorded value (Ost); until 1996 it
 * was raised on 1 January too, and those values are not recorded.
 */
export type FruehererRentenwert = {
  readonly waehrung: "DM" | "EUR";
  readonly west: number;
  readonly ost: number;
  readonly ostBis?: Tag;
};

/**
 * Current pension value per Entgeltpunkt and month before 1 July 2002: in marks, for the last half-year in euros with
 * five decimals.
 */
export const fruehererRentenwert = zeitreihe<FruehererRentenwert>(
  { norm: "§ 68 SGB VI a. F.", geprueft, bis: tag("2002-06-30") },
  [
    {
      ab: tag("1992-07-01"),
      quelle: rentenanpassung(1992),
      wert: { waehrung: "DM", west: 4_263_000, ost: 2_657_000, ostBis: tag("1992-12-31") },
    },
    {
      ab: tag("1993-07-01"),
      quelle: rentenanpassung(1993),
      wert: { waehrung: "DM", west: 4_449_000, ost: 3_217_000, ostBis: tag("1993-12-31") },
    },
    {
      ab: tag("1994-07-01"),
      quelle: rentenanpassung(1994),
      wert: { waehrung: "DM", west: 4_600_000, ost: 3_449_000, ostBis: tag("1994-12-31") },
    },
    {
      ab: tag("1995-07-01"),
      quelle: rentenanpassung(1995),
      wert: { waehrung: "DM", west: 4_623_000, ost: 3_633_000, ostBis: tag("1995-12-31") },
    },
    {
      ab: tag("1996-07-01"),
      quelle: rentenanpassung(1996),
      wert: { waehrung: "DM", west: 4_667_000, ost: 3_838_000 },
    },
    {
      ab: tag("1997-07-01"),
      quelle: rentenanpassung(1997),
      wert: { waehrung: "DM", west: 4_744_000, ost: 4_051_000 },
    },
    {
      ab: tag("1998-07-01"),
      quelle: rentenanpassung(1998),
      wert: { waehrung: "DM", west: 4_765_000, ost: 4_087_000 },
    },
    {
      ab: tag("1999-07-01"),
      quelle: rentenanpassung(1999),
      wert: { waehrung: "DM", west: 4_829_000, ost: 4_201_000 },
    },
    {
      ab: tag("2000-07-01"),
      quelle: rentenanpassung(2000),
      wert: { waehrung: "DM", west: 4_858_000, ost: 4_226_000 },
    },
    {
      ab: tag("2001-07-01"),
      quelle: rentenanpassung(2001),
      wert: { waehrung: "DM", west: 4_951_000, ost: 4_315_000 },
    },
    {
      ab: tag("2002-01-01"),
      quelle: rentenanpassung(2001),
      wert: { waehrung: "EUR", west: 2_531_406, ost: 2_206_224 },
    },
  ],
);
