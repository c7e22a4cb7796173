import { type Cent, eur, tag, zeitreihe } from "@gebuehrenportal/recht";
import { geprueft } from "../geprueft.ts";
import { fuer, zpoReform2002, zustaendigkeitsstreitwert2025 } from "../quellen.ts";

/** § 23 Nr. 1 GVG. The day on which the case became pending decides (§ 44 EGGVG). */
export const amtsgerichtsgrenze = zeitreihe<Cent>({ norm: "§ 23 Nr. 1 GVG", geprueft }, [
  {
    ab: tag("2002-01-01"),
    quelle: fuer(zpoReform2002, "gvg"),
    wert: eur(5_000),
    abSicherheit: "mittel",
  },
  { ab: tag("2026-01-01"), quelle: fuer(zustaendigkeitsstreitwert2025, "gvg"), wert: eur(10_000) },
]);
