import type { Anrechnungsposten } from "../anrechnung/anrechnungsposten.ts";
import type { Sache } from "../sache.ts";

/** Fees the treasury never owes beside an appointment: out of court, examination and consultation, Hebegebühr. */
export const ohneAnspruch = ["geschaeft", "pruefung", "hebe"];

/** Whether counsel is paid by the treasury (legal aid, appointment). */
export const istKassensache = (s: Sache): boolean => (s.a.vertretung ?? "wahlanwalt") !== "wahlanwalt";

/** Whether the credited fee is itself owed by the treasury (§ 58 Abs. 2 Satz 2 RVG speaks of the others). */
export const mitAnspruch = ({ von }: Pick<Anrechnungsposten, "von">): boolean =>
  von.nummer.gebuehrenart === "beratungshilfe" ||
  (istKassensache(von.s) && !ohneAnspruch.includes(von.nummer.gebuehrenart));
