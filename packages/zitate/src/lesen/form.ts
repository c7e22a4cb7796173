import { selten } from "../register/nachtrag.ts";
import type { Form } from "../register/register.ts";
import { art, artVon, bisVon, istZeichen, klebt, vonVon, wortVon } from "../text/tokens.ts";
import { aktDesLandes } from "./land.ts";
import { type Gesetzbezug, istZahl, type Leser, wortAn } from "./leser.ts";
import { fassungAn } from "./stelle.ts";

/** An act that stands in the text, and the place after it. */
export type Gefunden = { readonly bezug: Gesetzbezug; readonly nach: number };

/** The longest short form that begins here and is no part of a longer word (`BGB-Kommentar`). */
export function formAn(l: Leser, i: number): Gefunden | undefined {
  if (artVon(l.t, i) === art.ende || istKleinesWort(l, i)) return undefined;
  const wort = wortVon(l.t, i);
  const formen = l.register.formen.get(wort) ?? ungenau(l, wort);
  if (!formen) return undefined;
  for (const { rest, form, ids } of formen) {
    let gleich = true;
    for (let n = 0; n < rest.length && gleich; n++) gleich = wortVon(l.t, i + 1 + n) === rest[n];
    const nach = i + 1 + rest.length;
    if (!gleich || selten.has(form) || istTeilEinesWorts(l, i, nach)) continue;
    const einer = ids.length === 1 ? l.register.akt(ids[0] ?? "") : undefined;
    const landesakt = einer?.geltung === "DE" ? aktDesLandes(l, form, formen, nach) : undefined;
    if (landesakt) return { bezug: landesakt, nach: nach + 1 };
    if (ids.length > 1 && istGremium(l, nach)) return undefined;
    return { bezug: { ids, abbr: einer?.kurz ?? form, form }, nach };
  }
  return undefined;
}

/** `§ 13 GO des Gemeinderats`: the rules a body has given itself, not an act that several Länder call so. */
const istGremium = (l: Leser, i: number): boolean =>
  /^(?:des|der)$/.test(wortAn(l, i)) &&
  /(?:rat|rats|rates|tags|tages|senats|vorstands|vereins|verbands|verbandes|ausschusses|versammlung|fraktion|kammer|partei)$/.test(
    wortAn(l, i + 1),
  );

/** Whether a word has small letters only; a short form has a capital at least inside (`eIDAS`). */
function istKleinesWort(l: Leser, i: number): boolean {
  const von = vonVon(l.t, i);
  const erster = l.t.text.charCodeAt(von);
  if (erster < 0x61 || erster > 0x7a) return false;
  for (let hier = von + 1; hier < bisVon(l.t, i); hier++) {
    const c = l.t.text.charCodeAt(hier);
    if (c < 0x61 || (c > 0x7a && c !== 0xe4 && c !== 0xf6 && c !== 0xfc && c !== 0xdf)) return false;
  }
  return true;
}

/** Whether a capital letter stands inside a word. */
function hatGrossesInnen(wort: string): boolean {
  for (let i = 1; i < wort.length; i++) {
    const c = wort.charCodeAt(i);
    if ((c > 0x40 && c < 0x5b) || c === 0xc4 || c === 0xd6 || c === 0xdc) return true;
  }
  return false;
}

/** The short form that a word has with other capitals: `WobindG`, `BauNVo`; a word like any other is none. */
function ungenau(l: Leser, wort: string): readonly Form[] | undefined {
  if (wort.length < 4 || !hatGrossesInnen(wort)) return undefined;
  const form = l.register.ungenau(wort);
  return form && [form];
}

export function istTeilEinesWorts(l: Leser, von: number, nach: number): boolean {
  const strichDavor = von > 0 && klebt(l.t, von) && istZeichen(l.t, von - 1, "-");
  const strichDanach =
    istZeichen(l.t, nach, "-") && klebt(l.t, nach) && klebt(l.t, nach + 1) && wortAn(l, nach + 1) !== "";
  const punktDanach =
    istZeichen(l.t, nach, ".") &&
    klebt(l.t, nach) &&
    klebt(l.t, nach + 1) &&
    /^[A-ZÄÖÜ]{3,}$/.test(wortAn(l, nach + 1));
  return strichDavor || strichDanach || punktDanach;
}

/** A short form at the end of brackets: `(StGB)`, `(Bundesverfassungsgerichtsgesetz - BVerfGG)`. */
export function kuerzelInKlammern(l: Leser, i: number): Gefunden | undefined {
  for (let hier = i; hier < i + 10 && artVon(l.t, hier) !== art.absatz; hier++) {
    if (istZeichen(l.t, hier, ")") || istZeichen(l.t, hier, "(")) return undefined;
    const form = formAn(l, hier);
    const nach = form && (istStrich(l, form.nach) ? form.nach + 1 : form.nach);
    if (form && nach !== undefined && istKlammerende(l, nach))
      return { bezug: form.bezug, nach: nachKlammer(l, nach) };
  }
  return undefined;
}

export const istStrich = (l: Leser, i: number): boolean => istZeichen(l.t, i, "-") || istZeichen(l.t, i, "–");

export const istKlammerende = (l: Leser, i: number): boolean =>
  istZeichen(l.t, i, ")") ||
  istZeichen(l.t, i, ",") ||
  istZeichen(l.t, i, ";") ||
  istZeichen(l.t, i, "–") ||
  istZeichen(l.t, i, "-");
export const nachKlammer = (l: Leser, i: number): number => (istZeichen(l.t, i, ")") ? i + 1 : i);

/** Version after the act: `a.F.`, `n.F.`, a year. */
export function mitFassung(l: Leser, { bezug, nach }: Gefunden): Gefunden {
  const fassung = fassungAn(l, nach);
  if (fassung) return { bezug: { ...bezug, fassung: fassung.wert }, nach: fassung.nach };
  const jahr = istZahl(l, nach) ? wortVon(l.t, nach) : "";
  return /^(?:18|19|20)\d\d$/.test(jahr) && !istZeichen(l.t, nach + 1, "/") && !klebt(l.t, nach)
    ? { bezug: { ...bezug, fassung: jahr }, nach: nach + 1 }
    : { bezug, nach };
}

/** Text from the first token to the last one before a place. */
export const textVon = (l: Leser, von: number, nach: number): string =>
  l.t.text.slice(vonVon(l.t, von), bisVon(l.t, nach - 1));
