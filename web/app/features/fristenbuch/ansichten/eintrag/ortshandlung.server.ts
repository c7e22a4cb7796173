import type { Buchnutzer } from "../../einstellung/buchzugang.server.ts";
import { type Ortsfragen, ortFragen } from "../../einstellung/orte.server.ts";
import type { Eintragsbezug } from "../../eintrag/aendern.server.ts";
import {
  istStrafeintrag,
  type Ortsunterschied,
  ortAendern,
  ortUnterschied,
} from "../../eintrag/ort-aendern.server.ts";
import type { Ortswahl } from "../../plan/frage.ts";
import { saetze } from "../../worte/saetze.ts";
import { type Felder, ortAus, type Wahlmoeglichkeit } from "../buchung/buchungsformular.server.ts";
import { Feldfehler } from "../formularfeld.server.ts";
import { tagKurz } from "../zeile.ts";

type Ortsauswahl = {
  readonly ortwahl?: readonly Wahlmoeglichkeit[];
  readonly ortfragen?: Ortsfragen;
};

/** The place is missing or wrong, or something is open of it. */
export class Ortsfehler extends Feldfehler {
  readonly auswahl: Ortsauswahl;
  constructor(feld: string, satz: string, auswahl: Ortsauswahl) {
    super(feld, satz);
    this.auswahl = auswahl;
  }
}

/** What comes next of another place: it is shown, or it is seen already and to be done. */
export type Ortsschritt =
  | {
      readonly art: "zeigen";
      readonly ergebnis: Ortsauswahl & {
        readonly gesehen: string;
        readonly unterschiede: readonly Unterschiedszeile[];
      };
    }
  | { readonly art: "eintragen"; readonly ort: Ortswahl };

type Unterschiedszeile = {
  readonly id: string;
  readonly titel: string;
  readonly bisher: string;
  readonly neu: string;
  readonly vorfristen: string;
  readonly folge: string;
};

export const ortEintragen = ortAendern;

/**
 * Reads the place of the form and shows what it would change, unless that has been seen.
 *
 * @throws {Ortsfehler} nothing that is known, something is open of it, or the entry is kept there already
 */
export async function ortsschritt(
  wer: Buchnutzer,
  bezug: Eintragsbezug,
  felder: Felder,
): Promise<Ortsschritt> {
  const gelesen = ortImFeld(felder, await istStrafeintrag(wer, bezug));
  const gesehen = JSON.stringify(gelesen.ort);
  if (felder.gesehen === gesehen) return { art: "eintragen", ort: gelesen.ort };
  const gefunden = await ortUnterschied(wer, bezug, gelesen.ort);
  if (gefunden.length === 0) throw new Ortsfehler("ort", saetze.ortUnveraendert, gelesen.auswahl);
  return {
    art: "zeigen",
    ergebnis: { ...gelesen.auswahl, gesehen, unterschiede: gefunden.map(zeile) },
  };
}

/** The place that was typed, once everything is said that the directory leaves open of it. */
function ortImFeld(felder: Felder, straf: boolean) {
  const text = (felder.ort ?? "").trim().slice(0, 300);
  const { ort, fehler = saetze.ortFehlt, moeglich } = ortAus(text, felder, straf);
  if (!ort) throw new Ortsfehler("ort", fehler, { ortwahl: moeglich });
  const ortfragen = ortFragen(ort, straf);
  const auswahl = { ortfragen, ortwahl: moeglich };
  if (felder.gefragtZu !== ortfragen.zu && (ortfragen.sitze ?? ortfragen.himmelfahrt) !== undefined)
    throw new Ortsfehler("sitz", "", auswahl);
  return { ort, auswahl };
}

const folgen = {
  neu: "bekommt den neuen Tag",
  gleich: "derselbe Tag",
  "nur-ort": "nur der Ort; der Tag steht fest",
} as const;

const zeile = ({ frist, bisher, neu, vorfristen, folge }: Ortsunterschied): Unterschiedszeile => ({
  id: frist.id,
  titel: frist.titel,
  bisher: bisher === null ? "noch ohne Tag" : tagKurz(bisher),
  neu: neu === null ? "noch ohne Tag" : tagKurz(neu),
  vorfristen: vorfristen.map(tagKurz).join(" und ") || "keine",
  folge: folgen[folge],
});
