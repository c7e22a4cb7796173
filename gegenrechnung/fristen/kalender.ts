/**
 * The calendar of the second engine: every day from 1960 to 2160 written down one after the other, found by its place
 * in the row. Nothing is computed from a formula, so no mistake of a formula can be shared with `src/`.
 */
export type Platz = number;

export type Kalendertag = {
  readonly iso: string;
  readonly jahr: number;
  readonly monat: number;
  readonly tag: number;
  /** 1 = Monday … 7 = Sunday. */
  readonly wochentag: number;
};

const monatslaengen = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const erstesJahr = 1960;
const letztesJahr = 2160;

const zwei = (zahl: number): string => (zahl < 10 ? `0${zahl}` : `${zahl}`);

/** Leap years counted by hand: every fourth year, 2000 is one, 2100 is none; others do not lie in the row. */
const hatSchalttag = (jahr: number): boolean => jahr % 4 === 0 && jahr !== 2100;

function reihe(): Kalendertag[] {
  const tage: Kalendertag[] = [];
  // 1 January 1960 was a Friday.
  let wochentag = 5;
  for (let jahr = erstesJahr; jahr <= letztesJahr; jahr += 1) {
    monatslaengen.forEach((laenge, stelle) => {
      const monat = stelle + 1;
      const tageImMonat = monat === 2 && hatSchalttag(jahr) ? 29 : laenge;
      for (let tag = 1; tag <= tageImMonat; tag += 1) {
        tage.push({ iso: `${jahr}-${zwei(monat)}-${zwei(tag)}`, jahr, monat, tag, wochentag });
        wochentag = wochentag === 7 ? 1 : wochentag + 1;
      }
    });
  }
  return tage;
}

const tage = reihe();
const plaetze = new Map(tage.map(({ iso }, platz) => [iso, platz]));

/** Number of days in the row. */
export const anzahlTage = tage.length;

/** What stands at a place of the row. Throws outside of it. */
export function tagAm(platz: Platz): Kalendertag {
  const tag = tage[platz];
  if (tag === undefined) throw new RangeError(`Platz ${platz} liegt außerhalb des Prüfkalenders`);
  return tag;
}

/** The place of a day written `JJJJ-MM-TT`. Throws if it is not in the row. */
export function platzVon(iso: string): Platz {
  const platz = plaetze.get(iso);
  if (platz === undefined) throw new RangeError(`${iso} steht nicht im Prüfkalender`);
  return platz;
}

export const isoVon = (platz: Platz): string => tagAm(platz).iso;

/** First day of the month of a day, walking back. */
export function monatsersterVon(platz: Platz): Platz {
  let p = platz;
  while (tagAm(p).tag !== 1) p -= 1;
  return p;
}

/** Last day of the month of a day, walking on. */
export function monatsletzterVon(platz: Platz): Platz {
  let p = platz;
  while (tagAm(p + 1).tag !== 1) p += 1;
  return p;
}

/** First day of the month `n` months on, or back if negative: from one first to the next. */
export function monatsersterNach(platz: Platz, n: number): Platz {
  let p = monatsersterVon(platz);
  for (let i = 0; i < n; i += 1) p = monatsletzterVon(p) + 1;
  for (let i = 0; i > n; i -= 1) p = monatsersterVon(p - 1);
  return p;
}

/** The day with a number in the month of a first; `undefined` if the month has no such day. */
export function zahlImMonat(erster: Platz, zahl: number): Platz | undefined {
  const letzter = monatsletzterVon(erster);
  for (let p = erster; p <= letzter; p += 1) if (tagAm(p).tag === zahl) return p;
  return undefined;
}

/** 31 December of a year. */
export const silvester = (jahr: number): Platz => platzVon(`${jahr}-12-31`);
