import { type Cent, eur, tag, zeitreihe } from "@gebuehrenportal/recht";
import { geprueft } from "../geprueft.ts";
import { fuer, vaStrRefG2009 } from "../quellen.ts";

/** § 50 Abs. 1 and 2 FamGKG. Percent per right of what both spouses earn net in `monate` months; the minimum is for all rights together. */
export type Verfahrenswertregel = {
  readonly prozentBeiScheidung: number;
  readonly prozentNachScheidung: number;
  readonly monate: number;
  readonly mindestens: Cent;
  readonly auskunft: Cent;
  /** § 33 Abs. 2 FamGKG, for every Verfahrenswert. */
  readonly hoechstens: Cent;
};

/** § 50 FamGKG. The day of the first application in the instance decides (§ 34 FamGKG). */
export const verfahrenswertRegel = zeitreihe<Verfahrenswertregel>({ norm: "§ 50 FamGKG", geprueft }, [
  {
    ab: tag("2009-09-01"),
    quelle: {
      ...fuer(vaStrRefG2009, "versausglg"),
      link: "https://www.gesetze-im-internet.de/famgkg/__50.html",
    },
    wert: {
      prozentBeiScheidung: 10,
      prozentNachScheidung: 20,
      monate: 3,
      mindestens: eur(1_000),
      auskunft: eur(500),
      hoechstens: eur(30_000_000),
    },
  },
]);
