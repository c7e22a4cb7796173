import type { Quelle } from "@gebuehrenportal/recht";
import * as akte from "../quellen.ts";

const zpo = "https://www.gesetze-im-internet.de/zpo/";

export const schuldrecht2002: Quelle = akte.fuer(akte.schuldrecht2001, "bgb");

export const zahlungsverzug2014: Quelle = akte.fuer(akte.zahlungsverzug2014, "bgb/__288.html");

export const inkassorecht2021: Quelle = akte.fuer(akte.inkassorecht2021, "rdg");

export const zivilprozessordnung: Quelle = akte.fuer(akte.zpo2005, "zpo");

/** The yearly notice of § 850c Abs. 4 ZPO. */
export const pfaendungsfreigrenzen = (fundstelle: string, jahr: number): Quelle => ({
  titel: `Bekanntmachung zu den Pfändungsfreigrenzen ${jahr} nach § 850c ZPO`,
  fundstelle,
  link: `${zpo}__850c.html`,
});

/** § 850k ZPO, in force from 1 July 2010 to 30 November 2021. */
export const kontopfaendungsschutz2009: Quelle = akte.fuer(akte.kontopfaendungsschutz2009, "zpo/__899.html");

/** §§ 899 ff. ZPO, in force since 1 December 2021. */
export const pKontoFortentwicklung2020: Quelle = akte.fuer(akte.pKontoFortentwicklung2020, "zpo/__899.html");

export const zivilprozessreform2001: Quelle = akte.fuer(akte.zivilprozessreform2001, "zpo/__104.html");

export const buergerlichesGesetzbuch: Quelle = akte.fuer(akte.buergerlichesGesetzbuch, "bgb/__246.html");

export const handelsgesetzbuch: Quelle = akte.fuer(akte.handelsgesetzbuch, "hgb/__352.html");

export const kostBraeg2025: Quelle = akte.fuer(akte.kostBraeg2025, "rvg");

export const zweitesKostRmog2013: Quelle = akte.fuer(akte.zweitesKostRmog2013, "gvkostg");

/** Brought Nrn. 441 and 442 GvKostG, and Nr. 2114 in place of Nr. 2113 KV GKG on 18 January 2017. */
export const euKontenpfaendung2016: Quelle = akte.fuer(akte.euKontenpfaendung2016, "gvkostg");

export const kostBraegVollstreckung2025: Quelle = {
  ...kostBraeg2025,
  link: "https://www.gesetze-im-internet.de/gvkostg/",
};
