import type { Land, Ort } from "@gebuehrenportal/fristen";
import { hatOertlicheFeiertage, type Ortstreffer, ortAus, orte } from "@gebuehrenportal/fristen/orte";
import { laendernamen } from "@gebuehrenportal/recht";
import type { Leser } from "../lesen.ts";
import { type Werte, zeilenDer } from "../rahmen.ts";
import { weitereOrte } from "./bild-orte.ts";

const laender = Object.keys(laendernamen) as Land[];

/** What a typed place is: one of the data, several that it may mean, or nothing that is known (`unbekannt`: the text). */
export type Ortslesung = {
  readonly treffer?: Ortstreffer;
  readonly moeglich: readonly Ortstreffer[];
  readonly unbekannt?: string;
};

/**
 * Reads a place by its id or its whole name. A name that merely begins so or sounds alike is offered, never taken: nobody is
 * to believe that the court was recognised when its town was. With a Land only places there are offered.
 */
export function ortLesen(roh: string, land?: Land): Ortslesung {
  const text = roh.trim();
  if (text === "") return { moeglich: [] };
  const bekannt = ortAus(text);
  if (bekannt) return { treffer: bekannt, moeglich: [] };
  const alle = orte(text, Number.POSITIVE_INFINITY);
  const [genau, zweiter] = alle.filter(({ name }) => gleich.compare(name, text) === 0);
  if (genau && !zweiter) return { treffer: genau, moeglich: [] };
  return {
    moeglich: alle.filter((o) => land === undefined || o.land === land).slice(0, hoechstens),
    unbekannt: text,
  };
}

/** Offered at once. */
const hoechstens = 12;

const gleich = new Intl.Collator("de", { sensitivity: "base", usage: "search" });

/** The place of the form; several hits are a question, not a place. */
export const ortDerForm = (werte: Werte): Ortslesung =>
  ortLesen(werte.ort || werte.gericht || werte.gemeinde || "", landDerForm(werte));

const landDerForm = ({ land }: Werte): Land | undefined => laender.find((l) => l === land);

/**
 * Where the period must be kept; a Land beside a place of another Land is told by the engine. An unknown court is a fault
 * unless the Land is chosen or the statute names the only court (`einziges`): then that counts, and `ortswarnung` says so.
 */
export function ortAusForm(werte: Werte, leser: Leser, einziges: boolean): Ort | undefined {
  const land = leser.auswahl(werte.land, "land", laender);
  const { treffer, unbekannt, moeglich } = ortDerForm(werte);
  if (treffer) return { ...treffer.ort, ...(land && { land }) };
  if (unbekannt !== undefined && land === undefined && !einziges)
    leser.fehlt("ort", nichtErkannt(unbekannt, moeglich.length > 0), "§ 193 BGB");
  return land && { land };
}

const nichtErkannt = (text: string, gefunden: boolean): string =>
  gefunden
    ? `„${text}“ ist so nicht erfasst. Bitte wählen Sie am Feld aus, was gemeint ist, oder nennen Sie das Land.`
    : `„${text}“ ist nicht erfasst und wurde nicht erkannt. Bitte wählen Sie das Land; in Bayern, Sachsen und Thüringen zählen örtliche Feiertage nur mit der Gemeinde.`;

/** What the result must say of a court that was typed and not recognised; `undefined`: nothing. */
export function ortswarnung(werte: Werte, einziges: boolean): string | undefined {
  const { unbekannt } = ortDerForm(werte);
  const land = landDerForm(werte);
  if (unbekannt === undefined || (land === undefined && !einziges)) return undefined;
  if (land === undefined)
    return `„${unbekannt}“ ist nicht erfasst und wurde nicht erkannt; gerechnet ist mit dem Gericht, das für diese Frist allein zuständig ist.`;
  const name = laendernamen[land];
  return hatOertlicheFeiertage(land)
    ? `„${unbekannt}“ ist nicht erfasst und wurde nicht erkannt. Gerechnet ist nur mit den landesweiten Feiertagen von ${name}; örtliche Feiertage zählen erst, wenn Sie statt des Gerichts die Gemeinde wählen.`
    : `„${unbekannt}“ ist nicht erfasst und wurde nicht erkannt. Gerechnet ist mit den Feiertagen von ${name}; örtliche Feiertage, für die es auf die Gemeinde ankäme, gibt es dort nicht.`;
}

/** What is said below the field of a place that was found. */
export function ortshinweis({ art, lage, land, hinweis }: Ortstreffer): string {
  const was =
    art === "land"
      ? "Land; örtliche Feiertage zählen nicht mit"
      : art === "gericht"
        ? `Gericht in ${lage}`
        : `Gemeinde in ${lage}${hatOertlicheFeiertage(land) ? "; ihre örtlichen Feiertage zählen mit" : ""}`;
  return [was, hinweis].filter(Boolean).join(". ");
}

/** The further places in the form, with the place of each (`weitere.1`). */
export const weitereDerForm = (werte: Werte): readonly { ort: string; lesung: Ortslesung }[] =>
  werte.mehrereOrte === "ja"
    ? zeilenDer(weitereOrte, werte).map((z) => ({ ort: `${z.ort}.ort`, lesung: ortLesen(z.werte.ort ?? "") }))
    : [];

/** Further places where the period can be kept as well. */
export function weitereAusForm(werte: Werte, leser: Leser): readonly Ort[] {
  return weitereDerForm(werte).flatMap(({ ort, lesung: { treffer } }) => {
    if (!treffer) leser.fehler[ort] = { art: "ungueltig" };
    return treffer ? [treffer.ort] : [];
  });
}
