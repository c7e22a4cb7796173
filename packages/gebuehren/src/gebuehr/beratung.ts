import { beratungHoechstbetrag } from "@gebuehrenportal/gesetze/rvg/paragraph-34.ts";
import { euro, kleiner } from "@gebuehrenportal/recht";
import { kein } from "../abbruch.ts";
import type { Position } from "../eingabe.ts";
import { amTag, hinweis, type Sache } from "../sache.ts";
import type { Betrag } from "./gebuehr.ts";

/**
 * § 34 RVG: the agreed fee. Without an agreement civil law decides, towards a consumer up to the highest amounts of
 * Abs. 1 Satz 3; without an amount the highest one is shown and said to be the limit.
 */
export function beratung34(sache: Sache, position: Position, feld: string): Betrag {
  const { beratung, betrag } = position;
  const grenzen = amTag(sache, beratungHoechstbetrag).wert;
  if (!beratung?.verbraucher) {
    if (betrag === undefined) {
      kein(
        "Ohne Vereinbarung richtet sich die Gebühr nach bürgerlichem Recht; geben Sie den Betrag an.",
        "§ 34 Abs. 1 Satz 2 RVG",
        `${feld}.betrag`,
      );
    }
    return { betrag, schritte: [{ text: "vereinbarte Gebühr", norm: "§ 34 Abs. 1 Satz 1 RVG", betrag }] };
  }
  const { norm } = beratungHoechstbetrag;
  const hoechstens = beratung.art === "erstberatung" ? grenzen.erstberatung : grenzen.beratung;
  if (betrag === undefined) {
    hinweis(
      sache,
      `${euro(hoechstens)} sind der Höchstbetrag; geschuldet ist die übliche Vergütung, wenn sie niedriger ist.`,
      norm,
      `${feld}.betrag`,
    );
  }
  const gefordert = kleiner(betrag ?? hoechstens, hoechstens);
  return {
    betrag: gefordert,
    schritte: [
      { text: `Verbraucher ohne Vereinbarung: höchstens ${euro(hoechstens)}`, norm, betrag: gefordert },
    ],
  };
}
