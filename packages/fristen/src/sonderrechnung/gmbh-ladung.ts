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
export function gmbhLadung(e: GmbhLadungEingabe): FristErgebnis | KeinErgebnis {
  const tage = e.postlaufTage ?? 0;
  const fehler = ersterFehler(
    grundPruefen(e),
    tagPruefen(e.versammlungAm, "versammlungAm"),
    Number.isInteger(tage) && tage >= 0 && tage <= hoechstens
      ? undefined
      : keinErgebnis("Bitte geben Sie ganze Tage von 0 bis 30 an.", "§ 51 Abs. 1 GmbHG", "postlaufTage"),
  );
  if (fehler) return fehler;
  const fassung = anwenden("R-GMBH51", e.versammlungAm, werte);
  const w = fassungAm(werte, e.versammlungAm)?.wert;
  if (!w) return ausgewertet([fassung]).fehler ?? keinErgebnis("Keine Fassung erfasst.", "§ 51 GmbHG");
  const zugang = letzterTagVor(e.versammlungAm, { monate: 0, tage: w.wochen * 7, werktage: 0, stunden: 0 });
  const postlauf = e.postlaufTage ?? w.postlaufTage;
  const aufgabe = plusTage(zugang, -postlauf);
  const weg = mit(
    mitschrift(e),
    fassung,
    schritt(
      "R-GMBH51",
      e.versammlungAm,
      `Eine volle Woche vor der Versammlung am ${tagText(e.versammlungAm)}; Zugang spätestens ${tagText(zugang)}.`,
      { tag: zugang },
    ),
    schritt(
      "R-GMBH51",
      e.versammlungAm,
      `${anzahl(postlauf, "tag")} Postlauf des Einschreibens: Aufgabe spätestens ${datum(aufgabe)}.`,
      { norm: "§ 51 Abs. 1 GmbHG (BGHZ 100, 264)", tag: aufgabe },
    ),
    zwischentag("zugang-bis", zugang, "Spätester erwarteter Zugang"),
  );
  return abschluss(weg, {
    ereignisAm: e.versammlungAm,
    regime: e.regime ?? "BGB",
    richtung: "rueckwaerts",
    rechnerischesEnde: aufgabe,
    ende: aufgabe,
    ausfalltage: [],
    kalender: kalenderVon(e, "BGB")[0] ?? (() => undefined),
    vorfristen: e.vorfristen,
    leitregel: "R-GMBH51",
  });
}
