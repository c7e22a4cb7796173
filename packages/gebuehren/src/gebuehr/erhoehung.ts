import { vvNummer } from "@gebuehrenportal/gesetze/rvg/vv/index.ts";
import type { VvNummer } from "@gebuehrenportal/gesetze/rvg/vv/typen.ts";
import type { Position } from "../eingabe.ts";
import { amTag, auftraggeber, hinweis, type Sache } from "../sache.ts";

/** Fees for the business of the matter; others (hearing, settlement, basic fee) are not increased. */
const erhoehteArten = ["verfahren", "geschaeft", "einzel", "beratungshilfe"];
/** Consultation fees: whether Nr. 1008 VV applies is disputed. */
const beratung = ["2501", "2502"];
/** The 15 € of the client, the settlement in Beratungshilfe, and the contact person: no fee for business. */
const nie = ["2500", "2508", "4304"];

/**
 * Nr. 1008 VV: 0,3 (or 30 percent) for each further client, together at most 2,0 (200 percent). 0 where the increase does
 * not apply. Different subjects exclude it for fees by value only (Anm. 1).
 */
export function erhoehung100(sache: Sache, position: Position, nummer: VvNummer, nachWert: boolean): number {
  const weitere = auftraggeber(sache) - 1;
  if (weitere < 1 || position.erhoehung === false || (nachWert && sache.a.verschiedeneGegenstaende)) return 0;
  if (!erhoehteArten.includes(nummer.gebuehrenart) || nie.includes(nummer.nr)) return 0;
  if (beratung.includes(nummer.nr)) {
    const ja = sache.schalter.erhoehung2501 === "ja";
    hinweis(
      sache,
      `Ob sich Nr. ${nummer.nr} VV bei mehreren Auftraggebern erhöht, ist streitig; gerechnet ist ${ja ? "mit" : "ohne"} Erhöhung.`,
      "Nr. 1008 VV",
    );
    if (!ja) return 0;
  }
  if (
    nummer.nr === "3308" &&
    sache.a.positionen.some((q) => ["3305", "3306"].includes(q.nr) && q.erhoehung !== false)
  ) {
    return 0;
  }
  const wert = amTag(sache, (vvNummer("1008") ?? nummer).werte).wert;
  return wert.art === "erhoehung" ? Math.min(weitere * wert.je100, wert.hoechstens100) : 0;
}
