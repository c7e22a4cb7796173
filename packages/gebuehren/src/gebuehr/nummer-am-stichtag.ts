import { vvNummer } from "@gebuehrenportal/gesetze/rvg/vv/index.ts";
import type { VvNummer } from "@gebuehrenportal/gesetze/rvg/vv/typen.ts";
import { datum } from "@gebuehrenportal/recht";
import { kein } from "../abbruch.ts";
import type { Sache } from "../sache.ts";

/** A number as it was on the day, or the non-result for an unknown number and for days before the first version. */
export function nummerAmStichtag(sache: Sache, nr: string, feld: string): VvNummer {
  const nummer = vvNummer(nr, sache.stichtag);
  if (!nummer) kein(`Die Nummer ${nr} gibt es im Vergütungsverzeichnis nicht.`, "Anlage 1 RVG", `${feld}.nr`);
  const beginn = vvNummer("1000")?.werte.fassungen[0]?.ab;
  if (beginn && sache.stichtag < beginn) {
    kein(
      `Für den ${datum(sache.stichtag)} ist keine Fassung des Vergütungsverzeichnisses erfasst; sie beginnt mit dem ${datum(beginn)}.`,
      "§ 60 RVG",
      `${sache.feld}.auftragAm`,
    );
  }
  return nummer;
}
