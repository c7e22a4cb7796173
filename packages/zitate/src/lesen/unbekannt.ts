import { selten } from "../register/nachtrag.ts";
import { art, artVon, istZeichen, klebt } from "../text/tokens.ts";
import {
  istKlammerende,
  istStrich,
  istTeilEinesWorts,
  kuerzelInKlammern,
  mitFassung,
  nachKlammer,
  textVon,
} from "./form.ts";
import { istLandDesAkts, nachLandesname } from "./land.ts";
import { type Gesetzbezug, istZahl, type Leser, wortAn } from "./leser.ts";
import { amEnde } from "./werte.ts";
import { artikel, istKeinGesetz } from "./worte.ts";
import { eroeffnung } from "./zeichen-der-einheit.ts";

/** What stands after a norm: an act, something that is no act (a contract), a word that points back, or nothing known. */
export type Dahinter =
  | { readonly art: "gesetz"; readonly bezug: Gesetzbezug; readonly nach: number }
  | { readonly art: "fremd" }
  | { readonly art: "zurueck"; readonly wort: string; readonly nach: number }
  | { readonly art: "nichts" };

/** `des geltenden BGB`, `der Europäischen …`, `der jeweils geltenden …`: one adjective before the name. */
export function nachBeiwort(l: Leser, i: number): number {
  const hier = /^(?:jeweils|derzeit|damals|seinerzeit|heute|noch)$/.test(wortAn(l, i)) ? i + 1 : i;
  return /^[A-ZÄÖÜ]?[a-zäöü]{3,}(?:en|er|es)$/.test(wortAn(l, hier)) ? hier + 1 : i;
}

const abkuerzung = /^(?=.*[A-ZÄÖÜ].*[A-ZÄÖÜ])[A-ZÄÖÜ][A-Za-zÄÖÜäöüß]*(?:G|GB|O|V|VO|StG|PO|RL|Ü|K)$/;

/** A short form that is an act although no register has it: contracts, conditions and guidelines (HVV, VGB, SVRL) are written in capitals. */
const klareKurzform =
  /^(?=.*[A-ZÄÖÜ].*[A-ZÄÖÜ])[A-ZÄÖÜ][A-Za-zÄÖÜäöüß]*(?:G|VO)$|^(?=.*[A-ZÄÖÜ].*[A-ZÄÖÜ])(?=.*[a-zäöüß])[A-ZÄÖÜ][A-Za-zÄÖÜäöüß]*(?:O|V|RL)$|^ZGB$/;

/** Orders of bodies, schools and games. */
const ordnungEinesVerbands =
  /(?:P|Gesch|Haus|Ben|Vereins|Verbands|Wett|Spiel|Turnier|Sport|Jugend|Schieds|Prüf|Stud)O$/;

/** Those of the state, which are written in capitals: budgets, elections, municipalities, the training of lawyers. */
const ordnungDesStaats = /^(?:LHO|RHO|KHO|LWO|KWO|BWO|HGO|NGO|JAPO|JAO|APO|LPO)$/;

/** The last word of what has sections like an act. */
const wieEinGesetz =
  /(?:vereinbarung|satzung|ordnung|gesetz|gesetzes|gesetzbuchs|richtlinien?|grundsätzen?|bedingungen|vertrag|vertrags|vertrages|abkommens|charta|statuts?)$/i;

const gesetzeswort = /^([A-ZÄÖÜ][a-zäöüß]+(?:gesetz|gesetzbuch|verordnung))(?:es|s|e)?$/;

/** `§ 11 VO 1990`: what many are called, mostly the order of a body. */
const blosseGattung = /^(?:VO|RL|PO|StO|SO|DO|GO|BO)$/;

/** Kinds of acts that are no name. */
const gattung =
  /^(?:Landes|Bundes|Reichs|Änderungs|Ausführungs|Einführungs|Zustimmungs|Umsetzungs|Spezial|Rahmen|Partei|Stamm)(?:gesetz|verordnung)(?:e?s)?$/;

/** What stands here that the register does not have: an unknown act, a contract, a word that points back. */
export function ohneRegister(l: Leser, i: number, mitArtikel: boolean): Dahinter {
  const wort = wortAn(l, i);
  if (wort === "") return mitArtikel && istZahl(l, i) ? gezaehlt(l, i) : { art: "nichts" };
  if (eroeffnung(l, i)) return { art: "nichts" };
  if (mitArtikel || wort === "dieses" || wort === "dieser" || wort === "desselben" || wort === "derselben") {
    const zurueck = zurueckverweis(l, i, wort, mitArtikel);
    if (zurueck) return zurueck;
  }
  if (/^(?:dies|jen|mein|unser|ihr|sein)(?:es|er|em)$/.test(wort) && /^\p{Lu}/u.test(wortAn(l, i + 1)))
    return { art: "fremd" };
  if (istKeinGesetz(wort) || selten.has(wort) || blosseGattung.test(wort)) return { art: "fremd" };
  const beiwort = mitArtikel ? nachBeiwort(l, i) : i;
  const langes =
    langerTitel(l, i, wort) ?? (beiwort > i ? langerTitel(l, beiwort, wortAn(l, beiwort)) : undefined);
  if (langes) return langes;
  if (wort === "DBA") return doppelbesteuerungsabkommen(l, i);
  if (istKurzform(wort) && !istTeilEinesWorts(l, i, i + 1)) {
    const nach = istLandDesAkts(l, i + 1) ? i + 2 : nachLandesname(l, i + 1);
    return { art: "gesetz", ...mitFassung(l, { bezug: { ids: [], abbr: textVon(l, i, nach) }, nach }) };
  }

  const verbunden = mitBindestrich(l, i, wort);
  if (verbunden) return verbunden;
  // Conditions of insurers, collective agreements: `§ 6 AUB 88`, and „des Landesgesetzes“ names none.
  if (/^[A-ZÄÖÜ].*[A-ZÄÖÜ]/.test(wort) || gattung.test(wort)) return { art: "fremd" };
  const titel = unbekannterTitel(l, i);
  if (titel) return titel;
  const fremd = mitArtikel
    ? /^\p{Lu}|^[a-zäöü]+(?:en|er|es)$/u.test(wort) || meintEtwasAnderes(l, i)
    : /^\p{Lu}/u.test(wort) && wieEinGesetz.test(wortAn(l, nachBindestrichen(l, i + 1) - 1));
  return { art: fremd ? "fremd" : "nichts" };
}

const istKurzform = (wort: string): boolean =>
  ordnungDesStaats.test(wort) || (klareKurzform.test(wort) && !ordnungEinesVerbands.test(wort));

/**
 * `der im Bezirk geltenden Prüfvereinbarung`, `des zum 1. Januar 2019 in Kraft tretenden Verpackungsgesetzes`: a genitive, and the
 * noun follows its participle; in `die aus dem Vertrag gezogenen Nutzungen` it hangs on a preposition.
 */
function meintEtwasAnderes(l: Leser, i: number): boolean {
  if (!/(?:er|es)$/.test(wortAn(l, i - 1))) return false;
  for (let hier = i; hier < i + 14; hier++) {
    if (amEnde(l, hier) || [",", ";", ")", "§"].some((zeichen) => istZeichen(l.t, hier, zeichen)))
      return false;
    if (istZeichen(l.t, hier, ".") && wortAn(l, hier - 1).length > 2) return false;
    const wort = wortAn(l, hier);
    if (/^\p{Lu}/u.test(wort) && wieEinGesetz.test(wort))
      return /^[a-zäöüß]{4,}(?:en|er)$/.test(wortAn(l, hier - 1)) && !artikel.has(wortAn(l, hier - 1));
  }
  return false;
}

/** `§ 2 DGL-VO SH`, `§ 3 ZustVO-SOG`; a draft (`BGB-E`, `AktG-RefE`) is none. */
function mitBindestrich(l: Leser, i: number, wort: string): Dahinter | undefined {
  const ende = nachBindestrichen(l, i + 1);
  const letztes = wortAn(l, ende - 1);
  if (ende === i + 1 || !(abkuerzung.test(wort) || /^(?:[A-ZÄÖÜ]{2,}VO|VO)$/.test(letztes))) return undefined;
  if (istKeinGesetz(letztes)) return { art: "fremd" };
  if (!/^[A-ZÄÖÜ]{2,}$/.test(letztes) || /^R?E$/.test(letztes)) return undefined;
  const nach = istLandDesAkts(l, ende) ? ende + 1 : ende;
  return { art: "gesetz", ...mitFassung(l, { bezug: { ids: [], abbr: textVon(l, i, nach) }, nach }) };
}

/** `der 3. BayIfSMV`: an act with its number, or the minutes of the third meeting. */
function gezaehlt(l: Leser, i: number): Dahinter {
  const kuerzel = istZeichen(l.t, i + 1, ".") ? wortAn(l, i + 2) : "";
  return abkuerzung.test(kuerzel) && !istTeilEinesWorts(l, i + 2, i + 3)
    ? { art: "gesetz", bezug: { ids: [], abbr: textVon(l, i, i + 3) }, nach: i + 3 }
    : { art: "fremd" };
}

/** Treaties against double taxation: `DBA-Schweiz 1971`, `DBA Kanada`. */
function doppelbesteuerungsabkommen(l: Leser, i: number): Dahinter {
  const ende = nachBindestrichen(l, i + 1);
  const nach = ende > i + 1 || wortAn(l, ende) === "" ? ende : ende + 1;
  return { art: "gesetz", ...mitFassung(l, { bezug: { ids: [], abbr: textVon(l, i, nach) }, nach }) };
}

/** The place after all that hangs on a word by hyphens. */
function nachBindestrichen(l: Leser, i: number): number {
  let nach = i;
  while (istZeichen(l.t, nach, "-") && klebt(l.t, nach) && klebt(l.t, nach + 1) && wortAn(l, nach + 1) !== "")
    nach += 2;
  return nach;
}

/** A title of one word that the register does not have. */
function unbekannterTitel(l: Leser, i: number): Dahinter | undefined {
  const nach = nachBindestrichen(l, i + 1);
  const titel = gesetzeswort.exec(wortAn(l, nach - 1))?.[1];
  if (titel === undefined || (nach === i + 1 && istTeilEinesWorts(l, i, nach))) return undefined;
  const kuerzel = wortAn(l, nach + 1);
  if (istStrich(l, nach) && istStrich(l, nach + 2) && abkuerzung.test(kuerzel))
    return { art: "gesetz", bezug: { ids: [], abbr: kuerzel }, nach: nach + 3 };
  const davor = nach > i + 1 ? textVon(l, i, nach - 1) : "";
  return { art: "gesetz", ...mitFassung(l, { bezug: { ids: [], abbr: davor + titel }, nach }) };
}

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
