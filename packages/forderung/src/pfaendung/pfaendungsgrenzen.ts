import { pfaendung } from "@gebuehrenportal/gesetze/jahreswerte/pfaendung.ts";
import type { Pfaendungsfreigrenzen } from "@gebuehrenportal/gesetze/zpo/paragraph-850c.ts";
import {
  datum,
  type Fassung,
  fassungAm,
  fassungImTakt,
  type Jahreswerteintrag,
  jahresreihe,
  type KeinErgebnis,
  keinErgebnis,
  keineFassung,
  laeuftAus,
  plusTage,
  type Tag,
} from "@gebuehrenportal/recht";

/**
 * The amounts of § 850c ZPO on a day. They change each 1 July (§ 850c Abs. 4 ZPO): no result before the first recorded notice, nor
 * from the 1 July after the last one that is recorded or entered by the operator.
 */
export function pfaendungsgrenzenAm(
  stichtag: Tag,
  norm: string,
  eintraege: readonly Jahreswerteintrag[] = [],
): Fassung<Pfaendungsfreigrenzen> | KeinErgebnis {
  const reihe = jahresreihe(pfaendung, eintraege);
  const fassung = fassungImTakt(reihe, stichtag);
  if (fassung) return fassung;
  if (!fassungAm(reihe, stichtag)) return keineFassung(norm, stichtag);
  return keinErgebnis(
    `Die Pfändungsfreigrenzen ab dem ${datum(plusTage(laeuftAus(reihe), 1))} sind noch nicht erfasst.`,
    "§ 850c Abs. 4 ZPO",
    "stichtag",
  );
}
