import type { Akt } from "@gebuehrenportal/gesetze/register/typ.ts";
import { art, artVon, type Tokens, tokens, wortVon } from "../text/tokens.ts";
import { weitereLandesnamen, weitereNamen } from "./nachtrag.ts";

/** A name read up to here: the acts called so, and how it may go on. */
export type Namensknoten = { readonly weiter: Map<string, Namensknoten>; ids: string[] };

/** Full names of all acts as a tree of word stems, so that „des Bürgerlichen Gesetzbuches“ finds its act. */
export function namensbaum(akte: readonly Akt[]): Namensknoten {
  const wurzel = knoten();
  for (const akt of akte) for (const name of namenVon(akt)) eintragen(wurzel, name, akt.id);
  const bekannt = new Set(akte.map(({ id }) => id));
  for (const [id, namen] of Object.entries(weitereLandesnamen))
    if (bekannt.has(id)) for (const name of namen) if (/^Gesetz /.test(name)) eintragen(wurzel, name, id);
  for (const [name, id] of Object.entries(weitereNamen)) if (bekannt.has(id)) eintragen(wurzel, name, id);
  return wurzel;
}

function namenVon({ kurz, namen }: Akt): ReadonlySet<string> {
  const titel = namen
    .map(ohneZusatz)
    .filter((name, i) => name === namen[i]?.trim() || !/(?:Richtlinien?|Verordnung(?:en)?|Nr\.)$/.test(name));
  const zahl = /^\d+\. /.exec(kurz)?.[0];
  const alsZahl = zahl === undefined ? [] : titel.map((name) => name.replace(/^\p{Lu}\p{Ll}+te /u, zahl));
  return new Set([...titel, ...alsZahl, ...sozialgesetzbuch(kurz)]);
}

const knoten = (): Namensknoten => ({ weiter: new Map(), ids: [] });

function eintragen(wurzel: Namensknoten, name: string, id: string): void {
  const t = tokens(name);
  if (t.anzahl === 0 || !nennbar.test(name)) return;
  let hier = wurzel;
  for (let i = 0; i < t.anzahl; i++) {
    const stamm = stammVon(t, i);
    let dort = hier.weiter.get(stamm);
    if (!dort) {
      dort = knoten();
      hier.weiter.set(stamm, dort);
    }
    hier = dort;
  }
  if (!hier.ids.includes(id)) hier.ids.push(id);
}

/** One common word says too little: „Satzung“, „Verordnung“. */
const nennbar =
  /^(?!(?:Gesetz|Verordnung|Satzung|Wahlordnung|Prüfvereinbarung|Ordnung|Anordnung|Vertrag|Abkommen|Vereinbarung|Verfassung|Richtlinie|Beschluss|Rahmenbeschluss|Protokoll|Übereinkommen|Erlass|Bekanntmachung|Anlage|Abkommens)$).{6,}/;

/** A title without what stands behind it in brackets or after a dash. */
export const ohneZusatz = (name: string): string => name.replace(/\s*[([].*$|\s+[-–]\s+.*$/su, "").trim();

const ordnungszahlen = [
  "Erstes",
  "Zweites",
  "Drittes",
  "Viertes",
  "Fünftes",
  "Sechstes",
  "Siebtes",
  "Achtes",
  "Neuntes",
  "Zehntes",
  "Elftes",
  "Zwölftes",
  "Dreizehntes",
  "Vierzehntes",
] as const;
const roemisch = [
  "I",
  "II",
  "III",
  "IV",
  "V",
  "VI",
  "VII",
  "VIII",
  "IX",
  "X",
  "XI",
  "XII",
  "XIII",
  "XIV",
] as const;

/** „Fünftes Buch Sozialgesetzbuch“ and the other ways to call a book of the SGB. */
function sozialgesetzbuch(kurz: string): readonly string[] {
  if (!kurz.startsWith("SGB ")) return [];
  const ordnungszahl = ordnungszahlen[(roemisch as readonly string[]).indexOf(kurz.slice(4))];
  if (ordnungszahl === undefined) return [];
  const mitE = ordnungszahl === "Siebtes" ? [ordnungszahl, "Siebentes"] : [ordnungszahl];
  return mitE.flatMap((zahl) => [
    `${zahl} Buch Sozialgesetzbuch`,
    `Sozialgesetzbuch ${zahl} Buch`,
    `${zahl} Buch des Sozialgesetzbuchs`,
    `${zahl} Buch SGB`,
    `SGB ${zahl} Buch`,
    `Sozialgesetzbuch ${kurz.slice(4)}`,
  ]);
}

/** Stems of words that name a Land. */
const laenderstaemme =
  /^(?:bad|württemberg|württembergisch|bayer|bayerisch|bayrisch|berli|berlin|berlinisch|brandenburg|brandenburgisch|brem|bremisch|hamburg|hamburgisch|hess|hessisch|mecklenburg|vorpommer|vorpommersch|niedersachs|niedersächsisch|nordrhein|westfal|westfälisch|rheinland|pfalz|pfälzisch|saarland|saarländisch|sachs|sächsisch|anhalt|schleswig|holstei|holstein|holsteinisch|thüring|thüringisch)$/;

/** What leads to the name of a Land. */
const bindeworte = /^(?:für|das|des|den|der|land|freistaat|frei|und|hansestadt|von|in|2018|-)$/;

/** Whether the words from one token to another name a Land. */
export function nenntLand(tokens: Tokens, von: number, nach: number): boolean {
  for (let i = von; i < nach; i++) if (laenderstaemme.test(stammVon(tokens, i))) return true;
  return false;
}

/** The name from one token to another without the Land: what the same acts of several Länder have in common. */
export function kernVon(tokens: Tokens, von: number, nach: number): string {
  const staemme: string[] = [];
  for (let i = von; i < nach; i++) {
    const stamm = stammVon(tokens, i);
    if (!laenderstaemme.test(stamm) && !bindeworte.test(stamm)) staemme.push(stamm);
  }
  return staemme.join(" ");
}

/** Stem of a word as names are compared: lower case, without the endings of the cases; other tokens as they are. */
export function stammVon(tokens: Tokens, index: number): string {
  const wort = wortVon(tokens, index);
  if (artVon(tokens, index) !== art.wort) return wort;
  const klein = wort.toLowerCase().replaceAll("ß", "ss");
  return klein.length > 4 ? klein.replace(/(?:es|en|er|em|e|s|n)$/, "") : klein;
}
