import { aufloesen, type Einstellung } from "./aufloesung.ts";
import { fortsetzung } from "./lesen/fortsetzung.ts";
import { merken, nennungAn } from "./lesen/genannt.ts";
import { gesetzAn } from "./lesen/gesetz.ts";
import { type Kette, kette } from "./lesen/kette.ts";
import type { Leser } from "./lesen/leser.ts";
import { randMerken } from "./lesen/randnummer.ts";
import { landErklaeren } from "./lesen/titel/landestitel.ts";
import { kannAnfangen } from "./lesen/zeichen-der-einheit.ts";
import type { Register } from "./register/register.ts";
import { imOriginal, normalisieren } from "./text/normalisierung.ts";
import { art, artVon, gibtEsToken, loslassen, tokenstrom, vonVon } from "./text/tokens.ts";
import type { Zitat } from "./typen.ts";
import { neuesUmfeld, type Umfeld } from "./umfeld.ts";

/** Finds every citation of a norm in a text, with places in the text as it was given. */
export function zitate(original: string, register: Register, einstellung: Einstellung = {}): Zitat[] {
  const lauf = zitateSchrittweise(original, register, einstellung);
  for (;;) {
    const schritt = lauf.next();
    if (schritt.done) return schritt.value;
  }
}

/** Tokens read, and citations resolved, before a pause: about a millisecond. */
const jeSchritt = { tokens: 2000, zitate: 200 } as const;

/**
 * Finds every citation in small steps, for somebody who shares his thread: pauses between them, and gives the citations
 * at the end.
 */
export function* zitateSchrittweise(
  original: string,
  register: Register,
  einstellung: Einstellung = {},
): Generator<undefined, Zitat[]> {
  const normal = normalisieren(original);
  const l: Leser = {
    t: tokenstrom(normal.text),
    register,
    i: 0,
    genannt: new Map(),
    europaeische: new Map(),
    rand: {},
    istGesetz: (leser, i) => gesetzAn(leser, i) !== undefined,
  };
  const umfeld = neuesUmfeld(l);
  let pause = jeSchritt.tokens;
  for (let vorige: Kette | undefined; gibtEsToken(l.t, l.i); vorige = weiterlesen(l, umfeld, vorige)) {
    if (l.i < pause) continue;
    pause = l.i + jeSchritt.tokens;
    loslassen(l.t, ersterGebrauchter(l));
    yield;
  }
  const ort = (von: number, bis: number) => {
    const { start, ende } = imOriginal(normal, von, bis);
    return { start, ende, text: original.slice(start, ende) };
  };
  const gefunden: Zitat[] = [];
  for (const [i, fertig] of umfeld.fertige().entries()) {
    const zitat = aufloesen(l, fertig, einstellung, ort);
    if (zitat) gefunden.push(zitat);
    if (i % jeSchritt.zitate === jeSchritt.zitate - 1) yield;
  }
  return gefunden;
}

/** Nobody looks back further than this many tokens, but to an act of the Union that ends here. */
const rueckblick = 200;

function ersterGebrauchter({ i, zuletzt }: Leser): number {
  const anfang = zuletzt && zuletzt.nach > i - rueckblick ? Math.min(i, zuletzt.von) : i;
  return Math.max(0, anfang - rueckblick);
}

/** Reads on from one token: a citation, how the one before goes on, or what matters for the ones that come. */
function weiterlesen(leser: Leser, umfeld: Umfeld, vorige: Kette | undefined): Kette | undefined {
  const gelesen = vorige ? fortsetzung(leser, vorige) : ketteOderAnderes(leser, umfeld);
  if (gelesen) umfeld.aufnehmen(gelesen);
  return gelesen;
}

function ketteOderAnderes(leser: Leser, umfeld: Umfeld): Kette | undefined {
  const i = leser.i++;
  const zeichenart = artVon(leser.t, i);
  if (zeichenart === art.absatz) {
    umfeld.neuerAbsatz(i);
    randMerken(leser, i);
  } else if (zeichenart === art.zeichen) zeichenLesen(leser, i, umfeld);
  else if (zeichenart === art.paragraph || (zeichenart === art.wort && kannAnfangen(leser.t, i))) {
    const gelesen = kette(leser, i);
    if (gelesen || leser.i > i + 1) return gelesen;
    if (zeichenart === art.wort) leser.i = nennungAn(leser, i)?.nach ?? leser.i;
    else while (artVon(leser.t, leser.i) === art.paragraph) leser.i++;
  }
  return undefined;
}

const satzzeichen: ReadonlySet<number> = new Set([0x2e, 0x21, 0x3f]);
const klammer = 0x28;

function zeichenLesen(leser: Leser, index: number, umfeld: Umfeld): void {
  const zeichen = leser.t.text.charCodeAt(vonVon(leser.t, index));
  if (satzzeichen.has(zeichen)) umfeld.satzende(index);
  else if (zeichen === klammer) {
    merken(leser, index);
    landErklaeren(leser, index);
  }
}
