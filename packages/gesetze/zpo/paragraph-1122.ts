import { type Cent, eur, type Quelle, tag, zeitreihe } from "@gebuehrenportal/recht";
import { geprueft } from "../geprueft.ts";
import { gii } from "../quellen.ts";

const onlineVerfahren2026: Quelle = {
  titel: "Gesetz zur Entwicklung und Erprobung eines Online-Verfahrens in der Zivilgerichtsbarkeit",
  fundstelle: "§§ 1122 ff. ZPO, Textstand 07. bis 13.01.2026",
  link: gii("zpo"),
};

/** § 1122 Abs. 2 ZPO: claims for money up to the limit of § 23 Nr. 1 GVG, at courts taking part. */
export const onlineVerfahren = zeitreihe<Cent>({ norm: "§ 1122 Abs. 2 ZPO", geprueft }, [
  { ab: tag("2026-01-13"), quelle: onlineVerfahren2026, wert: eur(10_000), abSicherheit: "mittel" },
]);
