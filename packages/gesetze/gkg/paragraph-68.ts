import { type Cent, eur, tag, zeitreihe } from "@gebuehrenportal/recht";
import { geprueft } from "../geprueft.ts";
import { fuer, kostRmog2004, zustaendigkeitsstreitwert2025 } from "../quellen.ts";

/** §§ 66, 68, 69 GKG. The day on which the case became pending decides (§ 72 GKG). */
export const streitwertbeschwerde = zeitreihe<Cent>({ norm: "§ 68 Abs. 1 GKG", geprueft }, [
  { ab: tag("2004-07-01"), quelle: fuer(kostRmog2004, "gkg_2004"), wert: eur(200), abSicherheit: "mittel" },
  { ab: tag("2026-01-01"), quelle: fuer(zustaendigkeitsstreitwert2025, "gkg_2004"), wert: eur(300) },
]);
