import { eugFristen } from "@gebuehrenportal/gesetze/fristregeln/kennzahlen.ts";
import type { RegelId } from "@gebuehrenportal/gesetze/fristregeln/regel-id.ts";
import { type Regime, regimes } from "@gebuehrenportal/gesetze/fristregeln/regimes.ts";
import { fassungAm, type KeinErgebnis, keinErgebnis, plusTage, type Tag } from "@gebuehrenportal/recht";
import { bekanntgabePruefen, bekanntgabetag } from "./bekanntgabe/bekanntgabe.ts";
import { ortDerSache } from "./orte/sitze.ts";
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
export function frist(eingabe: Fristeingabe): FristErgebnis | KeinErgebnis {
  const fehler = fristPruefen(eingabe);
  if (fehler) return fehler;
  const anfang = mitschrift(
    eingabe.fristtyp === "wartefrist" ? { ...eingabe, zweck: eingabe.zweck ?? "warten" } : eingabe,
  );
  const regime = eingabe.regime ?? "BGB";
  const { wert: ereignis, notizen } = ereignistag(anfang, eingabe);
  const ohneBeginn = eingabe.bekanntgabe === undefined ? undefined : ausgewertet(notizen).fehler;
  if (ereignis === undefined || ohneBeginn) return ohneBeginn ?? keinEreignis;
  const m = mit(anfang, notizen, regimeAnwenden(regime, ereignis.am), fristtypschritt(eingabe, ereignis.am));
  const orte = fristorte(regime, eingabe.ort, eingabe.weitereOrte);
  const kalender = fristkalender(regime, orte);
  if (zaehldauer(eingabe.dauer).stunden > 0) return stundenfrist(m, eingabe, regime, ereignis.am, kalender);
  if (eingabe.richtung === "rueckwaerts") return rueckwaerts(m, eingabe, regime, ereignis.am, kalender);
  return vorwaerts(m, eingabe, regime, ereignis, kalender);
}

const keinEreignis = keinErgebnis("Bitte geben Sie den Tag des Ereignisses an.", "§ 187 BGB", "ereignisAm");

/** Faults of the input of a period. */
function fristPruefen(eingabe: Fristeingabe): KeinErgebnis | undefined {
  if (eingabe.ereignisAm === undefined && eingabe.bekanntgabe === undefined) return keinEreignis;
  if (eingabe.ereignisAm !== undefined && eingabe.bekanntgabe !== undefined)
    return keinErgebnis(
      "Bitte geben Sie entweder den Ereignistag oder die Bekanntgabe an, nicht beides.",
      "§ 187 BGB",
      "bekanntgabe",
    );
  return ersterFehler(
    grundPruefen(eingabe),
    tagPruefenFalls(eingabe.ereignisAm, "ereignisAm"),
    eingabe.bekanntgabe && bekanntgabePruefen(eingabe.bekanntgabe, "bekanntgabe."),
    dauerPruefen(eingabe.dauer),
    eingabe.hoechstgrenze && tagPruefen(eingabe.hoechstgrenze.ab, "hoechstgrenze.ab"),
    eingabe.hoechstgrenze && dauerPruefen(eingabe.hoechstgrenze.dauer, "hoechstgrenze.dauer"),
  );
}

/** The day of the event, and the dispute about it where there is one. */
type Ereignis = { readonly am: Tag; readonly streit?: Streitpunkt };

function ereignistag(lage: Lage, eingabe: Fristeingabe): Notiert<Ereignis | undefined> {
  if (eingabe.ereignisAm !== undefined) {
    const notizen =
      eingabe.richtung === "rueckwaerts"
        ? []
        : zukunftsvermerk(lage, eingabe.ereignisAm, eingabe.ereignisArt);
    return { wert: { am: eingabe.ereignisAm }, notizen };
  }
  if (eingabe.bekanntgabe === undefined) return { wert: undefined, notizen: [] };
  const genannt = eingabe.bekanntgabe.ort ?? eingabe.ort;
  const ort = genannt && ortDerSache(genannt, eingabe.regime);
  const { wert: b, notizen } = bekanntgabetag(
    lage,
    ort ? { ...eingabe.bekanntgabe, ort } : eingabe.bekanntgabe,
  );
  const davor = zukunftsvermerk(lage, eingabe.bekanntgabe.am, "bekanntgabe");
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
const imFeldBekanntgabe = (notiz: Notiz): Notiz =>
  notiz.art === "fehler" && notiz.fehler.feld
    ? { ...notiz, fehler: { ...notiz.fehler, feld: `bekanntgabe.${notiz.fehler.feld}` } }
    : notiz;

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
  mitschrift: Mitschrift,
  eingabe: Fristeingabe,
  regimeId: RegimeId,
  ereignis: Ereignis,
  kalender: readonly Kalender[],
): FristErgebnis | KeinErgebnis {
  const regime: Regime = regimes[regimeId];
  const beginn = eingabe.beginn ?? regime.beginn ?? "ereignis";
  const dauer = zaehldauer(eingabe.dauer);
  const { wert: zusatz, notizen: zusatzschritte } = zusatztage(eingabe, regimeId, ereignis.am);
  const { vorab, danach } = zusatz;
  const frage: Endfrage = {
    regime: regimeId,
    dauer,
    beginn,
    zusatzTage: danach,
    verschieben: verschiebt(eingabe, regime),
    kalender,
  };
  const ab = plusTage(ereignis.am, vorab);
  const gezaehlt = endeVon(ab, frage);
  const { wert: ende, notizen: grenzschritte } = begrenzt(eingabe, frage, gezaehlt);
  const weg = mit(
    mitschrift,
    zusatzschritte,
    beginnschritt(eingabe, regime, { ereignisAm: ereignis.am, vorab }, beginn),
    endeSchritte(mitschrift, eingabe, ab, frage, gezaehlt),
    mindestdauerschritt(gezaehlt, ereignis.am),
    grenzschritte,
    ereignis.streit ? fiktionsstreit(mitschrift, eingabe, frage, ereignis.streit, ende) : [],
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
    ansichten: anfaenge.flatMap((am) => andereEnden(mitschrift, eingabe, frage, plusTage(am, vorab))),
    vorfristen: eingabe.vorfristen,
    keineHandlung: eingabe.fristtyp === "kuendigung" || eingabe.fristtyp === "leistungszeitraum",
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
  ansichten(zweck, frage.kalender).map((kalender) => {
    const hier = { ...frage, kalender: [kalender] };
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
  eingabe: Fristeingabe,
  regime: Regime,
  { ereignisAm, vorab }: { readonly ereignisAm: Tag; readonly vorab: number },
  beginn: Beginn,
): Notiz {
  const was =
    vorab > 0
      ? `Ablauf des ${vorab}. Tages`
      : ereignisText(eingabe.bekanntgabe ? "bekanntgabe" : eingabe.ereignisArt);
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
