import { bruchteile, demnaechst, zaehlwerte } from "@gebuehrenportal/gesetze/fristregeln/kennzahlen.ts";
import {
  datum,
  fassungAm,
  type KeinErgebnis,
  keinErgebnis,
  plusTage,
  type Tag,
  tagNummer,
} from "@gebuehrenportal/recht";
import { einheiten } from "../listen.ts";
import type { Dauer, FristErgebnis, Grundeingabe } from "../typen.ts";
import { betrachteterTag } from "./abschluss.ts";
import { anzahl, dauerText } from "./dauer.ts";
import { wertVom } from "./fassung.ts";
import { mit, mitschrift, schritt } from "./mitschrift.ts";
import { dauerPruefen, ersterFehler, grundPruefen, tagPruefen } from "./pruefung.ts";
import { frueherer } from "./tage.ts";

/** A period that need not run without a break. */
export type Zeitraumeingabe = Grundeingabe & {
  /** First and last day of each stretch; days in several stretches count once. */
  readonly zeitraeume: readonly { readonly von: Tag; readonly bis: Tag }[];
  readonly dauer: Dauer;
};

const wochentage = 7;

/**
 * § 191 BGB: a month counts as 30 days, a year as 365. Gives the day on which the stretches reach the period; if they do
 * not, no result and how many days are missing. Faults: `zeitraeume[i].von`, `.bis`, `dauer`.
 */
export function nichtZusammenhaengend(eingabe: Zeitraumeingabe): FristErgebnis | KeinErgebnis {
  const fehler = pruefen(eingabe);
  if (fehler) return fehler;
  const beginn = eingabe.zeitraeume.map(({ von }) => von).reduce(frueherer);
  const tage = zaehltage(eingabe.dauer, beginn);
  const erreicht = tagDerErreichung(eingabe.zeitraeume, tage);
  if (typeof erreicht === "number")
    return keinErgebnis(
      `Die Zeiträume ergeben ${erreicht} von ${tage} Tagen; die Dauer ist nicht erreicht.`,
      "§ 191 BGB",
      "zeitraeume",
    );
  const erreichung = schritt(
    "R-191",
    beginn,
    `${dauerText(eingabe.dauer)} ${tage === 1 ? "ist" : "sind"} ${anzahl(tage, "tag")}; mit den Zeiträumen erreicht am ${datum(erreicht)}.`,
    { tag: erreicht },
  );
  return betrachteterTag(mit(mitschrift(eingabe), erreichung), erreicht, {
    ereignisAm: beginn,
    regime: eingabe.regime ?? "BGB",
    richtung: "vorwaerts",
    vorfristen: eingabe.vorfristen ?? [],
    leitregel: "R-191",
  });
}

/** Half a year and a quarter are months before they are days (§ 189 Abs. 1, § 191 BGB). */
function zaehltage(dauer: Dauer, am: Tag): number {
  const { monatTage, jahrTage } = wertVom(zaehlwerte, am);
  const { halbjahrMonate, vierteljahrMonate, halbermonatTage } = wertVom(bruchteile, am);
  const je: Readonly<Partial<Record<Dauer[number]["einheit"], number>>> = {
    tag: 1,
    woche: wochentage,
    halbermonat: halbermonatTage,
    monat: monatTage,
    vierteljahr: vierteljahrMonate * monatTage,
    halbjahr: halbjahrMonate * monatTage,
    jahr: jahrTage,
  };
  return dauer.reduce((summe, { wert, einheit }) => summe + wert * (je[einheit] ?? 0), 0);
}

/** The day on which the union of the stretches holds so many days, or how many it holds. */
function tagDerErreichung(zeitraeume: Zeitraumeingabe["zeitraeume"], tage: number): Tag | number {
  let gezaehlt = 0;
  let bisher: Tag | undefined;
  for (const { von, bis } of [...zeitraeume].sort((a, b) => (a.von < b.von ? -1 : 1))) {
    const ab = bisher !== undefined && bisher >= von ? plusTage(bisher, 1) : von;
    if (bis < ab) continue;
    const n = tagNummer(bis) - tagNummer(ab) + 1;
    if (gezaehlt + n >= tage) return plusTage(ab, tage - gezaehlt - 1);
    gezaehlt += n;
    bisher = bis;
  }
  return gezaehlt;
}

/** Units that stand for days. */
const nachTagen: ReadonlySet<string> = new Set(
  einheiten.filter((einheit) => einheit !== "stunde" && einheit !== "werktag"),
);

function pruefen(eingabe: Zeitraumeingabe): KeinErgebnis | undefined {
  if (!Array.isArray(eingabe.zeitraeume) || eingabe.zeitraeume.length === 0)
    return keinErgebnis("Bitte geben Sie die Zeiträume an.", "§ 191 BGB", "zeitraeume");
  return ersterFehler(
    grundPruefen(eingabe),
    dauerPruefen(eingabe.dauer),
    Array.isArray(eingabe.dauer) && eingabe.dauer.every(({ einheit }) => !nachTagen.has(einheit))
      ? keinErgebnis("Hier wird nach Tagen, Wochen, Monaten oder Jahren gerechnet.", "§ 191 BGB", "dauer")
      : undefined,
    ...eingabe.zeitraeume.flatMap(({ von, bis }, index) => [
      tagPruefen(von, `zeitraeume[${index}].von`),
      tagPruefen(bis, `zeitraeume[${index}].bis`),
      bis < von
        ? keinErgebnis("Das Ende liegt vor dem Beginn.", "§ 191 BGB", `zeitraeume[${index}].bis`)
        : undefined,
    ]),
  );
}

/** Filing before, service after the end of a period. */
export type Demnaechsteingabe = {
  readonly fristendeAm: Tag;
  /** The writing reached the court. */
  readonly eingangAm: Tag;
  readonly zustellungAm: Tag;
  /** Days of delay for which the serving party answers. */
  readonly verzoegerungTage: number;
};

export type DemnaechstErgebnis = {
  readonly art: "ergebnis";
  readonly gewahrt: boolean;
  /** `rechtzeitig`: service itself came in time; `demnaechst`: it reaches back to the filing. */
  readonly grund: "rechtzeitig" | "demnaechst" | "eingang-verspaetet" | "verzoegerung";
  readonly text: string;
  readonly norm: string;
};

/** § 167 ZPO: filing is enough where service follows „demnächst“; up to 14 days of one's own delay do no harm. */
export function zustellungDemnaechst(eingabe: Demnaechsteingabe): DemnaechstErgebnis | KeinErgebnis {
  const norm = "§ 167 ZPO";
  const fehler = ersterFehler(
    tagPruefen(eingabe.fristendeAm, "fristendeAm"),
    tagPruefen(eingabe.eingangAm, "eingangAm"),
    tagPruefen(eingabe.zustellungAm, "zustellungAm"),
    Number.isInteger(eingabe.verzoegerungTage) && eingabe.verzoegerungTage >= 0
      ? undefined
      : keinErgebnis("Bitte geben Sie ganze Tage an.", norm, "verzoegerungTage"),
  );
  if (fehler) return fehler;
  const w = fassungAm(demnaechst, eingabe.eingangAm)?.wert;
  if (!w) return keinErgebnis("Für diesen Tag ist keine Fassung erfasst.", norm, "eingangAm");
  const antwort = (
    gewahrt: boolean,
    grund: DemnaechstErgebnis["grund"],
    text: string,
  ): DemnaechstErgebnis => ({
    art: "ergebnis",
    gewahrt,
    grund,
    text,
    norm,
  });
  if (eingabe.zustellungAm <= eingabe.fristendeAm)
    return antwort(true, "rechtzeitig", "Die Zustellung selbst liegt in der Frist.");
  if (eingabe.eingangAm > eingabe.fristendeAm)
    return antwort(
      false,
      "eingang-verspaetet",
      `Der Eingang am ${datum(eingabe.eingangAm)} liegt nach dem Fristende.`,
    );
  return eingabe.verzoegerungTage <= w.unschaedlichTage
    ? antwort(
        true,
        "demnaechst",
        `Die Zustellung wirkt auf den Eingang zurück; eine eigene Verzögerung bis ${w.unschaedlichTage} Tage schadet nicht.`,
      )
    : antwort(
        false,
        "verzoegerung",
        `Eine selbst zu vertretende Verzögerung von mehr als ${w.unschaedlichTage} Tagen schließt die Rückwirkung in der Regel aus.`,
      );
}
