import { type Cent, eur, tag, zeitreihe } from "@gebuehrenportal/recht";
import { geprueft } from "../geprueft.ts";
import { fggReform2009, fuer, zustaendigkeitsstreitwert2025 } from "../quellen.ts";

/** § 61 Abs. 1 FamFG, matters of property. The day of the decision decides (§ 493 Abs. 6 FamFG). */
export const familienbeschwerde = zeitreihe<Cent>({ norm: "§ 61 Abs. 1 FamFG", geprueft }, [
  { ab: tag("2009-09-01"), quelle: fuer(fggReform2009, "famfg"), wert: eur(600), abSicherheit: "mittel" },
  { ab: tag("2026-01-01"), quelle: fuer(zustaendigkeitsstreitwert2025, "famfg"), wert: eur(1_000) },
]);
