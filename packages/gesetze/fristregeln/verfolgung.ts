import { tag, zeitreihe } from "@gebuehrenportal/recht";
import { geprueft } from "../geprueft.ts";
import { egowig1968, egstgb1974, owigAendG1998 } from "./quellen.ts";

/**
 * § 33 Abs. 3 Satz 2 OWiG, § 78c Abs. 3 Satz 2 StGB: prosecution is barred at the latest when so many times the statutory
 * period, and at least so many years, have passed since the act was finished.
 */
export const verfolgungsgrenzen = zeitreihe({ norm: "§ 33 Abs. 3 OWiG; § 78c Abs. 3 StGB", geprueft }, [
  {
    ab: tag("1975-01-01"),
    quelle: egstgb1974,
    sicherheit: "mittel",
    wert: { vielfaches: 2, owigMindestensJahre: 2, stgbMindestensJahre: 3 },
  },
]);

/** § 33 Abs. 1 Satz 1 Nr. 9 OWiG: issuing the notice interrupts if it is served within so many weeks, else its service does. */
export const bescheidzustellung = zeitreihe({ norm: "§ 33 Abs. 1 Satz 1 Nr. 9 OWiG", geprueft }, [
  { ab: tag("1998-03-01"), quelle: owigAendG1998, sicherheit: "mittel", wert: { wochen: 2 } },
]);

/**
 * § 26 Abs. 3 StVG: traffic offences are barred after three months only as long as no notice has been issued and no
 * public charge brought, after that after so many.
 */
export const stvgNachBescheid = zeitreihe({ norm: "§ 26 Abs. 3 StVG", geprueft }, [
  { ab: tag("1969-01-01"), quelle: egowig1968, sicherheit: "mittel", wert: { monate: 6 } },
]);

/** Entries of the catalogue whose period is longer once a notice has been issued. */
export const laengerNachBescheid: ReadonlySet<string> = new Set(["stvg-26", "stvg-26-3m"]);
