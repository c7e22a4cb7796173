import { type Cent, eur, tag, zeitreihe } from "@gebuehrenportal/recht";
import { geprueft } from "../geprueft.ts";
import { fuer, zweitesKostRmog2013 } from "../quellen.ts";

/** § 51 FamGKG: maintenance demanded for the first months; fixed value where it is no Familienstreitsache (Abs. 3). */
export const unterhalt = zeitreihe<{ readonly monate: number; readonly festwert: Cent }>(
  { norm: "§ 51 FamGKG", geprueft },
  [
    {
      ab: tag("2013-08-01"),
      quelle: {
        ...fuer(zweitesKostRmog2013, "gnotkg"),
        link: "https://www.gesetze-im-internet.de/famgkg/__51.html",
      },
      wert: { monate: 12, festwert: eur(500) },
    },
  ],
);
