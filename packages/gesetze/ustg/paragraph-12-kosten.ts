import { tag, zeitreihe } from "@gebuehrenportal/recht";
import { geprueft } from "../geprueft.ts";

const ustg = "https://www.gesetze-im-internet.de/ustg_1980/";
const zweitesCoronaSteuerhilfegesetz2020 = {
  titel: "Zweites Corona-Steuerhilfegesetz vom 29.06.2020",
  fundstelle: "BGBl. I 2020 S. 1512",
  link: `${ustg}__28.html`,
};

/** § 12 Abs. 1, § 28 Abs. 1 UStG: general rate in percent; the end of the service decides (§ 27 Abs. 1 UStG). */
export const umsatzsteuersatz = zeitreihe<number>({ norm: "§ 12 Abs. 1 UStG", geprueft }, [
  {
    ab: tag("2007-01-01"),
    quelle: {
      titel: "Haushaltsbegleitgesetz 2006 vom 29.06.2006",
      fundstelle: "BGBl. I 2006 S. 1402",
      link: `${ustg}__12.html`,
    },
    wert: 19,
  },
  { ab: tag("2020-07-01"), quelle: zweitesCoronaSteuerhilfegesetz2020, wert: 16 },
  { ab: tag("2021-01-01"), quelle: zweitesCoronaSteuerhilfegesetz2020, wert: 19 },
]);
