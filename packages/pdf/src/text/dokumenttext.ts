import type { Rechteck, Seitentext } from "../seitentext.ts";

/** Where a piece of the text stands: the rectangles on one page, one for each line. */
export type Textstelle = { readonly seite: number; readonly rechtecke: readonly Rechteck[] };

/** The pages as one text in reading order, with the way back to the pages. */
export type Dokumenttext = {
  readonly text: string;
  readonly stelle: (start: number, ende: number) => readonly Textstelle[];
  readonly seiteVon: (stelle: number) => number;
};

/** Puts the pages together. */
export function dokumenttext(seiten: readonly Seitentext[]): Dokumenttext {
  const anfaenge: number[] = [];
  let text = "";
  for (const seite of seiten) {
    anfaenge.push(text.length);
    text += `${seite.text}\r\n`;
  }
  const nummer = (offset: number) =>
    Math.max(
      anfaenge.findLastIndex((anfang) => anfang <= offset),
      0,
    );
  return {
    text,
    seiteVon: (offset) => seiten[nummer(offset)]?.seite ?? 1,
    stelle: (start, ende) =>
      seiten.flatMap((seite, i) => {
        const anfang = anfaenge[i] ?? 0;
        const von = Math.max(start - anfang, 0);
        const bis = Math.min(ende - anfang, seite.text.length);
        return von < bis ? [{ seite: seite.seite, rechtecke: zeilen(seite.rechtecke, von, bis) }] : [];
      }),
  };
}

/** One rectangle for the units of each line. */
function zeilen(rechtecke: Float32Array, von: number, bis: number): readonly Rechteck[] {
  const gefunden: Rechteck[] = [];
  for (let i = von; i < bis; i++) {
    const [x = 0, y = 0, breite = 0, hoehe = 0] = rechtecke.subarray(i * 4, i * 4 + 4);
    if (breite <= 0 || hoehe <= 0) continue;
    const letztes = gefunden.at(-1);
    const selbe = letztes && y < letztes.y + letztes.hoehe && y + hoehe > letztes.y && x >= letztes.x;
    if (!selbe) gefunden.push({ x, y, breite, hoehe });
    else {
      const oben = Math.min(y, letztes.y);
      const unten = Math.max(y + hoehe, letztes.y + letztes.hoehe);
      const rechts = Math.max(x + breite, letztes.x + letztes.breite);
      gefunden[gefunden.length - 1] = {
        x: letztes.x,
        y: oben,
        breite: rechts - letztes.x,
        hoehe: unten - oben,
      };
    }
  }
  return gefunden;
}
