import {
  type Pfaendungsfreigrenzen,
  pfaendungsgrenzen,
} from "@gebuehrenportal/gesetze/zpo/paragraph-850c.ts";
import {
  datum,
  type Fassung,
  fassungAm,
  type KeinErgebnis,
  keinErgebnis,
  keineFassung,
  type Tag,
  tag,
  teile,
} from "@gebuehrenportal/recht";

/**
 * The amounts of § 850c ZPO on a day. They change each 1 July (§ 850c Abs. 4 ZPO): no result before the first recorded notice, nor
 * from the 1 July after the last one, whose successor is not recorded.
 */
export function pfaendungsgrenzenAm(
  stichtag: Tag,
  norm: string,
): Fassung<Pfaendungsfreigrenzen> | KeinErgebnis {
  const fassung = fassungAm(pfaendungsgrenzen, stichtag);
  if (!fassung) return keineFassung(norm, stichtag);
  const letzte = pfaendungsgrenzen.fassungen.at(-1) ?? fassung;
  const ende = tag(`${teile(letzte.ab).jahr + 1}-07-01`);
  if (stichtag < ende) return fassung;
  return keinErgebnis(
    `Die Pfändungsfreigrenzen ab dem ${datum(ende)} sind noch nicht erfasst.`,
    "§ 850c Abs. 4 ZPO",
    "stichtag",
  );
}
