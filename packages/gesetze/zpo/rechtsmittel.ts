import { type Cent, eur, tag, zeitreihe } from "@gebuehrenportal/recht";
import { geprueft } from "../geprueft.ts";
import { fuer, kostRmog2004, zpoReform2002, zustaendigkeitsstreitwert2025 } from "../quellen.ts";

/** § 511 Abs. 2 Nr. 1 ZPO. Pronouncement of the decision or end of the hearing decides (§ 47 EGZPO). */
export const berufungssumme = zeitreihe<Cent>({ norm: "§ 511 Abs. 2 Nr. 1 ZPO", geprueft }, [
  {
    ab: tag("2002-01-01"),
    quelle: fuer(zpoReform2002, "zpo"),
    wert: eur(600),
    abSicherheit: "mittel",
  },
  { ab: tag("2026-01-01"), quelle: fuer(zustaendigkeitsstreitwert2025, "zpo"), wert: eur(1_000) },
]);

/** § 544 Abs. 2 Nr. 1 ZPO; transition as in § 511. */
export const nichtzulassungsbeschwerde = zeitreihe<Cent>({ norm: "§ 544 Abs. 2 Nr. 1 ZPO", geprueft }, [
  {
    ab: tag("2002-01-01"),
    quelle: fuer(zpoReform2002, "zpo"),
    wert: eur(20_000),
    abSicherheit: "mittel",
  },
  { ab: tag("2026-01-01"), quelle: fuer(zustaendigkeitsstreitwert2025, "zpo"), wert: eur(25_000) },
]);

/** § 567 Abs. 2 ZPO; transition as in § 511. */
export const kostenbeschwerde = zeitreihe<Cent>({ norm: "§ 567 Abs. 2 ZPO", geprueft }, [
  { ab: tag("2004-07-01"), quelle: fuer(kostRmog2004, "zpo"), wert: eur(200), abSicherheit: "mittel" },
  { ab: tag("2026-01-01"), quelle: fuer(zustaendigkeitsstreitwert2025, "zpo"), wert: eur(300) },
]);
