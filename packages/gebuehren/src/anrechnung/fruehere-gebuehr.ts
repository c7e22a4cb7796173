import { cent, fassungAm } from "@gebuehrenportal/recht";
import { kein } from "../abbruch.ts";
import { pruefeAngaben } from "../angaben.ts";
import type { Anrechnung, FruehereGebuehr, Position } from "../eingabe.ts";
import { fassung } from "../fassung.ts";
import type { Gebuehr } from "../gebuehr/gebuehr.ts";
import { nummerAmStichtag } from "../gebuehr/nummer-am-stichtag.ts";
import { gebuehr } from "../gebuehr/position.ts";
import { einfacheGebuehr } from "../gebuehr/wertgebuehr.ts";
import type { Sache } from "../sache.ts";

/**
 * A fee that arose outside of the calculation: computed from its own inputs, or taken over with the amount given for it.
 * Where the credited amount itself is fixed, the fee need not be known.
 */
export function fruehereGebuehr(
  { frueher }: FruehereGebuehr,
  fest: Anrechnung["betrag"],
  ziel: Sache,
  feld: string,
): Gebuehr {
  const { auftragAm, auftraggeber, erledigtAm, gezahlt, ...p } = frueher;
  const a = {
    id: "",
    auftragAm,
    positionen: [p],
    ...(auftraggeber === undefined ? {} : { auftraggeber }),
    ...(erledigtAm === undefined ? {} : { erledigtAm }),
  };
  const { stichtag } = fassung(a, ziel.schalter, feld);
  const s: Sache = { ...ziel, a, feld, stichtag, kasse: false };
  if (p.nr !== "34" && nachWert(s, p, feld)) {
    if (p.betrag !== undefined) return angegebene(s, p, feld);
    if (fest !== undefined && p.wert === undefined) {
      if (gezahlt !== undefined)
        kein(
          "Wie weit eine Zahlung den Anspruch gegen die Staatskasse mindert, hängt von der ganzen früheren Gebühr ab: Geben Sie ihren Betrag oder ihren Wert an.",
          "§ 58 Abs. 2 Satz 2 RVG",
          `${feld}.betrag`,
        );
      return angegebene(s, { ...p, betrag: fest }, feld);
    }
  }
  const g = gebuehr(s, p, feld);
  pruefeAngaben(g, p);
  return g;
}

function nachWert(sache: Sache, position: Position, feld: string): boolean {
  const art = fassungAm(nummerAmStichtag(sache, position.nr, feld).werte, sache.stichtag)?.wert.art;
  return art === "satz" || art === "satzrahmen";
}

function angegebene(sache: Sache, position: Position, feld: string): Gebuehr {
  const nummer = nummerAmStichtag(sache, position.nr, feld);
  const { norm } = nummer.werte;
  if (position.satz100 !== undefined)
    kein("Geben Sie den Satz oder den Betrag der früheren Gebühr an, nicht beides.", norm, `${feld}.betrag`);
  return {
    s: sache,
    p: position,
    id: position.nr,
    feld,
    nummer,
    norm,
    betrag: position.betrag ?? cent(0),
    schritte: [],
    angegeben: {
      ...(position.wert === undefined ? {} : { wert: position.wert }),
      einfach: (w) => einfacheGebuehr(sache, w),
    },
  };
}
