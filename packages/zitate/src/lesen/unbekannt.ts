import { selten } from "../register/nachtrag.ts";
import { art, artVon, istZeichen, klebt } from "../text/tokens.ts";
import { euAkt } from "./europa.ts";
import {
  type Gefunden,
  istKlammerende,
  istStrich,
  istTeilEinesWorts,
  kuerzelInKlammern,
  mitFassung,
  nachKlammer,
  textVon,
} from "./form.ts";
import { landHinter, landImKuerzel } from "./land.ts";
import { type Gesetzbezug, istZahl, type Leser, wortAn } from "./leser.ts";
import { mitEigenemKuerzel, ohneBeugung } from "./titel/kuerzel.ts";
import { titelende } from "./titel/landestitel.ts";
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
export function nachBeiwort(leser: Leser, index: number): number {
  const hier = /^(?:jeweils|derzeit|damals|seinerzeit|heute|noch)$/.test(wortAn(leser, index))
    ? index + 1
    : index;
  return /^[A-ZÄÖÜ]?[a-zäöü]{3,}(?:en|er|es)$/.test(wortAn(leser, hier)) ? hier + 1 : index;
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
export function ohneRegister(leser: Leser, index: number, mitArtikel: boolean): Dahinter {
  const wort = wortAn(leser, index);
  if (wort === "") return mitArtikel && istZahl(leser, index) ? gezaehlt(leser, index) : { art: "nichts" };
  if (eroeffnung(leser, index)) return { art: "nichts" };
  if (mitArtikel || wort === "dieses" || wort === "dieser" || wort === "desselben" || wort === "derselben") {
    const zurueck = zurueckverweis(leser, index, wort, mitArtikel);
    if (zurueck) return zurueck;
  }
  if (
    /^(?:dies|jen|mein|unser|ihr|sein)(?:es|er|em)$/.test(wort) &&
    /^\p{Lu}/u.test(wortAn(leser, index + 1))
  )
    return { art: "fremd" };
  if (istKeinGesetz(wort) || selten.has(wort) || blosseGattung.test(wort)) return { art: "fremd" };
  const beiwort = mitArtikel ? nachBeiwort(leser, index) : index;
  const langes =
    langerTitel(leser, index, wort) ??
    (beiwort > index ? langerTitel(leser, beiwort, wortAn(leser, beiwort)) : undefined);
  if (langes) return langes;
  if (wort === "DBA") return doppelbesteuerungsabkommen(leser, index);
  if (istKurzform(wort) && !istTeilEinesWorts(leser, index, index + 1)) {
    const land = landHinter(leser, index + 1);
    const nach = land?.nach ?? index + 1;
    return {
      art: "gesetz",
      ...mitFassung(leser, unbekannter(textVon(leser, index, nach), land?.land ?? landImKuerzel(wort), nach)),
    };
  }

  const verbunden = mitBindestrich(leser, index, wort);
  if (verbunden) return verbunden;
  // Conditions of insurers, collective agreements: `§ 6 AUB 88`, and „des Landesgesetzes“ names none.
  if (/^[A-ZÄÖÜ].*[A-ZÄÖÜ]/.test(wort) || gattung.test(wort)) return { art: "fremd" };
  const titel = doppelterTitel(leser, index) ?? unbekannterTitel(leser, index);
  if (titel) return titel;
  const fremd =
    mitArtikel && /^(?:die|das|den|dem)$/.test(wortAn(leser, index - 1))
      ? wieEinGesetz.test(wort)
      : mitArtikel
        ? /^\p{Lu}|^[a-zäöü]+(?:en|er|es)$/u.test(wort) || meintEtwasAnderes(leser, index)
        : /^\p{Lu}/u.test(wort) && wieEinGesetz.test(wortAn(leser, nachBindestrichen(leser, index + 1) - 1));
  return { art: fremd ? "fremd" : "nichts" };
}

const istKurzform = (wort: string): boolean =>
  ordnungDesStaats.test(wort) ||
  (klareKurzform.test(wort) && !ordnungEinesVerbands.test(wort) && !istGrosseUeberschrift(wort));

/** `§ 8 UNTERVERMIETUNG`, `§ 4 UMZUG`: a heading in capitals, no short form. */
const istGrosseUeberschrift = (wort: string): boolean =>
  /^[A-ZÄÖÜ]{5,}$/.test(wort) && (wort.length > 8 || /[AEIOUÄÖÜ](?:N?G|RG|LG)$/.test(wort));

/**
 * `der im Bezirk geltenden Prüfvereinbarung`, `des zum 1. Januar 2019 in Kraft tretenden Verpackungsgesetzes`: a genitive, and the
 * noun follows its participle; in `die aus dem Vertrag gezogenen Nutzungen` it hangs on a preposition.
 */
function meintEtwasAnderes(leser: Leser, index: number): boolean {
  if (!/(?:er|es)$/.test(wortAn(leser, index - 1))) return false;
  for (let hier = index; hier < index + 14; hier++) {
    if (amEnde(leser, hier) || [",", ";", ")", "§"].some((zeichen) => istZeichen(leser.t, hier, zeichen)))
      return false;
    if (istZeichen(leser.t, hier, ".") && wortAn(leser, hier - 1).length > 2) return false;
    const wort = wortAn(leser, hier);
    if (/^\p{Lu}/u.test(wort) && wieEinGesetz.test(wort))
      return (
        /^[a-zäöüß]{4,}(?:en|er)$/.test(wortAn(leser, hier - 1)) && !artikel.has(wortAn(leser, hier - 1))
      );
  }
  return false;
}

/** `§ 2 DGL-VO SH`, `§ 3 ZustVO-SOG`; a draft (`BGB-E`, `AktG-RefE`) is none. */
function mitBindestrich(leser: Leser, index: number, wort: string): Dahinter | undefined {
  const ende = nachBindestrichen(leser, index + 1);
  const letztes = wortAn(leser, ende - 1);
  const getrennt = ende === index + 3 ? getrenntes(leser, index, wort + letztes) : undefined;
  if (getrennt) return getrennt;
  if (ende === index + 3 && /^\p{Lu}\p{Ll}+$/u.test(wort) && istKurzform(letztes))
    return { art: "gesetz", ...mitFassung(leser, unbekannter(textVon(leser, index, ende), undefined, ende)) };
  if (ende === index + 1 || !(abkuerzung.test(wort) || /^(?:[A-ZÄÖÜ]{2,}VO|VO)$/.test(letztes)))
    return undefined;
  if (istKeinGesetz(letztes)) return { art: "fremd" };
  if (!/^[A-ZÄÖÜ]{2,}$/.test(letztes) || /^R?E$/.test(letztes)) return undefined;
  const land = landHinter(leser, ende);
  const nach = land?.nach ?? ende;
  return { art: "gesetz", ...mitFassung(leser, unbekannter(textVon(leser, index, nach), land?.land, nach)) };
}

/** `Schwarz-ArbG`: a short form that the end of a line has cut. */
function getrenntes(leser: Leser, index: number, form: string): Dahinter | undefined {
  const bekannt = leser.register.formen.get(form)?.find(({ rest }) => rest.length === 0);
  const akt = bekannt?.ids.length === 1 ? leser.register.akt(bekannt.ids[0] ?? "") : undefined;
  if (!bekannt || !akt) return undefined;
  return {
    art: "gesetz",
    ...mitFassung(leser, { bezug: { ids: bekannt.ids, abbr: akt.kurz, form }, nach: index + 3 }),
  };
}

const unbekannter = (abbr: string, land: string | undefined, nach: number): Gefunden => ({
  bezug: land === undefined ? { ids: [], abbr } : { ids: [], abbr, land },
  nach,
});

/** `der 3. BayIfSMV`: an act with its number, or the minutes of the third meeting. */
function gezaehlt(leser: Leser, index: number): Dahinter {
  const kuerzel = istZeichen(leser.t, index + 1, ".") ? wortAn(leser, index + 2) : "";
  return abkuerzung.test(kuerzel) && !istTeilEinesWorts(leser, index + 2, index + 3)
    ? { art: "gesetz", bezug: { ids: [], abbr: textVon(leser, index, index + 3) }, nach: index + 3 }
    : { art: "fremd" };
}

/** Treaties against double taxation: `DBA-Schweiz 1971`, `DBA Kanada`. */
function doppelbesteuerungsabkommen(leser: Leser, index: number): Dahinter {
  const ende = nachBindestrichen(leser, index + 1);
  const nach = ende > index + 1 || wortAn(leser, ende) === "" ? ende : ende + 1;
  return {
    art: "gesetz",
    ...mitFassung(leser, { bezug: { ids: [], abbr: textVon(leser, index, nach) }, nach }),
  };
}

/** The place after all that hangs on a word by hyphens. */
function nachBindestrichen(leser: Leser, index: number): number {
  let nach = index;
  while (
    istZeichen(leser.t, nach, "-") &&
    klebt(leser.t, nach) &&
    klebt(leser.t, nach + 1) &&
    wortAn(leser, nach + 1) !== ""
  )
    nach += 2;
  return nach;
}

/** `des Akteneinsichts- und Informationszugangsgesetzes (AIG)`: a title that shares its last word. */
function doppelterTitel(leser: Leser, index: number): Dahinter | undefined {
  const ende = titelende(leser, index);
  if (ende === undefined || ende < index + 4 || !/(?:gesetze?s?|verordnung)$/.test(wortAn(leser, ende - 1)))
    return undefined;
  const kuerzel = istZeichen(leser.t, ende, "(") ? kuerzelInKlammern(leser, ende + 1) : undefined;
  if (kuerzel) return { art: "gesetz", ...kuerzel };
  const abbr = ohneBeugung(textVon(leser, index, ende).replace(/\s+/g, " "));
  return { art: "gesetz", ...mitEigenemKuerzel(leser, { bezug: { ids: [], abbr }, nach: ende }) };
}

/** A title of one word that the register does not have. */
function unbekannterTitel(leser: Leser, index: number): Dahinter | undefined {
  const nach = nachBindestrichen(leser, index + 1);
  const titel = gesetzeswort.exec(wortAn(leser, nach - 1))?.[1];
  if (titel === undefined || (nach === index + 1 && istTeilEinesWorts(leser, index, nach))) return undefined;
  const kuerzel = wortAn(leser, nach + 1);
  if (istStrich(leser, nach) && istStrich(leser, nach + 2) && abkuerzung.test(kuerzel))
    return { art: "gesetz", bezug: { ids: [], abbr: kuerzel }, nach: nach + 3 };
  const davor = nach > index + 1 ? textVon(leser, index, nach - 1) : "";
  const land = landHinter(leser, nach);
  const gefunden = mitEigenemKuerzel(leser, unbekannter(davor + titel, land?.land, land?.nach ?? nach));
  return { art: "gesetz", ...mitFassung(leser, gefunden) };
}

/** `dieses Gesetzes`, `der Richtlinie`, `der Verordnung`: the act was named before. */
function zurueckverweis(
  leser: Leser,
  index: number,
  wort: string,
  mitArtikel: boolean,
): Dahinter | undefined {
  const selbst = /^(?:dieses|dieser|desselben|derselben|genannten|vorgenannten|gleichen)$/.test(wort);
  const nomen = selbst ? wortAn(leser, index + 1) : wort;
  const nach = selbst ? index + 2 : index + 1;
  const zurueck: Dahinter = { art: "zurueck", wort: nomen, nach };
  if (!selbst && !mitArtikel) return undefined;
  if (!/^(?:Gesetz|Gesetzes|Verordnung|Richtlinie|Gesetzbuchs|Konvention|Grundverordnung)$/.test(nomen))
    return undefined;
  if (/^(?:über|zur|zum|vom|gegen|betreffend|für|der|des|zu)$/.test(wortAn(leser, nach)))
    return (
      langerTitel(leser, selbst ? index + 1 : index, nomen) ??
      (nomen.startsWith("Gesetz") ? { art: "fremd" } : zurueck)
    );
  return zurueck;
}

/** `des Gesetzes über die Rechtsverhältnisse der Steuerberater (StBerG)`: a title that the register does not have word for word. */
function langerTitel(leser: Leser, index: number, wort: string): Dahinter | undefined {
  if (
    !/^(?:\p{Lu}\p{L}*)?(?:[Gg]esetz(?:es|buchs|buches)?|[Vv]erordnung|[Oo]rdnung|[Aa]bkommens?|[Kk]onvention|[Üü]bereinkommens?|[Rr]ichtlinie|[Vv]ertrags?|[Vv]ertrages)$/u.test(
      wort,
    )
  )
    return undefined;
  const umsetzung = umsetzungsgesetz(leser, index);
  if (umsetzung) return umsetzung;
  const bloss =
    /^(?:Gesetz|Gesetzes|Verordnung|Vertrag|Vertrags|Vertrages|Abkommen|Abkommens|Übereinkommen|Übereinkommens|Konvention|Richtlinie|Ordnung)$/;
  // A compound is the whole title where another act is named beside it.
  if (
    !bloss.test(wort) &&
    (istZeichen(leser.t, index + 1, ",") || /^(?:und|sowie|oder|bzw)$/.test(wortAn(leser, index + 1)))
  )
    return undefined;
  for (let hier = index + 1; hier < index + 40; hier++) {
    const a = artVon(leser.t, hier);
    if (a === art.absatz || a === art.ende || a === art.paragraph || istZeichen(leser.t, hier, ";"))
      return undefined;
    if (!istZeichen(leser.t, hier, "(")) continue;
    const kuerzel = kuerzelInKlammern(leser, hier + 1);
    if (kuerzel) return { art: "gesetz", ...kuerzel };
    const eigenes = wortAn(leser, hier + 1);
    if (abkuerzung.test(eigenes) && istKlammerende(leser, hier + 2))
      return { art: "gesetz", bezug: { ids: [], abbr: eigenes }, nach: nachKlammer(leser, hier + 2) };
  }
  return undefined;
}

/** `des Gesetzes zur Umsetzung der Richtlinie 90/313/EWG`: an act of its own, and never the directive. */
function umsetzungsgesetz(leser: Leser, index: number): Dahinter | undefined {
  if (
    !/^zu[rm]$/.test(wortAn(leser, index + 1)) ||
    !/^(?:Umsetzung|Durchführung|Ausführung|Anpassung|Vollzug)$/.test(wortAn(leser, index + 2))
  )
    return undefined;
  for (let hier = index + 3; hier < index + 8; hier++) {
    const akt = euAkt(leser, hier);
    if (!akt) continue;
    const abbr = ohneBeugung(textVon(leser, index, akt.nach).replace(/\s+/g, " ")).replace(
      /^Gesetzes /,
      "Gesetz ",
    );
    return { art: "gesetz", ...mitEigenemKuerzel(leser, { bezug: { ids: [], abbr }, nach: akt.nach }) };
  }
  return undefined;
}
