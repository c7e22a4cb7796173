import { klasse, klasseVon } from "./zeichen.ts";

/** What a token is. */
export const art = { ende: 0, wort: 1, zahl: 2, zeichen: 3, paragraph: 4, absatz: 5 } as const;

/** What stands before a token. */
export const luecke = { keine: 0, leer: 1, zeile: 2 } as const;

/** The tokens of a text as columns: a decision has tens of thousands, a file of 20 MB millions. */
export type Tokens = {
  readonly text: string;
  readonly anzahl: number;
  readonly arten: Uint8Array;
  readonly von: Int32Array;
  readonly bis: Int32Array;
  readonly luecken: Uint8Array;
};

/** Room for a short text; a longer one shows by its beginning how much it needs. */
const anfangsplatz = 16_384;

/** Cuts a text into words, numbers, `§`, single signs and ends of paragraphs (an empty line). */
export function tokens(text: string): Tokens {
  let platz = Math.min(text.length, anfangsplatz) + 16;
  let arten = new Uint8Array(platz);
  let von = new Int32Array(platz);
  let bis = new Int32Array(platz);
  let luecken = new Uint8Array(platz);
  let anzahl = 0;
  let vorher: number = luecke.keine;
  const laenge = text.length;
  for (let i = 0; i < laenge; ) {
    const k = klasseVon(text.charCodeAt(i));
    if (k === klasse.leer) {
      i++;
      if (vorher === luecke.keine) vorher = luecke.leer;
      continue;
    }
    const anfang = i++;
    let was: number = art.zeichen;
    if (k === klasse.buchstabe || k === klasse.ziffer) {
      while (i < laenge && klasseVon(text.charCodeAt(i)) === k) i++;
      was = k === klasse.buchstabe ? art.wort : art.zahl;
    } else if (k === klasse.paragraph) was = art.paragraph;
    else if (k === klasse.zeile) {
      const zeilen = zeilenAb(text, anfang);
      i = zeilen.ende;
      vorher = luecke.zeile;
      if (zeilen.anzahl < 2) continue;
      was = art.absatz;
    }
    if (anzahl === platz) {
      platz = Math.max(platz * 2, Math.ceil((anzahl / anfang) * laenge * 1.1));
      arten = groesser(arten, new Uint8Array(platz));
      von = groesser(von, new Int32Array(platz));
      bis = groesser(bis, new Int32Array(platz));
      luecken = groesser(luecken, new Uint8Array(platz));
    }
    arten[anzahl] = was;
    von[anzahl] = anfang;
    bis[anzahl] = i;
    luecken[anzahl++] = vorher;
    vorher = was === art.absatz ? luecke.zeile : luecke.keine;
  }
  return { text, anzahl, arten, von, bis, luecken };
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

/** Kind of a token; the end of the text beyond the last one, where the column holds noughts. */
export const artVon = (t: Tokens, i: number): number => t.arten[i] ?? art.ende;

/** Text of a token. */
export const wortVon = (t: Tokens, i: number): string => t.text.slice(vonVon(t, i), bisVon(t, i));

/** First unit of a token. */
export const vonVon = (t: Tokens, i: number): number => t.von[i] ?? t.text.length;

/** The unit after a token. */
export const bisVon = (t: Tokens, i: number): number => t.bis[i] ?? t.text.length;

/** Whether nothing stands between a token and the one before. */
export const klebt = (t: Tokens, i: number): boolean =>
  i > 0 && i < t.anzahl && t.luecken[i] === luecke.keine;

/** Whether a token is this one sign. */
export const istZeichen = (t: Tokens, i: number, zeichen: string): boolean =>
  artVon(t, i) === art.zeichen && t.text.charCodeAt(vonVon(t, i)) === zeichen.charCodeAt(0);

/** Whether a token is this word. */
export const istWort = (t: Tokens, i: number, wort: string): boolean =>
  artVon(t, i) === art.wort &&
  bisVon(t, i) - vonVon(t, i) === wort.length &&
  t.text.startsWith(wort, vonVon(t, i));
