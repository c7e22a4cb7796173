import { vvNummer } from "@gebuehrenportal/gesetze/rvg/vv/index.ts";
import type { VvNummer } from "@gebuehrenportal/gesetze/rvg/vv/typen.ts";
import { kein } from "../abbruch.ts";
import type { Gebuehr } from "./gebuehr.ts";
import { mehrfachMoeglich } from "./position.ts";

/** Fees of their own that only borrow their amount. */
const eigenstaendig = ["1005", "1006", "1007", "4147"];

/**
 * The fee a number is a variant of: 3101 → 3100, 4101 → 4100, 1003 → 1000 (or 1001, 1002 where that stands in the matter).
 * Fees with the same root are one fee in the sense of § 15 RVG.
 */
export function grundnummer(nummer: VvNummer, vorhanden: readonly string[]): string {
  const allein = nummer.haftzuschlagZu === undefined && nummer.aendert === undefined;
  if (allein || eigenstaendig.includes(nummer.nr)) return nummer.nr;
  const ziel =
    nummer.haftzuschlagZu ?? nummer.aendert?.find((nr) => vorhanden.includes(nr)) ?? nummer.aendert?.[0];
  const weiter = ziel === undefined ? undefined : vvNummer(ziel);
  return weiter ? grundnummer(weiter, vorhanden) : nummer.nr;
}

/** Fees by root, in the order of the bill. */
export function nachGrundnummer(gebuehren: readonly Gebuehr[]): Gebuehr[][] {
  const vorhanden = gebuehren.map((g) => g.p.nr);
  const gruppen = new Map<string, Gebuehr[]>();
  for (const g of gebuehren) {
    // Fees of another order are no part of the same fee; what holds for them is § 15 Abs. 5, 6 RVG.
    const wurzel = g.p.auftrag === undefined ? grundnummer(g.nummer, vorhanden) : g.feld;
    const gruppe = gruppen.get(wurzel);
    if (gruppe) gruppe.push(g);
    else gruppen.set(wurzel, [g]);
  }
  return [...gruppen.values()];
}

/**
 * § 15 Abs. 2 RVG: a fee arises once in a matter. By value it may be split over parts of the subject, each with a value of
 * its own; whatever can arise by the day or for each activity may stand more than once.
 */
export function pruefeEinmaligkeit(gruppe: readonly Gebuehr[]): void {
  const grund = (a: Gebuehr, b: Gebuehr) =>
    a.p.nr === b.p.nr
      ? `Nr. ${a.p.nr} VV entsteht in derselben Angelegenheit nur einmal; für Teile des Gegenstands geben Sie je einen eigenen Wert an.`
      : `Nr. ${a.p.nr} und ${b.p.nr} VV entstehen in derselben Angelegenheit nicht nebeneinander aus demselben Wert; geben Sie je einen eigenen Wert an.`;
  const [erbe, zweiterErbe] = gruppe.filter(
    (g) => g.ansatz && g.p.wert === undefined && g.p.forderung === undefined,
  );
  if (erbe && zweiterErbe) kein(grund(erbe, zweiterErbe), "§ 15 Abs. 2 RVG", `${zweiterErbe.feld}.nr`);
  const einmal = gruppe.filter(
    (g) => !g.ansatz && !mehrfachMoeglich(g.nummer) && g.nummer.gebuehrenart !== "hebe",
  );
  const [a, b] = einmal;
  if (a && b) {
    kein(
      `Nr. ${a.p.nr}${a.p.nr === b.p.nr ? "" : ` und ${b.p.nr}`} VV: Die Gebühr entsteht in derselben Angelegenheit nur einmal.`,
      "§ 15 Abs. 2 RVG",
      `${b.feld}.nr`,
    );
  }
}
