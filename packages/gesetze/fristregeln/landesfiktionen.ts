import { type Land, tag, type Zeitreihe, zeitreihe } from "@gebuehrenportal/recht";
import { geprueft } from "../geprueft.ts";
import { lzgNrw, vwvfgNrw } from "./quellen.ts";

const vwvfgNrwPost = zeitreihe({ norm: "§ 41 Abs. 2 VwVfG NRW", geprueft }, [
  { ab: tag("2025-01-01"), quelle: vwvfgNrw, wert: { tage: 4 } },
]);

/** Länder whose own acts have certainly gone over to four days, by the way of the federal fiction that they repeat. */
export const landesfiktionen: Readonly<
  Partial<Record<Land, Readonly<Partial<Record<string, Zeitreihe<{ readonly tage: number }>>>>>>
> = {
  NW: {
    "post-vwvfg": vwvfgNrwPost,
    "elektronisch-vwvfg": vwvfgNrwPost,
    "einschreiben-vwzg": zeitreihe({ norm: "§ 4 Abs. 2 LZG NRW", geprueft }, [
      { ab: tag("2025-01-01"), quelle: lzgNrw, wert: { tage: 4 } },
    ]),
  },
};

/** § 41 Abs. 2 VwVfG of a Land whose change to four days is not secured. */
export const landesrechtTage = 3;
