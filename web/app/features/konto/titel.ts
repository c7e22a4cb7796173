import { titelHoechstens } from "#platform/konstanten.ts";
import { texte } from "./texts.ts";

/** A title in its two places: „Dr. jur.“ stands before the name, „LL.M.“ after it. Empty: none. */
export type Titel = { readonly vor: string; readonly nach: string };

export type Namensteile = Titel & { readonly name: string };

/** More than this is no name: it is left as it is, for the rule on names to refuse. */
const eingabeHoechstens = 400;

/** Where a word without a full stop ends: „Dr Meier“, not „Drago“. */
const ende = String.raw`(?![\p{L}\p{M}\p{N}.'’-])`;
const punkt = String.raw`(?:\.|${ende})`;

// Written without regard to the case of first letters only: „h. c.“ is an addition, „H. C.“ are initials.
const fach = [
  "jur",
  "iur",
  "utr",
  "med",
  "dent",
  "vet",
  "phil",
  "rer",
  "nat",
  "pol",
  "oec",
  "publ",
  "theol",
  "sc",
  "agr",
];
const zusatz = [
  String.raw`(?:${fach.join("|")}|techn|pharm|mult|habil|univ|em)\.`,
  String.raw`h\. ?c\.|[Ee]\. ?h\.|a\. ?D\.`,
  String.raw`\((?:FH|DH|TU|Univ\.?)\)`,
].join("|");
const beruf = [
  "RA(?:in)?|StB(?:in)?|WP(?:in)?|vBP|PD",
  "(?:Syndikusr|R)echtsanw(?:alt|ältin)|Patentanw(?:alt|ältin)|Notar(?:in)?|Justizr(?:at|ätin)",
  "Steuerberater(?:in)?|Wirtschaftsprüfer(?:in)?|Assessor(?:in)?|Rechtsreferendar(?:in)?",
].join("|");
const vorne = [
  String.raw`(?:(?:[Uu]niv|[Hh]on|[Jj]un|[Aa]pl|[Aa]o|[Ee]m|o)\.?[ -]?)?(?:[Pp]rof|PROF)${punkt}`,
  `[Pp]rofessor(?:in)?${ende}|Doktor${ende}`,
  String.raw`(?:D?[Dd]r|DR|JUDr|MUDr|PhDr|RNDr|ThDr)${punkt}(?:-[Ii]ng\.)?`,
  String.raw`[Dd]ipl\.?-\p{L}+\.?(?:-\p{L}+\.?){0,3}|[Dd]ipl\. ?\p{L}+\.`,
  String.raw`(?:[Mm]ag|[Ll]ic|[Ii]ng|[Aa]ss|[Rr]ef|[Cc]and|[Ss]tud)\.|[Pp]riv\.[ -]?[Dd]oz\.`,
  `(?:${beruf})${punkt}`,
].join("|");
const vorgestellt = `(?:${vorne})(?: ?(?:${zusatz})| (?:jur|iur|habil)${ende})*`;

const ort = String.raw`(?: ?\([\p{L}\p{M} .,&/'’-]{1,60}\)| (?:oec|corp|restruc|[Ee]ur|int|com)\.| Taxation${ende})*`;
const grade = [
  String.raw`LL\.? ?[MBD]${punkt}|ll\. ?m\.|Ph\. ?D\.?`,
  String.raw`(?:[MB]\. ?(?:Sc|Ed|Eng|Jur|Phil)|M\. ?C\. ?L|M\. ?B\. ?[AL]|D\. ?Phil)\.`,
  `(?:E?MBA|MBL|MLE|MPA|MCL|M\\.?Jur|[MB]Sc|PhD)${ende}`,
].join("|");
/** As a beginning these may be initials („M. A. Meier“); only whole names after them make them degrees. */
const initialen = String.raw`[MB]\. ?A\.|J\. ?D\.`;
const nachgestellt = `(?:${grade}|${initialen})${ort}`;
/** Ends before a comma or a degree with a full stop, in one place only: else a long row of them is tried in every division. */
const fachanwalt = String.raw`Fachanw(?:alt|ältin) für [\p{L}\p{M} -]{2,79}[\p{L}\p{M}](?= *(?:,|$)| +(?:LL|ll|Ph|[MBJD])\.)`;

const amAnfang = {
  vor: new RegExp(`^${vorgestellt}`, "u"),
  nach: new RegExp(String.raw`^(?:(?:${grade})|[MB]\.A\.(?= ?\p{L}[\p{L}\p{M}'’-]+ +\p{L}))${ort}`, "u"),
  bindewort: new RegExp(`^(?:und|u\\.|&) +(?=${vorgestellt})`, "u"),
};
/** After a comma anything may stand that is known, without one only what is no name. */
const nachKomma = `(?:${vorgestellt}(?: (?:und|u\\.|&) ${vorgestellt})?|${nachgestellt}|[MB]A${ende}|${fachanwalt})`;
const angehaengt = `(?: *, *${nachKomma}| +${nachgestellt})`;
const amEnde = new RegExp(`^${angehaengt}+[ ,]*$`, "u");
const einzeln = new RegExp(angehaengt, "gu");

/** A name as somebody types it, without the academic titles, degrees and professions that stand with it. */
export function namensteile(eingabe: string): Namensteile {
  const text = eingabe.replace(/[\u00a0\u2009\u202f]/g, " ").trim();
  if (text.length > eingabeHoechstens) return { name: text, vor: "", nach: "" };
  const { vor, nach, rest } = vonVorne(text);
  const schluss = schlussAb(rest);
  for (const [stueck] of rest.slice(schluss).matchAll(einzeln)) {
    const titel = stueck.replace(/^[ ,]+/, "");
    (amAnfang.vor.test(titel) ? vor : nach).push(titel);
  }
  return { name: rest.slice(0, schluss).trim(), vor: gefuegt(vor, " "), nach: gefuegt(nach, ", ") };
}

/** A title as it stands in a field of its own; what nobody knows stands before the name. */
export function titelteile(eingabe: string): Titel {
  const { name, vor, nach } = namensteile(eingabe);
  if (name === "") return { vor, nach };
  const text = gefuegt([eingabe.trim()], "");
  const grad = new RegExp(`(?:^|[ ,])(?=${nachgestellt}|${fachanwalt})`, "u").exec(text);
  if (!grad) return { vor: text, nach: "" };
  return { vor: ohneKommas(text.slice(0, grad.index)), nach: ohneKommas(text.slice(grad.index)) };
}

/** Both, in one line and each part once: what a field says and what was typed with the name. */
export function titelVereint(feld: Titel, amNamen: Titel): Titel {
  return {
    vor: vereint(feld.vor, amNamen.vor, " "),
    nach: vereint(feld.nach, amNamen.nach, ", "),
  };
}

/** A title in one line, as field and call have it; null: none. */
export function titelzeile({ vor, nach }: Titel): string | null {
  return [vor, nach].filter((teil) => teil !== "").join(", ") || null;
}

const form = /^[\p{L}\p{M} .,'’()&/-]*$/u;

/** The sentence of the first fault of a title, or nothing. */
export function titelBefund(wert: string): string | undefined {
  if (wert.trim().length > titelHoechstens) return texte.titelLang;
  return form.test(wert.trim()) ? undefined : texte.titelZeichen;
}

/** Takes known titles off the beginning, one after the other. */
function vonVorne(text: string): { vor: string[]; nach: string[]; rest: string } {
  const vor: string[] = [];
  const nach: string[] = [];
  let rest = text;
  for (;;) {
    const bindewort = vor.length > 0 ? amAnfang.bindewort.exec(rest)?.[0] : undefined;
    if (bindewort) rest = rest.slice(bindewort.length);
    const titel = amAnfang.vor.exec(rest)?.[0];
    const grad = titel === undefined ? amAnfang.nach.exec(rest)?.[0] : undefined;
    if (titel !== undefined) vor.push(`${bindewort ?? ""}${titel}`);
    else if (grad !== undefined) nach.push(grad);
    else return { vor, nach, rest };
    rest = rest.slice((titel ?? grad ?? "").length).replace(/^[ ,]+/, "");
  }
}

/** Where the titles begin that close the text; its length if there are none. */
function schlussAb(text: string): number {
  for (const { index } of text.matchAll(/[ ,]+/g)) if (amEnde.test(text.slice(index))) return index;
  return text.length;
}

const gefuegt = (teile: readonly string[], mit: string) => teile.join(mit).replace(/ +/g, " ");
const ohneKommas = (text: string) => text.replace(/^[ ,]+|[ ,]+$/g, "");

function vereint(feld: string, amNamen: string, mit: string): string {
  if (amNamen === "" || feld.includes(amNamen)) return feld;
  return feld === "" || amNamen.includes(feld) ? amNamen : `${amNamen}${mit}${feld}`;
}
