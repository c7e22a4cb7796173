import { euMindestarbeitstage } from "@gebuehrenportal/gesetze/fristregeln/kennzahlen.ts";
import { type Regime, regimes } from "@gebuehrenportal/gesetze/fristregeln/regimes.ts";
import { sommerzeit } from "@gebuehrenportal/gesetze/fristregeln/sommerzeit.ts";
import { datum, type KeinErgebnis, keinErgebnis, plusTage, type Tag, teile } from "@gebuehrenportal/recht";
import type { Ausfalltag, FristErgebnis, Fristeingabe, RegimeId } from "../typen.ts";
import { abschluss } from "./abschluss.ts";
import { anzahl, zaehldauer } from "./dauer.ts";
import { wertVom } from "./fassung.ts";
import {
  hinweis,
  type Lage,
  type Mitschrift,
  mit,
  type Notizen,
  schritt,
  streit,
  warnung,
} from "./mitschrift.ts";
import { letzterSonntag } from "./tagesende.ts";
import { ortText, tagText } from "./text.ts";
import { ansichten, type Kalender, werktagAb } from "./werktag.ts";

const uhrform = /^([01]\d|2[0-3]):([0-5]\d)$/;
const tagStunden = 24;

/** A moment on the full hour; 24 stands for the end of the day. */
type Moment = { readonly tag: Tag; readonly stunde: number };

/** A period in hours: the hour begun does not count; Saturdays, Sundays and holidays as the regime says (R-STUNDEN). */
export function stundenfrist(
  mitschrift: Mitschrift,
  eingabe: Fristeingabe,
  regimeId: RegimeId,
  am: Tag,
  orte: readonly Kalender[],
): FristErgebnis | KeinErgebnis {
  const norm = "§ 222 Abs. 3 ZPO";
  if (eingabe.richtung === "rueckwaerts")
    return keinErgebnis("Stundenfristen werden nur vorwärts gerechnet.", norm, "richtung");
  const uhr = uhrform.exec(eingabe.ereignisUhr ?? "");
  if (!uhr)
    return keinErgebnis("Bitte geben Sie die Uhrzeit des Ereignisses als HH:MM an.", norm, "ereignisUhr");
  const regime: Regime = regimes[regimeId];
  const angebrochen = uhr[2] !== "00";
  const anfang: Moment = { tag: am, stunde: Number(uhr[1]) + (angebrochen ? 1 : 0) };
  const { stunden } = zaehldauer(eingabe.dauer);
  const ohneFeiertage = regime.stunden === "ohne-feiertage";
  const { moment, ausfalltage, k } = fruehestes(anfang, stunden, orte, ohneFeiertage);
  const vorsichtig = hinweis(
    `Vorsichtig gerechnet endet die Frist schon zur Minute des Ereignisses (${uhr[0]} Uhr).`,
    norm,
  );
  const weg = mit(
    mitschrift,
    schritt(
      "R-STUNDEN",
      am,
      `Ereignis am ${tagText(am)} um ${uhr[0]} Uhr${angebrochen ? "; die angebrochene Stunde zählt nicht mit" : ""}. Die Frist läuft ab ${anfang.stunde} Uhr.`,
      { norm: "§ 187 Abs. 1 BGB entsprechend", tag: am },
    ),
    zaehlschritt(mitschrift, regime, am, stunden, { moment, ausfalltage, k }),
    angebrochen ? vorsichtig : [],
    zeitumstellung(am, moment.tag),
    mindestdauer(mitschrift, regimeId, am, stunden, moment.tag, k),
  );
  return abschluss(weg, {
    ereignisAm: am,
    regime: regimeId,
    richtung: "vorwaerts",
    rechnerischesEnde: moment.tag,
    ende: moment.tag,
    uhrzeit: `${String(moment.stunde).padStart(2, "0")}:00`,
    ausfalltage,
    kalender: k,
    ansichten: ohneFeiertage
      ? ansichten(mitschrift.zweck, orte).map((ort) => nach(anfang, stunden, ort).moment.tag)
      : [],
    vorfristen: eingabe.vorfristen ?? [],
    leitregel: "R-STUNDEN",
    feiertageGeprueft: ohneFeiertage,
  });
}

type Stundenende = { readonly moment: Moment; readonly ausfalltage: readonly Ausfalltag[] };
type OrtsEnde = Stundenende & { readonly k: Kalender };

/** Where several places keep the period the earliest moment is its end (R-ORT). */
function fruehestes(
  anfang: Moment,
  stunden: number,
  orte: readonly Kalender[],
  ohneFeiertage: boolean,
): OrtsEnde {
  const [erster = () => undefined, ...weitere] = orte;
  const amOrt = (k: Kalender) => ({ ...nach(anfang, stunden, ohneFeiertage ? k : () => undefined), k });
  return weitere.map(amOrt).reduce((a, b) => (istFrueher(b.moment, a.moment) ? b : a), amOrt(erster));
}

const istFrueher = (a: Moment, b: Moment): boolean =>
  a.tag < b.tag || (a.tag === b.tag && a.stunde < b.stunde);

/** Counts hours on, leaving out the days that do not count. Ends at the end of a day rather than at 0 o'clock. */
function nach(anfang: Moment, stunden: number, frei: Kalender): Stundenende {
  const ausfalltage: Ausfalltag[] = [];
  let { tag, stunde } = anfang;
  let rest = stunden;
  for (;;) {
    const a = frei(tag);
    if (a) ausfalltage.push(a);
    const platz = a ? 0 : tagStunden - stunde;
    if (rest <= platz && rest > 0 && platz > 0)
      return { moment: { tag, stunde: stunde + rest }, ausfalltage };
    rest -= platz;
    tag = plusTage(tag, 1);
    stunde = 0;
  }
}

function zaehlschritt(
  { ort }: Lage,
  regime: Regime,
  am: Tag,
  stunden: number,
  { moment: { tag, stunde }, ausfalltage, k }: OrtsEnde,
): Notizen {
  const ohne = regime.stunden === "ohne-feiertage";
  const norm = ohne ? "§ 222 Abs. 3 ZPO" : regime.stunden ? stundennorm(regime) : regime.norm;
  const wie = ohne ? "zählen nicht mit" : "zählen mit";
  const gezaehlt = schritt(
    "R-STUNDEN",
    am,
    `${anzahl(stunden, "stunde")}; Samstage, Sonntage und Feiertage ${wie}${ausfalltage.length > 0 ? ` (${ausfalltage.map((a) => datum(a.tag)).join(", ")})` : ""}. Ende: ${tagText(tag)}, ${stunde} Uhr.`,
    { norm, tag, ort: ortText(k.ort ?? ort) },
  );
  if (regime.stunden) return [gezaehlt];
  return [
    gezaehlt,
    warnung(
      `Stundenfristen sind in ${regime.norm} nicht geregelt; gerechnet ist der frühere Zeitpunkt, bei dem Wochenenden und Feiertage mitzählen.`,
      regime.norm,
    ),
  ];
}

const stundennorm = ({ norm }: Regime): string =>
  norm.startsWith("§ 108")
    ? "§ 108 Abs. 6 AO"
    : norm.startsWith("§ 31")
      ? "§ 31 Abs. 6 VwVfG"
      : norm.startsWith("§ 26")
        ? "§ 26 Abs. 6 SGB X"
        : norm;

/** Summer time begins and ends on the last Sunday of March and October: an hour more or less on the clock. */
const zeitumstellung = (von: Tag, bis: Tag): Notizen =>
  [sommerzeit.beginnMonat, sommerzeit.endeMonat].flatMap((monat) => {
    const sonntag = letzterSonntag(teile(bis).jahr, monat);
    if (von >= sonntag || sonntag > bis) return [];
    return [
      warnung(
        `Am ${datum(sonntag)} wird die Uhr umgestellt; gerechnet ist nach der Uhr. ${monat === sommerzeit.beginnMonat ? "Nach verstrichenen Stunden endete die Frist eine Stunde später." : "Nach verstrichenen Stunden endet sie eine Stunde früher: Handeln Sie eine Stunde früher."}`,
        "§ 5 EinhZeitG, § 2 SoZV",
      ),
    ];
  });

function mindestdauer(
  lage: Lage,
  regime: RegimeId,
  am: Tag,
  stunden: number,
  ende: Tag,
  kalender: Kalender,
): Notizen {
  const w = wertVom(euMindestarbeitstage, am);
  if (!regime.startsWith("EU-") || stunden < w.abTagen * tagStunden) return [];
  const zweiter = werktagAb(plusTage(am, 1), w.arbeitstage, kalender, "zaehlt-nicht");
  if (zweiter <= ende) return [];
  return streit(lage, {
    regel: "R-1182",
    frage: "Streitig ist, ob die Frist mindestens zwei Arbeitstage umfassen muss.",
    frueher: ende,
    spaeter: zweiter,
    norm: "Art. 3 Abs. 5 VO 1182/71",
    quellen: [],
    standard: "frueher",
  }).notizen;
}
