import { type Cent, cent, tag, zeitreihe } from "@gebuehrenportal/recht";
import { geprueft } from "../geprueft.ts";
import { fuer, kontopfaendungsschutz2009, pKontoFortentwicklung2020 } from "../quellen.ts";

/** The protected account by calendar month: the basic amount is the monthly one of § 850c Abs. 1 ZPO, rounded up. */
export type PKontoRegel = {
  /** To a multiple of it; one cent: not rounded. */
  readonly aufrundung: Cent;
  /** Months for which an unused balance stays free. */
  readonly uebertragungsmonate: number;
  readonly normen: {
    readonly grundbetrag: string;
    readonly uebertrag: string;
    readonly person: string;
    readonly weitere: string;
    readonly nachweis: string;
    readonly summe: string;
  };
};

/** §§ 899, 902, 903 ZPO; until 30 November 2021 § 850k ZPO. */
export const pKontoRegel = zeitreihe<PKontoRegel>({ norm: "§ 899 ZPO", geprueft }, [
  {
    ab: tag("2010-07-01"),
    quelle: fuer(kontopfaendungsschutz2009, "zpo/__899.html"),
    wert: {
      aufrundung: cent(1),
      uebertragungsmonate: 1,
      normen: {
        grundbetrag: "§ 850k Abs. 1 Satz 1 ZPO a. F.",
        uebertrag: "§ 850k Abs. 1 Satz 3 ZPO a. F.",
        person: "§ 850k Abs. 2 Satz 1 Nr. 1 ZPO a. F.",
        weitere: "§ 850k Abs. 2 ZPO a. F.",
        nachweis: "§ 850k Abs. 5 Satz 2 ZPO a. F.",
        summe: "§ 850k Abs. 1, 2 ZPO a. F.",
      },
    },
  },
  {
    ab: tag("2021-12-01"),
    quelle: fuer(pKontoFortentwicklung2020, "zpo/__899.html"),
    wert: {
      aufrundung: cent(10_00),
      uebertragungsmonate: 3,
      normen: {
        grundbetrag: "§ 899 Abs. 1 Satz 1 ZPO",
        uebertrag: "§ 899 Abs. 2 ZPO",
        person: "§ 902 Satz 1 Nr. 1 ZPO",
        weitere: "§ 902 ZPO",
        nachweis: "§ 903 ZPO",
        summe: "§§ 899, 902 ZPO",
      },
    },
  },
]);
