import { type Quelle, type Tag, tag } from "@gebuehrenportal/recht";

/** Art. 1 VO (EG) Nr. 2866/98: German marks per euro, in hundred-thousandths. Fixed for good, so it needs no versions. */
export const markJeEuro = 195_583;

/** Art. 2 VO (EG) Nr. 2866/98: first day of the rate. */
export const kursAb: Tag = tag("1999-01-01");

/** Art. 14 VO (EG) Nr. 974/98: from this day on a reference to marks is read as one to euros. */
export const euroAb: Tag = tag("2002-01-01");

export const kursnorm = "Art. 1 VO (EG) Nr. 2866/98";

export const kursquelle: Quelle = {
  titel: "Verordnung (EG) Nr. 2866/98 des Rates vom 31.12.1998 über die Umrechnungskurse",
  fundstelle: "ABl. L 359 vom 31.12.1998, S. 1",
};
