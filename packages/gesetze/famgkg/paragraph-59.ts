import { type Cent, eur, tag, zeitreihe } from "@gebuehrenportal/recht";
import { geprueft } from "../geprueft.ts";
import { fggReform2009, fuer, zustaendigkeitsstreitwert2025 } from "../quellen.ts";

/** §§ 57, 59, 60 FamGKG. The day on which the case became pending decides (§ 65 FamGKG). */
export const verfahrenswertbeschwerde = zeitreihe<Cent>({ norm: "§ 59 Abs. 1 FamGKG", geprueft }, [
  { ab: tag("2009-09-01"), quelle: fuer(fggReform2009, "famgkg"), wert: eur(200), abSicherheit: "mittel" },
  { ab: tag("2026-01-01"), quelle: fuer(zustaendigkeitsstreitwert2025, "famgkg"), wert: eur(300) },
]);
