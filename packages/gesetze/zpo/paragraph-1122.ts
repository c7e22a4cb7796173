import { type Cent, eur, tag, zeitreihe } from "@gebuehrenportal/recht";
import { geprueft } from "../geprueft.ts";
import { onlineVerfahren2026 } from "../quellen/streitwert.ts";

/** § 1122 Abs. 2 ZPO: claims for money up to the limit of § 23 Nr. 1 GVG, at courts taking part. */
export const onlineVerfahren = zeitreihe<Cent>({ norm: "§ 1122 Abs. 2 ZPO", geprueft }, [
  { ab: tag("2026-01-13"), quelle: onlineVerfahren2026, wert: eur(10_000), abSicherheit: "mittel" },
]);
