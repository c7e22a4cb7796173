import type { Auslagen, Position } from "@gebuehrenportal/gebuehren";
import { betragAusText, type Cent } from "@gebuehrenportal/recht";
import type { Leser } from "../../formular/lesen.ts";

/** Fields that say several of one thing in a line: journeys to several matters, fees of another order. */

type Reise = NonNullable<Auslagen["gemeinsameReisen"]>[number];

/** An amount out of a part of a line; `undefined` where it is none. */
function betrag(text: string): Cent | undefined {
  const lesung = betragAusText(text);
  return lesung.art === "betrag" ? lesung.betrag : undefined;
}

/** `115,00: 43,00 / 112,00`: the joint journey, the single one for this matter, those for the others. */
export const reisenAus = (text: string | undefined, ort: string, leser: Leser): Reise[] | undefined =>
  leser.liste(text, ort, (zeile, o) => {
    const [links = "", rechts = ""] = zeile.split(":");
    const kosten = betrag(links);
    const [einzeln, ...andere] = rechts.split(/[+/]/).map(betrag);
    const weitere = andere.filter((b) => b !== undefined);
    if (!kosten || !einzeln || weitere.length === 0 || weitere.length < andere.length) {
      leser.fehlt(
        o,
        "Geben Sie erst die Kosten der gemeinsamen Reise an, dann die der Einzelreisen: 115,00: 43,00 / 112,00.",
        "Vorbem. 7 Abs. 3 VV",
      );
      return undefined;
    }
    return { kosten, einzeln, andere: weitere };
  });

/** `3100:1,3 aus 10.000`, `4104 = 198,00`: number with rate and value, or with an amount. */
export const gesamtauftragAus = (
  text: string | undefined,
  ort: string,
  leser: Leser,
): Position[] | undefined =>
  leser.liste(text, ort, (eintrag, o) => {
    const m = /^\s*(\d{2,5})(?::\s*([\d.,]+))?(?:\s+aus\s+(.+?))?(?:\s*=\s*(.+?))?\s*$/.exec(eintrag);
    const [, nr, satz, wert, fest] = m ?? [];
    const satz100 = satz === undefined ? undefined : leser.satz(satz, o);
    const gelesen = {
      wert: wert === undefined ? undefined : betrag(wert),
      fest: fest === undefined ? undefined : betrag(fest),
    };
    if (!nr || (wert !== undefined && !gelesen.wert) || (fest !== undefined && !gelesen.fest)) {
      leser.fehlt(
        o,
        "Nennen Sie die Nummern eines einzigen Auftrags, wenn nötig mit Satz und Wert: 3100:1,3 aus 10.000; 3104.",
        "§ 15 Abs. 5 RVG",
      );
      return undefined;
    }
    return {
      nr,
      ...(satz100 === undefined ? {} : { satz100 }),
      ...(gelesen.wert === undefined ? {} : { wert: gelesen.wert }),
      ...(gelesen.fest === undefined ? {} : { betrag: gelesen.fest }),
    };
  });

/** A share in percent: `10` or `33,33`. */
export function prozentAus(text: string | undefined, ort: string, leser: Leser): number | undefined {
  const hundertstel = leser.satz(text?.replace(/\s*%\s*$/, ""), ort);
  return hundertstel === undefined ? undefined : hundertstel / 100;
}
