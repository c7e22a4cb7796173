import { art, artVon, bisVon, istZeichen, vonVon, wortVon } from "../text/tokens.ts";
import { euAkt } from "./europa.ts";
import { type Gesetzbezug, type Leser, nachPunkt, wortAn } from "./leser.ts";

/** An act named at a place of the text, apart from any norm. */
export type Nennung = { readonly bezug: Gesetzbezug; readonly nach: number };

/** Notes an EU act that is named here: „der Richtlinie“ and „(im Folgenden: RL)“ lead back to it. */
export function nennungAn(leser: Leser, index: number): Nennung | undefined {
  const akt = euAkt(leser, index);
  if (akt) europaeischenMerken(leser, akt.bezug, { von: index, nach: akt.nach });
  return akt;
}

/** Notes which EU act was named last, and which directive or regulation. */
export function europaeischenMerken(
  leser: Leser,
  bezug: Gesetzbezug,
  ort: { readonly von: number; readonly nach: number },
): void {
  const celex = celexVon(leser, bezug);
  if (celex === undefined) return;
  leser.zuletzt = { bezug, von: ort.von, nach: ort.nach };
  leser.europaeische.set(celex.charAt(5), bezug);
}

function celexVon(leser: Leser, { ids }: Gesetzbezug): string | undefined {
  const id = ids[0] ?? "";
  return id.startsWith("CELEX:") ? id.slice("CELEX:".length) : leser.register.akt(id)?.celex;
}

const laengsterAbstand = 80;
const laengsterName = 5;

/** `(im Folgenden: RL)`, `(nachfolgend „EuErbVO-E“)`, `(kurz: VO)`: a short name for the act named just before. */
export function merken(leser: Leser, klammer: number): void {
  const { zuletzt } = leser;
  if (!zuletzt || klammer - zuletzt.nach > laengsterAbstand || zuletzt.nach > klammer) return;
  const i = nachAnkuendigung(leser, klammer + 1);
  if (i === undefined) return;
  let nach = i;
  while (artVon(leser.t, nach) !== art.absatz && nach < i + laengsterName && !istEnde(leser, nach)) nach++;
  if (nach === i || !istEnde(leser, nach)) return;
  namenMerken(leser, i, leser.t.text.slice(vonVon(leser.t, i), bisVon(leser.t, nach - 1)), zuletzt.bezug);
}

/** From here on a name that begins with the word at a place means this act. */
export function namenMerken(leser: Leser, index: number, name: string, bezug: Gesetzbezug): void {
  const erstes = wortVon(leser.t, index);
  const gleiche = leser.genannt.get(erstes) ?? new Map<string, Gesetzbezug>();
  gleiche.set(name, bezug);
  leser.genannt.set(erstes, gleiche);
}

const istEnde = (leser: Leser, index: number): boolean =>
  artVon(leser.t, index) === art.ende ||
  [")", ",", ";", "“", '"', "”", "‟", "'"].some((zeichen) => istZeichen(leser.t, index, zeichen));

function nachAnkuendigung(leser: Leser, index: number): number | undefined {
  let hier = index;
  if (wortAn(leser, hier) === "im" && wortAn(leser, hier + 1) === "Folgenden") hier += 2;
  else if (/^(?:nachfolgend|künftig|fortan|kurz|folgend|nachstehend)$/.test(wortAn(leser, hier))) hier += 1;
  else return undefined;
  hier = nachPunkt(leser, hier);
  if (wortAn(leser, hier) === "auch" || wortAn(leser, hier) === "nur") hier++;
  if (istZeichen(leser.t, hier, ":")) hier++;
  if (["„", '"', "“", "»", "'"].some((zeichen) => istZeichen(leser.t, hier, zeichen))) hier++;
  return hier;
}

/** The act a text calls so, the longest name first. */
export function genannterAkt(leser: Leser, index: number, wort: string): Nennung | undefined {
  const gleiche = leser.genannt.get(wort);
  if (!gleiche) return undefined;
  for (let nach = index + laengsterName; nach > index; nach--) {
    const bezug = gleiche.get(leser.t.text.slice(vonVon(leser.t, index), bisVon(leser.t, nach - 1)));
    if (bezug) return { bezug, nach };
  }
  return undefined;
}
