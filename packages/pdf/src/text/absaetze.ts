import { mittlere } from "./anteil.ts";
import type { Spalte } from "./spalten.ts";
import { textVon, type Zeile } from "./zeilen.ts";

/** A line in its column, and what its text says about its neighbours. */
export type Satzzeile = {
  readonly zeile: Zeile;
  readonly spalte: Spalte;
  /** Usual distance of the lines of its column. */
  readonly abstand: number;
  readonly text: string;
};

/** The lines of a column. */
export function satzzeilen(spalte: Spalte): readonly Satzzeile[] {
  const abstand = mittlere(
    spalte.zeilen
      .slice(1)
      .map(({ grund }, i) => grund - (spalte.zeilen[i]?.grund ?? grund))
      .filter((weite) => weite > 0),
  );
  return spalte.zeilen.map((zeile) => ({ zeile, spalte, abstand, text: textVon(zeile).trim() }));
}

/** Whether a line begins a paragraph, seen from the line before it. */
export function beginntAbsatz(vorige: Satzzeile, zeile: Satzzeile): boolean {
  if (haengtAn(vorige, zeile)) return false;
  // Of words in a picture only the whole is known: with a `g` they are higher.
  const mass = zeile.zeile.seite.geraten ? 1.6 : 1.25;
  const gewechselt = verhaeltnis(vorige.zeile.hoehe, zeile.zeile.hoehe) > mass;
  if (gewechselt || aufzaehlung.test(zeile.text)) return true;
  const endet = /[.!?:;“"“”)]$/.test(vorige.text);
  return weiterUnten(vorige, zeile, 1.45) || (endet && (kurz(vorige) || eingerueckt(zeile)));
}

/** `1.`, `a)`, `(2)`, `–`: at the beginning of a line, with text behind it. */
const aufzaehlung = /^(?:\(?(?:\d{1,2}|[a-z]{1,2}|[IVX]{1,4})\)|[•▪–—-])\s+\p{Lu}/u;

/** Whether a sentence runs on: no end before, no beginning after; only a wide gap parts it. */
function haengtAn(vorige: Satzzeile, zeile: Satzzeile): boolean {
  if (weiterUnten(vorige, zeile, 3.2)) return false;
  return (
    offen.test(vorige.text) || (!/[.!?:;]["“”)]?$/.test(vorige.text) && /^[\p{Ll},;)]/u.test(zeile.text))
  );
}

/** Ends that want something to follow. */
const offen =
  /(?:§|(?:^|\P{L})(?:Abs|Nr|Art|Satz|S|Ziff|Hs|Alt|Buchst|lit|i\.?\s?V\.?\s?m|und|oder|der|des|die|nach)\.?|,|[\p{L}\d][-\u00ad\u2010])$/u;

/** Whether a line stands further below than these many distances, on the same page and in the same column. */
function weiterUnten(vorige: Satzzeile, zeile: Satzzeile, faktor: number): boolean {
  if (vorige.spalte !== zeile.spalte) return false;
  const mass = Math.max(zeile.abstand, 1.3 * zeile.zeile.hoehe);
  return zeile.zeile.grund - vorige.zeile.grund > faktor * mass;
}

const kurz = ({ zeile, spalte }: Satzzeile): boolean =>
  zeile.x1 < spalte.rechts - 0.12 * (spalte.rechts - spalte.links);

const eingerueckt = ({ zeile, spalte }: Satzzeile): boolean => zeile.x0 > spalte.links + zeile.hoehe;

const verhaeltnis = (a: number, b: number): number => (a > 0 && b > 0 ? Math.max(a / b, b / a) : 1);
