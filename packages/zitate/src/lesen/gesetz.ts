import { selten } from "../register/nachtrag.ts";
import { type Namensknoten, stammVon } from "../register/namen.ts";
import type { Form } from "../register/register.ts";
import { art, artVon, bisVon, istZeichen, klebt, vonVon, wortVon } from "../text/tokens.ts";
import type { Einheit } from "../typen.ts";
import { euAkt } from "./europa.ts";
import { genannterAkt } from "./genannt.ts";
import { type Gesetzbezug, istZahl, type Leser, nachPunkt, wortAn } from "./leser.ts";
import { fassungAn } from "./stelle.ts";
import { artikel, keinGesetz, uebergehbar } from "./worte.ts";

/** What stands after a norm: an act, something that is no act (a contract), a word that points back, or nothing known. */
export type Dahinter =
  | { readonly art: "gesetz"; readonly bezug: Gesetzbezug; readonly nach: number }
  | { readonly art: "fremd" }
  | { readonly art: "zurueck"; readonly wort: string; readonly nach: number }
  | { readonly art: "nichts" };

/** Reads the act after a list of norms, with its article and what comes between. */
export function gesetzNach(l: Leser, i: number, einheit: Einheit): Dahinter {
  let hier = i;
  for (let n = 0; n < 3 && istFuellwort(l, hier); n++)
    hier = nachPunkt(l, hier + 1 + (istZeichen(l.t, hier, ",") ? 1 : 0));
  if (istZeichen(l.t, hier, "(") && uebergehbar.has(wortAn(l, hier + 1)) && istZeichen(l.t, hier + 2, ")"))
    hier += 3;
  const mitArtikel = artikel.has(wortAn(l, hier));
  if (mitArtikel) hier++;
  const gefunden = gesetzAn(l, hier) ?? (mitArtikel ? gesetzAn(l, nachBeiwort(l, hier)) : undefined);
  if (gefunden) return { art: "gesetz", ...mitFassung(l, gefunden) };
  if (einheit === "Nr" || einheit === "Vorbem") return verzeichnisUeberAnlage(l, hier) ?? { art: "nichts" };
  return ohneRegister(l, hier, mitArtikel);
}

function istFuellwort(l: Leser, i: number): boolean {
  if (istZeichen(l.t, i, ",")) return wortAn(l, i + 1) === "jeweils" || wortAn(l, i + 1) === "beide";
  const wort = wortAn(l, i);
  return wort !== "" && uebergehbar.has(wort);
}

/** `des geltenden BGB`, `der Europäischen …`: one adjective before the name. */
const nachBeiwort = (l: Leser, i: number): number =>
  /^[A-ZÄÖÜ]?[a-zäöü]{3,}(?:en|er|es)$/.test(wortAn(l, i)) ? i + 1 : i;

type Gefunden = { readonly bezug: Gesetzbezug; readonly nach: number };

/** An act exactly here: by number, short form, a name given in the text, or its full name. */
export function gesetzAn(l: Leser, i: number): Gefunden | undefined {
  const wort = wortAn(l, i);
  if (wort === "" && !istZahl(l, i)) return undefined;
  const genannt = l.genannt.size === 0 ? undefined : genannterAkt(l, i);
  return genannt ?? euAkt(l, i) ?? formAn(l, i) ?? nameAn(l, i);
}

/** The longest short form that begins here and is no part of a longer word (`BGB-Kommentar`). */
export function formAn(l: Leser, i: number): Gefunden | undefined {
  if (artVon(l.t, i) === art.ende) return undefined;
  const wort = wortVon(l.t, i);
  const formen = l.register.formen.get(wort) ?? ungenau(l, wort);
  if (!formen) return undefined;
  for (const { rest, form, ids } of formen) {
    let gleich = true;
    for (let n = 0; n < rest.length && gleich; n++) gleich = wortVon(l.t, i + 1 + n) === rest[n];
    const nach = i + 1 + rest.length;
    if (!gleich || selten.has(form) || istTeilEinesWorts(l, i, nach)) continue;
    const einer = ids.length === 1 ? l.register.akt(ids[0] ?? "") : undefined;
    return { bezug: { ids, abbr: einer?.kurz ?? form, form }, nach };
  }
  return undefined;
}

/** The same letters with other capitals: `WobindG`, `BauNVo`; a word like any other is none. */
function ungenau(l: Leser, wort: string): readonly Form[] | undefined {
  if (wort.length < 4 || !/\p{Ll}.*\p{Lu}|\p{Lu}.*\p{Lu}/u.test(wort)) return undefined;
  const form = l.register.ungenau(wort);
  return form && [form];
}

function istTeilEinesWorts(l: Leser, von: number, nach: number): boolean {
  const strichDavor = von > 0 && klebt(l.t, von) && istZeichen(l.t, von - 1, "-");
  const strichDanach =
    istZeichen(l.t, nach, "-") && klebt(l.t, nach) && klebt(l.t, nach + 1) && wortAn(l, nach + 1) !== "";
  return strichDavor || strichDanach;
}

/** A full name in any case: `des Bürgerlichen Gesetzbuches`, `der Zivilprozessordnung (ZPO)`. */
function nameAn(l: Leser, i: number): Gefunden | undefined {
  let knoten: Namensknoten | undefined = l.register.namen();
  let gefunden: { ids: readonly string[]; nach: number } | undefined;
  for (let hier = i; knoten && artVon(l.t, hier) !== art.ende && artVon(l.t, hier) !== art.absatz; hier++) {
    knoten = knoten.weiter.get(stammVon(l.t, hier));
    if (knoten && knoten.ids.length > 0) gefunden = { ids: knoten.ids, nach: hier + 1 };
    if (hier === i && /^[a-zäöü]/.test(wortAn(l, i))) return undefined;
  }
  if (!gefunden || istTeilEinesWorts(l, i, gefunden.nach)) return undefined;
  return mitKuerzelInKlammern(l, gefunden);
}

/** `Strafgesetzbuches (StGB)`: the short form in brackets belongs to the name and decides which act it is. */
function mitKuerzelInKlammern(
  l: Leser,
  name: { readonly ids: readonly string[]; readonly nach: number },
): Gefunden {
  const form = istZeichen(l.t, name.nach, "(") ? kuerzelInKlammern(l, name.nach + 1) : undefined;
  if (form) return form;
  const akt = l.register.akt(name.ids[0] ?? "");
  return { bezug: { ids: name.ids, abbr: akt?.kurz ?? "" }, nach: name.nach };
}

/** Version after the act: `a.F.`, `n.F.`, a year. */
function mitFassung(l: Leser, { bezug, nach }: Gefunden): Gefunden {
  const fassung = fassungAn(l, nach);
  if (fassung) return { bezug: { ...bezug, fassung: fassung.wert }, nach: fassung.nach };
  const jahr = istZahl(l, nach) ? wortVon(l.t, nach) : "";
  return /^(?:18|19|20)\d\d$/.test(jahr) && !istZeichen(l.t, nach + 1, "/") && !klebt(l.t, nach)
    ? { bezug: { ...bezug, fassung: jahr }, nach: nach + 1 }
    : { bezug, nach };
}

/** `Nr. 1210 der Anlage 1 zum GKG`, `Nr. 3100 des Vergütungsverzeichnisses zum RVG`. */
function verzeichnisUeberAnlage(l: Leser, i: number): Dahinter | undefined {
  const wort = wortAn(l, i);
  if (
    !/^(?:Anlage|Vergütungsverzeichnis|Kostenverzeichnis|Gebührenverzeichnis|Verzeichnis)(?:ses)?$/.test(wort)
  )
    return undefined;
  for (let hier = i + 1; hier < i + 16; hier++) {
    const form = formAn(l, hier);
    const ids = form?.bezug.ids.length === 1 ? form.bezug.ids : [];
    const verzeichnis = ids[0] === undefined ? undefined : l.register.verzeichnisVon(ids[0]);
    if (form && verzeichnis) {
      const zu = istZeichen(l.t, form.nach, ")") ? 1 : 0;
      return {
        art: "gesetz",
        bezug: { ids: [verzeichnis.id], abbr: verzeichnis.kurz },
        nach: form.nach + zu,
      };
    }
    if (istZeichen(l.t, hier, ";") || artVon(l.t, hier) === art.absatz) break;
  }
  return undefined;
}

const abkuerzung = /^(?=.*[A-ZÄÖÜ].*[A-ZÄÖÜ])[A-ZÄÖÜ][A-Za-zÄÖÜäöüß]*(?:G|GB|O|V|VO|StG|PO|RL|Ü|K)$/;
const gesetzeswort = /^([A-ZÄÖÜ][a-zäöüß]+(?:gesetz|gesetzbuch|verordnung))(?:es|s|e)?$/;

/** Kinds of acts that are no name. */
const gattung =
  /^(?:Landes|Bundes|Reichs|Änderungs|Ausführungs|Einführungs|Zustimmungs|Umsetzungs|Spezial|Rahmen|Partei|Stamm)(?:gesetz|verordnung)(?:e?s)?$/;

function ohneRegister(l: Leser, i: number, mitArtikel: boolean): Dahinter {
  const wort = wortAn(l, i);
  if (wort === "") return { art: "nichts" };
  if (mitArtikel || wort === "dieses" || wort === "dieser" || wort === "desselben" || wort === "derselben") {
    const zurueck = zurueckverweis(l, i, wort, mitArtikel);
    if (zurueck) return zurueck;
  }
  if (keinGesetz.test(wort) || selten.has(wort)) return { art: "fremd" };
  const langes = langerTitel(l, i, wort);
  if (langes) return langes;
  if (abkuerzung.test(wort) && !istTeilEinesWorts(l, i, i + 1))
    return { art: "gesetz", ...mitFassung(l, { bezug: { ids: [], abbr: wort }, nach: i + 1 }) };
  // Conditions of insurers, collective agreements: `§ 6 AUB 88`, and „des Landesgesetzes“ names none.
  if (/^[A-ZÄÖÜ]{2}/.test(wort) || gattung.test(wort)) return { art: "fremd" };
  const titel = unbekannterTitel(l, i, wort);
  if (titel) return titel;
  return mitArtikel && /^\p{Lu}|^[a-zäöü]+(?:en|er|es)$/u.test(wort) ? { art: "fremd" } : { art: "nichts" };
}

/** A title of one word that the register does not have, and treaties against double taxation: `DBA-Schweiz 1971`. */
function unbekannterTitel(l: Leser, i: number, wort: string): Dahinter | undefined {
  let nach = i + 1;
  while (istZeichen(l.t, nach, "-") && klebt(l.t, nach) && klebt(l.t, nach + 1) && wortAn(l, nach + 1) !== "")
    nach += 2;
  if (wort === "DBA") {
    const ende = nach > i + 1 ? nach : nach + (wortAn(l, nach) === "" ? 0 : 1);
    return { art: "gesetz", ...mitFassung(l, { bezug: { ids: [], abbr: textVon(l, i, ende) }, nach: ende }) };
  }
  const titel = gesetzeswort.exec(wortAn(l, nach - 1))?.[1];
  if (titel === undefined || (nach === i + 1 && istTeilEinesWorts(l, i, nach))) return undefined;
  const kuerzel = wortAn(l, nach + 1);
  if (istStrich(l, nach) && istStrich(l, nach + 2) && abkuerzung.test(kuerzel))
    return { art: "gesetz", bezug: { ids: [], abbr: kuerzel }, nach: nach + 3 };
  const davor = nach > i + 1 ? textVon(l, i, nach - 1) : "";
  return { art: "gesetz", ...mitFassung(l, { bezug: { ids: [], abbr: davor + titel }, nach }) };
}

const textVon = (l: Leser, von: number, nach: number): string =>
  l.t.text.slice(vonVon(l.t, von), bisVon(l.t, nach - 1));

/** `dieses Gesetzes`, `der Richtlinie`, `der Verordnung`: the act was named before. */
function zurueckverweis(l: Leser, i: number, wort: string, mitArtikel: boolean): Dahinter | undefined {
  const selbst = /^(?:dieses|dieser|desselben|derselben|genannten|vorgenannten|gleichen)$/.test(wort);
  const nomen = selbst ? wortAn(l, i + 1) : wort;
  const nach = selbst ? i + 2 : i + 1;
  const zurueck: Dahinter = { art: "zurueck", wort: nomen, nach };
  if (!selbst && !mitArtikel) return undefined;
  if (!/^(?:Gesetz|Gesetzes|Verordnung|Richtlinie|Gesetzbuchs|Konvention|Grundverordnung)$/.test(nomen))
    return undefined;
  if (/^(?:über|zur|zum|vom|gegen|betreffend|für|der|des|zu)$/.test(wortAn(l, nach)))
    return (
      langerTitel(l, selbst ? i + 1 : i, nomen) ?? (nomen.startsWith("Gesetz") ? { art: "fremd" } : zurueck)
    );
  return zurueck;
}

/** `des Gesetzes über die Rechtsverhältnisse der Steuerberater (StBerG)`: a title that the register does not have word for word. */
function langerTitel(l: Leser, i: number, wort: string): Dahinter | undefined {
  if (
    !/^(?:\p{Lu}\p{L}*)?(?:[Gg]esetz(?:es|buchs|buches)?|[Vv]erordnung|[Oo]rdnung|[Aa]bkommens?|[Kk]onvention|[Üü]bereinkommens?|[Rr]ichtlinie|[Vv]ertrags?|[Vv]ertrages)$/u.test(
      wort,
    )
  )
    return undefined;
  for (let hier = i + 1; hier < i + 40; hier++) {
    const a = artVon(l.t, hier);
    if (a === art.absatz || a === art.ende || a === art.paragraph || istZeichen(l.t, hier, ";"))
      return undefined;
    if (!istZeichen(l.t, hier, "(")) continue;
    const kuerzel = kuerzelInKlammern(l, hier + 1);
    if (kuerzel) return { art: "gesetz", ...kuerzel };
    const eigenes = wortAn(l, hier + 1);
    if (abkuerzung.test(eigenes) && istKlammerende(l, hier + 2))
      return { art: "gesetz", bezug: { ids: [], abbr: eigenes }, nach: nachKlammer(l, hier + 2) };
  }
  return undefined;
}

/** A short form at the end of brackets: `(StGB)`, `(Bundesverfassungsgerichtsgesetz - BVerfGG)`. */
function kuerzelInKlammern(l: Leser, i: number): Gefunden | undefined {
  for (let hier = i; hier < i + 10 && artVon(l.t, hier) !== art.absatz; hier++) {
    if (istZeichen(l.t, hier, ")") || istZeichen(l.t, hier, "(")) return undefined;
    const form = formAn(l, hier);
    const nach = form && (istStrich(l, form.nach) ? form.nach + 1 : form.nach);
    if (form && nach !== undefined && istKlammerende(l, nach))
      return { bezug: form.bezug, nach: nachKlammer(l, nach) };
  }
  return undefined;
}

const istStrich = (l: Leser, i: number): boolean => istZeichen(l.t, i, "-") || istZeichen(l.t, i, "–");

const istKlammerende = (l: Leser, i: number): boolean =>
  istZeichen(l.t, i, ")") ||
  istZeichen(l.t, i, ",") ||
  istZeichen(l.t, i, ";") ||
  istZeichen(l.t, i, "–") ||
  istZeichen(l.t, i, "-");
const nachKlammer = (l: Leser, i: number): number => (istZeichen(l.t, i, ")") ? i + 1 : i);

/** An act that ends right before this place and is written apart from what is before: `BGB § 242`. */
export function gesetzVor(
  l: Leser,
  i: number,
): { readonly bezug: Gesetzbezug; readonly von: number } | undefined {
  if (l.zuletzt?.nach === i) return l.zuletzt;
  for (let von = Math.max(0, i - 4); von < i; von++) {
    if (artVon(l.t, von) === art.zahl && von > 0 && klebt(l.t, von)) continue;
    const form = formAn(l, von);
    if (form && mitFassung(l, form).nach === i) return { bezug: mitFassung(l, form).bezug, von };
  }
  return undefined;
}

/** Units from the first to the last token of a piece. */
export const stueck = (l: Leser, von: number, nach: number) => ({
  start: vonVon(l.t, von),
  ende: bisVon(l.t, nach - 1),
});
