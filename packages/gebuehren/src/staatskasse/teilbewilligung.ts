import { type Cent, cent, euro, kleiner, type Schritt } from "@gebuehrenportal/recht";
import { kein } from "../abbruch.ts";
import type { Position } from "../eingabe.ts";
import type { Fall } from "../fall.ts";
import type { Gebuehr } from "../gebuehr/gebuehr.ts";
import { gebuehr } from "../gebuehr/position.ts";
import { hinweis, type Sache } from "../sache.ts";
import { gebuehrenquote, pruefeQuote, teilwert } from "./bewilligte-quote.ts";

const istBeigeordnet = (s: Sache): boolean => s.a.vertretung === "beigeordnet";

/**
 * The matter as far as legal aid was granted: every fee by value from no more than the granted value. The same object where
 * it was granted for everything.
 */
export function soweitBewilligt(fall: Fall): Fall {
  const { s } = fall;
  const { bewilligterWert } = s.a;
  if (s.a.bewilligteQuote !== undefined) {
    pruefeQuote(s);
    return gebuehrenquote(s) === undefined ? ausTeil(fall, (wert) => teilwert(s, wert)) : fall;
  }
  if (bewilligterWert === undefined) return fall;
  const feld = `${s.feld}.bewilligterWert`;
  if (!istBeigeordnet(s))
    kein(
      "Einen bewilligten Wert gibt es nur bei Prozesskostenhilfe; entfernen Sie die Angabe.",
      "§ 114 ZPO",
      feld,
    );
  const groesser = (g: Gebuehr): boolean => (g.ansatz?.wert ?? 0) > bewilligterWert;
  if (!fall.gebuehren.some(groesser)) {
    hinweis(
      s,
      "Der bewilligte Wert umfasst alle Gebühren und ändert nichts.",
      "§ 122 Abs. 1 Nr. 3 ZPO",
      feld,
    );
    return fall;
  }
  hinweis(
    s,
    `Prozesskostenhilfe besteht nur für ${euro(bewilligterWert)}. Vom Mandanten kann verlangt werden, was die Regelvergütung aus dem ganzen Wert mehr beträgt als die aus dem bewilligten (BGHZ 13, 373).`,
    "§ 122 Abs. 1 Nr. 3 ZPO",
    feld,
  );
  return ausTeil(fall, (wert) => kleiner(wert, bewilligterWert));
}

/** The matter with every fee by value from what `verkleinern` leaves of its value. */
function ausTeil(fall: Fall, verkleinern: (wert: Cent) => Cent): Fall {
  const s: Sache = { ...fall.s, vermerke: [] };
  const verkleinert = (ganze: Gebuehr): Gebuehr => {
    const wert = ganze.ansatz && verkleinern(ganze.ansatz.wert);
    return wert === undefined || wert === ganze.ansatz?.wert
      ? ganze
      : gebuehr(s, ausWert(ganze.p, wert), ganze.feld);
  };
  return {
    ...fall,
    s,
    gebuehren: fall.gebuehren.map(verkleinert),
    ...(fall.vergleich && { vergleich: fall.vergleich.map(verkleinert) }),
  };
}

function ausWert({ forderung: _, gemeinsamerWert, ...p }: Position, wert: Cent): Position {
  const gemeinsam = gemeinsamerWert === undefined ? {} : { gemeinsamerWert: kleiner(gemeinsamerWert, wert) };
  return { ...p, ...gemeinsam, wert };
}

/** How the client's own part comes about. */
export const teilschritte = (teil: string, ganz: Cent, bewilligt: Cent): Schritt[] => {
  const norm = "§ 122 Abs. 1 Nr. 3 ZPO";
  const gesperrt = kleiner(bewilligt, ganz);
  const hoechstens = gesperrt < bewilligt ? ", höchstens die aus dem ganzen" : "";
  const text = `Regelvergütung aus dem bewilligten ${teil}${hoechstens}`;
  return [
    { text: "Regelvergütung aus dem ganzen Wert", norm: "§ 13 RVG", betrag: ganz },
    { text, norm, betrag: cent(-gesperrt) },
    { text: "vom Mandanten", norm, betrag: cent(ganz - gesperrt) },
  ];
};
