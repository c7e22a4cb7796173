import { tag, zeitreihe } from "@gebuehrenportal/recht";
import { geprueft } from "../geprueft.ts";
import { kostRaeg2021, kostRmog2004 } from "./quellen.ts";

/** Which day picks the version of the law. The series runs by the day on which the law changes. */
export type Uebergangsregel = {
  /**
   * `auftrag-sonst-beiordnung`: the unconditional mandate; the appointment only where no mandate existed then.
   * `auftrag-oder-beiordnung`: old law if either of both came before the change.
   */
  readonly massgeblich: "auftrag-sonst-beiordnung" | "auftrag-oder-beiordnung";
  /** New law for an appeal filed after the change by counsel already active in the matter (old § 60 Abs. 1 Satz 2). */
  readonly rechtsmittelNachNeuemRecht: boolean;
};

/** § 60 RVG. For a change on 1 January 2021 itself it is disputed which wording applies: `Schalter.uebergang2021`. */
export const uebergang = zeitreihe<Uebergangsregel>({ norm: "§ 60 RVG", geprueft }, [
  {
    ab: tag("2004-07-01"),
    quelle: kostRmog2004,
    wert: { massgeblich: "auftrag-oder-beiordnung", rechtsmittelNachNeuemRecht: true },
    sicherheit: "mittel",
  },
  {
    ab: tag("2021-01-01"),
    quelle: kostRaeg2021,
    wert: { massgeblich: "auftrag-sonst-beiordnung", rechtsmittelNachNeuemRecht: false },
  },
]);
