import { tag, zeitreihe } from "@gebuehrenportal/recht";
import { geprueft } from "../geprueft.ts";
import { fuer, vaStrRefG2009 } from "../quellen.ts";

/** A limit in percent of the monthly reference amount of § 18 Abs. 1 SGB IV: of a monthly pension, and of a capital value. */
export type Wertgrenze = { readonly rente: number; readonly kapital: number };

/** § 18 Abs. 3 VersAusglG: at most this much is minor. */
export const geringfuegigkeit = zeitreihe<Wertgrenze>({ norm: "§ 18 Abs. 3 VersAusglG", geprueft }, [
  { ab: tag("2009-09-01"), quelle: fuer(vaStrRefG2009, "versausglg"), wert: { rente: 1, kapital: 120 } },
]);
