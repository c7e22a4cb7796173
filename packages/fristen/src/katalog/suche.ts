import { type Gebiet, gebietnamen } from "@gebuehrenportal/gesetze/fristenkatalog/gebiete.ts";
import { stichworte } from "@gebuehrenportal/gesetze/fristenkatalog/stichworte.ts";
import type { Verzeichniszeile } from "@gebuehrenportal/gesetze/fristenkatalog/typ.ts";
import roh from "@gebuehrenportal/gesetze/fristenkatalog/verzeichnis.json" with { type: "json" };
import { istTeilwort, wortabstand } from "@gebuehrenportal/recht";

export type { Gebiet };

/** An entry as a list shows it. `kern`: one of the hundred most used. */
export type Katalogtreffer = {
  readonly id: string;
  readonly name: string;
  readonly norm: string;
  readonly gebiet: Gebiet;
  readonly ausloeser: string;
  readonly kern: boolean;
};

const zeilen = roh as readonly Verzeichniszeile[];

/** All entries, in the order of the catalogue. */
export const katalogverzeichnis: readonly Katalogtreffer[] = zeilen.map((zeile) => ({
  ...zeile,
  kern: zeile.kern === true,
}));

const nachId: ReadonlyMap<string, Katalogtreffer> = new Map(katalogverzeichnis.map((t) => [t.id, t]));

/** The head of an entry, or `undefined` for an unknown id. */
export const katalogtreffer = (id: string): Katalogtreffer | undefined => nachId.get(id);

/** The fields of law with the number of their entries, in the order a lawyer looks for them. */
export const gebiete = (): readonly {
  readonly id: Gebiet;
  readonly name: string;
  readonly anzahl: number;
}[] =>
  (Object.keys(gebietnamen) as Gebiet[]).map((id) => ({
    id,
    name: gebietnamen[id],
    anzahl: katalogverzeichnis.filter(({ gebiet }) => gebiet === id).length,
  }));

/** What narrows a search. */
export type Suchwahl = { readonly gebiet?: Gebiet; readonly hoechstens?: number };

/**
 * Entries whose name, norm, field of law or trigger contain every word: „Berufung“, „§ 517 ZPO“, „517 zpo“, „kundigung“.
 * First what bears exactly this name, then the most used with the words in norm, name or field of law, then the other names,
 * then what only the trigger says. Where nothing holds them, words that differ by a letter or two: „Berufngsbegründung“. An empty word gives all of the
 * field, the most used first. Never throws.
 */
export function katalogsuche(wort: string, { gebiet, hoechstens }: Suchwahl = {}): readonly Katalogtreffer[] {
  const worte = suchworte(wort);
  const gleichnamige = (nachName.get(namensform(wort)) ?? []).filter(
    (t) => gebiet === undefined || t.gebiet === gebiet,
  );
  const genau = gefunden(worte, rangVon, gebiet);
  const passende = genau.length + gleichnamige.length > 0 ? genau : gefunden(worte, verschrieben, gebiet);
  const treffer = [...new Set([...gleichnamige, ...passende])];
  return treffer.slice(0, hoechstens ?? treffer.length);
}

/** Entries in which every word has a rank, the closest first. */
function gefunden(
  worte: readonly string[],
  rangIn: (w: string, f: Suchfeld) => number | undefined,
  gebiet: Gebiet | undefined,
): readonly Katalogtreffer[] {
  const treffer: { t: Katalogtreffer; rang: number; platz: number }[] = [];
  suchfelder.forEach((suchfeld, platz) => {
    if (gebiet !== undefined && suchfeld.t.gebiet !== gebiet) return;
    let rang = 0;
    for (const w of worte) {
      const r = rangIn(w, suchfeld);
      if (r === undefined) return;
      rang = Math.max(rang, r);
    }
    treffer.push({ t: suchfeld.t, rang, platz });
  });
  treffer.sort((a, b) => gruppe(a) - gruppe(b) || a.rang - b.rang || a.platz - b.platz);
  return treffer.map(({ t }) => t);
}

/** How near a hit is: norm and name count for every entry, the field of law for the most used alone. */
function gruppe({ t: { kern }, rang }: { readonly t: Katalogtreffer; readonly rang: number }): number {
  if (kern && rang <= rangGebiet) return 0;
  if (rang <= rangName) return 1;
  return kern ? 2 : 3;
}

type Suchfeld = { readonly t: Katalogtreffer; readonly felder: readonly (readonly string[])[] };

const vornorm = /[äöüß]/g;
const umschrift: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };
const ausgeschrieben = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFC")
    .replace(vornorm, (z) => umschrift[z] ?? z);
const ohnePunkte = (text: string): string =>
  text.toLowerCase().replaceAll("ß", "ss").normalize("NFD").replace(/\p{M}/gu, "");
const wortliste = (t: string): readonly string[] => t.match(/[\p{L}\p{N}]+/gu) ?? [];

/** A name as it is compared with another one. */
const namensform = (text: string): string => wortliste(ausgeschrieben(text)).join(" ");

/** Words of a text with umlauts written out and left out: „Kuendigung“ and „Kundigung“ both find „Kündigung“. */
const beide = (text: string): readonly string[] => [
  ...new Set([...wortliste(ausgeschrieben(text)), ...wortliste(ohnePunkte(text))]),
];

const nachName: ReadonlyMap<string, readonly Katalogtreffer[]> = (() => {
  const karte = new Map<string, Katalogtreffer[]>();
  for (const t of katalogverzeichnis)
    karte.set(namensform(t.name), [...(karte.get(namensform(t.name)) ?? []), t]);
  return karte;
})();

/** Norm and keywords, name, field of law, trigger: the earlier, the closer the hit. */
const suchfelder: readonly Suchfeld[] = katalogverzeichnis.map((treffer) => ({
  t: treffer,
  felder: [
    beide(`${treffer.norm} ${treffer.id} ${stichworte[treffer.id] ?? ""}`),
    beide(treffer.name),
    beide(gebietnamen[treffer.gebiet]),
    beide(treffer.ausloeser),
  ],
}));

/** Worst rank of a hit in the name and in the field of law: two for each field of `suchfelder`. */
const rangName = 3;
const rangGebiet = 5;

const kuerzel: Readonly<Record<string, string>> = {
  vu: "versaeumnisurteil",
  vb: "vollstreckungsbescheid",
  mb: "mahnbescheid",
  nzb: "nichtzulassungsbeschwerde",
  kfb: "kostenfestsetzung",
  pkh: "pkh",
  hv: "hauptversammlung",
  wes: "wiedereinsetzung",
};

/** Words of a query; subdivisions of a norm („Abs. 2 Satz 1“, „II 2“) say nothing here. */
function suchworte(wort: string): readonly string[] {
  const glieder = wortliste(ausgeschrieben(wort));
  const worte: string[] = [];
  let nachNummer = false;
  for (let i = 0; i < glieder.length; i++) {
    const g = glieder[i] ?? "";
    if (/^(abs|absatz|satz|s|nr|nummer|halbs|alt|i|ii|iii|iv|v|vi|vii|viii|ix|x)$/.test(g) && nachNummer) {
      if (/^\d+[a-z]?$/.test(glieder[i + 1] ?? "")) i++;
      continue;
    }
    nachNummer = /^\d+[a-z]?$/.test(g);
    worte.push(kuerzel[g] ?? g);
  }
  return worte;
}

/** How close a word is: a number must be met whole, a word may be a part, „Mietrecht“ names the field of law. */
function rangVon(text: string, { felder }: Suchfeld): number | undefined {
  const zahl = /^\d+[a-z]?$/.test(text);
  for (const [i, worte] of felder.entries()) {
    if (worte.includes(text)) return 2 * i;
    if (!zahl && text.length > 1 && worte.some((x) => istTeilwort(x, text))) return 2 * i + 1;
  }
  return meintGebiet(text, felder[2] ?? []) ? rangGebiet : undefined;
}

/** Like `rangVon`, for a word with a slip: its beginning or the whole may differ by a letter, long ones by two. */
function verschrieben(text: string, suchfeld: Suchfeld): number | undefined {
  const genau = rangVon(text, suchfeld);
  if (genau !== undefined || text.length < kuerzestesTippwort || /\d/.test(text)) return genau;
  const erlaubt = text.length < langesTippwort ? 1 : 2;
  for (const [i, worte] of suchfeld.felder.entries())
    if (worte.some((x) => nahe(text, x, erlaubt))) return 2 * i + 1;
  return undefined;
}

const kuerzestesTippwort = 5;
const langesTippwort = 9;
/** Nobody types longer words; comparing them would only cost time. */
const laengstesTippwort = 40;

const nahe = (text: string, wort: string, erlaubt: number): boolean =>
  text.length <= laengstesTippwort &&
  (wortabstand(text, wort, erlaubt) !== undefined ||
    (wort.length > text.length && wortabstand(text, wort.slice(0, text.length), erlaubt) !== undefined));

/** „mietrecht“ for „Miete“, „familienrecht“ for „Familie“, „arbeitsrecht“ for „Arbeit“ */
function meintGebiet(text: string, gebietsworte: readonly string[]): boolean {
  const stamm = /^(.{3,}?)s?recht$/.exec(text)?.[1];
  if (stamm === undefined) return false;
  return gebietsworte.some(
    (x) => x.length > 2 && x !== "und" && (x.startsWith(stamm) || stamm.startsWith(x)),
  );
}
