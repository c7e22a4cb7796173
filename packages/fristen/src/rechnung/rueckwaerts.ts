import {
  datum,
  type KeinErgebnis,
  keinErgebnis,
  plusMonate,
  plusTage,
  type Tag,
  teile,
} from "@gebuehrenportal/recht";
import type { FristErgebnis, Fristeingabe, RegimeId } from "../typen.ts";
import { abschluss, betrachteterTag } from "./abschluss.ts";
import { anzahl, dauerText, letzterTagVor, zaehldauer } from "./dauer.ts";
import { type Lage, type Mitschrift, mit, type Notizen, schritt, streit, zwischentag } from "./mitschrift.ts";
import { frueherer } from "./tage.ts";
import { ausfallText, ereignisText, ortText, tagText } from "./text.ts";
import { type Kalender, vorherigerWerktag, vorsichtig, werktagVor } from "./werktag.ts";

/** A backward period under its regime: R-BACK, § 121 Abs. 7 AktG or § 139 InsO. */
export function rueckwaerts(
  mitschrift: Mitschrift,
  eingabe: Fristeingabe,
  regime: RegimeId,
  ereignis: Tag,
  kalender: readonly Kalender[],
): FristErgebnis | KeinErgebnis {
  if (regime === "INSO-139") return zeitraum(mitschrift, eingabe, ereignis);
  const [k = () => undefined] = kalender;
  if (regime === "AKTG-121") return aktienrechtlich(mitschrift, eingabe, ereignis, k);
  return allgemein(mitschrift, eingabe, regime, ereignis, [k, ...kalender.slice(1)]);
}

function allgemein(
  mitschrift: Mitschrift,
  eingabe: Fristeingabe,
  regime: RegimeId,
  ereignis: Tag,
  orte: readonly [Kalender, ...Kalender[]],
): FristErgebnis | KeinErgebnis {
  const [k] = orte;
  const bezug = eingabe.ereignisAmTagesende ? plusTage(ereignis, 1) : ereignis;
  const dauer = zaehldauer(eingabe.dauer);
  const letzter =
    dauer.werktage > 0
      ? orte.map((ort) => plusTage(werktagVor(bezug, dauer.werktage, ort, "zaehlt"), -1)).reduce(frueherer)
      : letzterTagVor(bezug, dauer);
  const was = ereignisText(eingabe.ereignisArt);
  const weg = mit(
    mitschrift,
    schritt(
      "R-BACK",
      ereignis,
      eingabe.ereignisAmTagesende
        ? `${was}: Ablauf des ${datum(ereignis)}; zurückgerechnet wird vom Beginn des ${datum(bezug)}.`
        : `${was} am ${tagText(ereignis)}; der Tag zählt nicht mit.`,
      { tag: bezug },
    ),
    schritt(
      "R-BACK",
      ereignis,
      `${dauerText(eingabe.dauer)} zurück, volle Tage dazwischen: letzter Tag für die Handlung ist ${tagText(letzter)}.`,
      { tag: letzter },
    ),
    eingabe.verschiebung === "keine" ? [] : sichererWerktag(mitschrift, ereignis, letzter, orte),
  );
  return abschluss(weg, {
    ereignisAm: ereignis,
    regime,
    richtung: "rueckwaerts",
    rechnerischesEnde: letzter,
    ende: letzter,
    ausfalltage: [],
    kalender: k,
    weitereKalender: orte.slice(1),
    vorfristen: eingabe.vorfristen,
    leitregel: "R-BACK",
    feiertageGeprueft: eingabe.verschiebung !== "keine",
  });
}

/**
 * A weekend at the end does not move it; the working day before is the safe one (disputed). Where several places keep the
 * period, safe is what is safe at each of them.
 */
function sichererWerktag(lage: Lage, ereignis: Tag, letzter: Tag, orte: readonly Kalender[]): Notizen {
  const sicher = orte
    .flatMap(vorsichtig)
    .map((k) => vorherigerWerktag(letzter, k))
    .reduce(frueherer, letzter);
  if (sicher === letzter) return [];
  const frei = orte.find((k) => k(letzter)) ?? orte.find((k) => vorsichtig(k).some((v) => v(letzter)));
  const ausfalltag = frei?.(letzter);
  const { ort = {} } = frei ?? {};
  const ohneGemeinde = ort.gericht === undefined && ort.gemeinde === undefined;
  const warum = ausfalltag
    ? ausfallText(ausfalltag)
    : `${ohneGemeinde ? "Ohne Angabe der Gemeinde ist nicht gesichert" : "Nicht gesichert ist"}, ob ${tagText(letzter)} dort Feiertag ist`;
  const davor = schritt(
    "R-193-NEIN",
    ereignis,
    `${warum}: Eine rückwärts gerechnete Frist wird nicht verschoben; sicher ist der Werktag davor, ${tagText(sicher)}.`,
    { tag: sicher, ort: ortText(frei?.ort ?? lage.ort) },
  );
  const { notizen } = streit(lage, {
    regel: "R-BACK",
    frage:
      "Streitig ist, ob bei einem Fristende am Wochenende oder Feiertag schon am Werktag davor zu handeln ist.",
    frueher: sicher,
    spaeter: letzter,
    norm: "§§ 187, 188, 193 BGB entsprechend",
    quellen: ["BGH XII ZB 427/11"],
    standard: "spaeter",
  });
  return [davor, ...notizen];
}

function aktienrechtlich(
  mitschrift: Mitschrift,
  eingabe: Fristeingabe,
  versammlung: Tag,
  kalender: Kalender,
): FristErgebnis | KeinErgebnis {
  const { monate, tage } = zaehldauer(eingabe.dauer);
  const zusatz = eingabe.anmeldefristTage ?? 0;
  if (monate > 0 || tage === 0)
    return keinErgebnis("Aktienrechtliche Fristen sind nach Tagen bemessen.", "§ 121 Abs. 7 AktG", "dauer");
  if (!Number.isInteger(zusatz) || zusatz < 0 || zusatz > hoechsteAnmeldefrist)
    return keinErgebnis(
      "Bitte geben Sie eine ganze Zahl von 0 bis 365 an.",
      "§ 123 Abs. 2 AktG",
      "anmeldefristTage",
    );
  const letzter = plusTage(versammlung, -(tage + zusatz) - 1);
  const verlaengert = schritt(
    "R-AKTG",
    versammlung,
    `Die Einberufungsfrist verlängert sich um ${anzahl(zusatz, "tag")} der Anmeldefrist.`,
    { norm: "§ 123 Abs. 2 Satz 5 AktG" },
  );
  const weg = mit(
    mitschrift,
    schritt("R-AKTG", versammlung, `Tag der Versammlung ${tagText(versammlung)} zählt nicht mit.`, {
      tag: versammlung,
    }),
    zusatz > 0 ? verlaengert : [],
    schritt(
      "R-AKTG",
      versammlung,
      `${tage + zusatz} ${tage + zusatz === 1 ? "voller Tag" : "volle Tage"} davor; auch der Tag der Handlung zählt nicht mit: spätestens ${tagText(letzter)}. Wochenenden und Feiertage verschieben nicht.`,
      { norm: "§ 121 Abs. 7 AktG", tag: letzter },
    ),
  );
  return abschluss(weg, {
    ereignisAm: versammlung,
    regime: "AKTG-121",
    richtung: "rueckwaerts",
    rechnerischesEnde: letzter,
    ende: letzter,
    ausfalltage: [],
    kalender: kalender,
    vorfristen: eingabe.vorfristen,
    leitregel: "R-AKTG",
  });
}

/** Not law: bounds the input. */
const hoechsteAnmeldefrist = 365;

/** § 139 Abs. 1 InsO: beginning of the time looked at; a missing day becomes the first of the next month. */
function zeitraum(mitschrift: Mitschrift, eingabe: Fristeingabe, antrag: Tag): FristErgebnis | KeinErgebnis {
  const { monate, tage, werktage } = zaehldauer(eingabe.dauer);
  if (tage > 0 || werktage > 0)
    return keinErgebnis(
      "Anfechtungszeiträume sind nach Monaten oder Jahren bemessen.",
      "§ 139 Abs. 1 InsO",
      "dauer",
    );
  const gleich = plusMonate(antrag, -monate);
  const fehlt = teile(gleich).tag !== teile(antrag).tag;
  const anfang = fehlt ? plusTage(gleich, 1) : gleich;
  const beginn = schritt(
    "R-INSO139",
    antrag,
    `${dauerText(eingabe.dauer)} vor dem Eingang des Eröffnungsantrags am ${datum(antrag)}${fehlt ? "; der Monat hat keinen solchen Tag" : ""}: Der Zeitraum beginnt mit dem Anfang des ${datum(anfang)}.`,
    { tag: anfang },
  );
  const tagDavon = zwischentag("zeitraumbeginn", anfang, "Beginn des Anfechtungszeitraums");
  return betrachteterTag(mit(mitschrift, beginn, tagDavon), anfang, {
    ereignisAm: antrag,
    regime: "INSO-139",
    richtung: "rueckwaerts",
    vorfristen: eingabe.vorfristen ?? [],
    leitregel: "R-INSO139",
  });
}
