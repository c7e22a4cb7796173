import { art, artVon, istZeichen } from "../text/tokens.ts";
import type { Gefunden } from "./form.ts";
import { istZahl, type Leser, wortAn } from "./leser.ts";
import { namensakteAn } from "./titel/name.ts";
import { istKeinGesetz } from "./worte.ts";

/** Whether what follows a short form says that it means no act: `EV (Erbvertrag)`, `SG Musterstadt e.V.`, `WEG Musterstraße 5`. */
export function istAndersErklaert(leser: Leser, { bezug: { form }, nach }: Gefunden): boolean {
  if (form === undefined || form.length > 4 || !/^[A-ZÄÖÜ]{2,4}$/.test(form)) return false;
  return istZeichen(leser.t, nach, "(") ? klammerErklaert(leser, form, nach + 1) : istName(leser, nach);
}

/** A noun in brackets whose letters are the short form's, and that is no act itself. */
function klammerErklaert(leser: Leser, form: string, index: number): boolean {
  for (
    let hier = index;
    hier < index + 6 && !istZeichen(leser.t, hier, ")") && artVon(leser.t, hier) !== art.absatz;
    hier++
  ) {
    const wort = wortAn(leser, hier);
    if (/^\p{Lu}/u.test(wort) && werk.test(wort) && beginntMit(wort, form))
      return namensakteAn(leser, hier) === undefined;
  }
  return false;
}

const werk = {
  test: (wort: string): boolean =>
    istKeinGesetz(wort) || /(?:ordnung|plan|regeln|vergleich|richtlinien?)$/i.test(wort),
};

/** Whether a word begins with the first letter of a short form and holds the others in their order. */
function beginntMit(wort: string, form: string): boolean {
  const klein = wort.toLowerCase();
  let stelle = -1;
  for (const [i, buchstabe] of [...form.toLowerCase()].entries()) {
    stelle = klein.indexOf(buchstabe, stelle + 1);
    if (stelle < 0 || (i === 0 && stelle > 0)) return false;
  }
  return true;
}

const rechtsform = /^(?:eV|GmbH|gGmbH|mbH|KG|OHG|UG|eG|GbR|SE)$/;
const strasse = /(?:straße|strasse|str|weg|platz|allee|gasse|ring|ufer|damm|chaussee)$/i;

/** The name of a club, a company or a house behind a short form. */
function istName(leser: Leser, index: number): boolean {
  for (let hier = index; hier < index + 6; hier++) {
    const wort = wortAn(leser, hier);
    if (hier > index && (rechtsform.test(wort) || (wort === "e" && wortAn(leser, hier + 2) === "V")))
      return true;
    if (strasse.test(wort) && istZahl(leser, istZeichen(leser.t, hier + 1, ".") ? hier + 2 : hier + 1))
      return true;
    if (!/^\p{Lu}/u.test(wort) && !istZahl(leser, hier) && !istZeichen(leser.t, hier, "-")) return false;
  }
  return false;
}
