import { eugFristen } from "@gebuehrenportal/gesetze/fristregeln/kennzahlen.ts";
import type { RegelId } from "@gebuehrenportal/gesetze/fristregeln/regel-id.ts";
import { type Regime, regimes } from "@gebuehrenportal/gesetze/fristregeln/regimes.ts";
import { type KeinErgebnis, keinErgebnis, plusTage, type Tag } from "@gebuehrenportal/recht";
import { bekanntgabePruefen, bekanntgabetag } from "./bekanntgabe/bekanntgabe.ts";
import { ereignisText, tagText } from "./rechnung/text.ts";
import type { Beginn, FristErgebnis, Fristeingabe, RegimeId, Streitpunkt } from "./typen.ts";
import { abschluss, regimeAnwenden } from "./rechnung/abschluss.ts";
import { zaehldauer } from "./rechnung/dauer.ts";
import { type Ende, type Endfrage, endeVon, fristkalender, fristorte } from "./rechnung/ende.ts";
import { zukunftsvermerk } from "./rechnung/heute.ts";
import { begrenzt, grenzende } from "./rechnung/hoechstgrenze.ts";
import { hinweis, type Mitschrift, mitschrift, schritt, streit, wertAm } from "./rechnung/mitschrift.ts";
import { dauerPruefen, ersterFehler, grundPruefen, tagPruefen, tagPruefenFalls } from "./rechnung/pruefung.ts";
import { rueckwaerts } from "./rechnung/rueckwaerts.ts";
import { stundenfrist } from "./rechnung/stunden.ts";
import { frueherer } from "./rechnung/tage.ts";
import { endeSchritte } from "./rechnung/verschiebung.ts";
import { ansichten, type Kalender } from "./rechnung/werktag.ts";

/**
 * A period from an event: forward or backward, event or beginning of a day, days to years, working days or hours, under
 * each regime (§§ 186–193 BGB, § 222 ZPO and its kin). Days are calendar days. Never throws for input; a fault is a
 * `KeinErgebnis` with the path of the field.
 */
export function frist(e: Fristeingabe): FristErgebnis | KeinErgebnis {
  const fehler = fristPruefen(e);
  if (fehler) return fehler;
  const m = mitschrift(e.fristtyp === "wartefrist" ? { ...e, zweck: e.zweck ?? "warten" } : e);
  const regime = e.regime ?? "BGB";
  const ereignis = ereignistag(m, e);
  if (ereignis === undefined || m.fehler) return m.fehler ?? keinEreignis;
  regimeAnwenden(m, regime, ereignis.am);
  fristtypSchritt(m, e, ereignis.am);
  const orte = fristorte(regime, e.ort, e.weitereOrte);
  const kalender = fristkalender(regime, orte);
  if (zaehldauer(e.dauer).stunden > 0) return stundenfrist(m, e, regime, ereignis.am, kalender);
  if (e.richtung === "rueckwaerts") return rueckwaerts(m, e, regime, ereignis.am, kalender);
  return vorwaerts(m, e, regime, ereignis, kalender);
}

const keinEreignis = keinErgebnis("Bitte geben Sie den Tag des Ereignisses an.", "§ 187 BGB", "ereignisAm");

/** Faults of the input of a period. */
function fristPruefen(e: Fristeingabe): KeinErgebnis | undefined {
  if (e.ereignisAm === undefined && e.bekanntgabe === undefined) return keinEreignis;
  if (e.ereignisAm !== undefined && e.bekanntgabe !== undefined)
    return keinErgebnis(
      "Bitte geben Sie entweder den Ereignistag oder die Bekanntgabe an, nicht beides.",
      "§ 187 BGB",
      "bekanntgabe",
    );
  return ersterFehler(
    grundPruefen(e),
    tagPruefenFalls(e.ereignisAm, "ereignisAm"),
    e.bekanntgabe && bekanntgabePruefen(e.bekanntgabe, "bekanntgabe."),
    dauerPruefen(e.dauer),
    e.hoechstgrenze && tagPruefen(e.hoechstgrenze.ab, "hoechstgrenze.ab"),
    e.hoechstgrenze && dauerPruefen(e.hoechstgrenze.dauer, "hoechstgrenze.dauer"),
  );
}

/** The day of the event, and the dispute about it where there is one. */
type Ereignis = { readonly am: Tag; readonly streit?: Streitpunkt };

function ereignistag(m: Mitschrift, e: Fristeingabe): Ereignis | undefined {
  if (e.ereignisAm !== undefined) {
    if (e.richtung !== "rueckwaerts") zukunftsvermerk(m, e.ereignisAm, e.ereignisArt);
    return { am: e.ereignisAm };
  }
  if (e.bekanntgabe === undefined) return undefined;
  zukunftsvermerk(m, e.bekanntgabe.am, "bekanntgabe");
  const ort = e.bekanntgabe.ort ?? e.ort;
  const b = bekanntgabetag(m, ort ? { ...e.bekanntgabe, ort } : e.bekanntgabe);
  if (m.fehler?.feld) m.fehler = { ...m.fehler, feld: `bekanntgabe.${m.fehler.feld}` };
  if (b === undefined) return undefined;
  m.zwischentage.push({ name: "bekanntgabe", tag: b.am, text: "Tag der Bekanntgabe oder Zustellung" });
  // The dispute is about the day of the fiction; the result tells the two ends instead.
  const [punkt] = m.streitpunkte.splice(0);
  if (!punkt) return { am: b.am };
  m.vermerke.splice(0, Infinity, ...m.vermerke.filter(({ text }) => !text.startsWith(punkt.frage)));
  return { am: b.am, streit: punkt };
}

const typregeln: Readonly<Partial<Record<NonNullable<Fristeingabe["fristtyp"]>, RegelId>>> = {
  notfrist: "R-NOTFRIST",
  begruendung: "R-BEGR",
  richterlich: "R-RICHTER",
  behoerdlich: "R-BEHOERDE",
};
const typtexte: Readonly<Partial<Record<RegelId, string>>> = {
  "R-NOTFRIST": "Notfrist: weder verlängerbar noch abkürzbar; Wiedereinsetzung ist möglich.",
  "R-BEGR": "Die Begründungsfrist läuft ab Zustellung, nicht ab Einlegung des Rechtsmittels.",
  "R-RICHTER": "Die richterliche Frist beginnt mit Zustellung der Fristsetzung, sonst mit Verkündung.",
  "R-BEHOERDE": "Die behördliche Frist beginnt mit dem Tag nach der Bekanntgabe der Frist.",
};

function fristtypSchritt(m: Mitschrift, { fristtyp }: Fristeingabe, stichtag: Tag): void {
  const regel = fristtyp && typregeln[fristtyp];
  if (regel) schritt(m, regel, stichtag, typtexte[regel] ?? "");
}

function vorwaerts(
  m: Mitschrift,
  e: Fristeingabe,
  regimeId: RegimeId,
  ereignis: Ereignis,
  kalender: readonly Kalender[],
): FristErgebnis | KeinErgebnis {
  const regime: Regime = regimes[regimeId];
  const beginn = e.beginn ?? regime.beginn ?? "ereignis";
  const dauer = zaehldauer(e.dauer);
  const { vorab, danach } = zusatztage(m, e, regimeId, ereignis.am);
  const frage: Endfrage = {
    regime: regimeId,
    dauer,
    beginn,
    zusatzTage: danach,
    verschieben: verschiebt(e, regime),
    kalender,
  };
  const ab = plusTage(ereignis.am, vorab);
  beginnSchritt(m, e, regime, { ereignisAm: ereignis.am, vorab }, beginn);
  let ende = endeVon(ab, frage);
  endeSchritte(m, e, ab, frage, ende);
  mindestdauerSchritt(m, ende, ereignis.am);
  ende = begrenzt(m, e, frage, ende);
  if (ereignis.streit) fiktionsStreit(m, e, frage, ereignis.streit, ende);
  const anfaenge = ereignis.streit ? [ereignis.streit.frueher, ereignis.streit.spaeter] : [ereignis.am];
  return abschluss(m, {
    ereignisAm: ereignis.am,
    regime: regimeId,
    richtung: "vorwaerts",
    rechnerischesEnde: ende.roh,
    ende: ende.ende,
    ausfalltage: ende.ausfalltage,
    kalender: kalender[0] ?? (() => undefined),
    weitereKalender: kalender.slice(1),
    ansichten: anfaenge.flatMap((am) => andereEnden(m, e, frage, plusTage(am, vorab))),
    vorfristen: e.vorfristen,
    keineHandlung: e.fristtyp === "kuendigung" || e.fristtyp === "leistungszeitraum",
    feiertageGeprueft: frage.verschieben && regimeId !== "EUG" && regime.laender === undefined,
  });
}

/** The ends on the other views of which days are holidays. */
const andereEnden = (
  { zweck }: Mitschrift,
  { hoechstgrenze }: Fristeingabe,
  frage: Endfrage,
  am: Tag,
): readonly Tag[] =>
  ansichten(zweck, frage.kalender).map((k) => {
    const hier = { ...frage, kalender: [k] };
    const { ende } = endeVon(am, hier);
    return hoechstgrenze ? frueherer(ende, grenzende(hoechstgrenze, hier).ende) : ende;
  });

function verschiebt({ verschiebung, fristtyp, zweck }: Fristeingabe, regime: Regime): boolean {
  if (verschiebung !== undefined) return verschiebung === "vorwaerts";
  if (
    fristtyp === "kuendigung" ||
    fristtyp === "wartefrist" ||
    fristtyp === "behoerdlicher-endtag" ||
    fristtyp === "leistungszeitraum"
  )
    return false;
  return zweck !== "warten" && regime.verschiebung === "vorwaerts";
}

function beginnSchritt(
  m: Mitschrift,
  e: Fristeingabe,
  regime: Regime,
  { ereignisAm, vorab }: { readonly ereignisAm: Tag; readonly vorab: number },
  beginn: Beginn,
): void {
  const was =
    vorab > 0 ? `Ablauf des ${vorab}. Tages` : ereignisText(e.bekanntgabe ? "bekanntgabe" : e.ereignisArt);
  const am = plusTage(ereignisAm, vorab);
  if (beginn === "ereignis")
    schritt(
      m,
      regime.beginnregel ?? "R-187-1",
      am,
      `${was} am ${tagText(am)}; der Tag zählt nicht mit, erster Tag der Frist ist ${tagText(plusTage(am, 1))}.`,
      { tag: plusTage(am, 1) },
    );
  else
    schritt(
      m,
      "R-187-2",
      am,
      `Maßgebend ist der Beginn des Tages: ${was} am ${tagText(am)}; der Tag zählt mit.`,
      {
        tag: am,
      },
    );
}

type Zusatztage = { readonly vorab: number; readonly danach: number };

/** EU courts: the period runs from the end of the 14th day after the Official Journal; ten days for distance follow (Art. 59, 60 VerfO-EuG). */
function zusatztage(m: Mitschrift, { amtsblatt }: Fristeingabe, regime: RegimeId, am: Tag): Zusatztage {
  const keine = { vorab: 0, danach: 0 };
  if (regime !== "EUG") return keine;
  const w = wertAm(m, "R-EUG", eugFristen, am);
  if (!w) return keine;
  const vorab = amtsblatt ? w.amtsblattTage : 0;
  schritt(
    m,
    "R-EUG",
    am,
    `${amtsblatt ? `Die Frist läuft vom Ablauf des ${w.amtsblattTage}. Tages nach der Veröffentlichung im Amtsblatt, ${tagText(plusTage(am, vorab))}; ` : ""}${w.entfernungTage} Tage Entfernungsfrist kommen hinzu; erst danach wird verschoben.`,
  );
  return { vorab, danach: w.entfernungTage };
}

function mindestdauerSchritt(m: Mitschrift, ende: Ende, am: Tag): void {
  if (ende.vorMindestdauer === undefined) return;
  schritt(
    m,
    "R-1182",
    am,
    `Die Frist umfasst aber mindestens zwei Arbeitstage und endet am ${tagText(ende.ende)}.`,
    {
      norm: "Art. 3 Abs. 5 VO 1182/71",
      tag: ende.ende,
    },
  );
}

/** Two arguable days of notification give two ends. */
function fiktionsStreit(
  m: Mitschrift,
  { hoechstgrenze }: Fristeingabe,
  frage: Endfrage,
  punkt: Streitpunkt,
  ende: Ende,
): void {
  const frueherGewaehlt = punkt.gewaehlt === punkt.frueher;
  const gezaehlt = endeVon(frueherGewaehlt ? punkt.spaeter : punkt.frueher, frage).ende;
  const anderes = hoechstgrenze ? frueherer(gezaehlt, grenzende(hoechstgrenze, frage).ende) : gezaehlt;
  streit(m, {
    ...punkt,
    frueher: frueherGewaehlt ? ende.ende : anderes,
    spaeter: frueherGewaehlt ? anderes : ende.ende,
    standard: frueherGewaehlt ? "frueher" : "spaeter",
  });
  if (anderes === ende.ende)
    hinweis(m, `${punkt.frage} Beide Ansichten führen zum selben Fristende.`, punkt.norm);
}
