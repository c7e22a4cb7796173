import { art, artVon, bisVon, klebt, vonVon, wortVon } from "../text/tokens.ts";
import { istParagraph, istZahl, type Leser, wortAn } from "./leser.ts";
import { angesagteStufe } from "./stufe.ts";
import { trenner } from "./trenner.ts";
import { istDatum } from "./werte.ts";
import { artikel } from "./worte.ts";
import { eroeffnung } from "./zeichen-der-einheit.ts";

/** A number of the margin that stands in the line of a citation: alone between two of its parts. */
function alleinstehend(leser: Leser, index: number): boolean {
  if (!istZahl(leser, index) || klebt(leser.t, index) || klebt(leser.t, index + 1)) return false;
  return bisVon(leser.t, index) - vonVon(leser.t, index) <= 4 && !istDatum(leser, index);
}

/**
 * The place after a margin number behind a number or step, if a step or the act goes on after it: `§ 52 Abs. 2 57 GKG`,
 * `§ 161 6 Abs. 2 VwGO`. What stands there can be no step, as none is announced.
 */
export function nachRandnummer(leser: Leser, index: number): number | undefined {
  if (!alleinstehend(leser, index)) return undefined;
  const danach = index + 1;
  const stufe = wortAn(leser, danach) === "" ? undefined : angesagteStufe(leser, danach);
  const weiter = stufe ? undefined : trenner(leser, danach);
  const naechste = weiter && (angesagteStufe(leser, weiter.nach) ?? eroeffnung(leser, weiter.nach));
  const ort = artikel.has(wortAn(leser, danach)) ? danach + 1 : danach;
  if (!stufe && !naechste && !leser.istGesetz(leser, ort)) return undefined;
  merkeRand(leser, index);
  return danach;
}

/** Whether the first of two numbers behind a sign stands in the margin: it goes on with the sequence, or the text says so. */
export function istRandVor(leser: Leser, index: number): boolean {
  if (!alleinstehend(leser, index) || !alleinstehend(leser, index + 1) || istParagraph(leser, index + 2))
    return false;
  const erste = Number(wortVon(leser.t, index));
  const zweite = Number(wortVon(leser.t, index + 1));
  const folge = leser.rand.letzte === undefined ? undefined : leser.rand.letzte + 1;
  if (zweite === folge) return false;
  if (erste !== folge && !genannte(leser).has(erste)) return false;
  merkeRand(leser, index);
  return true;
}

/** A number that begins a paragraph, before a sentence: the sequence of the margin goes on with it. */
export function randMerken(leser: Leser, absatz: number): void {
  const erste = absatz + 1;
  const satz =
    istZahl(leser, erste) && !klebt(leser.t, erste + 1) && /^\p{Lu}/u.test(wortAn(leser, erste + 1));
  const allein = istZahl(leser, erste) && artVon(leser.t, erste + 1) === art.absatz;
  if (satz || allein) merkeRand(leser, erste);
}

function merkeRand(leser: Leser, index: number): void {
  leser.rand.letzte = Number(wortVon(leser.t, index));
}

/** Numbers that the text calls its margin: `(Rand: 120)`. */
function genannte(leser: Leser): ReadonlySet<number> {
  leser.rand.genannte ??= new Set(
    [...leser.t.text.matchAll(/\bRand(?:nummern?|ziffern?|nr\.|n\.)?:\s*(\d{1,4})/g)].map(([, zahl]) =>
      Number(zahl),
    ),
  );
  return leser.rand.genannte;
}
