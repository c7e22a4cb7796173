import { type Cent, eur, tag, zeitreihe } from "@gebuehrenportal/recht";
import { geprueft } from "../geprueft.ts";
import { fuer, zpoReform2002, zustaendigkeitsstreitwert2025 } from "../quellen.ts";

/** § 495a ZPO: up to this value the court shapes its procedure. No transition rule: the new limit holds for pending cases, too. */
export const billigesErmessen = zeitreihe<Cent>({ norm: "§ 495a ZPO", geprueft }, [
  {
    ab: tag("2002-01-01"),
    quelle: fuer(zpoReform2002, "zpo"),
    wert: eur(600),
    abSicherheit: "mittel",
  },
  { ab: tag("2026-01-01"), quelle: fuer(zustaendigkeitsstreitwert2025, "zpo"), wert: eur(1_000) },
]);
