import type { Bekanntgabeart, Bekanntgabeeingabe } from "@gebuehrenportal/fristen";
import { type Platz, platzVon, tagAm } from "./kalender.ts";
import type { Pruefregeln } from "./regeln.ts";
import { eigenesVwVfG, pruefort, wegeAb } from "./tabellen.ts";
import { abWerktag, istFeiertag, type Lage, monateWeiter, nachEreignis } from "./tagezaehlung.ts";

/** The way as the table of fictions names it; `undefined` where nothing was notified. */
export function bekanntgegeben(e: Bekanntgabeeingabe, regeln: Pruefregeln): Platz | undefined {
  // A fault is healed by the receipt, so the law of that day governs it.
  const stichtag = e.weg === "heilung" ? (e.tatsaechlichAm ?? e.am) : e.am;
  if (stichtag < (wegeAb[e.weg] ?? stichtag)) return undefined;
  if (e.nichtZugegangen && spaetererZugangZaehlt.includes(e.weg)) return undefined;
  const am = platzVon(e.am);
  const lage: Lage = { regeln, ort: pruefort(e.ort) };
  const zugang = e.tatsaechlichAm === undefined ? undefined : platzVon(e.tatsaechlichAm);
  const spaeter = (fiktion: Platz): Platz => (zugang !== undefined && zugang > fiktion ? zugang : fiktion);
  const dreiVier = am + (e.am < regeln.vierTageAb ? 3 : 4);
  const ao = (fiktion: Platz): Platz => (regeln.fiktionDerAoVerschiebt ? abWerktag(lage, fiktion) : fiktion);
  const monat = monateWeiter(am, 1, regeln);
  const zweiWochen = am + 14;
  switch (e.weg) {
    case "zustellung":
    case "zu-briefkasten":
    case "zu-niederlegung":
    case "eb":
    case "eeb":
    case "einschreiben-rueckschein":
      return am;
    case "heilung":
      return zugang ?? am;
    case "oeffentlich-zpo":
      return e.bestimmteDauer ? nachEreignis(am, e.bestimmteDauer, regeln) : monat;
    case "aufgabe-ausland-zpo":
      return e.bestimmteDauer ? nachEreignis(am, e.bestimmteDauer, regeln) : zweiWochen;
    case "oeffentlich-vwzg":
    case "oeffentlich-stpo":
    case "oeffentlich-vwvfg":
    case "oeffentlich-sgbx":
    case "oeffentlich-ao":
      return zweiWochen;
    case "allgemeinverfuegung":
      return e.bestimmterTag === undefined ? zweiWochen : Math.max(am + 1, platzVon(e.bestimmterTag));
    case "elektronisch-zpo":
    case "einschreiben-vwzg":
    case "elektronisch-vwzg":
    case "post-sgbx":
    case "elektronisch-sgbx":
    case "post-famfg":
      return spaeter(dreiVier);
    case "post-vwvfg":
    case "elektronisch-vwvfg":
      return spaeter(eigenesGesetz(e, lage) && !nordrheinWestfalen(e, lage) ? am + 3 : dreiVier);
    case "einheitliche-stelle":
      return am + 3;
    case "post-ao":
    case "elektronisch-ao":
      return spaeter(ao(dreiVier));
    case "post-ao-ausland":
      return spaeter(ao(monat));
    case "abruf-ao":
      return e.am < "2026-01-01" ? spaeter(ao(dreiVier)) : ao(dreiVier);
    case "abruf-ozg":
    case "formlos-321a":
      return dreiVier;
    case "abruf-sgbx":
      return spaeter(dreiVier);
    case "abruf-vwvfg":
      return zugang !== undefined && zugang <= am + 10 ? zugang + 1 : undefined;
    case "formlos-zpo":
      return spaeter(
        e.am < regeln.vierTageAb ? nterWerktagNach(lage, am, e.ortsbestellverkehr ? 1 : 2) : dreiVier,
      );
    case "empfangsbevollmaechtigter-vwvfg":
    case "empfangsbevollmaechtigter-sgbx":
      return spaeter(e.elektronisch ? dreiVier : am + 7);
    case "empfangsbevollmaechtigter-ao":
      return spaeter(ao(e.elektronisch ? dreiVier : monat));
    case "inso-bekanntmachung":
      return zugang !== undefined && zugang < am + 2 ? zugang : am + 2;
  }
}

/** § 41 Abs. 2 VwVfG NRW says the fourth day since 2025. */
const nordrheinWestfalen = ({ am }: Bekanntgabeeingabe, { ort }: Lage): boolean =>
  ort.land === "NW" && am >= "2025-01-01";

/** An authority of a Land whose own act may have kept the three days. */
const eigenesGesetz = ({ landesbehoerde }: Bekanntgabeeingabe, { ort }: Lage): boolean =>
  landesbehoerde === true &&
  ort.land !== "EuGH" &&
  (ort.land === undefined || eigenesVwVfG.includes(ort.land));

/** Saturdays are working days here, which gives the earlier day. */
function nterWerktagNach(lage: Lage, ab: Platz, n: number): Platz {
  let tag = ab;
  for (let i = 0; i < n; i += 1) {
    tag += 1;
    while (tagAm(tag).wochentag === 7 || istFeiertag(lage, tag)) tag += 1;
  }
  return tag;
}

/** Ways on which a proven later receipt takes the place of the fiction. */
export const spaetererZugangZaehlt: readonly Bekanntgabeart[] = [
  "elektronisch-zpo",
  "einschreiben-vwzg",
  "elektronisch-vwzg",
  "post-sgbx",
  "elektronisch-sgbx",
  "post-famfg",
  "post-vwvfg",
  "elektronisch-vwvfg",
  "post-ao",
  "elektronisch-ao",
  "post-ao-ausland",
  "formlos-zpo",
  "empfangsbevollmaechtigter-vwvfg",
  "empfangsbevollmaechtigter-sgbx",
  "empfangsbevollmaechtigter-ao",
];
