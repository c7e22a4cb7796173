import { tag, zeitreihe } from "@gebuehrenportal/recht";
import { geprueft } from "../geprueft.ts";
import { kostRaeg2021, kostRmog2004, zweitesKostRmog2013 } from "./quellen.ts";

export type Zahlungsanrechnung = {
  /** Abs. 3 Satz 3: appointed counsel keeps payments until he has so many times the treasury's fees. */
  readonly vielfaches: number;
  /** Abs. 3 Satz 4: and never more than the highest fees of chosen counsel. */
  readonly hoechstgebuehren: boolean;
  /** Abs. 2 Satz 2: rule for credited fees without a claim against the treasury; before it the same result was disputed. */
  readonly anrechnungGeregelt: boolean;
};

/** § 58 RVG: how payments of the client and of others reduce the claim against the treasury. */
export const zahlungsanrechnung = zeitreihe<Zahlungsanrechnung>({ norm: "§ 58 RVG", geprueft }, [
  {
    ab: tag("2004-07-01"),
    quelle: kostRmog2004,
    wert: { vielfaches: 2, hoechstgebuehren: false, anrechnungGeregelt: false },
    sicherheit: "mittel",
  },
  {
    ab: tag("2013-08-01"),
    quelle: zweitesKostRmog2013,
    wert: { vielfaches: 2, hoechstgebuehren: true, anrechnungGeregelt: false },
    sicherheit: "mittel",
  },
  {
    ab: tag("2021-01-01"),
    quelle: kostRaeg2021,
    wert: { vielfaches: 2, hoechstgebuehren: true, anrechnungGeregelt: true },
  },
]);
