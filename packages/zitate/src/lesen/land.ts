import { laendernamen } from "@gebuehrenportal/recht";
import { nurBund } from "../register/nachtrag.ts";
import type { Form } from "../register/register.ts";
import { istZeichen, klebt, luecke, lueckeVon, vonVon } from "../text/tokens.ts";
import { type Gesetzbezug, istZahl, type Leser, wortAn } from "./leser.ts";

/** Länder by their codes in the register, with their names. */
const namen: Readonly<Record<string, string>> = laendernamen;

/** Name of a Land. */
export const landesname = (land: string): string => namen[land] ?? land;

const jeName = new Map(Object.entries(namen).map(([land, name]) => [name, land]));

/** Länder by the codes that stand behind the short form of an act: `UVollzG NRW`, `IFG M-V`. */
const jeCode: ReadonlyMap<string, string> = new Map(
  Object.entries({
    BW: "BW B-W BaWü Ba-Wü BadWürtt",
    BY: "BY Bay BAY",
    BE: "BE Bln BLN",
    BB: "BB Bbg BBG Brbg Brb",
    HB: "HB Brem Bre",
    HH: "HH Hmb Hbg HA",
    HE: "HE Hess",
    MV: "MV M-V MeckPom Meckl-Vorp",
    NI: "NI Nds ND NDS",
    NW: "NW NRW",
    RP: "RP RhPf Rh-Pf RLP RhPfl",
    SL: "SL Saar Saarl",
    SN: "SN Sachs Sächs",
    ST: "ST LSA",
    SH: "SH S-H SchlH Schl-H",
    TH: "TH Thür",
  }).flatMap(([land, codes]) => codes.split(" ").map((code) => [code, land] as const)),
);

/** A Land that is named at a place, and the place after it. */
export type Landnennung = { readonly land: string; readonly nach: number };

/** Word at a place with what hangs on it by one hyphen: `Rheinland-Pfalz`, `M-V`. */
function doppelwort(
  leser: Leser,
  index: number,
): { readonly wort: string; readonly nach: number } | undefined {
  const zweites = wortAn(leser, index + 2);
  return istZeichen(leser.t, index + 1, "-") &&
    klebt(leser.t, index + 1) &&
    klebt(leser.t, index + 2) &&
    zweites !== ""
    ? { wort: `${wortAn(leser, index)}-${zweites}`, nach: index + 3 }
    : undefined;
}

/** `S.-H.`, `Rh.-Pf.`: a code with full stops. */
function gepunktet(
  leser: Leser,
  index: number,
): { readonly wort: string; readonly nach: number } | undefined {
  const punkt = istZeichen(leser.t, index + 1, ".") && klebt(leser.t, index + 1);
  const strich = punkt && istZeichen(leser.t, index + 2, "-") && klebt(leser.t, index + 3);
  if (!strich) return undefined;
  const ende = istZeichen(leser.t, index + 4, ".") && klebt(leser.t, index + 4) ? index + 5 : index + 4;
  return { wort: `${wortAn(leser, index)}-${wortAn(leser, index + 3)}`, nach: ende };
}

/** The full name of a Land here: `Hessen`, `Bayerns`, `des Saarlandes`; not where a letter was written (`Berlin, den 3. Mai`). */
export function landnameAn(leser: Leser, index: number): Landnennung | undefined {
  const doppelt = doppelwort(leser, index);
  const wort = doppelt?.wort ?? wortAn(leser, index);
  const land = jeName.get(wort) ?? jeName.get(wort.replace(/(?:es|s)$/, ""));
  if (land === undefined) return undefined;
  const nach = doppelt?.nach ?? index + 1;
  return istZeichen(leser.t, nach, ",") && /^(?:den|am)$/.test(wortAn(leser, nach + 1))
    ? undefined
    : { land, nach };
}

/** A code here: `NRW`, `M-V`; `Hess. VGH` is a court, `Sachs/Höfling` a commentary, `BB 2004, 123` a journal. */
function codeAn(leser: Leser, index: number): Landnennung | undefined {
  const doppelt = doppelwort(leser, index) ?? gepunktet(leser, index);
  if (doppelt && jeCode.has(doppelt.wort))
    return { land: jeCode.get(doppelt.wort) ?? "", nach: doppelt.nach };
  const wort = wortAn(leser, index);
  const land = jeCode.get(wort);
  if (land === undefined || istZeichen(leser.t, index + 1, "/") || istZahl(leser, index + 1))
    return undefined;
  const abkuerzung = wort.toUpperCase() !== wort && istZeichen(leser.t, index + 1, ".");
  return abkuerzung && gericht.test(wortAn(leser, index + 2)) ? undefined : { land, nach: index + 1 };
}

/** What stands behind the short name of a Land that means its court, its journal or its parliament. */
const gericht =
  /^(?:VGH|OVG|LSG|LAG|OLG|ObLG|VG|FG|SG|LVerfG|VerfGH|VerfG|StGH|StAnz|GVBl|VBl|Landes|Verwaltungs|Ober|Verfassungs|Staats|Landtag)/;

/** The Land behind an act: `IFG M-V`, `UIG Bayern`, `PAG (Bayern)`, `IFG des Landes Berlin`, `KAG von Hessen`, `BGG-NRW`. */
export function landHinter(leser: Leser, index: number): Landnennung | undefined {
  if (!kannLandNennen(leser.t.text.charCodeAt(vonVon(leser.t, index)))) return undefined;
  if (lueckeVon(leser.t, index) === luecke.zeile) return undefined;
  if (istZeichen(leser.t, index, "(")) {
    const innen = codeAn(leser, index + 1) ?? landnameAn(leser, index + 1);
    return innen && istZeichen(leser.t, innen.nach, ")")
      ? { land: innen.land, nach: innen.nach + 1 }
      : undefined;
  }
  const strich = istZeichen(leser.t, index, "-") && klebt(leser.t, index) && klebt(leser.t, index + 1);
  if (strich) return codeAn(leser, index + 1);
  return codeAn(leser, index) ?? landnameAn(leser, index) ?? landInWorten(leser, index);
}

/** A capital letter, a bracket, a hyphen or the beginning of `des`, `für`, `in`, `von`: most of what stands behind an act is none of these. */
const kannLandNennen = (c: number): boolean =>
  (c > 0x40 && c < 0x5b) || c === 0x28 || c === 0x2d || c === 0x64 || c === 0x66 || c === 0x69 || c === 0x76;

/** `des Landes Brandenburg`, `für das Land Hessen`, `von Rheinland-Pfalz`, `für den Freistaat Bayern`, `der Freien Hansestadt Bremen`. */
export function landInWorten(leser: Leser, index: number): Landnennung | undefined {
  if (!/^(?:des|der|für|von|in|im|vom)$/.test(wortAn(leser, index))) return undefined;
  let hier = index + 1;
  while (
    hier < index + 7 &&
    /^(?:das|den|die|der|dem|Land|Landes|Lande|Freistaat|Freistaates|Freistaats|Freien|Freie|und|Hansestadt|Stadtstaat)$/.test(
      wortAn(leser, hier),
    )
  )
    hier++;
  return landnameAn(leser, hier);
}

const beiworte: readonly (readonly [RegExp, string])[] = [
  [/^baden-württembergisch/, "BW"],
  [/^bayerisch|^bayrisch/, "BY"],
  [/^berliner$|^berlinisch/, "BE"],
  [/^brandenburgisch|^brandenburger$/, "BB"],
  [/^bremisch|^bremer$/, "HB"],
  [/^hamburgisch|^hamburger$/, "HH"],
  [/^hessisch/, "HE"],
  [/^mecklenburg-vorpommer/, "MV"],
  [/^niedersächsisch/, "NI"],
  [/^nordrhein-westfälisch/, "NW"],
  [/^rheinland-pfälzisch/, "RP"],
  [/^saarländisch/, "SL"],
  [/^sächsisch/, "SN"],
  [/^sachsen-anhalt(?:in)?isch|^sachsen-anhalter$/, "ST"],
  [/^schleswig-holsteinisch|^schleswig-holsteiner$/, "SH"],
  [/^thüringer$|^thüringisch/, "TH"],
];

/** An adjective of a Land before the name of an act: `Hamburgischen`, `Berliner`, `nordrhein-westfälischen`. */
export function landesbeiwort(leser: Leser, index: number): Landnennung | undefined {
  const einfach = wortAn(leser, index);
  if (
    einfach.length < 5 ||
    !(istZeichen(leser.t, index + 1, "-") || /(?:er|isch(?:e[nrsm]?)?)$/.test(einfach))
  )
    return undefined;
  const doppelt = doppelwort(leser, index);
  const wort = (doppelt?.wort ?? einfach).toLowerCase();
  const land = beiworte.find(([muster]) => muster.test(wort))?.[1];
  return land === undefined ? undefined : { land, nach: doppelt?.nach ?? index + 1 };
}

const vorsilben: readonly (readonly [RegExp, string])[] = [
  [/^Bay[A-ZÄÖÜ]/, "BY"],
  [/^(?:Bln|Berl)[A-ZÄÖÜ]/, "BE"],
  [/^Bbg[A-ZÄÖÜ]/, "BB"],
  [/^Brem[A-ZÄÖÜ]/, "HB"],
  [/^Hmb[A-ZÄÖÜ]/, "HH"],
  [/^Hess[A-ZÄÖÜ]/, "HE"],
  [/^Nds[A-ZÄÖÜ]/, "NI"],
  [/^Saarl[A-ZÄÖÜ]/, "SL"],
  [/^Sächs[A-ZÄÖÜ]/, "SN"],
  [/^Thür[A-ZÄÖÜ]/, "TH"],
];

/** The Land that a short form names itself: `HmbIFG`, `ThürRNG`. */
export const landImKuerzel = (kuerzel: string): string | undefined =>
  vorsilben.find(([muster]) => muster.test(kuerzel))?.[1];

/** The Land's act of a short form that several acts bear, or one that the register lacks; never the federal one or another Land's. */
export function aktDesLandes(
  leser: Leser,
  { form, ids }: Form,
  gleiche: readonly Form[],
  { land, nach }: Landnennung,
  text: string,
): { readonly bezug: Gesetzbezug; readonly nach: number } | undefined {
  const akte = ids.flatMap((id) => leser.register.akt(id) ?? []);
  if (akte.some(({ geltung }) => geltung === "EU" || geltung === "INT") || nurBund(form)) return undefined;
  const eigene = akte.filter(({ geltung }) => geltung === land);
  if (eigene.length === 1 && eigene[0])
    return { bezug: { ids: [eigene[0].id], abbr: eigene[0].kurz, form }, nach };
  for (const andere of gleiche) {
    const akt = andere.ids.length === 1 ? leser.register.akt(andere.ids[0] ?? "") : undefined;
    if (akt?.geltung === land && andere.form.startsWith(`${form} `))
      return { bezug: { ids: andere.ids, abbr: akt.kurz, form: andere.form }, nach };
  }
  return { bezug: { ids: [], abbr: text, land }, nach };
}
