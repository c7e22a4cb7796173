import { inkassoKleinforderung } from "@gebuehrenportal/gesetze/rvg/paragraph-13.ts";
import { einziehungMindestwert } from "@gebuehrenportal/gesetze/rvg/vv/einziehung.ts";
import { inkassoSaetze } from "@gebuehrenportal/gesetze/rvg/vv/inkasso.ts";
import type { VvWert } from "@gebuehrenportal/gesetze/rvg/vv/typen.ts";
import { euro, fassungAm } from "@gebuehrenportal/recht";
import { kein } from "../abbruch.ts";
import type { Position } from "../eingabe.ts";
import { amTag, hinweis, type Sache } from "../sache.ts";
import { satzText } from "../text.ts";
import { bezogeneRahmengebuehr } from "./bezugsgebuehr.ts";
import { erhoehung100 } from "./erhoehung.ts";
import type { Auftrag, Betrag } from "./gebuehr.ts";
import { gegenstandswert } from "./wert.ts";
import { einfacheGebuehr, wertgebuehr } from "./wertgebuehr.ts";

type Art<A extends VvWert["art"]> = Auftrag<Extract<VvWert, { art: A }>>;

/** A fixed rate; a deviating one is taken as given. Nr. 1000 Nr. 2 VV has a rate of its own. */
export function satzgebuehr(auftrag: Art<"satz">): Betrag {
  const { s, p, wert, feld, nummer } = auftrag;
  if (p.betrag !== undefined) keinBetrag(auftrag);
  if (p.variante === "1000-2" && wert.variante2 === undefined) {
    kein(
      "Nr. 1000 Nr. 2 VV gibt es erst für Aufträge seit dem 01.10.2021 und nur bei Nr. 1000 VV.",
      "Nr. 1000 VV",
      `${feld}.variante`,
    );
  }
  const nr2 = p.variante === "1000-2" ? wert.variante2 : undefined;
  const gesetzlich = nr2 ?? (s.kasse ? wert.bestellt100 : undefined) ?? wert.satz100;
  if (p.satz100 !== undefined && p.satz100 !== gesetzlich) {
    hinweis(
      s,
      `Nr. ${p.nr} VV: gerechnet mit ${satzText(p.satz100)} statt des gesetzlichen Satzes von ${satzText(gesetzlich)}.`,
      nummer.werte.norm,
      `${feld}.satz100`,
    );
  }
  return nachSatz(auftrag, p.satz100 ?? gesetzlich);
}

/** A rate within a frame: chosen, or the threshold, or the middle. Above the threshold the reader is told when it may be. */
export function satzrahmengebuehr(auftrag: Art<"satzrahmen">): Betrag {
  const { p, wert, feld, nummer, s } = auftrag;
  if (p.betrag !== undefined) keinBetrag(auftrag);
  if (p.nr === "2201" && p.bezug !== undefined) {
    const bezogen = bezogeneRahmengebuehr(auftrag);
    if (bezogen) return bezogen;
  }
  const rahmen = p.inkasso ? inkassorahmen(auftrag, p.inkasso) : wert;
  const { min100, max100, schwelle100 } = rahmen;
  const stelle = p.rahmen ?? (schwelle100 === undefined ? "mittel" : "schwelle");
  const satz100 =
    p.satz100 ??
    { mindest: min100, mittel: (min100 + max100) / 2, hoechst: max100, schwelle: schwelle100 }[stelle];
  if (satz100 === undefined) kein(`Nr. ${p.nr} VV hat keine Schwelle.`, nummer.werte.norm, `${feld}.rahmen`);
  if (satz100 < min100 || satz100 > max100) {
    const spanne = min100 === max100 ? satzText(min100) : `${satzText(min100)} bis ${satzText(max100)}`;
    kein(
      `Der Satz ${satzText(satz100)} liegt außerhalb des Rahmens von ${spanne}.`,
      p.inkasso ? inkassoSaetze.norm : nummer.werte.norm,
      `${feld}.satz100`,
    );
  }
  if (schwelle100 !== undefined && satz100 > schwelle100) {
    hinweis(
      s,
      `Mehr als ${satzText(schwelle100)} kann nur gefordert werden, wenn die Tätigkeit umfangreich oder schwierig war.`,
      `Nr. ${p.nr} Anm. VV`,
      `${feld}.satz100`,
    );
  }
  return nachSatz(auftrag, satz100);
}

/** Fee of a rate from the value of the position, increased by Nr. 1008 VV. */
export function nachSatz(
  auftrag: Auftrag,
  grund100: number,
  bezugswert?: Parameters<typeof gegenstandswert>[4],
): Betrag {
  const { s, p, nummer, feld } = auftrag;
  const { wert, schritte } = gegenstandswert(s, p, nummer, feld, bezugswert);
  pruefeMindestwert(auftrag, wert);
  if (p.gemeinsamerWert !== undefined && p.gemeinsamerWert > wert) {
    kein(
      "Der gemeinsame Wert kann nicht größer sein als der Gegenstandswert.",
      "Nr. 1008 Anm. 2 VV",
      `${feld}.gemeinsamerWert`,
    );
  }
  const klein = kleinforderung(auftrag);
  const ansatz = {
    wert,
    grund100,
    erhoehung100: erhoehung100(s, p, nummer, true),
    gemeinsam: p.gemeinsamerWert ?? wert,
    einfach: (gegenstandswert: typeof wert) =>
      klein && gegenstandswert <= klein.bisWert
        ? { betrag: klein.gebuehr, norm: inkassoKleinforderung.norm }
        : einfacheGebuehr(s, gegenstandswert),
  };
  const norm = p.variante === "1000-2" ? "Nr. 1000 Nr. 2 VV" : nummer.werte.norm;
  const gebuehr = wertgebuehr(s, ansatz, norm);
  return { betrag: gebuehr.betrag, schritte: [...schritte, ...gebuehr.schritte], ansatz };
}

/** Nr. 2300 Anm. 2 VV: collection of an undisputed claim; the rates of the frame end earlier. */
function inkassorahmen(
  auftrag: Art<"satzrahmen">,
  fall: NonNullable<Position["inkasso"]>,
): Extract<VvWert, { art: "satzrahmen" }> {
  const { regel100, hoechst100, einfach100 } = inkassofassung(auftrag);
  const hoechstens = { einfach: einfach100, regel: regel100, umfangreich: hoechst100 }[fall];
  return { art: "satzrahmen", min100: auftrag.wert.min100, max100: hoechstens, schwelle100: hoechstens };
}

function inkassofassung({ s, feld }: { s: Sache; feld: string }) {
  const f = fassungAm(inkassoSaetze, s.stichtag);
  return (
    f?.wert ??
    kein(
      "Eigene Regeln für das Inkasso unbestrittener Forderungen gibt es erst für Aufträge seit dem 01.10.2021.",
      inkassoSaetze.norm,
      `${feld}.inkasso`,
    )
  );
}

/** § 13 Abs. 2 RVG: the 1.0 Geschäftsgebühr of a small undisputed claim. */
function kleinforderung({ s, p, nummer, feld }: Auftrag) {
  if (!p.inkasso) return undefined;
  if (!["2300", "2301"].includes(nummer.nr)) {
    kein(
      "Die Inkassoregeln gelten nur für die Geschäftsgebühren Nr. 2300 und 2301 VV.",
      "§ 13 Abs. 2 RVG",
      `${feld}.inkasso`,
    );
  }
  inkassofassung({ s, feld });
  return fassungAm(inkassoKleinforderung, s.stichtag)?.wert;
}

/** Nr. 4142, 5116 VV: no fee below a least value. */
function pruefeMindestwert({ s, nummer, feld }: Auftrag, wert: number): void {
  if (nummer.nr !== "4142" && nummer.nr !== "5116") return;
  const grenze = amTag(s, einziehungMindestwert).wert;
  if (wert < grenze)
    kein(
      `Nr. ${nummer.nr} VV entsteht nicht bei einem Wert unter ${euro(grenze)}.`,
      `Nr. ${nummer.nr} Anm. 2 VV`,
      `${feld}.nr`,
    );
}

function keinBetrag({ p, feld, nummer }: Auftrag): never {
  kein(`Nr. ${p.nr} VV ist eine Wertgebühr; wählbar ist nur der Satz.`, nummer.werte.norm, `${feld}.betrag`);
}
