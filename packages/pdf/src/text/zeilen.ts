import { anteil } from "./anteil.ts";
import type { GeradeSeite } from "./schreibrichtung.ts";
import { istLeer, stehtAufDerLinie } from "./zeichen.ts";

/** Units of a page's text that follow each other, end exclusive. */
export type Stueck = readonly [von: number, bis: number];

/** A line of text, or a part of it that stands by itself. */
export type Zeile = {
  readonly seite: GeradeSeite;
  readonly stuecke: readonly Stueck[];
  readonly x0: number;
  readonly x1: number;
  /** Where the letters stand, from above. */
  readonly grund: number;
  /** Height of its capital letters; 0 where it has no letters. */
  readonly hoehe: number;
  /** Characters that are seen. */
  readonly zeichen: number;
};

/** A gap wider than this many heights parts a line. */
const luecke = 0.9;
/** Height of a letter where none says it, in points. */
const zeichenhoehe = 7;

type Lauf = {
  von: number;
  bis: number;
  x0: number;
  x1: number;
  oben: number;
  unten: number;
  /** Feet and heights of the letters that stand on the line. */
  fuesse: number[];
  hoehen: number[];
  zeichen: number;
};

/** The parts of the lines of a page in pdfium's order, cut at every wide gap. */
export function segmente(seite: GeradeSeite): readonly Zeile[] {
  const fertig: Zeile[] = [];
  let lauf: Lauf | undefined;
  const abschliessen = () => {
    if (lauf) fertig.push(zeileAus(seite, lauf));
    lauf = undefined;
  };
  for (let i = 0; i < seite.text.length; i++) {
    const code = seite.text.charCodeAt(i);
    if (code === 0x0a || code === 0x0d) abschliessen();
    if (istLeer(code)) continue;
    if (lauf && !schliesstAn(lauf, seite.rechtecke, i)) abschliessen();
    lauf ??= {
      von: i,
      bis: i,
      x0: 1e9,
      x1: -1e9,
      oben: 1e9,
      unten: -1e9,
      fuesse: [],
      hoehen: [],
      zeichen: 0,
    };
    aufnehmen(lauf, seite.rechtecke, i, code);
  }
  abschliessen();
  return fertig;
}

/** Whether a character goes on where the run ends: no wide gap, no step back, no other line. */
function schliesstAn(lauf: Lauf, rechtecke: Float32Array, index: number): boolean {
  const x = rechtecke[index * 4] ?? 0;
  const y = rechtecke[index * 4 + 1] ?? 0;
  const breite = rechtecke[index * 4 + 2] ?? 0;
  const hoehe = rechtecke[index * 4 + 3] ?? 0;
  if (breite === 0 && hoehe === 0) return true;
  const mass = Math.max(lauf.unten - lauf.oben, hoehe, 1);
  return (
    x - lauf.x1 <= luecke * mass &&
    x - lauf.x1 >= -2 * mass &&
    y <= lauf.unten + mass &&
    y + hoehe >= lauf.oben - mass
  );
}

function aufnehmen(lauf: Lauf, rechtecke: Float32Array, index: number, code: number): void {
  const x = rechtecke[index * 4] ?? 0;
  const y = rechtecke[index * 4 + 1] ?? 0;
  const breite = rechtecke[index * 4 + 2] ?? 0;
  const hoehe = rechtecke[index * 4 + 3] ?? 0;
  lauf.bis = index + 1;
  lauf.zeichen++;
  if (breite === 0 && hoehe === 0) return;
  if (x < lauf.x0) lauf.x0 = x;
  if (x + breite > lauf.x1) lauf.x1 = x + breite;
  if (y < lauf.oben) lauf.oben = y;
  if (y + hoehe > lauf.unten) lauf.unten = y + hoehe;
  if (!stehtAufDerLinie(code)) return;
  lauf.fuesse.push(y + hoehe);
  lauf.hoehen.push(hoehe);
}

function zeileAus(seite: GeradeSeite, lauf: Lauf): Zeile {
  const { von, bis, x0, x1, unten, fuesse, hoehen, zeichen } = lauf;
  const steht = fuesse.length > 0;
  return {
    seite,
    stuecke: [[von, bis]],
    x0,
    x1,
    grund: steht ? anteil(fuesse, 0.5) : unten,
    // A fifth of the letters are capitals or as high as them.
    hoehe: steht ? anteil(hoehen, 0.8) : 0,
    zeichen,
  };
}

/** Parts that follow each other on one line, as one. */
export function verbunden(teile: readonly Zeile[]): readonly Zeile[] {
  const zeilen: Zeile[] = [];
  for (const teil of teile) {
    const letzte = zeilen.at(-1);
    if (letzte && aufEinerLinie(letzte, teil)) zeilen[zeilen.length - 1] = zusammen(letzte, teil);
    else zeilen.push(teil);
  }
  return zeilen;
}

/** Whether a part stands on the line of another one and after it; raised marks do. */
function aufEinerLinie(links: Zeile, rechts: Zeile): boolean {
  const mass = Math.max(links.hoehe, rechts.hoehe) || zeichenhoehe;
  return Math.abs(links.grund - rechts.grund) < 0.6 * mass && rechts.x0 > links.x1 - 0.3 * mass;
}

function zusammen(links: Zeile, rechts: Zeile): Zeile {
  const groesser = links.hoehe >= rechts.hoehe ? links : rechts;
  return {
    seite: links.seite,
    stuecke: [...links.stuecke, ...rechts.stuecke],
    x0: Math.min(links.x0, rechts.x0),
    x1: Math.max(links.x1, rechts.x1),
    grund: groesser.grund,
    hoehe: groesser.hoehe,
    zeichen: links.zeichen + rechts.zeichen,
  };
}

/** Text of a line as it stands there. */
export const textVon = ({ seite, stuecke }: Zeile): string =>
  stuecke.map(([von, bis]) => seite.text.slice(von, bis)).join(" ");
