import { fassungAm, type Tag, type Zeitreihe } from "@gebuehrenportal/recht";

/**
 * The value of a series on the day that decides. Before its first version that one's: a rule that is not in force yet is told where
 * its step is noted (`schritt`), not here.
 */
export function wertVom<W>(reihe: Zeitreihe<W>, stichtag: Tag): W {
  const fassung = fassungAm(reihe, stichtag) ?? reihe.fassungen[0];
  if (!fassung) throw new RangeError(`${reihe.norm}: keine Fassung`);
  return fassung.wert;
}
