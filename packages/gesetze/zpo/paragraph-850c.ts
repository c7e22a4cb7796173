import { type Cent, cent, type Quelle, tag, taktreihe } from "@gebuehrenportal/recht";
import { geprueft } from "../geprueft.ts";
import { gii } from "../quellen.ts";

/** The yearly notice of § 850c Abs. 4 ZPO. */
const bekanntmachung = (fundstelle: string, jahr: number): Quelle => ({
  titel: `Bekanntmachung zu den Pfändungsfreigrenzen ${jahr} nach § 850c ZPO`,
  fundstelle,
  link: gii("zpo/__850c.html"),
});

/** § 850c Abs. 1 bis 3 ZPO for one period of payment. */
export type Freibetraege = {
  /** Abs. 1: the debtor himself. */
  readonly grundbetrag: Cent;
  /** Abs. 2 Satz 1: the first person he supports. */
  readonly erstePerson: Cent;
  /** Abs. 2 Satz 2: each of the second to fifth person. */
  readonly weiterePerson: Cent;
  /** Abs. 3 Satz 3: what exceeds it can be attached in full. */
  readonly vollPfaendbarUeber: Cent;
};

export type Pfaendungszeitraum = "monat" | "woche" | "tag";

export type Pfaendungsfreigrenzen = Readonly<Record<Pfaendungszeitraum, Freibetraege>>;

const freibetraege = (grund: number, erste: number, weitere: number, voll: number): Freibetraege => ({
  grundbetrag: cent(grund),
  erstePerson: cent(erste),
  weiterePerson: cent(weitere),
  vollPfaendbarUeber: cent(voll),
});

/** Amounts in cents, changed each 1 July with the Grundfreibetrag (§ 850c Abs. 4 ZPO). */
export const pfaendungsgrenzen = taktreihe<Pfaendungsfreigrenzen>(
  { norm: "§ 850c ZPO", geprueft, takt: "juli" },
  [
    {
      ab: tag("2021-07-01"),
      quelle: bekanntmachung("BGBl. I 2021 S. 1099", 2021),
      wert: {
        monat: freibetraege(1_252_64, 471_44, 262_65, 3_840_08),
        woche: freibetraege(288_28, 108_50, 60_45, 883_74),
        tag: freibetraege(57_66, 21_70, 12_09, 176_75),
      },
    },
    {
      ab: tag("2022-07-01"),
      quelle: bekanntmachung("BGBl. I 2022 S. 825", 2022),
      wert: {
        monat: freibetraege(1_330_16, 500_62, 278_90, 4_077_72),
        woche: freibetraege(306_12, 115_21, 64_19, 938_43),
        tag: freibetraege(61_22, 23_04, 12_84, 187_69),
      },
    },
    {
      ab: tag("2023-07-01"),
      quelle: bekanntmachung("BGBl. 2023 I Nr. 79", 2023),
      wert: {
        monat: freibetraege(1_402_28, 527_76, 294_02, 4_298_81),
        woche: freibetraege(322_72, 121_46, 67_67, 989_31),
        tag: freibetraege(64_54, 24_29, 13_54, 197_87),
      },
    },
    {
      ab: tag("2024-07-01"),
      quelle: bekanntmachung("BGBl. 2024 I Nr. 160 (berichtigt Nr. 165a)", 2024),
      wert: {
        monat: freibetraege(1_491_75, 561_43, 312_78, 4_573_10),
        woche: freibetraege(343_31, 129_21, 71_99, 1_052_43),
        tag: freibetraege(68_66, 25_84, 14_40, 210_50),
      },
    },
    {
      ab: tag("2025-07-01"),
      quelle: bekanntmachung("BGBl. 2025 I Nr. 110", 2025),
      wert: {
        monat: freibetraege(1_555_00, 585_23, 326_04, 4_766_99),
        woche: freibetraege(357_87, 134_69, 75_04, 1_097_05),
        tag: freibetraege(71_57, 26_94, 15_01, 219_42),
      },
    },
    {
      ab: tag("2026-07-01"),
      quelle: bekanntmachung("BGBl. 2026 I Nr. 80", 2026),
      wert: {
        monat: freibetraege(1_587_40, 597_42, 332_83, 4_866_30),
        woche: freibetraege(365_33, 137_50, 76_60, 1_119_90),
        tag: freibetraege(73_06, 27_50, 15_32, 223_99),
      },
    },
  ],
);

/** § 850c Abs. 3 Satz 1 and 2 ZPO: tenths of the surplus that can be attached, by number of supported persons (0 to 5). */
export const pfaendbareZehntel: readonly number[] = [7, 5, 4, 3, 2, 1];

/** § 850c Abs. 2 ZPO counts five supported persons at most. */
export const hoechstensPersonen = pfaendbareZehntel.length - 1;

/** § 850c Abs. 5 Satz 1 ZPO: income is rounded down to a multiple of this. */
export const abrundung: Readonly<Record<Pfaendungszeitraum, Cent>> = {
  monat: cent(10_00),
  woche: cent(2_50),
  tag: cent(50),
};
