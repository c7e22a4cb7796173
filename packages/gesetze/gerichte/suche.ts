import { type Land, wortabstand } from "@gebuehrenportal/recht";
import { aufgeloesteNach } from "./aufgeloest.ts";
import { gerichte } from "./daten.ts";
import { namensschluessel, zerlegt } from "./namen.ts";
import type { AufgeloestesGericht, Gericht } from "./typ.ts";

/**
 * What a typed name is: one court, several of that name (ask, never choose), one that was closed, others that are spelt alike
 * or hold the word, or nothing.
 */
export type Gerichtslesung =
  | { readonly art: "gericht"; readonly gericht: Gericht }
  | { readonly art: "mehrdeutig"; readonly gerichte: readonly Gericht[] }
  | { readonly art: "aufgeloest"; readonly aufgeloest: AufgeloestesGericht }
  | { readonly art: "aehnlich"; readonly gerichte: readonly Gericht[] }
  | { readonly art: "unbekannt" };

/** Reads a typed name of a court; equal is what `namensschluessel` makes equal. Never throws. */
export function gerichtLesen(text: string): Gerichtslesung {
  const schluessel = namensschluessel(text);
  const gleiche = nachName.get(schluessel) ?? [];
  const [erstes, zweites] = gleiche;
  if (erstes && zweites) return { art: "mehrdeutig", gerichte: gleiche };
  if (erstes) return { art: "gericht", gericht: erstes };
  const aufgeloest = aufgeloesteNach(schluessel);
  if (aufgeloest) return { art: "aufgeloest", aufgeloest };
  const aehnliche = gerichtssuche(text);
  return aehnliche.length > 0 ? { art: "aehnlich", gerichte: aehnliche } : { art: "unbekannt" };
}

/** What narrows a search. */
export type Suchwahl = { readonly hoechstens?: number; readonly land?: Land };

/**
 * Courts for a word, the nearest first: the whole name, its beginning, all its words in name or seat, and where nothing has
 * them, names that differ by a letter or two. Empty below two letters. Never throws.
 */
export function gerichtssuche(text: string, { hoechstens = 12, land }: Suchwahl = {}): readonly Gericht[] {
  const schluessel = namensschluessel(text);
  if (schluessel.length < 2) return [];
  const wo = land === undefined ? suchfelder : suchfelder.filter(({ gericht }) => gericht.land === land);
  const worte = text
    .split(/[^\p{L}\p{N}]+/u)
    .map(namensschluessel)
    .filter((w) => w !== "");
  const direkt = geordnet(wo, (f) => rang(f, schluessel, worte));
  const treffer = direkt.length > 0 ? direkt : geordnet(wo, (f) => verschrieben(f, schluessel));
  return treffer.slice(0, hoechstens);
}

type Suchfeld = {
  readonly gericht: Gericht;
  readonly namen: readonly string[];
  /** Names and seat together. */
  readonly alles: string;
  readonly ort: string;
};

const suchfelder: readonly Suchfeld[] = gerichte.map((gericht) => {
  const namen = [...new Set([gericht.name, gericht.kurz, ...gericht.auch].map(namensschluessel))];
  const ort = namensschluessel(gericht.sitze[0].gemeinde.name);
  return { gericht, namen, alles: [...namen, ort].join(" "), ort };
});

const nachName: ReadonlyMap<string, readonly Gericht[]> = (() => {
  const karte = new Map<string, Gericht[]>();
  for (const { gericht, namen } of suchfelder)
    for (const name of namen) karte.set(name, [...(karte.get(name) ?? []), gericht]);
  return karte;
})();

/** 0: the name, 1: it begins so, 2: its seat begins so, 3: every word is in it. */
function rang(
  { namen, alles, ort }: Suchfeld,
  gesucht: string,
  worte: readonly string[],
): number | undefined {
  if (namen.includes(gesucht)) return 0;
  if (namen.some((n) => n.startsWith(gesucht))) return 1;
  if (ort.startsWith(gesucht)) return 2;
  return worte.every((w) => alles.includes(w)) ? 3 : undefined;
}

/** How far off the spelling is. Kinds of courts differ by a letter (AG, LG), so only the rest of the name may. */
function verschrieben({ namen, ort }: Suchfeld, gesucht: string): number | undefined {
  const teile = zerlegt(gesucht);
  const erlaubt = hoechsterAbstand(teile.ort);
  if (erlaubt === 0) return undefined;
  const kandidaten =
    teile.art === ""
      ? [...namen, ort]
      : namen.flatMap((name) => {
          const k = zerlegt(name);
          return k.art === teile.art ? [k.ort] : [];
        });
  const abstaende = kandidaten.flatMap((k) => wortabstand(teile.ort, k, erlaubt) ?? []);
  return abstaende.length === 0 ? undefined : Math.min(...abstaende);
}

const hoechsterAbstand = (wort: string): number => (wort.length < 4 ? 0 : wort.length < 8 ? 1 : 2);

function geordnet(wo: readonly Suchfeld[], rangVon: (f: Suchfeld) => number | undefined): readonly Gericht[] {
  return wo
    .flatMap((suchfeld) => {
      const r = rangVon(suchfeld);
      return r === undefined ? [] : [{ gericht: suchfeld.gericht, rang: r }];
    })
    .sort((a, b) => a.rang - b.rang)
    .map(({ gericht }) => gericht);
}
