import { tag, zeitreihe } from "@gebuehrenportal/recht";
import { geprueft } from "../geprueft.ts";
import { beg4, fuer } from "../quellen.ts";

/**
 * § 14b Abs. 1 Satz 1 UStG: for how many years a document is kept, from the end of the year in which it was issued (so
 * does § 147 Abs. 3 AO for vouchers).
 */
export const aufbewahrungsjahre = zeitreihe<number>({ norm: "§ 14b Abs. 1 UStG", geprueft }, [
  { ab: tag("2025-01-01"), quelle: fuer(beg4, "ustg_1980/__14b.html"), wert: 8 },
]);
