import { tag, zeitreihe } from "@gebuehrenportal/recht";
import { geprueft } from "../geprueft.ts";
import { fuer, vaStrRefG2009 } from "../quellen.ts";

/** § 3 Abs. 3 VersAusglG: up to this many months of marriage the equalisation takes place on application only. */
export const kurzeEhezeit = zeitreihe<{ readonly monate: number }>(
  { norm: "§ 3 Abs. 3 VersAusglG", geprueft },
  [{ ab: tag("2009-09-01"), quelle: fuer(vaStrRefG2009, "versausglg"), wert: { monate: 36 } }],
);
