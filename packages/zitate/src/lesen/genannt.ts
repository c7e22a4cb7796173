import { art, artVon, bisVon, istZeichen, vonVon, wortVon } from "../text/tokens.ts";
import { euAkt } from "./europa.ts";
import { type Gesetzbezug, type Leser, nachPunkt, wortAn } from "./leser.ts";

/** An act named at a place of the text, apart from any norm. */
export type Nennung = { readonly bezug: Gesetzbezug; readonly nach: number };

/** Notes an EU act that is named here: „der Richtlinie“ and „(im Folgenden: RL)“ lead back to it. */
export function nennungAn(l: Leser, i: number): Nennung | undefined {
  const akt = euAkt(l, i);
  if (akt) l.zuletzt = { ...akt, von: i };
  return akt;
}

const laengsterAbstand = 80;
const laengsterName = 5;

/** `(im Folgenden: RL)`, `(nachfolgend „EuErbVO-E“)`, `(kurz: VO)`: a short name for the act named just before. */
export function merken(l: Leser, klammer: number): void {
  const { zuletzt } = l;
  if (!zuletzt || klammer - zuletzt.nach > laengsterAbstand || zuletzt.nach > klammer) return;
  const i = nachAnkuendigung(l, klammer + 1);
  if (i === undefined) return;
  let nach = i;
  while (artVon(l.t, nach) !== art.absatz && nach < i + laengsterName && !istEnde(l, nach)) nach++;
  if (nach === i || !istEnde(l, nach)) return;
  const gleiche = l.genannt.get(wortVon(l.t, i)) ?? new Map<string, Gesetzbezug>();
  gleiche.set(l.t.text.slice(vonVon(l.t, i), bisVon(l.t, nach - 1)), zuletzt.bezug);
  l.genannt.set(wortVon(l.t, i), gleiche);
}

const istEnde = (l: Leser, i: number): boolean =>
  artVon(l.t, i) === art.ende ||
  [")", ",", ";", "“", '"', "”", "‟", "'"].some((zeichen) => istZeichen(l.t, i, zeichen));

function nachAnkuendigung(l: Leser, i: number): number | undefined {
  let hier = i;
  if (wortAn(l, hier) === "im" && wortAn(l, hier + 1) === "Folgenden") hier += 2;
  else if (/^(?:nachfolgend|künftig|fortan|kurz|folgend|nachstehend)$/.test(wortAn(l, hier))) hier += 1;
  else return undefined;
  hier = nachPunkt(l, hier);
  if (wortAn(l, hier) === "auch" || wortAn(l, hier) === "nur") hier++;
  if (istZeichen(l.t, hier, ":")) hier++;
  if (["„", '"', "“", "»", "'"].some((zeichen) => istZeichen(l.t, hier, zeichen))) hier++;
  return hier;
}

/** The act a text calls so, the longest name first. */
export function genannterAkt(l: Leser, i: number): Nennung | undefined {
  const gleiche = l.genannt.get(wortVon(l.t, i));
  if (!gleiche) return undefined;
  for (let nach = i + laengsterName; nach > i; nach--) {
    const bezug = gleiche.get(l.t.text.slice(vonVon(l.t, i), bisVon(l.t, nach - 1)));
    if (bezug) return { bezug, nach };
  }
  return undefined;
}
