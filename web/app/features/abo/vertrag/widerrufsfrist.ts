import { feiertagAm } from "@gebuehrenportal/fristen";
import { type Land, laendernamen, plusTage, type Tag, wochentag } from "@gebuehrenportal/recht";
import { widerrufTage } from "./fristen.ts";

const laender = Object.keys(laendernamen) as Land[];

/**
 * Last day on which a consumer may withdraw from an order of this day (§ 355 Abs. 2, § 187 Abs. 1, § 188 Abs. 1 BGB). A
 * Saturday, a Sunday and what is a holiday in any Land move it on (§ 193 BGB): nobody asks the consumer where he lives.
 */
export function widerrufBis(bestelltAm: Tag): Tag {
  let letzter = plusTage(bestelltAm, widerrufTage);
  while (wochentag(letzter) > 5 || laender.some((land) => feiertagAm(letzter, { land })))
    letzter = plusTage(letzter, 1);
  return letzter;
}
