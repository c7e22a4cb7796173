import type { Akt, Mehrdeutig, Normen, Registerteil } from "@gebuehrenportal/gesetze/register/typ.ts";
import { art, artVon, tokens, wortVon } from "../text/tokens.ts";
import { weitereFormen, weitereLandesnamen } from "./nachtrag.ts";
import { kernVon, type Namensknoten, namensbaum, ohneZusatz } from "./namen.ts";

/** One way to write an act: the words after the first one, and the acts it can mean. */
export type Form = {
  readonly rest: readonly string[];
  readonly form: string;
  readonly ids: readonly string[];
};

/** The acts a text is read with, prepared for looking up. */
export type Register = {
  readonly akt: (id: string) => Akt | undefined;
  /** Forms by their first word, the longest first. */
  readonly formen: ReadonlyMap<string, readonly Form[]>;
  /** Form of an act that differs only in capital letters: `WobindG`. */
  readonly ungenau: (wort: string) => Form | undefined;
  readonly nachCelex: (celex: string) => Akt | undefined;
  /** Schedule inside an act, as the fee schedule of the RVG. */
  readonly verzeichnisVon: (id: string) => Akt | undefined;
  readonly namen: () => Namensknoten;
  /** Acts of the Länder by their name without the Land. */
  readonly landesakte: (kern: string) => readonly Akt[];
  readonly normen: (akt: Akt) => Normen | undefined;
  readonly hinweis: (form: string) => string | undefined;
};

/** Prepares acts and norms for reading. */
export function registerAus(teile: readonly Registerteil[], mehrdeutig: readonly Mehrdeutig[]): Register {
  const akte = teile.flatMap((teil) => teil.akte);
  const nachId = new Map(akte.map((akt) => [akt.id, akt]));
  const nachCelex = new Map(akte.flatMap((akt) => (akt.celex ? [[akt.celex, akt] as const] : [])));
  const verzeichnisse = new Map(akte.flatMap((akt) => (akt.teilVon ? [[akt.teilVon, akt] as const] : [])));
  const hinweise = new Map(mehrdeutig.map(({ form, hinweis }) => [form, hinweis]));
  const formen = formenVon(akte, mehrdeutig);
  const baum = einmal(() => namensbaum(akte));
  const jeKern = einmal(() => landesakteJeKern(akte));
  const kleine = einmal(() => kleingeschrieben(formen));
  return {
    akt: (id) => nachId.get(id),
    formen,
    ungenau: (wort) => kleine().get(wort.toLowerCase()),
    nachCelex: (celex) => nachCelex.get(celex),
    verzeichnisVon: (id) => verzeichnisse.get(id),
    namen: baum,
    landesakte: (kern) => jeKern().get(kern) ?? [],
    normen: ({ slug }) => (slug === undefined ? undefined : normenVon(teile, slug)),
    hinweis: (form) => hinweise.get(form),
  };
}

/** What is made when it is asked for, and then kept. */
function einmal<T>(machen: () => T): () => T {
  let fertig: { readonly wert: T } | undefined;
  return () => {
    fertig ??= { wert: machen() };
    return fertig.wert;
  };
}

function landesakteJeKern(akte: readonly Akt[]): ReadonlyMap<string, readonly Akt[]> {
  const jeKern = new Map<string, Akt[]>();
  for (const akt of akte) {
    if (["DE", "EU", "INT"].includes(akt.geltung) || akt.ausserKraft) continue;
    for (const name of [...akt.namen, ...(weitereLandesnamen[akt.id] ?? [])]) {
      const t = tokens(ohneZusatz(name));
      const kern = kernVon(t, 0, t.anzahl);
      const gleiche = jeKern.get(kern);
      if (gleiche === undefined) jeKern.set(kern, [akt]);
      else if (!gleiche.includes(akt)) gleiche.push(akt);
    }
  }
  return jeKern;
}

/** Forms of one word in small letters, without those that several acts would share then. */
function kleingeschrieben(formen: ReadonlyMap<string, readonly Form[]>): ReadonlyMap<string, Form> {
  const kleine = new Map<string, Form>();
  const doppelte = new Set<string>();
  for (const [wort, gleiche] of formen) {
    const einzelne = gleiche.find(({ rest }) => rest.length === 0);
    const klein = wort.toLowerCase();
    if (!einzelne || wort.length < 4) continue;
    if (kleine.has(klein)) doppelte.add(klein);
    kleine.set(klein, einzelne);
  }
  for (const doppelt of doppelte) kleine.delete(doppelt);
  return kleine;
}

function normenVon(teile: readonly Registerteil[], slug: string): Normen | undefined {
  for (const { normen } of teile) if (Object.hasOwn(normen, slug)) return normen[slug];
  return undefined;
}

function formenVon(
  akte: readonly Akt[],
  mehrdeutig: readonly Mehrdeutig[],
): ReadonlyMap<string, readonly Form[]> {
  const ids = new Map<string, string[]>();
  const merken = (form: string, id: string) => {
    const bisher = ids.get(form);
    if (bisher === undefined) ids.set(form, [id]);
    else if (!bisher.includes(id)) bisher.push(id);
  };
  for (const { id, kurz, kurzVergeben, auch } of akte)
    for (const form of kurzVergeben ? auch : [kurz, ...auch]) merken(form, id);
  const bekannt = new Set(akte.map(({ id }) => id));
  for (const { form, akte: weitere } of mehrdeutig)
    for (const id of weitere) if (bekannt.has(id)) merken(form, id);
  for (const akt of akte)
    if (akt.geltung === "EU")
      for (const form of ausgeschrieben(akt)) if (!ids.has(form)) merken(form, akt.id);
  for (const [form, id] of Object.entries(weitereFormen)) if (bekannt.has(id)) merken(form, id);
  const formen = new Map<string, Form[]>();
  for (const [form, gemeint] of ids) {
    const [erstes, ...rest] = worteVon(form);
    if (erstes === undefined) continue;
    const eintrag = { rest, form, ids: gemeint };
    const gleiche = formen.get(erstes);
    if (gleiche === undefined) formen.set(erstes, [eintrag]);
    else gleiche.push(eintrag);
  }
  for (const gleiche of formen.values()) gleiche.sort((a, b) => b.rest.length - a.rest.length);
  return formen;
}

/** `E-Commerce-RL` is called `E-Commerce-Richtlinie` and `Arbeitszeit-RL` `Arbeitszeitrichtlinie`, too. */
function ausgeschrieben({ kurz, auch }: Akt): readonly string[] {
  return [kurz, ...auch].flatMap((form) => {
    const [, stamm, , kuerzel] = /^(\p{L}[\p{L}-]{3,}?)(-?)(RL|VO)$/u.exec(form) ?? [];
    if (stamm === undefined || kuerzel === undefined || /\p{Lu}$/u.test(stamm)) return [];
    const wort = kuerzel === "RL" ? "Richtlinie" : "Verordnung";
    return [`${stamm}-${wort}`, `${stamm}${wort.toLowerCase()}`];
  });
}

const nurEinWort = /^[A-Za-zÄÖÜäöüß]+$/;

function worteVon(form: string): string[] {
  if (nurEinWort.test(form)) return [form];
  const t = tokens(form);
  return Array.from({ length: t.anzahl }, (_, i) => i)
    .filter((i) => artVon(t, i) !== art.absatz)
    .map((i) => wortVon(t, i));
}
