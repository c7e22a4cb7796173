import { art, artVon, istZeichen, klebt, wortVon } from "../text/tokens.ts";
import type { Stufe } from "../typen.ts";
import { istZahl, type Leser, nachPunkt, wortAn } from "./leser.ts";
import { geklammert, stufenwert } from "./werte.ts";
import { istMehrzahl, mitOrdnungszahl, ordnungszahlVon, stufeVon } from "./worte.ts";

/** A step with its value, and the place after it. */
export type Stufenwert = {
  readonly stufe: Stufe;
  readonly wert: string;
  readonly nach: number;
  readonly mehrfach?: boolean;
  /** A letter that sticks to the number and is closed by a bracket: `Nr. 1a)`. */
  readonly buchstabe?: string;
};

const mitBuchstaben: ReadonlySet<Stufe> = new Set(["buchstabe", "doppelbuchstabe"]);

/** A step that a word announces: `Abs. 1`, `Nrn. 2`, `lit. b)`, `1. Halbsatz`, `zweite Alternative`. */
export function angesagteStufe(leser: Leser, index: number): Stufenwert | undefined {
  const wort = wortAn(leser, index);
  const stufe = wort === "" ? undefined : stufeVon(wort);
  if (stufe === undefined) return umgekehrteStufe(leser, index);
  const nach = nachPunkten(leser, index + 1);
  const angesagt = wertNach(leser, stufe, nach) ?? ohneWert(leser, nach);
  return angesagt && istMehrzahl(wort) ? { ...angesagt, mehrfach: true } : angesagt;
}

/** The place after the full stop of a step: `Abs. 2`, and slips like `Abs.. 2`, `Abs, 2`. */
function nachPunkten(leser: Leser, index: number): number {
  const nach = nachPunkt(leser, index);
  if (nach > index) return nachPunkt(leser, nach);
  return istZeichen(leser.t, index, ",") && klebt(leser.t, index) && istZahl(leser, index + 1)
    ? index + 1
    : index;
}

/** `§ 75 Abs. Satz 2`: a step that has lost its number; the next one counts. */
function ohneWert(leser: Leser, index: number): Stufenwert | undefined {
  const stufe = stufeVon(wortAn(leser, index));
  return stufe === undefined ? undefined : wertNach(leser, stufe, nachPunkt(leser, index + 1));
}

function wertNach(leser: Leser, stufe: Stufe, index: number): Stufenwert | undefined {
  const buchstabe = mitBuchstaben.has(stufe) || (stufe === "teil" && !istZahl(leser, index));
  const gelesen =
    stufenwert(leser, index, buchstabe ? "buchstabe" : "zahl") ??
    (stufe === "abs"
      ? geklammert(leser, index)
      : stufe === "nummer"
        ? kleineRoemische(leser, index)
        : undefined);
  if (!gelesen) return undefined;
  const { wert } = gelesen;
  let { nach } = gelesen;
  if (!buchstabe && Number.parseInt(wert, 10) > hoechstens(stufe)) return undefined;
  if (buchstabe && istZeichen(leser.t, nach, ")")) nach++;
  if (!buchstabe && /\d[a-z]$/.test(wert) && istZeichen(leser.t, nach, ")") && !schliesstKlammer(leser, nach))
    return { stufe, wert: wert.slice(0, -1), nach: nach + 1, buchstabe: wert.slice(-1) };
  if (stufe === "abs" || stufe === "satz") {
    const spaet = wortAn(leser, nach);
    if (
      /^[a-z]$/.test(spaet) &&
      spaet !== "f" &&
      /\d$/.test(wert) &&
      !istZeichen(leser.t, nach + 1, ".") &&
      !istZeichen(leser.t, nach + 1, ")")
    )
      return { stufe, wert: wert + spaet, nach: nach + 1 };
  }
  return { stufe, wert, nach };
}

/** Whether a closing bracket belongs to one that was opened before the citation: not in `(§ 9 Abs. 1a) BGB)`. */
function schliesstKlammer(leser: Leser, index: number): boolean {
  let offene = 0;
  for (let hier = index - 1; hier >= 0 && hier > index - 40 && artVon(leser.t, hier) !== art.absatz; hier--)
    if (istZeichen(leser.t, hier, ")")) offene--;
    else if (istZeichen(leser.t, hier, "(")) offene++;
  if (offene <= 0) return false;
  for (let hier = index + 1; hier < index + 12 && artVon(leser.t, hier) !== art.absatz; hier++)
    if (istZeichen(leser.t, hier, "(")) return true;
    else if (istZeichen(leser.t, hier, ")")) return false;
  return true;
}

/** `Buchst. c Ziff. iii`, as the Union numbers below letters. */
function kleineRoemische(leser: Leser, index: number): { wert: string; nach: number } | undefined {
  const wert = wortAn(leser, index);
  return /^(?:i{1,3}|iv|vi{0,3}|ix|x)$/.test(wert) && !istZeichen(leser.t, index + 1, ".")
    ? { wert, nach: index + 1 }
    : undefined;
}

/** Above this a number after `S.` is a page, after `Abs.` a slip. */
const hoechstens = (stufe: Stufe): number => (stufe === "nummer" ? 99_999 : stufe === "satz" ? 20 : 60);

function umgekehrteStufe(leser: Leser, index: number): Stufenwert | undefined {
  const zahl =
    istZahl(leser, index) && istZeichen(leser.t, index + 1, ".") ? wortVon(leser.t, index) : undefined;
  const wert = zahl ?? ordnungszahlVon(wortAn(leser, index));
  if (wert === undefined || (wert.length > 2 && zahl !== undefined)) return undefined;
  const beiWort = zahl === undefined ? index + 1 : index + 2;
  const stufe = stufeVon(wortAn(leser, beiWort));
  if (stufe === undefined || !mitOrdnungszahl.has(stufe)) return undefined;
  const nach = nachPunkt(leser, beiWort + 1);
  // `2. Abs. 3`: the number belongs to something before.
  if (stufenwert(leser, nach, "zahl") && istZahl(leser, nach)) return undefined;
  return { stufe, wert, nach: klammerlosesEnde(leser, beiWort + 1, nach) };
}

const gekuerzt: ReadonlySet<string> = new Set(["Altern", "Fallgr", "Fallvar", "Unterabs", "Spiegelstr"]);

/** A full stop after a word that is written out ends the sentence. */
function klammerlosesEnde(leser: Leser, nachWort: number, nachPunktchen: number): number {
  return /[a-zäöü]{5,}/.test(wortAn(leser, nachWort - 1)) && !gekuerzt.has(wortAn(leser, nachWort - 1))
    ? nachWort
    : nachPunktchen;
}
