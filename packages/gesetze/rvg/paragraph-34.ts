import { type Cent, eur, tag, zeitreihe } from "@gebuehrenportal/recht";
import { geprueft } from "../geprueft.ts";
import { kostRmog2004 } from "./quellen.ts";

/**
 * § 34 Abs. 1 Satz 3 RVG: without an agreement a consumer owes at most this for a first consultation, and for any other
 * consultation or opinion; expenses and VAT come on top. Before 1 July 2006 the VV had advice fees of its own.
 */
export const beratungHoechstbetrag = zeitreihe<{ readonly erstberatung: Cent; readonly beratung: Cent }>(
  { norm: "§ 34 Abs. 1 Satz 3 RVG", geprueft },
  [{ ab: tag("2006-07-01"), quelle: kostRmog2004, wert: { erstberatung: eur(190), beratung: eur(250) } }],
);
