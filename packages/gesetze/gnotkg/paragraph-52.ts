import { tag, zeitreihe } from "@gebuehrenportal/recht";
import { geprueft } from "../geprueft.ts";
import { fuer, zweitesKostRmog2013 } from "../quellen.ts";

export type Nutzungsdauer = {
  /** Abs. 2: at most the first years of a right for a fixed time. */
  readonly bestimmtHoechstens: number;
  /** Abs. 3. */
  readonly unbeschraenkt: number;
  readonly unbestimmt: number;
  /** Abs. 4: years by age; the last line has no end. */
  readonly lebensdauer: readonly { readonly bisAlter: number | null; readonly jahre: number }[];
  /** Abs. 5: yearly value in percent of the thing. */
  readonly jahreswertProzent: number;
};

/** § 52 GNotKG. The beginning of the right decides (Abs. 6). */
export const nutzungsrechte = zeitreihe<Nutzungsdauer>({ norm: "§ 52 GNotKG", geprueft }, [
  {
    ab: tag("2013-08-01"),
    quelle: fuer(zweitesKostRmog2013, "gnotkg"),
    wert: {
      bestimmtHoechstens: 20,
      unbeschraenkt: 20,
      unbestimmt: 10,
      lebensdauer: [
        { bisAlter: 30, jahre: 20 },
        { bisAlter: 50, jahre: 15 },
        { bisAlter: 70, jahre: 10 },
        { bisAlter: null, jahre: 5 },
      ],
      jahreswertProzent: 5,
    },
  },
]);
