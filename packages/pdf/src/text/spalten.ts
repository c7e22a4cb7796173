import { anteil, mittlere } from "./anteil.ts";
import { verbunden, type Zeile } from "./zeilen.ts";

/** Lines that are read one after the other between the same edges. */
export type Spalte = { readonly links: number; readonly rechts: number; readonly zeilen: readonly Zeile[] };

type Steg = { readonly von: number; readonly bis: number };

/** What makes a column: this many lines on either side, of this many characters on average. */
const wenigsteZeilen = 4;
const wenigsteZeichen = 16;
/** No page of text has more; others are not searched for columns. */
const meisteTeile = 4000;

/** Lines of a page in reading order: columns one after the other, between what runs across them. */
export function spalten(teile: readonly Zeile[]): readonly Spalte[] {
  const steg = stegVon(teile);
  if (!steg) {
    return ungeteilt(geordnet(verbunden(teile)));
  }
  return baender(teile, steg).flatMap(({ quer, links, rechts }) => [
    ...ungeteilt(verbunden(quer)),
    ...spalten(links),
    ...spalten(rechts),
  ]);
}

function ungeteilt(zeilen: readonly Zeile[]): readonly Spalte[] {
  return zeilen.length === 0 ? [] : [{ ...kanten(zeilen), zeilen }];
}

type Band = { readonly quer: Zeile[]; readonly links: Zeile[]; readonly rechts: Zeile[] };

/** What runs across the columns with the columns below it, from top to bottom. */
function baender(teile: readonly Zeile[], steg: Steg): readonly Band[] {
  const alle: Band[] = [{ quer: [], links: [], rechts: [] }];
  for (const teil of [...teile].sort((a, b) => a.grund - b.grund)) {
    const seite = seiteVon(teil, steg);
    const letztes = alle.at(-1);
    if (seite === "quer" && letztes && letztes.links.length + letztes.rechts.length > 0)
      alle.push({ quer: [teil], links: [], rechts: [] });
    else letztes?.[seite].push(teil);
  }
  const rang = new Map(teile.map((teil, i) => [teil, i]));
  const wieInDerDatei = (a: Zeile, b: Zeile) => (rang.get(a) ?? 0) - (rang.get(b) ?? 0);
  for (const { quer, links, rechts } of alle)
    for (const einige of [quer, links, rechts]) einige.sort(wieInDerDatei);
  return alle;
}

function seiteVon({ x0, x1 }: Zeile, { von, bis }: Steg): "links" | "rechts" | "quer" {
  const mitte = (von + bis) / 2;
  if (x1 <= mitte) return "links";
  return x0 >= mitte ? "rechts" : "quer";
}

/** Steps of the search for the strip between columns, in points. */
const schritt = 2;
const meisteSchritte = 2000;

/** The strip that hardly any line crosses, with text on both sides of it. */
function stegVon(teile: readonly Zeile[]): Steg | undefined {
  if (teile.length < 2 * wenigsteZeilen || teile.length > meisteTeile) return undefined;
  const links = Math.min(...teile.map(({ x0 }) => x0));
  const breite = Math.max(...teile.map(({ x1 }) => x1)) - links;
  const anzahl = Math.min(Math.ceil(breite / schritt), meisteSchritte);
  if (!(anzahl > 10)) return undefined;
  const weite = breite / anzahl;
  const belegt = belegung(teile, links, weite, anzahl);
  const hoechstens = Math.max(1, Math.floor(teile.length * 0.06));
  const mass = mittlere(teile.map(({ hoehe }) => hoehe));
  let bester: Steg | undefined;
  for (let i = 0; i < anzahl; i++) {
    let ende = i;
    while (ende < anzahl && (belegt[ende] ?? 0) <= hoechstens) ende++;
    const steg = { von: links + i * weite, bis: links + ende * weite };
    if (ende > i && ende < anzahl && steg.bis - steg.von >= 0.8 * mass && !(bester && breiter(bester, steg)))
      if (i > 0 && trennt(teile, steg)) bester = steg;
    i = ende;
  }
  return bester;
}

const breiter = (a: Steg, b: Steg): boolean => a.bis - a.von >= b.bis - b.von;

/** How many lines cover each step from left to right. */
function belegung(teile: readonly Zeile[], links: number, weite: number, anzahl: number): Int32Array {
  const belegt = new Int32Array(anzahl + 1);
  for (const { x0, x1 } of teile) {
    const von = Math.max(Math.floor((x0 - links) / weite), 0);
    const bis = Math.min(Math.ceil((x1 - links) / weite), anzahl);
    belegt[von] = (belegt[von] ?? 0) + 1;
    belegt[bis] = (belegt[bis] ?? 0) - 1;
  }
  for (let i = 1; i <= anzahl; i++) belegt[i] = (belegt[i] ?? 0) + (belegt[i - 1] ?? 0);
  return belegt;
}

/** Whether lines of running text stand on both sides, beside each other. */
function trennt(teile: readonly Zeile[], steg: Steg): boolean {
  const [links, rechts] = (["links", "rechts"] as const).map((seite) =>
    verbunden(teile.filter((teil) => seiteVon(teil, steg) === seite)),
  );
  if (!links || !rechts || !istTextspalte(links) || !istTextspalte(rechts)) return false;
  const [oben, unten] = [Math.max(erste(links), erste(rechts)), Math.min(letzte(links), letzte(rechts))];
  const kuerzere = Math.min(letzte(links) - erste(links), letzte(rechts) - erste(rechts));
  return unten - oben >= 0.5 * kuerzere;
}

const erste = (zeilen: readonly Zeile[]) => Math.min(...zeilen.map(({ grund }) => grund));
const letzte = (zeilen: readonly Zeile[]) => Math.max(...zeilen.map(({ grund }) => grund));

function istTextspalte(zeilen: readonly Zeile[]): boolean {
  const zeichen = zeilen.reduce((summe, zeile) => summe + zeile.zeichen, 0);
  return zeilen.length >= wenigsteZeilen && zeichen / zeilen.length >= wenigsteZeichen;
}

/** Lines from top to bottom where the file has them in no order; else as the file has them. */
function geordnet(zeilen: readonly Zeile[]): readonly Zeile[] {
  const rueckwaerts = zeilen.filter((zeile, index) => {
    const vorige = zeilen[index - 1];
    return vorige !== undefined && zeile.grund < vorige.grund - 0.6 * zeile.hoehe;
  }).length;
  if (rueckwaerts < zeilen.length * (rueckwaerts < 3 ? 0.4 : 0.15)) return zeilen;
  const mass = mittlere(zeilen.map(({ hoehe }) => hoehe));
  const reihe = ({ grund }: Zeile) => Math.round(grund / Math.max(mass, 1));
  return verbunden([...zeilen].sort((a, b) => reihe(a) - reihe(b) || a.x0 - b.x0));
}

/** Left and right edge of most lines. */
function kanten(zeilen: readonly Zeile[]): { readonly links: number; readonly rechts: number } {
  const lange = zeilen.filter(({ zeichen }) => zeichen > 10);
  const gefragt = lange.length > 0 ? lange : zeilen;
  return {
    links: anteil(
      gefragt.map(({ x0 }) => x0),
      0.1,
    ),
    rechts: anteil(
      gefragt.map(({ x1 }) => x1),
      0.9,
    ),
  };
}
