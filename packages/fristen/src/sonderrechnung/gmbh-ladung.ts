import { gmbhLadung as werte } from "@gebuehrenportal/gesetze/fristregeln/kennzahlen.ts";
import {
  datum,
  fassungAm,
  type KeinErgebnis,
  keinErgebnis,
  plusTage,
  type Tag,
} from "@gebuehrenportal/recht";
import { abschluss } from "../rechnung/abschluss.ts";
import { anzahl, letzterTagVor } from "../rechnung/dauer.ts";
import { kalenderVon } from "../rechnung/endtag.ts";
import { anwenden, ausgewertet, mit, mitschrift, schritt, zwischentag } from "../rechnung/mitschrift.ts";
import { ersterFehler, grundPruefen, tagPruefen } from "../rechnung/pruefung.ts";
import { tagText } from "../rechnung/text.ts";
import type { FristErgebnis, Grundeingabe } from "../typen.ts";

/** Calling a meeting of a GmbH by registered letter. */
export type GmbhLadungEingabe = Grundeingabe & {
  readonly versammlungAm: Tag;
  /** Days until a registered letter arrives; default two. */
  readonly postlaufTage?: number;
};

const hoechstens = 30;

/**
 * § 51 Abs. 1 GmbHG: last day for posting, so that a full week lies between the expected arrival and the meeting (BGHZ 100,
 * 264); the day of arrival stands in `zwischentage`. Faults: `versammlungAm`, `postlaufTage`.
 */
export function gmbhLadung(eingabe: GmbhLadungEingabe): FristErgebnis | KeinErgebnis {
  const tage = eingabe.postlaufTage ?? 0;
  const fehler = ersterFehler(
    grundPruefen(eingabe),
    tagPruefen(eingabe.versammlungAm, "versammlungAm"),
    Number.isInteger(tage) && tage >= 0 && tage <= hoechstens
      ? undefined
      : keinErgebnis("Bitte geben Sie ganze Tage von 0 bis 30 an.", "§ 51 Abs. 1 GmbHG", "postlaufTage"),
  );
  if (fehler) return fehler;
  const fassung = anwenden("R-GMBH51", eingabe.versammlungAm, werte);
  const w = fassungAm(werte, eingabe.versammlungAm)?.wert;
  if (!w) return ausgewertet([fassung]).fehler ?? keinErgebnis("Keine Fassung erfasst.", "§ 51 GmbHG");
  const zugang = letzterTagVor(eingabe.versammlungAm, {
    monate: 0,
    tage: w.wochen * 7,
    werktage: 0,
    stunden: 0,
  });
  const postlauf = eingabe.postlaufTage ?? w.postlaufTage;
  const aufgabe = plusTage(zugang, -postlauf);
  const weg = mit(
    mitschrift(eingabe),
    fassung,
    schritt(
      "R-GMBH51",
      eingabe.versammlungAm,
      `Eine volle Woche vor der Versammlung am ${tagText(eingabe.versammlungAm)}; Zugang spätestens ${tagText(zugang)}.`,
      { tag: zugang },
    ),
    schritt(
      "R-GMBH51",
      eingabe.versammlungAm,
      `${anzahl(postlauf, "tag")} Postlauf des Einschreibens: Aufgabe spätestens ${datum(aufgabe)}.`,
      { norm: "§ 51 Abs. 1 GmbHG (BGHZ 100, 264)", tag: aufgabe },
    ),
    zwischentag("zugang-bis", zugang, "Spätester erwarteter Zugang"),
  );
  return abschluss(weg, {
    ereignisAm: eingabe.versammlungAm,
    regime: eingabe.regime ?? "BGB",
    richtung: "rueckwaerts",
    rechnerischesEnde: aufgabe,
    ende: aufgabe,
    ausfalltage: [],
    kalender: kalenderVon(eingabe, "BGB")[0] ?? (() => undefined),
    vorfristen: eingabe.vorfristen,
    leitregel: "R-GMBH51",
  });
}
