import { feiertagAm } from "@gebuehrenportal/fristen";
import { type Land, laendernamen, plusMonate, plusTage, type Tag, wochentag } from "@gebuehrenportal/recht";
import { widerrufOhneBelehrungMonate, widerrufTage } from "./fristen.ts";

const laender = Object.keys(laendernamen) as Land[];

/**
 * Last day on which a consumer may withdraw from an order of this day (§ 355 Abs. 2, § 187 Abs. 1, § 188 Abs. 1 BGB). A
 * Saturday, a Sunday and what is a holiday in any Land move it on (§ 193 BGB): nobody asks the consumer where he lives.
 */
export function widerrufBis(bestelltAm: Tag): Tag {
  return naechsterWerktag(plusTage(bestelltAm, widerrufTage));
}

/**
 * Last day on which a consumer may withdraw who was never told of the right: twelve months and fourteen days after the
 * order (§ 356 Abs. 3 Satz 2 BGB), moved on as in `widerrufBis`.
 */
export function widerrufOhneBelehrungBis(bestelltAm: Tag): Tag {
  return naechsterWerktag(plusTage(plusMonate(bestelltAm, widerrufOhneBelehrungMonate), widerrufTage));
}

function naechsterWerktag(frist: Tag): Tag {
  let letzter = frist;
  while (wochentag(letzter) > 5 || laender.some((land) => feiertagAm(letzter, { land })))
    letzter = plusTage(letzter, 1);
  return letzter;
}
