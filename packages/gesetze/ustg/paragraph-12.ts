import { tag, zeitreihe } from "@gebuehrenportal/recht";
import { geprueft } from "../geprueft.ts";
import {
  haushaltsbegleitgesetz2006,
  rentenfinanzierung1997,
  zweitesCoronaSteuerhilfegesetz2020,
} from "../quellen/gebuehren.ts";

/**
 * § 12 Abs. 1, § 28 Abs. 1 UStG: general VAT rate in percent. The end of the service decides (Nr. 7008 VV, § 27 Abs. 1
 * UStG), never § 60 RVG. The series starts with the RVG; 16 % held since 1 April 1998.
 */
export const umsatzsteuersatz = zeitreihe<number>({ norm: "§ 12 Abs. 1 UStG", geprueft }, [
  { ab: tag("2004-07-01"), quelle: rentenfinanzierung1997, wert: 16 },
  { ab: tag("2007-01-01"), quelle: haushaltsbegleitgesetz2006, wert: 19 },
  { ab: tag("2020-07-01"), quelle: zweitesCoronaSteuerhilfegesetz2020, wert: 16 },
  { ab: tag("2021-01-01"), quelle: zweitesCoronaSteuerhilfegesetz2020, wert: 19 },
]);
