import {
  anteil,
  type Cent,
  euro,
  type KeinErgebnis,
  keinErgebnis,
  kleiner,
  type Schritt,
  summe,
} from "@gebuehrenportal/recht";
import { verbundgrenzen } from "@gebuehrenportal/streitwert/grenzen";
import type { Folgesachenart, ProzesskostenEingabe } from "../eingabe.ts";

/** The matters that are decided with a divorce (§ 137 Abs. 2, 3 FamFG), each with its name. */
export const folgesachennamen: Readonly<Record<Folgesachenart, string>> = {
  versorgungsausgleich: "Versorgungsausgleich",
  kindesunterhalt: "Kindesunterhalt",
  ehegattenunterhalt: "Unterhalt des Ehegatten",
  gueterrecht: "Güterrecht",
  ehewohnung: "Ehewohnung",
  haushalt: "Haushalt",
  sorge: "Elterliche Sorge",
  umgang: "Umgang",
  herausgabe: "Herausgabe des Kindes",
};

export const folgesachenarten = Object.keys(folgesachennamen) as [Folgesachenart, ...Folgesachenart[]];

/** A form and a call take no more. */
export const hoechstensFolgesachen = 10;

/** Matters of children (§ 137 Abs. 3 FamFG): the value of the divorce rises by a share of itself. */
export const istKindschaftssache = (art: Folgesachenart): boolean =>
  ["sorge", "umgang", "herausgabe"].includes(art);

/** A matter with its value; `schritte`: the value, or how it was found where none was given. */
export type BewerteteFolgesache = {
  readonly art: Folgesachenart;
  readonly titel: string;
  readonly wert: Cent;
  readonly schritte: readonly Schritt[];
};

/** The matters with their values and names; of two of a kind the later one is numbered. */
export function bewerteteFolgesachen({
  wert: ehesache,
  folgesachen = [],
  instanzen,
}: ProzesskostenEingabe): readonly BewerteteFolgesache[] | KeinErgebnis {
  const am = instanzen[0]?.am;
  const kindschaft = am && verbundgrenzen(am)?.kindschaft;
  const bewertete: BewerteteFolgesache[] = [];
  for (const [i, { art, wert }] of folgesachen.entries()) {
    const nummer = folgesachen.slice(0, i).filter((f) => f.art === art).length + 1;
    const titel = nummer === 1 ? folgesachennamen[art] : `${folgesachennamen[art]} (${nummer})`;
    if (wert !== undefined) {
      bewertete.push({
        art,
        titel,
        wert,
        schritte: [{ text: "Wert der Folgesache", norm: wertnorm(art), betrag: wert }],
      });
      continue;
    }
    if (!istKindschaftssache(art)) return ohneWert(i);
    if (!kindschaft) return ohneErhoehung(i);
    const betrag = kleiner(anteil(ehesache, kindschaft.prozent, 100), kindschaft.hoechstens);
    const text = `${kindschaft.prozent}\u00a0% des Werts der Ehesache, höchstens ${euro(kindschaft.hoechstens)}`;
    bewertete.push({
      art,
      titel,
      wert: betrag,
      schritte: [{ text, norm: "§ 44 Abs. 2 Satz 1 FamGKG", betrag }],
    });
  }
  return bewertete;
}

/** The court may put in another value than the usual rise (Abs. 3); every other matter has its own. */
const wertnorm = (art: Folgesachenart): string =>
  `§ 44 ${istKindschaftssache(art) ? "Abs. 3" : "Abs. 2 Satz 2"} FamGKG`;

const ohneWert = (i: number): KeinErgebnis =>
  keinErgebnis(
    "Geben Sie den Wert der Folgesache an; nur bei Kindschaftssachen ergibt er sich aus dem der Ehesache.",
    "§ 44 Abs. 2 FamGKG",
    `folgesachen[${i}].wert`,
  );

const ohneErhoehung = (i: number): KeinErgebnis =>
  keinErgebnis(
    "Für diesen Tag ist nicht erfasst, um wie viel eine Kindschaftssache den Wert erhöht; geben Sie ihn an.",
    "§ 44 Abs. 2 Satz 1 FamGKG",
    `folgesachen[${i}].wert`,
  );

/** Divorce and Folgesachen are one proceeding: its value is the sum (§ 44 Abs. 1, 2 FamGKG). */
export const verbundwert = (
  ehesache: Cent,
  folgesachen: readonly Pick<BewerteteFolgesache, "wert">[],
): Cent => summe([ehesache, ...folgesachen.map(({ wert }) => wert)]);
