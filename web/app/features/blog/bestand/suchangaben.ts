import { stammworte } from "#platform/suche/stamm.ts";
import { suchtextAus } from "#platform/suche/suchtext.ts";
import { zitateIn } from "#platform/suche/zitat.ts";

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

/** PostgreSQL keeps a megabyte of different words and places; what goes beyond this is not searched by relevance. */
const wortbytesHoechstens = 700_000;
/** Two for a place, two that even out. */
const stellenbytes = 4;

function gewichtstext(felder: readonly string[]): string {
  const bekannt = new Set<string>();
  let bytes = 0;
  const worte = felder.flatMap((feld) => [
    ...stammworte(feld),
    ...zitateIn(feld).flatMap((zitat) => zitat.worte),
  ]);
  const behalten = worte.filter((wort) => {
    const dazu = stellenbytes + (bekannt.has(wort) ? 0 : utf8.encode(wort).length);
    if (bytes + dazu > wortbytesHoechstens) return false;
    bekannt.add(wort);
    bytes += dazu;
    return true;
  });
  return behalten.join(" ");
}

const utf8 = new TextEncoder();

const merkenswert = (wort: string) => /^\p{L}{3,40}$/u.test(wort);
