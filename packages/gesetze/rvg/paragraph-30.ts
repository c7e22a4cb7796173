import { type Cent, eur, tag, zeitreihe } from "@gebuehrenportal/recht";
import { geprueft } from "../geprueft.ts";
import { asylverfahren2023, zweitesKostRmog2013 } from "./quellen.ts";

const seit2013 = {
  klage: eur(5_000),
  eil: eur(2_500),
  jeWeiterePersonKlage: eur(1_000),
  jeWeiterePersonEil: eur(500),
};

/**
 * § 30 Abs. 1 RVG: values of proceedings under the AsylG, with the amounts added for each further person in the same
 * proceedings. `klageParagraph77Abs4`: § 77 Abs. 4 Satz 1 AsylG.
 */
export const asylwerte = zeitreihe<{
  readonly klage: Cent;
  readonly klageParagraph77Abs4?: Cent;
  readonly eil: Cent;
  readonly jeWeiterePersonKlage: Cent;
  readonly jeWeiterePersonEil: Cent;
}>({ norm: "§ 30 Abs. 1 RVG", geprueft }, [
  { ab: tag("2013-08-01"), quelle: zweitesKostRmog2013, wert: seit2013, sicherheit: "mittel" },
  {
    ab: tag("2023-01-01"),
    quelle: asylverfahren2023,
    wert: { ...seit2013, klageParagraph77Abs4: eur(10_000) },
    sicherheit: "mittel",
    abSicherheit: "mittel",
  },
]);
