import { tag, zeitreihe } from "@gebuehrenportal/recht";
import { geprueft } from "../geprueft.ts";
import { kostRmog2004 } from "./quellen.ts";

/** § 15 Abs. 5 Satz 2 RVG: so many whole calendar years after the end of the earlier mandate its credits lapse. */
export const anrechnungsjahre = zeitreihe<number>({ norm: "§ 15 Abs. 5 Satz 2 RVG", geprueft }, [
  { ab: tag("2004-07-01"), quelle: kostRmog2004, wert: 2 },
]);
