import { kuendigungsfristen } from "@gebuehrenportal/gesetze/fristregeln/kuendigung.ts";
import {
  type KeinErgebnis,
  keinErgebnis,
  plusTage,
  type Tag,
  tagAus,
  teile,
  wochentag,
} from "@gebuehrenportal/recht";
import { abschluss, regimeAnwenden } from "../rechnung/abschluss.ts";
import { kalenderVon } from "../rechnung/endtag.ts";
import { wertVom } from "../rechnung/fassung.ts";
import { type Lage, mit, mitschrift, type Notizen, schritt, streit } from "../rechnung/mitschrift.ts";
import { ersterFehler, grundPruefen, tagPruefen } from "../rechnung/pruefung.ts";
import { ortText, tagText } from "../rechnung/text.ts";
import { ansichten, type Kalender, vorherigerWerktag, werktagAb } from "../rechnung/werktag.ts";
import type { FristErgebnis, Grundeingabe } from "../typen.ts";

/** How Saturdays count: for notices as working days but not as the last one, for rent not at all. */
export type Samstagsregel = "zaehlt-ausser-letzter" | "zaehlt" | "zaehlt-nicht";

/** The n-th working day of the month of `monatAm`. */
export type Werktageingabe = Grundeingabe & {
  /** Any day of the month. */
  readonly monatAm: Tag;
  /** Default 3. */
  readonly n?: number;
  /** Default `zaehlt-ausser-letzter`. */
  readonly samstag?: Samstagsregel;
};

const samstag = 6;
const dritter = (am: Tag): number => wertVom(kuendigungsfristen["573c-1"].reihe, am).karenzWerktag ?? 1;
const hoechstens = 20;

/**
 * The n-th working day of a month (§§ 573c, 580a, 556b BGB). For notices a Saturday counts, but if it is itself the last
 * day the next working day is enough (BGH VIII ZR 206/04); the working day before it is the safe one. For rent Saturdays
 * do not count (BGH VIII ZR 129/09). Faults: `monatAm`, `n`.
 */
export function werktagImMonat(eingabe: Werktageingabe): FristErgebnis | KeinErgebnis {
  const n = eingabe.n ?? dritter(eingabe.monatAm);
  const fehler = ersterFehler(
    grundPruefen(eingabe),
    tagPruefen(eingabe.monatAm, "monatAm"),
    Number.isInteger(n) && n > 0 && n <= hoechstens
      ? undefined
      : keinErgebnis("Bitte geben Sie eine ganze Zahl von 1 bis 20 an.", "§ 573c BGB", "n"),
  );
  if (fehler) return fehler;
  const m = mitschrift(eingabe);
  const { jahr, monat } = teile(eingabe.monatAm);
  const erster = tagAus(jahr, monat, 1) ?? eingabe.monatAm;
  const regime = eingabe.regime ?? "BGB-WERKTAG";
  const [k = () => undefined] = kalenderVon(eingabe, "BGB-WERKTAG");
  const regel = eingabe.samstag ?? "zaehlt-ausser-letzter";
  const w = werktagNach(m, erster, n, k, regel);
  const gezaehlt = schritt("R-KUEND", erster, `${n}. Werktag ab ${tagText(erster)}: ${tagText(w.ende)}.`, {
    norm:
      eingabe.samstag === "zaehlt-nicht"
        ? "§ 556b Abs. 1 BGB (BGH VIII ZR 129/09)"
        : "§ 573c Abs. 1 BGB (BGH VIII ZR 206/04)",
    tag: w.ende,
    ort: ortText(m.ort),
  });
  return abschluss(mit(m, regimeAnwenden(regime, erster), w.notizen, gezaehlt), {
    ereignisAm: erster,
    regime,
    richtung: "vorwaerts",
    rechnerischesEnde: w.gezaehlt,
    ende: w.ende,
    ausfalltage: [],
    kalender: k,
    vorfristen: eingabe.vorfristen ?? [],
    leitregel: "R-KUEND",
    sichererTag: w.sicher,
    ansichten: ansichten(m.zweck, [k]).map((a) => sichererWerktag(erster, n, a, regel)),
    feiertageGeprueft: true,
  });
}

/** The n-th working day as it is counted, and the working day before where it is a Saturday that may not be the last one. */
export function sichererWerktag(ab: Tag, zahl: number, kalender: Kalender, regel: Samstagsregel): Tag {
  const gezaehlt = werktagAb(ab, zahl, kalender, regel === "zaehlt-nicht" ? "zaehlt-nicht" : "zaehlt");
  return regel === "zaehlt-ausser-letzter" && wochentag(gezaehlt) === samstag
    ? vorherigerWerktag(gezaehlt, kalender)
    : gezaehlt;
}

type Werktag = {
  readonly ende: Tag;
  readonly gezaehlt: Tag;
  readonly sicher: Tag;
  readonly notizen: Notizen;
};

/** The n-th working day from a day on, with the Saturday rule of notices and the dispute about the Saturday. */
export function werktagNach(
  lage: Lage,
  ab: Tag,
  zahl: number,
  kalender: Kalender,
  regel: Samstagsregel,
): Werktag {
  const gezaehlt = werktagAb(ab, zahl, kalender, regel === "zaehlt-nicht" ? "zaehlt-nicht" : "zaehlt");
  if (regel !== "zaehlt-ausser-letzter" || wochentag(gezaehlt) !== samstag)
    return { ende: gezaehlt, gezaehlt, sicher: gezaehlt, notizen: [] };
  const naechster = werktagAb(plusTage(gezaehlt, 1), 1, kalender, "zaehlt-nicht");
  const { wert: ende, notizen } = streit(lage, {
    regel: "R-KUEND",
    frage:
      "Ist der letzte Karenztag ein Samstag, genügt nach überwiegender Ansicht der nächste Werktag; höchstrichterlich ist das nicht abschließend entschieden.",
    frueher: gezaehlt,
    spaeter: naechster,
    norm: "§ 573c Abs. 1, § 193 BGB",
    quellen: ["BGH VIII ZR 206/04", "LG Berlin"],
    standard: "spaeter",
  });
  return { ende, gezaehlt, sicher: sichererWerktag(ab, zahl, kalender, regel), notizen };
}
