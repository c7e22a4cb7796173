import { selten } from "../register/nachtrag.ts";
import type { Form } from "../register/register.ts";
import {
  art,
  artVon,
  bisVon,
  istZeichen,
  klebt,
  luecke,
  lueckeVon,
  vonVon,
  wortVon,
} from "../text/tokens.ts";
import { genannterAkt } from "./genannt.ts";
import { aktDesLandes, landHinter } from "./land.ts";
import { type Gesetzbezug, istZahl, type Leser, wortAn } from "./leser.ts";
import { fassungAn } from "./stelle.ts";
import { istKeinGesetz } from "./worte.ts";

/** An act that stands in the text, and the place after it. */
export type Gefunden = { readonly bezug: Gesetzbezug; readonly nach: number };

/** The longest short form that begins here and is no part of a longer word (`BGB-Kommentar`). */
export function formAn(leser: Leser, index: number): Gefunden | undefined {
  if (artVon(leser.t, index) === art.ende || istKleinesWort(leser, index)) return undefined;
  const wort = wortVon(leser.t, index);
  const genannt = leser.genannt.size === 0 ? undefined : genannterAkt(leser, index, wort);
  if (genannt) return genannt;
  const formen = leser.register.formen.get(wort) ?? ungenau(leser, wort);
  if (!formen) return undefined;
  for (const form of formen) {
    const { rest, ids } = form;
    let gleich = true;
    for (let n = 0; n < rest.length && gleich; n++) gleich = wortVon(leser.t, index + 1 + n) === rest[n];
    const nach = index + 1 + rest.length;
    if (!gleich || selten.has(form.form)) continue;
    const land = landHinter(leser, nach);
    const landesakt =
      land && aktDesLandes(leser, form, formen, land, landestext(leser, index, nach, land.nach));
    if (landesakt) return landesakt;
    if (istTeilEinesWorts(leser, index, nach) && !angehaengt(leser, index, nach)) continue;
    if (ids.length > 1 && istGremium(leser, nach)) return undefined;
    const einer = ids.length === 1 ? leser.register.akt(ids[0] ?? "") : undefined;
    return (
      zweitesWort(leser, index, nach) ?? {
        bezug: { ids, abbr: einer?.kurz ?? form.form, form: form.form },
        nach,
      }
    );
  }
  return undefined;
}

/** `IFG M-V` as it stands there, `IFG` where the Land follows in words. */
const landestext = (leser: Leser, index: number, nach: number, ende: number): string =>
  textVon(leser, index, /^(?:des|der|für|von|in|im|vom)$/.test(wortAn(leser, nach)) ? nach : ende);

/** What hangs on an act by a hyphen and leaves it what it is: `BGB-Schreiben`, `IFG-Bund`; a draft, a commentary, a contract do not. */
function angehaengt(leser: Leser, von: number, nach: number): boolean {
  const davor = istZeichen(leser.t, von - 1, "-") && klebt(leser.t, von);
  if (
    davor &&
    !(istZahl(leser, von - 2) || (/^[a-z]$/.test(wortAn(leser, von - 2)) && istZahl(leser, von - 3)))
  )
    return false;
  if (!istZeichen(leser.t, nach, "-") || !klebt(leser.t, nach))
    return davor && !istTeilEinesWorts(leser, -1, nach);
  const wort = wortAn(leser, nach + 1);
  return /^\p{Lu}\p{Ll}{3,}$/u.test(wort) && !keinAnhang.test(wort) && !istKeinGesetz(wort);
}

const keinAnhang = /^(?:Entwurf|Kommentar|Komm|Novelle|Reform|Diskussionsentwurf|Neu|Alt)/;

/** `BGB InfoV`, `AVV RÜb`: a second word makes another act of a short form; courts and journals are written otherwise. */
function zweitesWort(leser: Leser, von: number, nach: number): Gefunden | undefined {
  const erster = leser.t.text.charCodeAt(vonVon(leser.t, nach));
  if ((erster < 0x41 || erster > 0x5a) && erster < 0xc0) return undefined;
  const wort = wortAn(leser, nach);
  if (
    !weitereKurzform.test(wort) ||
    lueckeVon(leser.t, nach) === luecke.zeile ||
    (wort !== "DVO" && leser.register.formen.has(wort))
  )
    return undefined;
  const verbunden = leser.register.formen
    .get(wortVon(leser.t, von))
    ?.find(({ rest }) => rest.join("") === `-${wort}`);
  const akt = verbunden?.ids.length === 1 ? leser.register.akt(verbunden.ids[0] ?? "") : undefined;
  if (verbunden && akt)
    return { bezug: { ids: verbunden.ids, abbr: akt.kurz, form: verbunden.form }, nach: nach + 1 };
  return { bezug: { ids: [], abbr: textVon(leser, von, nach + 1) }, nach: nach + 1 };
}

const weitereKurzform =
  /^(?:DVO|DV)$|^(?:Änd|Ausf|Einf)(?:G|V|VO)$|^(?=.*[a-zäöüß])[A-ZÄÖÜ][A-Za-zÄÖÜäöüß]*[A-Za-zÄÖÜäöüß]*(?:V|VO|RL|Üb)$/;

/** `§ 13 GO des Gemeinderats`: the rules a body has given itself, not an act that several Länder call so. */
const istGremium = (leser: Leser, index: number): boolean =>
  /^(?:des|der)$/.test(wortAn(leser, index)) &&
  /(?:rat|rats|rates|tags|tages|senats|vorstands|vereins|verbands|verbandes|ausschusses|versammlung|fraktion|kammer|partei)$/.test(
    wortAn(leser, index + 1),
  );

/** Whether a word has small letters only; a short form has a capital at least inside (`eIDAS`). */
function istKleinesWort(leser: Leser, index: number): boolean {
  const von = vonVon(leser.t, index);
  const erster = leser.t.text.charCodeAt(von);
  if (erster < 0x61 || erster > 0x7a) return false;
  for (let hier = von + 1; hier < bisVon(leser.t, index); hier++) {
    const c = leser.t.text.charCodeAt(hier);
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
function ungenau(leser: Leser, wort: string): readonly Form[] | undefined {
  if (wort.length < 4 || !hatGrossesInnen(wort)) return undefined;
  const form = leser.register.ungenau(wort);
  return form && [form];
}

export function istTeilEinesWorts(leser: Leser, von: number, nach: number): boolean {
  const strichDavor = von > 0 && klebt(leser.t, von) && istZeichen(leser.t, von - 1, "-");
  const strichDanach =
    istZeichen(leser.t, nach, "-") &&
    klebt(leser.t, nach) &&
    klebt(leser.t, nach + 1) &&
    wortAn(leser, nach + 1) !== "";
  const punktDanach =
    istZeichen(leser.t, nach, ".") &&
    klebt(leser.t, nach) &&
    klebt(leser.t, nach + 1) &&
    /^[A-ZÄÖÜ]{3,}$/.test(wortAn(leser, nach + 1));
  return strichDavor || strichDanach || punktDanach;
}

/** A short form at the end of brackets: `(StGB)`, `(Bundesverfassungsgerichtsgesetz - BVerfGG)`. */
export function kuerzelInKlammern(leser: Leser, index: number): Gefunden | undefined {
  for (let hier = index; hier < index + 10 && artVon(leser.t, hier) !== art.absatz; hier++) {
    if (istZeichen(leser.t, hier, ")") || istZeichen(leser.t, hier, "(")) return undefined;
    const form = formAn(leser, hier);
    const nach = form && (istStrich(leser, form.nach) ? form.nach + 1 : form.nach);
    if (form && nach !== undefined && istKlammerende(leser, nach))
      return { bezug: form.bezug, nach: nachKlammer(leser, nach) };
  }
  return undefined;
}

export const istStrich = (l: Leser, i: number): boolean => istZeichen(l.t, i, "-") || istZeichen(l.t, i, "–");

export const istKlammerende = (leser: Leser, index: number): boolean =>
  istZeichen(leser.t, index, ")") ||
  istZeichen(leser.t, index, ",") ||
  istZeichen(leser.t, index, ";") ||
  istZeichen(leser.t, index, "–") ||
  istZeichen(leser.t, index, "-");
export const nachKlammer = (l: Leser, i: number): number => (istZeichen(l.t, i, ")") ? i + 1 : i);

/** Version after the act: `a.F.`, `n.F.`, a year. */
export function mitFassung(leser: Leser, { bezug, nach }: Gefunden): Gefunden {
  const innen = istZeichen(leser.t, nach, "(") ? fassungAn(leser, nach + 1) : undefined;
  if (innen && istZeichen(leser.t, innen.nach, ")"))
    return { bezug: { ...bezug, fassung: innen.wert }, nach: innen.nach + 1 };
  const fassung = fassungAn(leser, nach);
  if (fassung) return { bezug: { ...bezug, fassung: fassung.wert }, nach: fassung.nach };
  const jahr = istZahl(leser, nach) ? wortVon(leser.t, nach) : "";
  return /^(?:18|19|20)\d\d$/.test(jahr) && !istZeichen(leser.t, nach + 1, "/") && !klebt(leser.t, nach)
    ? { bezug: { ...bezug, fassung: jahr }, nach: nach + 1 }
    : { bezug, nach };
}

/** Text from the first token to the last one before a place. */
export const textVon = (leser: Leser, von: number, nach: number): string =>
  leser.t.text.slice(vonVon(leser.t, von), bisVon(leser.t, nach - 1));
