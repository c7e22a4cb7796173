import { tag, taktreihe, zeitreihe } from "@gebuehrenportal/recht";
import { geprueft } from "../geprueft.ts";
import { ausEntgelt, beitragssatzverordnung1994, bekanntmachung, rechtDerRente } from "./bekanntmachung.ts";

/**
 * Factors for pension rights on divorce, as printed: Entgeltpunkte into contributions with four decimals (here ten-thousandths
 * of a euro per point) and contributions into Entgeltpunkte with ten decimals (here ten-thousand-millionths of a point per euro).
 * `ost`: for Entgeltpunkte (Ost), to 30 June 2024.
 */
export type Faktoren = {
  readonly punktInBeitrag: number;
  readonly beitragInPunkt?: number;
  readonly ost?: { readonly punktInBeitrag: number; readonly beitragInPunkt: number };
};

/**
 * § 187 Abs. 3 SGB VI, § 281a Abs. 3 SGB VI: one version for each calendar year with a recorded factor. 2002, 2005 and 2006
 * are not recorded; 2004, 2007 and 2008 are contribution rate × provisional average earnings; of 2009 to 2011 the reciprocal is
 * printed, from which the factor follows without doubt.
 */
export const umrechnungsfaktoren = taktreihe<Faktoren>(
  { norm: "§ 187 Abs. 3 SGB VI", geprueft, takt: "kalenderjahr" },
  [
    {
      ab: tag("2003-01-01"),
      quelle: bekanntmachung(2003, "23.12.2002", "BGBl. I 2002 S. 4687"),
      wert: { punktInBeitrag: 56_998_500, beitragInPunkt: 1_754_432 },
    },
    {
      ab: tag("2004-01-01"),
      quelle: ausEntgelt(2004, "19,5 %", "29.428 €"),
      wert: { punktInBeitrag: 57_384_600 },
      sicherheit: "mittel",
    },
    {
      ab: tag("2007-01-01"),
      quelle: ausEntgelt(2007, "19,9 %", "29.488 €"),
      wert: { punktInBeitrag: 58_681_120 },
      sicherheit: "mittel",
    },
    {
      ab: tag("2008-01-01"),
      quelle: ausEntgelt(2008, "19,9 %", "30.084 €"),
      wert: { punktInBeitrag: 59_867_160 },
      sicherheit: "mittel",
    },
    {
      ab: tag("2009-01-01"),
      quelle: rechtDerRente(2009),
      wert: { punktInBeitrag: 61_449_210, beitragInPunkt: 1_627_360 },
    },
    {
      ab: tag("2010-01-01"),
      quelle: rechtDerRente(2010),
      wert: { punktInBeitrag: 63_685_970, beitragInPunkt: 1_570_205 },
    },
    {
      ab: tag("2011-01-01"),
      quelle: rechtDerRente(2011),
      wert: { punktInBeitrag: 60_233_320, beitragInPunkt: 1_660_211 },
    },
    {
      ab: tag("2012-01-01"),
      quelle: bekanntmachung(2012, "19.12.2011", "BGBl. I 2011 S. 2798"),
      wert: {
        punktInBeitrag: 63_594_160,
        beitragInPunkt: 1_572_471,
        ost: { punktInBeitrag: 54_104_271, beitragInPunkt: 1_848_283 },
      },
    },
    {
      ab: tag("2013-01-01"),
      quelle: bekanntmachung(2013, "05.12.2012", "BGBl. I 2012 S. 2464"),
      wert: {
        punktInBeitrag: 64_394_190,
        beitragInPunkt: 1_552_935,
        ost: { punktInBeitrag: 54_724_390, beitragInPunkt: 1_827_339 },
      },
    },
    {
      ab: tag("2014-01-01"),
      quelle: bekanntmachung(2014, "19.12.2013", "BGBl. I 2013 S. 4314"),
      wert: {
        punktInBeitrag: 65_879_730,
        beitragInPunkt: 1_517_918,
        ost: { punktInBeitrag: 55_487_013, beitragInPunkt: 1_802_224 },
      },
    },
    {
      ab: tag("2015-01-01"),
      quelle: bekanntmachung(2015, "22.12.2014", "BGBl. I 2014 S. 2399"),
      wert: {
        punktInBeitrag: 65_448_130,
        beitragInPunkt: 1_527_928,
        ost: { punktInBeitrag: 55_857_412, beitragInPunkt: 1_790_273 },
      },
    },
    {
      ab: tag("2016-01-01"),
      quelle: bekanntmachung(2016, "30.11.2015", "BGBl. I 2015 S. 2139 (2320)"),
      wert: {
        punktInBeitrag: 67_819_290,
        beitragInPunkt: 1_474_507,
        ost: { punktInBeitrag: 59_081_183, beitragInPunkt: 1_692_586 },
      },
    },
    {
      ab: tag("2017-01-01"),
      quelle: bekanntmachung(2017, "28.11.2016", "BGBl. I 2016 S. 2716"),
      wert: {
        punktInBeitrag: 69_382_610,
        beitragInPunkt: 1_441_283,
        ost: { punktInBeitrag: 61_987_501, beitragInPunkt: 1_613_228 },
      },
    },
    {
      ab: tag("2018-01-01"),
      quelle: bekanntmachung(2018, "18.12.2017", "BGBl. I 2017 S. 4013"),
      wert: {
        punktInBeitrag: 70_443_780,
        beitragInPunkt: 1_419_572,
        ost: { punktInBeitrag: 62_627_827, beitragInPunkt: 1_596_734 },
      },
    },
    {
      ab: tag("2019-01-01"),
      quelle: bekanntmachung(2019, "27.11.2018", "BGBl. I 2018 S. 2030"),
      wert: {
        punktInBeitrag: 72_355_860,
        beitragInPunkt: 1_382_058,
        ost: { punktInBeitrag: 66_748_948, beitragInPunkt: 1_498_151 },
      },
    },
    {
      ab: tag("2020-01-01"),
      quelle: bekanntmachung(2020, "17.12.2019", "BGBl. I 2019 S. 2868"),
      wert: {
        punktInBeitrag: 75_424_860,
        beitragInPunkt: 1_325_823,
        ost: { punktInBeitrag: 70_490_523, beitragInPunkt: 1_418_630 },
      },
    },
    {
      ab: tag("2021-01-01"),
      quelle: bekanntmachung(2021, "30.11.2020", "BGBl. I 2020 S. 2614"),
      wert: {
        punktInBeitrag: 77_266_260,
        beitragInPunkt: 1_294_226,
        ost: { punktInBeitrag: 73_168_807, beitragInPunkt: 1_366_703 },
      },
    },
    {
      ab: tag("2022-01-01"),
      quelle: bekanntmachung(2022, "06.12.2021", "BGBl. I 2021 S. 5202"),
      wert: {
        punktInBeitrag: 72_355_860,
        beitragInPunkt: 1_382_058,
        ost: { punktInBeitrag: 69_439_405, beitragInPunkt: 1_440_105 },
      },
    },
    {
      ab: tag("2023-01-01"),
      quelle: bekanntmachung(2023, "28.11.2022", "BGBl. I 2022 S. 2136"),
      wert: {
        punktInBeitrag: 80_244_120,
        beitragInPunkt: 1_246_197,
        ost: { punktInBeitrag: 78_058_482, beitragInPunkt: 1_281_091 },
      },
    },
    {
      ab: tag("2024-01-01"),
      quelle: bekanntmachung(2024, "29.11.2023", "BGBl. 2023 I Nr. 337"),
      wert: {
        punktInBeitrag: 84_365_880,
        beitragInPunkt: 1_185_313,
        ost: { punktInBeitrag: 83_201_065, beitragInPunkt: 1_201_908 },
      },
    },
    {
      ab: tag("2025-01-01"),
      quelle: bekanntmachung(2025, "05.12.2024", "BGBl. 2024 I Nr. 403"),
      wert: { punktInBeitrag: 93_916_980, beitragInPunkt: 1_064_770 },
    },
    {
      ab: tag("2026-01-01"),
      quelle: bekanntmachung(2026, "05.12.2025", "BGBl. 2025 I Nr. 315"),
      wert: { punktInBeitrag: 96_615_840, beitragInPunkt: 1_035_027 },
    },
  ],
);

/**
 * Factors between Entgeltpunkte and contributions in marks, per mark instead of euro: contribution rate (19,2 %) ×
 * provisional average earnings (51.877 DM). One version for 1994 only; no other year before 2003 is recorded.
 */
export const umrechnungsfaktorenInMark = zeitreihe<Faktoren>(
  { norm: "§ 187 Abs. 3 SGB VI a. F.", geprueft, bis: tag("1994-12-31") },
  [
    {
      ab: tag("1994-01-01"),
      quelle: beitragssatzverordnung1994,
      wert: { punktInBeitrag: 99_603_840, beitragInPunkt: 1_003_977 },
    },
  ],
);
