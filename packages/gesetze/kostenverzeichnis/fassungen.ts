import { tag, type Zeitreihe, zeitreihe } from "@gebuehrenportal/recht";
import { geprueft } from "../geprueft.ts";
import { kvQuelle } from "./quellen.ts";
import { stand2012 } from "./stand-2012.ts";
import type { Gesetz } from "./typen.ts";

const reihe = (gesetz: Gesetz, norm: string, tage: readonly (readonly [ab: string, akt?: string])[]) =>
  zeitreihe<true>(
    { norm, geprueft },
    tage.map(([ab, akt]) => ({ ab: tag(ab), quelle: kvQuelle(gesetz, tag(ab), akt), wert: true })),
  );

const kostenrechtsgesetze = [["2013-08-01"], ["2021-01-01"], ["2025-06-01"]] as const;
const mitStand2012 = [[stand2012.ab], ...kostenrechtsgesetze] as const;

/**
 * Days on which a whole register was amended: the version of the statute that the head of a result names. The first one is the day
 * from which the register is recorded.
 */
export const verzeichnisfassungen: Readonly<Record<Gesetz, Zeitreihe<true>>> = {
  gkg: reihe("gkg", "Anlage 1 zu § 3 Abs. 2 GKG", mitStand2012),
  famgkg: reihe("famgkg", "Anlage 1 zu § 3 Abs. 2 FamGKG", mitStand2012),
  gnotkg: reihe("gnotkg", "Anlage 1 zu § 3 Abs. 2 GNotKG", kostenrechtsgesetze),
  gvkostg: reihe("gvkostg", "Anlage zu § 9 GvKostG", [
    ["2013-08-01"],
    ["2021-11-01", "2021/4607"],
    ["2025-06-01"],
  ]),
};
