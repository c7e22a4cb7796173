import type { Anrechnungsposten } from "../anrechnung/anrechnungsposten.ts";
import type { Gebuehr } from "../gebuehr/gebuehr.ts";
import type { Sache } from "../sache.ts";

/** Fees the treasury never owes beside an appointment: out of court, examination and consultation, Hebegebühr. */
export const ohneAnspruch = ["geschaeft", "pruefung", "hebe"];

/** Fees of the Beratungshilfe that the treasury owes (§ 44 Satz 1 RVG); the client owes Nr. 2500 VV alone (Satz 2). */
export const ausLandeskasse = (nr: string): boolean => /^250[1-8]$/.test(nr);

/** Whether counsel was chosen by the client: neither assigned under legal aid nor appointed. */
export const istGewaehlt = ({ a }: Pick<Sache, "a">): boolean =>
  (a.vertretung ?? "wahlanwalt") === "wahlanwalt";

/** Whether the treasury owes this fee: legal aid, appointment, or Beratungshilfe. */
export const ausStaatskasse = ({ s, p, nummer }: Pick<Gebuehr, "s" | "p" | "nummer">): boolean =>
  ausLandeskasse(p.nr) || (!istGewaehlt(s) && p.nr !== "2500" && !ohneAnspruch.includes(nummer.gebuehrenart));

/** Whether the credited fee is itself owed by the treasury (§ 58 Abs. 2 Satz 2 RVG speaks of the others). */
export const mitAnspruch = ({ von }: Pick<Anrechnungsposten, "von">): boolean => ausStaatskasse(von);
