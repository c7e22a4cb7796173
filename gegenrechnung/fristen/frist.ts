import type {
  Dauer,
  Fristeingabe,
  Fristtyp,
  Grundeingabe,
  RegimeId,
  Verschiebung,
} from "@gebuehrenportal/fristen";
import { bekanntgegeben } from "./bekanntgabe.ts";
import { monatsersterNach, monatsletzterVon, type Platz, platzVon, tagAm, zahlImMonat } from "./kalender.ts";
import type { Pruefergebnis } from "./pruefergebnis.ts";
import type { Pruefregeln } from "./regeln.ts";
import { stundenfrist } from "./stunden.ts";
import { pruefregimes } from "./tabellen.ts";
import {
  abWerktag,
  anzahl,
  bisWerktag,
  frueheste,
  gesichert,
  istFeiertag,
  istWerktag,
  type Lage,
  lagen,
  monateIn,
  monateWeiter,
  nachEreignis,
  nachTagesanfang,
  spaeteste,
  tageIn,
  vorsichtig,
} from "./tagezaehlung.ts";

/** Kinds of periods at whose end no weekend counts (R-193-NEIN a, b, h, j). */
const ohneVerschiebung: readonly Fristtyp[] = [
  "kuendigung",
  "wartefrist",
  "behoerdlicher-endtag",
  "leistungszeitraum",
];

export const verschiebt = (
  e: Pick<Fristeingabe, "verschiebung" | "fristtyp" | "zweck">,
  regime: RegimeId,
): boolean => {
  if (e.verschiebung !== undefined) return e.verschiebung === "vorwaerts";
  if (e.fristtyp !== undefined && ohneVerschiebung.includes(e.fristtyp)) return false;
  if (e.zweck === "warten") return false;
  return pruefregimes[regime].ende === "naechster-werktag";
};

/**
 * Ends a computed day: at each place the next working day if it moves; the earliest place wins. Safe is the earliest day for
 * who acts, the latest for who waits.
 */
export function beendet(
  roh: Platz,
  orte: readonly Lage[],
  verschieben: boolean,
  wartet = false,
): Pruefergebnis {
  if (!verschieben) return { rechnerisch: roh, ende: roh, sicher: roh };
  const ende = frueheste(orte.map((lage) => abWerktag(lage, roh)));
  const sicher = wartet
    ? spaeteste(orte.flatMap(vorsichtig).map((lage) => abWerktag(lage, roh)))
    : frueheste(orte.map((lage) => abWerktag(gesichert(lage), roh)));
  return { rechnerisch: roh, ende, sicher };
}

/** A plain period forward with the place and regime of the input. */
export const einfach = (
  e: Grundeingabe & { readonly verschiebung?: Verschiebung },
  roh: Platz,
  regeln: Pruefregeln,
  regime: RegimeId = e.regime ?? "BGB",
): Pruefergebnis => beendet(roh, lagen(e, regime, regeln), verschiebt(e, regime));

/** Periods from an event, forward, backward, in hours or working days, under every regime. */
export function pruefFrist(e: Fristeingabe, regeln: Pruefregeln): Pruefergebnis | undefined {
  const regime = e.regime ?? "BGB";
  const ereignis = e.bekanntgabe
    ? bekanntgegeben(e.bekanntgabe, regeln)
    : e.ereignisAm === undefined
      ? undefined
      : platzVon(e.ereignisAm);
  if (ereignis === undefined || ereignis < platzVon(pruefregimes[regime].ab ?? "1960-01-01"))
    return undefined;
  const orte = lagen(e, regime, regeln);
  if (e.richtung === "rueckwaerts") return { ...zurueck(e, regime, ereignis, orte, regeln), ereignis };
  if (anzahl(e.dauer, "stunde") > 0) {
    return stundenfrist(ereignis, e.ereignisUhr ?? "00:00", anzahl(e.dauer, "stunde"), regime, orte);
  }
  const ergebnis = vor(e, regime, ereignis, orte, regeln);
  const [einziger] = orte;
  return {
    ...grenze(e, regime, orte, ergebnis, regeln),
    ereignis,
    ...(orte.length === 1 &&
    einziger !== undefined &&
    e.vorfristen === undefined &&
    e.fristtyp !== "wartefrist" &&
    e.hoechstgrenze === undefined
      ? { vorfrist: bisWerktag(einziger, ergebnis.ende - 7) }
      : {}),
  };
}

function vor(
  e: Fristeingabe,
  regime: RegimeId,
  ereignis: Platz,
  orte: readonly Lage[],
  regeln: Pruefregeln,
): Pruefergebnis {
  const werktage = anzahl(e.dauer, "werktag");
  if (werktage > 0) return werktagsfrist(ereignis, werktage, orte, verschiebt(e, regime));
  if (regime === "EUG") {
    const beginn = ereignis + (e.amtsblatt ? 14 : 0);
    return beendet(nachEreignis(beginn, e.dauer, regeln) + 10, orte, true);
  }
  const zaehltMit =
    (e.beginn ?? (pruefregimes[regime].tagZaehlt ? "tagesanfang" : "ereignis")) === "tagesanfang";
  const roh = zaehltMit ? nachTagesanfang(ereignis, e.dauer) : nachEreignis(ereignis, e.dauer, regeln);
  if (regime !== "EU-1182/71") return beendet(roh, orte, verschiebt(e, regime), e.zweck === "warten");
  const bei = (lage: Lage) => mitZweiArbeitstagen(ereignis, abWerktag(lage, roh), e.dauer, lage);
  return {
    rechnerisch: roh,
    ende: frueheste(orte.map(bei)),
    sicher: frueheste(orte.map(gesichert).map(bei)),
  };
}

/** Art. 3 Abs. 5 VO 1182/71: two days or more contain at least two working days. */
function mitZweiArbeitstagen(ereignis: Platz, ende: Platz, dauer: Dauer, lage: Lage): Platz {
  if (monateIn(dauer) === 0 && tageIn(dauer) < 2) return ende;
  let arbeitstage = 0;
  for (let p = ereignis + 1; p <= ende; p += 1) if (istWerktag(lage, p)) arbeitstage += 1;
  let tag = ende;
  while (arbeitstage < 2) {
    tag += 1;
    if (istWerktag(lage, tag)) arbeitstage += 1;
  }
  return tag;
}

/** So many working days after the event; Saturdays are ones (R-KUEND), which gives the earlier day. */
function werktagsfrist(
  ereignis: Platz,
  n: number,
  orte: readonly Lage[],
  verschieben: boolean,
): Pruefergebnis {
  const bei = (lage: Lage) => {
    let tag = ereignis;
    for (let i = 0; i < n; i += 1) {
      tag += 1;
      while (tagAm(tag).wochentag === 7 || istFeiertag(lage, tag)) tag += 1;
    }
    return { roh: tag, ende: verschieben ? abWerktag(lage, tag) : tag };
  };
  const enden = orte.map(bei);
  return {
    ...(enden[1] === undefined && enden[0] && { rechnerisch: enden[0].roh }),
    ende: frueheste(enden.map(({ ende }) => ende)),
    sicher: frueheste(orte.map((lage) => bei(gesichert(lage)).ende)),
  };
}

/** Backward: the whole period lies between the last day of acting and the event (BGH XII ZB 427/11). */
function zurueck(
  e: Fristeingabe,
  regime: RegimeId,
  ereignisAm: Platz,
  orte: readonly Lage[],
  regeln: Pruefregeln,
): Pruefergebnis {
  const ereignis = ereignisAm + (e.ereignisAmTagesende ? 1 : 0);
  const monate = monateIn(e.dauer);
  if (regime === "INSO-139") {
    const erster = monatsersterNach(ereignis, -monate);
    const beginn = zahlImMonat(erster, tagAm(ereignis).tag) ?? monatsletzterVon(erster) + 1;
    return { rechnerisch: beginn, ende: beginn, sicher: beginn };
  }
  const zwischen = regeln.rueckwaertsVollerZeitraum ? 1 : 0;
  const letzter =
    monateWeiter(ereignis, -monate, regeln) - tageIn(e.dauer) - (e.anmeldefristTage ?? 0) - zwischen;
  const nieVerlegt = regime === "AKTG-121" || e.verschiebung === "keine";
  const sicher = nieVerlegt
    ? letzter
    : frueheste(orte.flatMap(vorsichtig).map((lage) => bisWerktag(lage, letzter)));
  return { rechnerisch: letzter, ende: letzter, sicher };
}

/** The utmost limit: nobody may act after it. */
function grenze(
  { hoechstgrenze }: Fristeingabe,
  regime: RegimeId,
  orte: readonly Lage[],
  ergebnis: Pruefergebnis,
  regeln: Pruefregeln,
): Pruefergebnis {
  if (hoechstgrenze === undefined) return ergebnis;
  const roh = nachEreignis(platzVon(hoechstgrenze.ab), hoechstgrenze.dauer, regeln);
  const { ende, sicher } = beendet(roh, orte, verschiebt(hoechstgrenze, regime));
  const sichere = [ergebnis.sicher, sicher].filter((tag) => tag !== undefined);
  const beide = sichere.length === 2 && { sicher: frueheste(sichere) };
  return ende >= ergebnis.ende ? { ...ergebnis, ...beide } : { ende, ...beide };
}
