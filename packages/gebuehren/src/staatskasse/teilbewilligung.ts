import { type Cent, cent, euro, kleiner, type Schritt, summe } from "@gebuehrenportal/recht";
import { kein } from "../abbruch.ts";
import type { Fall } from "../angelegenheit.ts";
import type { Position, RvgEingabe } from "../eingabe.ts";
import type { AngelegenheitErgebnis, RvgErgebnis } from "../ergebnis.ts";
import type { Gebuehr } from "../gebuehr/gebuehr.ts";
import { gebuehr } from "../gebuehr/position.ts";
import { hinweis, nichts, type Sache } from "../sache.ts";

const istBeigeordnet = (s: Sache): boolean => s.a.vertretung === "beigeordnet";

/**
 * The matter as far as legal aid was granted: every fee by value from no more than the granted value. The same object where
 * it was granted for everything.
 */
export function soweitBewilligt(fall: Fall): Fall {
  const { s, gebuehren } = fall;
  const { bewilligterWert } = s.a;
  if (bewilligterWert === undefined) return fall;
  const feld = `${s.feld}.bewilligterWert`;
  if (!istBeigeordnet(s))
    kein(
      "Einen bewilligten Wert gibt es nur bei Prozesskostenhilfe; entfernen Sie die Angabe.",
      "§ 114 ZPO",
      feld,
    );
  const groesser = (g: Gebuehr): boolean => (g.ansatz?.wert ?? 0) > bewilligterWert;
  if (!gebuehren.some(groesser)) {
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
  const ohneVermerke: Sache = { ...s, vermerke: [] };
  return {
    ...fall,
    s: ohneVermerke,
    gebuehren: gebuehren.map((g) =>
      groesser(g) ? gebuehr(ohneVermerke, ausWert(g.p, bewilligterWert), g.feld) : g,
    ),
  };
}

function ausWert({ forderung: _, gemeinsamerWert, ...p }: Position, wert: Cent): Position {
  const gemeinsam = gemeinsamerWert === undefined ? {} : { gemeinsamerWert: kleiner(gemeinsamerWert, wert) };
  return { ...p, ...gemeinsam, wert };
}

/** How the client's own part comes about. */
export const teilschritte = (wert: Cent, ganz: Cent, bewilligt: Cent): Schritt[] => {
  const norm = "§ 122 Abs. 1 Nr. 3 ZPO";
  const gesperrt = kleiner(bewilligt, ganz);
  const hoechstens = gesperrt < bewilligt ? ", höchstens die aus dem ganzen" : "";
  const text = `Regelvergütung aus dem bewilligten Wert von ${euro(wert)}${hoechstens}`;
  return [
    { text: "Regelvergütung aus dem ganzen Wert", norm: "§ 13 RVG", betrag: ganz },
    { text, norm, betrag: cent(-gesperrt) },
    { text: "vom Mandanten", norm, betrag: cent(ganz - gesperrt) },
  ];
};

type Bewilligt = Pick<AngelegenheitErgebnis, "netto" | "steuerfrei"> & { readonly beigeordnet: boolean };

type Abrechnung = {
  readonly e: RvgEingabe;
  readonly brutto: Cent;
  /** Matters as they are billed, and what of them legal aid covers. */
  readonly angelegenheiten: readonly AngelegenheitErgebnis[];
  readonly bewilligt: readonly Bewilligt[];
  readonly mitSteuer: (netto: Cent) => Cent;
};

/**
 * What remains for the client to pay: everything less the payments; under legal aid without what is barred
 * (§ 122 Abs. 1 Nr. 3 ZPO). A payment beyond his own part may be kept for the rest (§ 58 Abs. 2 Satz 1 RVG).
 */
export function offenerBetrag(x: Abrechnung): Pick<RvgErgebnis, "offen" | "prozesskostenhilfe"> {
  const { e, brutto } = x;
  const zahlungen = e.zahlungen ?? [];
  const alle = summe(zahlungen.map((z) => z.betrag));
  if (!x.bewilligt.some((b) => b.beigeordnet)) return { offen: cent(brutto - alle) };
  const gesperrt = x.mitSteuer(summe(x.angelegenheiten.map((a, i) => gesperrtVon(a, x.bewilligt[i]))));
  const auszahlung = summe(x.angelegenheiten.map((a) => a.staatskasse?.auszahlung ?? nichts));
  const ausKasse = summe(zahlungen.filter((z) => z.von === "staatskasse").map((z) => z.betrag));
  const gezahlt = alle - ausKasse;
  const eigener = brutto - gesperrt;
  const zuviel = Math.min(0, brutto - gezahlt - ausKasse - auszahlung);
  return {
    offen: cent(gezahlt <= eigener ? eigener - gezahlt : zuviel),
    prozesskostenhilfe: { auszahlung, gesperrt },
  };
}

/** What of a matter cannot be claimed: the granted part, never more than the whole, in which more may be credited. Net. */
function gesperrtVon(ganz: AngelegenheitErgebnis, bewilligt: Bewilligt | undefined): Cent {
  if (!bewilligt?.beigeordnet) return nichts;
  return kleiner(cent(bewilligt.netto - bewilligt.steuerfrei), cent(ganz.netto - ganz.steuerfrei));
}
