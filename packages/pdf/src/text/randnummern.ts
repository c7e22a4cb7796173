import { anteil } from "./anteil.ts";
import { textVon, type Zeile } from "./zeilen.ts";

/** A number beside the text, and on which side of it. */
export type Randzahl = {
  readonly zeile: Zeile;
  readonly zahl: number;
  readonly seite: "links" | "rechts";
};

/** Lines of more characters say where the text of a page stands. */
const langeZeile = 20;

/** Numbers that stand alone outside the lines of a page, from above: of the margin, if they go on as one sequence. */
export function randzahlen(teile: readonly Zeile[]): readonly Randzahl[] {
  const text = teile.filter(({ zeichen }) => zeichen > langeZeile);
  if (text.length === 0) return [];
  const links = anteil(
    text.map(({ x0 }) => x0),
    0.1,
  );
  const rechts = anteil(
    text.map(({ x1 }) => x1),
    0.9,
  );
  const zahlen: Randzahl[] = [];
  for (const zeile of teile) {
    if (zeile.zeichen > 4 || !/^\d{1,4}$/.test(textVon(zeile).trim())) continue;
    const abstand = 0.7 * zeile.hoehe;
    const seite = zeile.x1 < links - abstand ? "links" : zeile.x0 > rechts + abstand ? "rechts" : undefined;
    if (seite) zahlen.push({ zeile, zahl: Number(textVon(zeile)), seite });
  }
  return zahlen.sort((a, b) => a.zeile.grund - b.zeile.grund);
}

/**
 * The numbers of the margin of one page, told by their column and their sequence over the pages beside it: each one more
 * than the one before. Numbers that only stand beside the text (a table, an amount) have no such sequence.
 */
export function randnummern(
  davor: readonly (readonly Randzahl[])[],
  hier: readonly Randzahl[],
  danach: readonly (readonly Randzahl[])[],
): ReadonlySet<Zeile> {
  const alle = [...davor.flat(), ...hier, ...danach.flat()];
  const inFolge = ({ zeile, zahl, seite }: Randzahl): boolean => {
    const stelle = alle.findIndex((eine) => eine.zeile === zeile);
    return alle.some(
      (andere, i) =>
        andere.seite === seite &&
        ((andere.zahl === zahl + 1 && i > stelle) || (andere.zahl === zahl - 1 && i < stelle)),
    );
  };
  return new Set(hier.filter(inFolge).map(({ zeile }) => zeile));
}
