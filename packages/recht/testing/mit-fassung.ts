import { type Fassung, type Zeitreihe, zeitreihe } from "../src/zeitreihe.ts";

/**
 * For tests: what `tun` gives while a series holds one more version, the newest; afterwards the series is as before. Shows that a rule
 * takes the version of the day. Throws a RangeError, as the series does, when the day does not follow the last one.
 */
export function mitFassung<W, T>(reihe: Zeitreihe<W>, fassung: Fassung<W>, tun: () => T): T {
  zeitreihe(reihe, [...reihe.fassungen, fassung]);
  const fassungen = reihe.fassungen as Fassung<W>[];
  fassungen.push(fassung);
  try {
    return tun();
  } finally {
    fassungen.pop();
  }
}
