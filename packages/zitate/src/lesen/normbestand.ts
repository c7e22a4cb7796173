import type { Akt, Normen } from "@gebuehrenportal/gesetze/register/typ.ts";
import type { Register } from "../register/register.ts";
import type { Einheit } from "../typen.ts";
import type { Gesetzbezug } from "./leser.ts";
import type { Stelle } from "./stelle.ts";

/** The numbers of one kind that an act has. */
type Bestand = {
  readonly einzelne: ReadonlySet<string>;
  readonly bereiche: readonly (readonly [number, number])[];
};

const gelesene = new Map<string, Bestand>();

/** Numbers from their short form: `1-5,5a,6-20`. */
function bestand(text: string): Bestand {
  const bekannt = gelesene.get(text);
  if (bekannt) return bekannt;
  const einzelne = new Set<string>();
  const bereiche: (readonly [number, number])[] = [];
  for (const teil of text.split(",")) {
    const [, von, bis] = /^(\d+)-(\d+)$/.exec(teil) ?? [];
    if (von === undefined || bis === undefined) einzelne.add(teil.toLowerCase());
    else bereiche.push([Number(von), Number(bis)]);
  }
  const neu = { einzelne, bereiche };
  gelesene.set(text, neu);
  return neu;
}

/** Whether a list in short form names a number. */
export function enthaelt(text: string | undefined, nr: string): boolean {
  if (text === undefined) return false;
  const { einzelne, bereiche } = bestand(text);
  const zahl = Number(nr);
  if (Number.isInteger(zahl)) for (const [von, bis] of bereiche) if (zahl >= von && zahl <= bis) return true;
  return einzelne.has(nr.toLowerCase());
}

/** Page of a repealed range: `§ 3-6=___3_bis_6` for § 4. */
export function seiteDesWegfalls({ weg = [] }: Normen, einheit: "§" | "Art", nr: string): string | undefined {
  for (const eintrag of weg) {
    const [, wessen, von, zeichen, bis, seite] =
      /^(§|Art) ([^-,=]+)(?:([-,])([^=]+))?=(.+)$/.exec(eintrag) ?? [];
    if (wessen !== einheit || von === undefined || seite === undefined) continue;
    const enden = zeichen === "," ? [von, ...(bis ?? "").split(",")] : [von, bis ?? von];
    if (enden.includes(nr)) return seite;
    if (zeichen === "-" && bis !== undefined && zwischen(nr, von, bis)) return seite;
  }
  return undefined;
}

function zwischen(nr: string, von: string, bis: string): boolean {
  const [a, b, c] = [von, nr, bis].map(ordnung);
  return a !== undefined && b !== undefined && c !== undefined && a <= b && b <= c;
}

/** Order of numbers with letters: 3 < 3a < 3b < 4. */
function ordnung(nr: string): number | undefined {
  const [, zahl, buchstaben] = /^(\d+)([a-z]*)$/.exec(nr.toLowerCase()) ?? [];
  if (zahl === undefined || buchstaben === undefined) return undefined;
  return (
    Number(zahl) + [...buchstaben].reduce((summe, b, i) => summe + (b.charCodeAt(0) - 96) / 30 ** (i + 1), 0)
  );
}

/** Whether the data list what an act has of this kind at all. */
export const istErfasst = (normen: Normen | undefined, einheit: Einheit): normen is Normen =>
  normen !== undefined &&
  (einheit === "§" || einheit === "Art") &&
  (normen[einheit] !== undefined || normen.sub !== undefined);

/** Whether an act has a norm today, or had it and the data know where it stood. */
export function hatNorm(normen: Normen, einheit: "§" | "Art", nr: string, sub?: string): boolean {
  if (sub !== undefined) return enthaelt(normen.sub?.[nr], sub);
  return enthaelt(normen[einheit], nr) || (einheit === "Art" && normen.sub?.[nr] !== undefined);
}

/** Whether a bare section can belong to an act: its number exists there, as far as anybody knows, or did in an old version. */
export function gibtEs(
  register: Register,
  { ids, fassung }: Gesetzbezug,
  { einheit, nr, sub }: Stelle,
): boolean {
  const akt = ids.length === 1 ? register.akt(ids[0] ?? "") : undefined;
  if (!akt || (einheit !== "§" && einheit !== "Art")) return einheit === "§" || einheit === "Art";
  const normen = register.normen(akt);
  if (!istErfasst(normen, einheit)) return passt(akt, einheit);
  const frueher = fassung !== undefined && seiteDesWegfalls(normen, einheit, nr) !== undefined;
  return frueher || hatNorm(normen, einheit, nr, sub);
}

const passt = ({ einheit, zweiteEinheit }: Akt, gesucht: Einheit): boolean =>
  einheit === gesucht || zweiteEinheit === gesucht;

/** Whether the data list an annex of an act. */
export function gibtEsAnlage(register: Register, { ids }: Gesetzbezug, { einheit, nr }: Stelle): boolean {
  const akt = ids.length === 1 ? register.akt(ids[0] ?? "") : undefined;
  return akt !== undefined && register.normen(akt)?.anl?.includes(`${einheit} ${nr}`) === true;
}
