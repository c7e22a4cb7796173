import type { Quelle } from "@gebuehrenportal/recht";
import * as akte from "../quellen.ts";

/** Official texts of the four statutes in their present wording. */
export const gesetzestext = {
  gkg: "https://www.gesetze-im-internet.de/gkg_2004/",
  famgkg: "https://www.gesetze-im-internet.de/famgkg/",
  gnotkg: "https://www.gesetze-im-internet.de/gnotkg/",
  gvkostg: "https://www.gesetze-im-internet.de/gvkostg/",
} as const;

export const zweitesKostRmog2013: Quelle = akte.fuer(akte.zweitesKostRmog2013, "gkg_2004");

export const kostRaeg2021: Quelle = akte.fuer(
  { ...akte.kostRaeg2021, fundstelle: "BGBl. I 2020 S. 3229 (Anlage 2: S. 3233)" },
  "gkg_2004",
);

export const kostBraeg2025: Quelle = akte.fuer(
  { ...akte.kostBraeg2025, fundstelle: "BGBl. 2025 I Nr. 109 (Anlage 2: S. 11)" },
  "gkg_2004",
);

/** The same act where another statute or another page of it is meant. */
export const fuerGesetz = (quelle: Quelle, gesetz: keyof typeof gesetzestext, seite?: string): Quelle => ({
  ...quelle,
  fundstelle: `${quelle.fundstelle.replace(/ \(.*/, "")}${seite ? ` (Anlage 2: S. ${seite})` : ""}`,
  link: gesetzestext[gesetz],
});
