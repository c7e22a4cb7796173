import { stammworte } from "./suche-stamm.ts";
import { zitateIn } from "./suche-zitat.ts";
import { suchtextAus } from "./suchtext.ts";

export type Suchinhalt = {
  readonly titel: string;
  readonly auszug: string;
  /** The text of the post without its markup. */
  readonly text: string;
  /** Names. */
  readonly kategorien: readonly string[];
  readonly tags: readonly string[];
};

/** What is kept of a post so that it is found. */
export type Suchangaben = {
  /** For the search by parts of words. */
  readonly suchtext: string;
  /** Folded words for the search by relevance: title, categories and tags, excerpt, text. */
  readonly gewichtet: {
    readonly A: string;
    readonly B: string;
    readonly C: string;
    readonly D: string;
  };
  /** Words that a question can be part of or have meant; for the table `blog_wort`. */
  readonly suchwoerter: readonly string[];
};

/** Prepares a post for both searches. */
export function suchangaben({ titel, auszug, text, kategorien, tags }: Suchinhalt): Suchangaben {
  const felder = { A: [titel], B: [...kategorien, ...tags], C: [auszug], D: [text] };
  const worte = new Set(Object.values(felder).flat().flatMap(stammworte).filter(merkenswert));
  return {
    suchtext: suchtextAus([titel, auszug, text, ...kategorien, ...tags]),
    gewichtet: {
      A: gewichtstext(felder.A),
      B: gewichtstext(felder.B),
      C: gewichtstext(felder.C),
      D: gewichtstext(felder.D),
    },
    suchwoerter: [...worte].sort(),
  };
}

const gewichtstext = (felder: readonly string[]) =>
  felder.flatMap((feld) => [...stammworte(feld), ...zitateIn(feld).flatMap(({ worte }) => worte)]).join(" ");

const merkenswert = (wort: string) => /^\p{L}{3,40}$/u.test(wort);
