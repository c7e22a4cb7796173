import { eur, type Stufentabelle, stufe } from "@gebuehrenportal/recht";

/**
 * The table that three statutes print word for word: § 34 Abs. 1 GKG, § 28 Abs. 1 FamGKG, § 34 Abs. 2 Tabelle A GNotKG (since
 * 2013). Each has a series of its own, with its source; Anlage 2 of each is the test.
 */
export const bis2013: Stufentabelle = {
  bis: eur(300),
  gebuehr: eur(25),
  stufen: [
    stufe(1_500, 300, 10),
    stufe(5_000, 500, 8),
    stufe(10_000, 1_000, 15),
    stufe(25_000, 3_000, 23),
    stufe(50_000, 5_000, 29),
    stufe(200_000, 15_000, 100),
    stufe(500_000, 30_000, 150),
    stufe(null, 50_000, 150),
  ],
};

export const seit2013: Stufentabelle = {
  bis: eur(500),
  gebuehr: eur(35),
  stufen: [
    stufe(2_000, 500, 18),
    stufe(10_000, 1_000, 19),
    stufe(25_000, 3_000, 26),
    stufe(50_000, 5_000, 35),
    stufe(200_000, 15_000, 120),
    stufe(500_000, 30_000, 179),
    stufe(null, 50_000, 180),
  ],
};

export const seit2021: Stufentabelle = {
  bis: eur(500),
  gebuehr: eur(38),
  stufen: [
    stufe(2_000, 500, 20),
    stufe(10_000, 1_000, 21),
    stufe(25_000, 3_000, 29),
    stufe(50_000, 5_000, 38),
    stufe(200_000, 15_000, 132),
    stufe(500_000, 30_000, 198),
    stufe(null, 50_000, 198),
  ],
};

export const seit2025: Stufentabelle = {
  bis: eur(500),
  gebuehr: eur(40),
  stufen: [
    stufe(2_000, 500, 21),
    stufe(10_000, 1_000, 22.5),
    stufe(25_000, 3_000, 30.5),
    stufe(50_000, 5_000, 40.5),
    stufe(200_000, 15_000, 140),
    stufe(500_000, 30_000, 210),
    stufe(null, 50_000, 210),
  ],
};
