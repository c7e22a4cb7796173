import { klasse, klasseVon } from "./zeichen.ts";

/** What a token is. */
export const art = { ende: 0, wort: 1, zahl: 2, zeichen: 3, paragraph: 4, absatz: 5 } as const;

/** What stands before a token. */
export const luecke = { keine: 0, leer: 1, zeile: 2 } as const;

/** What is known of each token, as columns. */
type Spalten = {
  readonly arten: Uint8Array;
  readonly von: Int32Array;
  readonly bis: Int32Array;
  readonly luecken: Uint8Array;
};

/**
 * The tokens of a text, cut when they are asked for. A reader lets go of those behind him (`loslassen`), so that a file of
 * 20 MB needs no more room than a decision. The columns are exactly as long as tokens are there: what lies beyond shows
 * without being asked.
 */
export type Tokens = { -readonly [K in keyof Spalten]: Spalten[K] } & {
  readonly text: string;
  /** Tokens cut so far, those let go among them. */
  anzahl: number;
  /** The token with which the columns begin. */
  ab: number;
  /** The room that the columns are pieces of. */
  raum: Spalten;
  /** Where cutting goes on, and what stands before the next token. */
  stelle: number;
  vorher: number;
};

const raumFuer = (platz: number): Spalten => ({
  arten: new Uint8Array(platz),
  von: new Int32Array(platz),
  bis: new Int32Array(platz),
  luecken: new Uint8Array(platz),
});

/** More tokens than any text has, and still a small integer of V8. */
const bisZumEnde = 0x3fff_ffff;

/** Who looks ahead so far looks to the end: room for a text as dense as up to there is made at once. */
const vieleTokens = 60_000;

/** Room for a short text, and for what a reader of a long one looks at. */
const anfangsplatz = 16_384;

/** Cuts a text into words, numbers, `§`, single signs and ends of paragraphs (an empty line). */
export function tokens(text: string): Tokens {
  const t = tokenstrom(text);
  schneiden(t, bisZumEnde);
  return t;
}

/** The tokens of a text before any is cut: `gibtEsToken` cuts as far as it is asked. */
export function tokenstrom(text: string): Tokens {
  const raum = raumFuer(Math.min(text.length, anfangsplatz) + 16);
  const leer = raum.arten.subarray(0, 0);
  const ohne = raum.von.subarray(0, 0);
  return {
    text,
    anzahl: 0,
    ab: 0,
    raum,
    stelle: 0,
    vorher: luecke.keine,
    arten: leer,
    von: ohne,
    bis: ohne,
    luecken: leer,
  };
}

/** Whether a token is there, cut if need be. */
export const gibtEsToken = (t: Tokens, i: number): boolean => i < t.anzahl || weiterschneiden(t, i);

/** Lets go of the tokens before one, as soon as that makes room for as many as it has to move. */
export function loslassen(tokens: Tokens, erster: number): void {
  const frei = Math.min(erster, tokens.anzahl) - tokens.ab;
  const bleiben = tokens.anzahl - tokens.ab - frei;
  if (frei < bleiben || frei * 2 < tokens.raum.arten.length) return;
  for (const spalte of Object.values(tokens.raum)) spalte.copyWithin(0, frei, frei + bleiben);
  tokens.ab += frei;
  zeigen(tokens, bleiben);
}

function zeigen(tokens: Tokens, anzahl: number): void {
  tokens.arten = tokens.raum.arten.subarray(0, anzahl);
  tokens.von = tokens.raum.von.subarray(0, anzahl);
  tokens.bis = tokens.raum.bis.subarray(0, anzahl);
  tokens.luecken = tokens.raum.luecken.subarray(0, anzahl);
}

/** Cuts as much as there is room for, and a token in any case. */
function weiterschneiden(tokens: Tokens, index: number): boolean {
  if (tokens.stelle < tokens.text.length)
    schneiden(tokens, Math.max(index + 1, tokens.ab + tokens.raum.arten.length));
  return index < tokens.anzahl;
}

/** Cuts until there are so many tokens. */
function schneiden(tokens: Tokens, ziel: number): void {
  const { text, ab } = tokens;
  let { vorher, stelle: i } = tokens;
  let { arten, von, bis, luecken } = tokens.raum;
  let platz = arten.length;
  let anzahl = tokens.anzahl - ab;
  const laenge = text.length;
  const genug = ziel - ab;
  while (i < laenge && anzahl < genug) {
    const k = klasseVon(text.charCodeAt(i));
    if (k === klasse.leer) {
      i++;
      if (vorher === luecke.keine) vorher = luecke.leer;
      continue;
    }
    const anfang = i++;
    let zeichenart: number = art.zeichen;
    if (k === klasse.buchstabe || k === klasse.ziffer) {
      while (i < laenge && klasseVon(text.charCodeAt(i)) === k) i++;
      zeichenart = k === klasse.buchstabe ? art.wort : art.zahl;
    } else if (k === klasse.paragraph) zeichenart = art.paragraph;
    else if (k === klasse.zeile) {
      const zeilen = zeilenAb(text, anfang);
      i = zeilen.ende;
      vorher = luecke.zeile;
      if (zeilen.anzahl < 2) continue;
      zeichenart = art.absatz;
    }
    if (anzahl === platz) {
      const dicht = anzahl + Math.ceil(((ab + anzahl) / anfang) * (laenge - anfang) * 1.1);
      const viel = ziel === bisZumEnde || platz > vieleTokens ? dicht : 0;
      platz = Math.min(anzahl + laenge - anfang, Math.max(platz * 2, viel));
      arten = groesser(arten, new Uint8Array(platz));
      von = groesser(von, new Int32Array(platz));
      bis = groesser(bis, new Int32Array(platz));
      luecken = groesser(luecken, new Uint8Array(platz));
    }
    arten[anzahl] = zeichenart;
    von[anzahl] = anfang;
    bis[anzahl] = i;
    luecken[anzahl++] = vorher;
    vorher = zeichenart === art.absatz ? luecke.zeile : luecke.keine;
  }
  tokens.raum = { arten, von, bis, luecken };
  tokens.vorher = vorher;
  tokens.stelle = i;
  tokens.anzahl = ab + anzahl;
  zeigen(tokens, anzahl);
}

/** Lines that end here one after the other; `\r\n` is one. */
function zeilenAb(text: string, anfang: number): { ende: number; anzahl: number } {
  let anzahl = 0;
  let i = anfang;
  for (; i < text.length; i++) {
    const c = text.charCodeAt(i);
    const k = klasseVon(c);
    if (k === klasse.zeile) {
      if (c !== 0x0a || i === anfang || text.charCodeAt(i - 1) !== 0x0d) anzahl++;
    } else if (k !== klasse.leer) break;
  }
  return { ende: i, anzahl };
}

function groesser<T extends Uint8Array | Int32Array>(alt: T, neu: T): T {
  neu.set(alt);
  return neu;
}

/** What a column says of a token that is not there yet, or never was. */
const jenseits = (tokens: Tokens, spalte: keyof Spalten, index: number, sonst: number): number =>
  index >= tokens.anzahl && weiterschneiden(tokens, index)
    ? (tokens[spalte][index - tokens.ab] ?? sonst)
    : sonst;

/** Kind of a token; the end of the text beyond the last one. */
export const artVon = (tokens: Tokens, index: number): number =>
  tokens.arten[index - tokens.ab] ?? jenseits(tokens, "arten", index, art.ende);

/** Text of a token. */
export const wortVon = (t: Tokens, i: number): string => t.text.slice(vonVon(t, i), bisVon(t, i));

/** First unit of a token. */
export const vonVon = (tokens: Tokens, index: number): number =>
  tokens.von[index - tokens.ab] ?? jenseits(tokens, "von", index, tokens.text.length);

/** The unit after a token. */
export const bisVon = (tokens: Tokens, index: number): number =>
  tokens.bis[index - tokens.ab] ?? jenseits(tokens, "bis", index, tokens.text.length);

/** What stands before a token; the beginning of a line before the end of the text. */
export const lueckeVon = (tokens: Tokens, index: number): number =>
  tokens.luecken[index - tokens.ab] ?? jenseits(tokens, "luecken", index, luecke.zeile);

/** Whether nothing stands between a token and the one before. */
export const klebt = (t: Tokens, i: number): boolean => i > 0 && lueckeVon(t, i) === luecke.keine;

/** Whether a token is this one sign. */
export const istZeichen = (tokens: Tokens, index: number, zeichen: string): boolean =>
  artVon(tokens, index) === art.zeichen &&
  tokens.text.charCodeAt(vonVon(tokens, index)) === zeichen.charCodeAt(0);

/** Whether a token is this word. */
export const istWort = (tokens: Tokens, index: number, wort: string): boolean =>
  artVon(tokens, index) === art.wort &&
  bisVon(tokens, index) - vonVon(tokens, index) === wort.length &&
  tokens.text.startsWith(wort, vonVon(tokens, index));
