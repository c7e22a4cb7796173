import type { Zinseingabe } from "@gebuehrenportal/forderung";
import { cent, tag } from "@gebuehrenportal/recht";

/** 10 % of 1,000 € for the year 2025: 100 €. */
export const einJahr: Zinseingabe = {
  hauptforderungen: [
    {
      id: "f",
      betrag: cent(100_000),
      verzugAb: tag("2025-01-01"),
      zinssatz: { art: "fest", prozent100: 1000 },
    },
  ],
  bis: tag("2025-12-31"),
};
