import { tag, zeitreihe } from "@gebuehrenportal/recht";
import { geprueft } from "../geprueft.ts";
import {
  fuer,
  haushaltsbegleitgesetz2006,
  rentenfinanzierung1997,
  zweitesCoronaSteuerhilfegesetz2020,
} from "../quellen.ts";

/**
 * § 12 Abs. 1, § 28 Abs. 1 UStG: general VAT rate in percent. The end of the service decides (Nr. 7008 VV, § 27 Abs. 1
 * UStG), never § 60 RVG. The series starts with the RVG; 16 % held since 1 April 1998.
 */
export const umsatzsteuersatz = zeitreihe<number>({ norm: "§ 12 Abs. 1 UStG", geprueft }, [
  { ab: tag("2004-07-01"), quelle: fuer(rentenfinanzierung1997, "ustg_1980/__12.html"), wert: 16 },
  { ab: tag("2007-01-01"), quelle: fuer(haushaltsbegleitgesetz2006, "ustg_1980/__12.html"), wert: 19 },
  {
    ab: tag("2020-07-01"),
    quelle: fuer(zweitesCoronaSteuerhilfegesetz2020, "ustg_1980/__28.html"),
    wert: 16,
  },
  {
    ab: tag("2021-01-01"),
    quelle: fuer(zweitesCoronaSteuerhilfegesetz2020, "ustg_1980/__28.html"),
    wert: 19,
  },
]);
