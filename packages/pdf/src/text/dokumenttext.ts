import type { Rechteck, Seitentext } from "../seitentext.ts";
import type { Textbau } from "./textbau.ts";

/** Where a piece of the text stands: the rectangles on one page, one for each line. */
export type Textstelle = { readonly seite: number; readonly rechtecke: readonly Rechteck[] };

/** The pages as one text in reading order, with the way back to the pages. */
export type Dokumenttext = {
  readonly text: string;
  /** Where a piece of the text stands, page by page. */
  readonly stelle: (start: number, ende: number) => readonly Textstelle[];
  /** The page a unit of the text stands on, from 1. */
  readonly seiteVon: (stelle: number) => number;
  /** Whether a sign of this piece was guessed when its picture was read. */
  readonly geraten: (start: number, ende: number) => boolean;
};

/** The text as it is built now; the building may go on. */
export function dokumenttextAus(bau: Textbau): Dokumenttext {
  const text = bau.teile.join("");
  const herkunft = bau.herkunft.slice(0, bau.laenge);
  const anfaenge = Int32Array.from(bau.zeilenanfaenge);
  const seiten = [...bau.zeilenseiten];
  const zeilen = (start: number, ende: number) => {
    const gefunden: { readonly seite: Seitentext; readonly einheiten: Int32Array }[] = [];
    for (let nr = zeileAn(anfaenge, start); nr < seiten.length && (anfaenge[nr] ?? ende) < ende; nr++) {
      const seite = seiten[nr];
      const von = Math.max(anfaenge[nr] ?? start, start);
      const bis = Math.min(anfaenge[nr + 1] ?? text.length, ende);
      if (seite) gefunden.push({ seite, einheiten: herkunft.subarray(von, bis) });
    }
    return gefunden;
  };
  return {
    text,
    seiteVon: (stelle) => seiten[zeileAn(anfaenge, stelle)]?.seite ?? 1,
    stelle: (start, ende) => {
      const stellen = new Map<number, Rechteck[]>();
      for (const { seite, einheiten } of zeilen(start, ende)) {
        const rechteck = huelle(seite, einheiten);
        if (rechteck) stellen.set(seite.seite, [...(stellen.get(seite.seite) ?? []), rechteck]);
      }
      return [...stellen].map(([seite, rechtecke]) => ({ seite, rechtecke }));
    },
    geraten: (start, ende) =>
      zeilen(start, ende).some(({ seite, einheiten }) => einheiten.some((i) => seite.geraten?.has(i))),
  };
}

/** The last line that begins at or before a unit. */
function zeileAn(anfaenge: Int32Array, stelle: number): number {
  let [von, bis] = [0, anfaenge.length];
  while (bis - von > 1) {
    const mitte = (von + bis) >> 1;
    if ((anfaenge[mitte] ?? 0) <= stelle) von = mitte;
    else bis = mitte;
  }
  return von;
}

/** The rectangle around units of one line; nothing around blanks. */
function huelle({ rechtecke }: Seitentext, einheiten: Int32Array): Rechteck | undefined {
  let [links, oben, rechts, unten] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const i of einheiten) {
    if (i < 0) continue;
    const x = rechtecke[i * 4] ?? 0;
    const y = rechtecke[i * 4 + 1] ?? 0;
    const breite = rechtecke[i * 4 + 2] ?? 0;
    const hoehe = rechtecke[i * 4 + 3] ?? 0;
    if (breite <= 0 || hoehe <= 0) continue;
    links = Math.min(links, x);
    oben = Math.min(oben, y);
    rechts = Math.max(rechts, x + breite);
    unten = Math.max(unten, y + hoehe);
  }
  return rechts > links ? { x: links, y: oben, breite: rechts - links, hoehe: unten - oben } : undefined;
}
