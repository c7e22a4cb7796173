import type { Seitentext } from "../seitentext.ts";
import { beginntAbsatz, type Satzzeile, satzzeilen } from "./absaetze.ts";
import { type Dokumenttext, dokumenttextAus } from "./dokumenttext.ts";
import { grundhoehe, istNotenanfang, ohneNoten } from "./fussnoten.ts";
import { kopfUndFuss, type Raender, raenderVon } from "./raender.ts";
import { type Randzahl, randnummern, randzahlen } from "./randnummern.ts";
import { gerade } from "./schreibrichtung.ts";
import { spalten } from "./spalten.ts";
import { absatzAnfuegen, neuerTextbau, type Textbau } from "./textbau.ts";
import { segmente, verbunden, type Zeile } from "./zeilen.ts";

/** A document's text that grows page by page. */
export type Textfluss = {
  /** The next page. */
  readonly aufnehmen: (seite: Seitentext) => void;
  /** The text of all pages so far. What later pages can change is its end: the last pages and the open paragraph. */
  readonly stand: () => Dokumenttext;
};

/** A page whose neighbours are still to come. */
type Blatt = {
  readonly teile: readonly Zeile[];
  readonly raender: Raender;
  readonly randzahlen: readonly Randzahl[];
};

/** Paragraphs that the next page may go on with. */
type Offen = { readonly text: Satzzeile[]; readonly noten: Satzzeile[] };

/** Heads and feet are known by this many pages before and after. */
const reichweite = 2;

/** Begins a text; pages come in their order. */
export function textfluss(): Textfluss {
  const bau = neuerTextbau();
  const blaetter: Blatt[] = [];
  let fertige = 0;
  const offen: Offen = { text: [], noten: [] };
  return {
    aufnehmen: (seite) => {
      const teile = segmente(gerade(seite));
      blaetter.push({ teile, raender: raenderVon(verbunden(teile)), randzahlen: randzahlen(teile) });
      for (; fertige < blaetter.length - reichweite; fertige++) setzen(bau, blaetter, fertige, offen);
    },
    stand: () => {
      const marke = { teile: bau.teile.length, laenge: bau.laenge, zeilen: bau.zeilenanfaenge.length };
      const rest = { text: [...offen.text], noten: [...offen.noten] };
      for (let i = fertige; i < blaetter.length; i++) setzen(bau, blaetter, i, rest);
      for (const zeilen of [rest.text, rest.noten]) schliessen(bau, zeilen);
      const text = dokumenttextAus(bau);
      bau.teile.length = marke.teile;
      bau.laenge = marke.laenge;
      bau.zeilenanfaenge.length = marke.zeilen;
      bau.zeilenseiten.length = marke.zeilen;
      return text;
    },
  };
}

/** Adds the finished paragraphs of a page; what stays open goes on with the next one. */
function setzen(bau: Textbau, blaetter: readonly Blatt[], nr: number, offen: Offen): void {
  const blatt = blaetter[nr];
  if (!blatt) return;
  const nachbarn = blaetter
    .slice(Math.max(nr - reichweite, 0), nr + reichweite + 1)
    .filter((b) => b !== blatt);
  const rand = kopfUndFuss(
    blatt.raender,
    nachbarn.map(({ raender }) => raender),
  );
  const nummern = randnummern(
    blaetter.slice(Math.max(nr - reichweite, 0), nr).map((b) => b.randzahlen),
    blatt.randzahlen,
    blaetter.slice(nr + 1, nr + reichweite + 1).map((b) => b.randzahlen),
  );
  for (const zeile of [...rand, ...nummern]) absatzAnfuegen(bau, [zeile]);
  const amRand = new Set([...rand].flatMap(({ stuecke }) => stuecke.map(([von]) => von)));
  const uebrig = blatt.teile.filter((teil) => !amRand.has(teil.stuecke[0]?.[0] ?? -1) && !nummern.has(teil));
  const hoehe = grundhoehe(uebrig);
  for (const spalte of spalten(uebrig)) {
    const geteilt = ohneNoten(spalte, hoehe);
    for (const zeile of satzzeilen(geteilt.text)) weiter(bau, offen.text, zeile, beginntAbsatz);
    if (geteilt.noten)
      for (const zeile of satzzeilen(geteilt.noten)) weiter(bau, offen.noten, zeile, beginntNote);
  }
}

const beginntNote = (vorige: Satzzeile, zeile: Satzzeile): boolean =>
  istNotenanfang(zeile.zeile) || beginntAbsatz(vorige, zeile);

/** A line goes on with the open paragraph, or closes it and opens the next. */
function weiter(
  bau: Textbau,
  offene: Satzzeile[],
  zeile: Satzzeile,
  beginnt: (vorige: Satzzeile, zeile: Satzzeile) => boolean,
): void {
  const vorige = offene.at(-1);
  if (vorige && beginnt(vorige, zeile)) schliessen(bau, offene);
  offene.push(zeile);
}

/** Writes a paragraph down and begins an empty one. */
function schliessen(bau: Textbau, zeilen: Satzzeile[]): void {
  if (zeilen.length > 0)
    absatzAnfuegen(
      bau,
      zeilen.splice(0).map(({ zeile }) => zeile),
    );
}

/** The pages of a whole document as one text. */
export function dokumenttext(seiten: readonly Seitentext[]): Dokumenttext {
  const fluss = textfluss();
  for (const seite of seiten) fluss.aufnehmen(seite);
  return fluss.stand();
}
