import { eugFristen } from "@gebuehrenportal/gesetze/fristregeln/kennzahlen.ts";
import type { RegelId } from "@gebuehrenportal/gesetze/fristregeln/regel-id.ts";
import { type Regime, regimes } from "@gebuehrenportal/gesetze/fristregeln/regimes.ts";
import { fassungAm, type KeinErgebnis, keinErgebnis, plusTage, type Tag } from "@gebuehrenportal/recht";
import { bekanntgabePruefen, bekanntgabetag } from "./bekanntgabe/bekanntgabe.ts";
import { abschluss, regimeAnwenden } from "./rechnung/abschluss.ts";
import { zaehldauer } from "./rechnung/dauer.ts";
import { type Ende, type Endfrage, endeVon, fristkalender, fristorte } from "./rechnung/ende.ts";
import { zukunftsvermerk } from "./rechnung/heute.ts";
import { begrenzt, grenzende } from "./rechnung/hoechstgrenze.ts";
import {
  anwenden,
  ausgewertet,
  hinweis,
  type Lage,
  type Mitschrift,
  mit,
  mitschrift,
  type Notiert,
  type Notiz,
  type Notizen,
  nurErzaehlt,
  schritt,
  streit,
  streitpunkte,
  zwischentag,
} from "./rechnung/mitschrift.ts";
import {
  dauerPruefen,
  ersterFehler,
  grundPruefen,
  tagPruefen,
  tagPruefenFalls,
} from "./rechnung/pruefung.ts";
import { rueckwaerts } from "./rechnung/rueckwaerts.ts";
import { stundenfrist } from "./rechnung/stunden.ts";
import { frueherer } from "./rechnung/tage.ts";
import { ereignisText, tagText } from "./rechnung/text.ts";
import { endeSchritte } from "./rechnung/verschiebung.ts";
import { ansichten, type Kalender } from "./rechnung/werktag.ts";
import type { Beginn, FristErgebnis, Fristeingabe, RegimeId, Streitpunkt } from "./typen.ts";

/**
 * A period from an event: forward or backward, event or beginning of a day, days to years, working days or hours, under
 * each regime (§§ 186–193 BGB, § 222 ZPO and its kin). Days are calendar days. Never throws for input; a fault is a
 * `KeinErgebnis` with the path of the field.
 */
export function frist(e: Fristeingabe): FristErgebnis | KeinErgebnis {
  const fehler = fristPruefen(e);
  if (fehler) return fehler;
  const anfang = mitschrift(e.fristtyp === "wartefrist" ? { ...e, zweck: e.zweck ?? "warten" } : e);
  const regime = e.regime ?? "BGB";
  const { wert: ereignis, notizen } = ereignistag(anfang, e);
  const ohneBeginn = e.bekanntgabe === undefined ? undefined : ausgewertet(notizen).fehler;
  if (ereignis === undefined || ohneBeginn) return ohneBeginn ?? keinEreignis;
  const m = mit(anfang, notizen, regimeAnwenden(regime, ereignis.am), fristtypschritt(e, ereignis.am));
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

function ereignistag(lage: Lage, e: Fristeingabe): Notiert<Ereignis | undefined> {
  if (e.ereignisAm !== undefined) {
    const notizen = e.richtung === "rueckwaerts" ? [] : zukunftsvermerk(lage, e.ereignisAm, e.ereignisArt);
    return { wert: { am: e.ereignisAm }, notizen };
  }
  if (e.bekanntgabe === undefined) return { wert: undefined, notizen: [] };
  const ort = e.bekanntgabe.ort ?? e.ort;
  const { wert: b, notizen } = bekanntgabetag(lage, ort ? { ...e.bekanntgabe, ort } : e.bekanntgabe);
  const davor = zukunftsvermerk(lage, e.bekanntgabe.am, "bekanntgabe");
  if (b === undefined) return { wert: undefined, notizen: [...davor, ...notizen.map(imFeldBekanntgabe)] };
  const [punkt] = streitpunkte(notizen);
  return {
    wert: { am: b.am, ...(punkt && { streit: punkt }) },
    notizen: [
      ...davor,
      // The dispute is about the day of the fiction; the result tells the two ends instead.
      ...nurErzaehlt(notizen.filter((n) => n.art !== "streit" || n.punkt !== punkt)),
      zwischentag("bekanntgabe", b.am, "Tag der Bekanntgabe oder Zustellung"),
    ],
  };
}

/** A fault of the notification with the path of its field in this input. */
const imFeldBekanntgabe = (n: Notiz): Notiz =>
  n.art === "fehler" && n.fehler.feld
    ? { ...n, fehler: { ...n.fehler, feld: `bekanntgabe.${n.fehler.feld}` } }
    : n;

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

function fristtypschritt({ fristtyp }: Fristeingabe, stichtag: Tag): Notizen {
  const regel = fristtyp && typregeln[fristtyp];
  return regel ? [schritt(regel, stichtag, typtexte[regel] ?? "")] : [];
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
  const { wert: zusatz, notizen: zusatzschritte } = zusatztage(e, regimeId, ereignis.am);
  const { vorab, danach } = zusatz;
  const frage: Endfrage = {
    regime: regimeId,
    dauer,
    beginn,
    zusatzTage: danach,
    verschieben: verschiebt(e, regime),
    kalender,
  };
  const ab = plusTage(ereignis.am, vorab);
  const gezaehlt = endeVon(ab, frage);
  const { wert: ende, notizen: grenzschritte } = begrenzt(e, frage, gezaehlt);
  const weg = mit(
    m,
    zusatzschritte,
    beginnschritt(e, regime, { ereignisAm: ereignis.am, vorab }, beginn),
    endeSchritte(m, e, ab, frage, gezaehlt),
    mindestdauerschritt(gezaehlt, ereignis.am),
    grenzschritte,
    ereignis.streit ? fiktionsstreit(m, e, frage, ereignis.streit, ende) : [],
  );
  const anfaenge = ereignis.streit ? [ereignis.streit.frueher, ereignis.streit.spaeter] : [ereignis.am];
  return abschluss(weg, {
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
  { zweck }: Lage,
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

function beginnschritt(
  e: Fristeingabe,
  regime: Regime,
  { ereignisAm, vorab }: { readonly ereignisAm: Tag; readonly vorab: number },
  beginn: Beginn,
): Notiz {
  const was =
    vorab > 0 ? `Ablauf des ${vorab}. Tages` : ereignisText(e.bekanntgabe ? "bekanntgabe" : e.ereignisArt);
  const am = plusTage(ereignisAm, vorab);
  if (beginn === "ereignis")
    return schritt(
      regime.beginnregel ?? "R-187-1",
      am,
      `${was} am ${tagText(am)}; der Tag zählt nicht mit, erster Tag der Frist ist ${tagText(plusTage(am, 1))}.`,
      { tag: plusTage(am, 1) },
    );
  return schritt(
    "R-187-2",
    am,
    `Maßgebend ist der Beginn des Tages: ${was} am ${tagText(am)}; der Tag zählt mit.`,
    { tag: am },
  );
}

type Zusatztage = { readonly vorab: number; readonly danach: number };

/** EU courts: the period runs from the end of the 14th day after the Official Journal; ten days for distance follow (Art. 59, 60 VerfO-EuG). */
function zusatztage({ amtsblatt }: Fristeingabe, regime: RegimeId, am: Tag): Notiert<Zusatztage> {
  const keine = { vorab: 0, danach: 0 };
  if (regime !== "EUG") return { wert: keine, notizen: [] };
  const w = fassungAm(eugFristen, am)?.wert;
  const fassung = anwenden("R-EUG", am, eugFristen);
  if (!w) return { wert: keine, notizen: [fassung] };
  const vorab = amtsblatt ? w.amtsblattTage : 0;
  const gezaehlt = schritt(
    "R-EUG",
    am,
    `${amtsblatt ? `Die Frist läuft vom Ablauf des ${w.amtsblattTage}. Tages nach der Veröffentlichung im Amtsblatt, ${tagText(plusTage(am, vorab))}; ` : ""}${w.entfernungTage} Tage Entfernungsfrist kommen hinzu; erst danach wird verschoben.`,
  );
  return { wert: { vorab, danach: w.entfernungTage }, notizen: [fassung, gezaehlt] };
}

function mindestdauerschritt({ vorMindestdauer, ende }: Ende, am: Tag): Notizen {
  if (vorMindestdauer === undefined) return [];
  return [
    schritt(
      "R-1182",
      am,
      `Die Frist umfasst aber mindestens zwei Arbeitstage und endet am ${tagText(ende)}.`,
      { norm: "Art. 3 Abs. 5 VO 1182/71", tag: ende },
    ),
  ];
}

/** Two arguable days of notification give two ends. */
function fiktionsstreit(
  lage: Lage,
  { hoechstgrenze }: Fristeingabe,
  frage: Endfrage,
  punkt: Streitpunkt,
  { ende }: Ende,
): Notizen {
  const frueherGewaehlt = punkt.gewaehlt === punkt.frueher;
  const gezaehlt = endeVon(frueherGewaehlt ? punkt.spaeter : punkt.frueher, frage).ende;
  const anderes = hoechstgrenze ? frueherer(gezaehlt, grenzende(hoechstgrenze, frage).ende) : gezaehlt;
  if (anderes === ende)
    return [hinweis(`${punkt.frage} Beide Ansichten führen zum selben Fristende.`, punkt.norm)];
  return streit(lage, {
    ...punkt,
    frueher: frueherGewaehlt ? ende : anderes,
    spaeter: frueherGewaehlt ? anderes : ende,
    standard: frueherGewaehlt ? "frueher" : "spaeter",
  }).notizen;
}
