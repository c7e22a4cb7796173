import type { Land } from "@gebuehrenportal/fristen";
import { hatOertlicheFeiertage, type Ortstreffer } from "@gebuehrenportal/fristen/orte";
import { laendernamen } from "@gebuehrenportal/recht";
import type { Leser } from "../../formular/lesen.ts";
import { type Werte, zeilenDer } from "../../formular/rechnerformular.ts";
import { weitereOrte } from "./formular-orte.ts";
import { eigenerOrt, type Ortsangaben, type Ortskunde, type Ortslesung } from "./ortskunde.ts";

const laender = Object.keys(laendernamen) as Land[];

/** The place of the form; several hits are a question, not a place. */
export const ortDerForm = (werte: Werte, kunde: Ortskunde): Ortslesung =>
  kunde.lesen(werte.ort || werte.gericht || werte.gemeinde || "", landDerForm(werte));

const landDerForm = ({ land }: Werte): Land | undefined => laender.find((l) => l === land);

/** Whether a place was typed that the law of periods does not name itself: the directory of courts is needed. */
export const brauchtGerichte = (werte: Werte): boolean =>
  [werte.ort || werte.gericht || werte.gemeinde, ...weitereZeilen(werte).map(({ text }) => text)].some(
    (text) => text !== undefined && text.trim() !== "" && eigenerOrt(text.trim()) === undefined,
  );

/** The place with what the reader adds to it: the seat, and a holiday that the directory does not know. */
export function angabenDerForm(treffer: Ortstreffer, werte: Werte): Ortsangaben {
  const { sitz, himmelfahrt } = werte;
  return {
    ...treffer.ort,
    ...(sitz && treffer.art === "gericht" && { sitz }),
    ...((himmelfahrt === "ja" || himmelfahrt === "nein") && { mariaeHimmelfahrt: himmelfahrt }),
  };
}

/**
 * Where the period must be kept; a Land beside a place of another Land is told by the engine. An unknown court is a fault
 * unless the Land is chosen or the statute names the only court (`einziges`): then that counts, and `ortswarnung` says so.
 */
export function ortAusForm(
  werte: Werte,
  leser: Leser,
  { einziges, straf }: { readonly einziges: string | undefined; readonly straf: boolean },
  kunde: Ortskunde,
): Ortsangaben | undefined {
  const land = leser.auswahl(werte.land, "land", laender);
  const { treffer, unbekannt, moeglich, grund } = ortDerForm(werte, kunde);
  if (treffer) {
    const angaben = angabenDerForm(treffer, werte);
    const { sitze, himmelfahrt } = kunde.fragen(angaben, straf);
    // Kept from a court chosen before: only what is asked of this one counts.
    const { sitz, mariaeHimmelfahrt, ...ort } = angaben;
    const fremd = einziges !== undefined && treffer.art === "gericht" && !istDasGericht(treffer.id, einziges);
    return {
      ...(fremd ? { land: treffer.land } : ort),
      ...(land && { land }),
      ...(!fremd && sitz && sitze?.some(({ wert }) => wert === sitz) && { sitz }),
      ...(!fremd && himmelfahrt !== undefined && mariaeHimmelfahrt && { mariaeHimmelfahrt }),
    };
  }
  if (unbekannt !== undefined && land === undefined && einziges === undefined)
    leser.fehlt("ort", nichtErkannt(unbekannt, moeglich.length > 0, grund), "§ 193 BGB");
  return land && { land };
}

/** „bgh“ and its seat „bgh-leipzig“. */
const istDasGericht = (id: string, einziges: string): boolean =>
  id === einziges || id.startsWith(`${einziges}-`);

function nichtErkannt(text: string, gefunden: boolean, grund: string | undefined): string {
  if (grund !== undefined)
    return gefunden
      ? `${grund} Bitte wählen Sie am Feld aus, welches Gericht gemeint ist.`
      : `${grund} Bitte nennen Sie das Gericht, das an seine Stelle getreten ist, oder das Land.`;
  return gefunden
    ? `„${text}“ ist so nicht erfasst. Bitte wählen Sie am Feld aus, was gemeint ist, oder nennen Sie das Land.`
    : `„${text}“ ist nicht erfasst und wurde nicht erkannt. Bitte wählen Sie das Land; in Bayern, Sachsen und Thüringen zählen örtliche Feiertage nur mit der Gemeinde.`;
}

/** What the result must say of a court that was typed and not recognised; `undefined`: nothing. */
export function ortswarnung(
  werte: Werte,
  einziges: string | undefined,
  kunde: Ortskunde,
): string | undefined {
  const { unbekannt, grund } = ortDerForm(werte, kunde);
  const land = landDerForm(werte);
  if (unbekannt === undefined || (land === undefined && einziges === undefined)) return undefined;
  const was = grund ?? `„${unbekannt}“ ist nicht erfasst und wurde nicht erkannt.`;
  if (land === undefined)
    return `${was} Gerechnet ist mit dem Gericht, das für diese Frist allein zuständig ist.`;
  const name = laendernamen[land];
  return hatOertlicheFeiertage(land)
    ? `${was} Gerechnet ist nur mit den landesweiten Feiertagen von ${name}; örtliche Feiertage zählen erst, wenn Sie Gericht oder Gemeinde wählen.`
    : `${was} Gerechnet ist mit den Feiertagen von ${name}; örtliche Feiertage, für die es auf die Gemeinde ankäme, gibt es dort nicht.`;
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

const weitereZeilen = (werte: Werte): readonly { readonly ort: string; readonly text: string }[] =>
  werte.mehrereOrte === "ja"
    ? zeilenDer(weitereOrte, werte).map((z) => ({ ort: `${z.ort}.ort`, text: z.werte.ort ?? "" }))
    : [];

/** The fields of the further places in the form (`weitere.1.ort`). */
export const weitereFelder = (werte: Werte): readonly string[] => weitereZeilen(werte).map(({ ort }) => ort);

/** The further places in the form, with the place of each. */
export const weitereDerForm = (
  werte: Werte,
  kunde: Ortskunde,
): readonly { readonly ort: string; readonly lesung: Ortslesung }[] =>
  weitereZeilen(werte).map(({ ort, text }) => ({ ort, lesung: kunde.lesen(text) }));

/** Further places where the period can be kept as well. */
export function weitereAusForm(werte: Werte, leser: Leser, kunde: Ortskunde): readonly Ortsangaben[] {
  return weitereDerForm(werte, kunde).flatMap(({ ort, lesung: { treffer } }) => {
    if (!treffer) leser.fehler[ort] = { art: "ungueltig" };
    return treffer ? [treffer.ort] : [];
  });
}
