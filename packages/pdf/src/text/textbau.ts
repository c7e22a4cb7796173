import type { Seitentext } from "../seitentext.ts";
import { istLeer, istTrennstrich, istZiffer, weichesTrennzeichen } from "./zeichen.ts";
import type { Zeile } from "./zeilen.ts";

/** A text that grows, and where each of its units comes from. */
export type Textbau = {
  readonly teile: string[];
  laenge: number;
  /** Per unit: number of the unit on its page, -1 for what was put between. */
  herkunft: Int32Array;
  /** Where lines begin in the text, ascending, and the page each stands on. */
  readonly zeilenanfaenge: number[];
  readonly zeilenseiten: Seitentext[];
};

export const neuerTextbau = (): Textbau => ({
  teile: [],
  laenge: 0,
  herkunft: new Int32Array(1 << 14),
  zeilenanfaenge: [],
  zeilenseiten: [],
});

/** Adds lines that belong together and the end of their paragraph. */
export function absatzAnfuegen(bau: Textbau, zeilen: readonly Zeile[]): void {
  for (const [i, zeile] of zeilen.entries()) zeileAnfuegen(bau, zeile, zeilen[i + 1]);
  dazwischen(bau, "\n\n");
}

function zeileAnfuegen(bau: Textbau, zeile: Zeile, naechste: Zeile | undefined): void {
  bau.zeilenanfaenge.push(bau.laenge);
  bau.zeilenseiten.push(zeile.seite.gezeigt ?? zeile.seite);
  zeile.stuecke.forEach(([von, bis], index) => {
    if (index > 0 && luecke(zeile, index)) dazwischen(bau, " ");
    const letztes = index === zeile.stuecke.length - 1;
    const uebergang = letztes && naechste ? trennung(zeile, bis, naechste) : undefined;
    textAnfuegen(bau, zeile, von, uebergang === "fort" ? bis - 1 : bis);
    if (letztes && naechste && uebergang === undefined) dazwischen(bau, " ");
  });
}

/** Whether two pieces of a line stand apart: by a blank in the file or by room on the page. */
function luecke({ seite, stuecke }: Zeile, index: number): boolean {
  const [bis, von] = [stuecke[index - 1]?.[1] ?? 0, stuecke[index]?.[0] ?? 0];
  const ende = (seite.rechtecke[(bis - 1) * 4] ?? 0) + (seite.rechtecke[(bis - 1) * 4 + 2] ?? 0);
  return (seite.rechtecke[von * 4] ?? 0) - ende > 0.2 * (seite.rechtecke[von * 4 + 3] ?? 0);
}

/** What becomes of a hyphen at the end of a line: `fort` in a cut word, `bleibt` in a compound, else nothing special. */
function trennung({ seite }: Zeile, bis: number, naechste: Zeile): "fort" | "bleibt" | undefined {
  const strich = seite.text.charCodeAt(bis - 1);
  if (!istTrennstrich(strich) || bis < 2) return undefined;
  const vorher = seite.text.charAt(bis - 2);
  const [von, nach] = naechste.stuecke[0] ?? [0, 0];
  const anfang = naechste.seite.text.slice(von, Math.min(nach, von + 8));
  if (strich === weichesTrennzeichen) return "fort";
  if (/^(?:und|oder|bzw|sowie|noch)(?!\p{L})/u.test(anfang)) return undefined;
  if (/\p{Ll}/u.test(vorher) && /^\p{Ll}/u.test(anfang)) return "fort";
  return /[\p{L}\d]/u.test(vorher) && /^[\p{L}\d]/u.test(anfang) ? "bleibt" : undefined;
}

/** Adds units of a page without soft hyphens and raised marks of notes. */
function textAnfuegen(bau: Textbau, zeile: Zeile, von: number, bis: number): void {
  let anfang = von;
  for (let i = von; i < bis; i++) {
    const code = zeile.seite.text.charCodeAt(i);
    const weg =
      code === weichesTrennzeichen ||
      ((istZiffer(code) || code === 0x2a) && hochgestellt(zeile, i)) ||
      istUmbruch(code);
    if (!weg) continue;
    uebernehmen(bau, zeile.seite, anfang, i);
    anfang = i + 1;
  }
  uebernehmen(bau, zeile.seite, anfang, bis);
}

const istUmbruch = (code: number): boolean => code === 0x0a || code === 0x0d;

function uebernehmen(bau: Textbau, seite: Seitentext, von: number, bis: number): void {
  if (von >= bis) return;
  bau.teile.push(seite.text.slice(von, bis));
  platz(bau, bis - von);
  for (let i = von; i < bis; i++) bau.herkunft[bau.laenge++] = i;
}

function dazwischen(bau: Textbau, text: string): void {
  if (text === " " && istLeer(bau.teile.at(-1)?.slice(-1).charCodeAt(0) ?? 0x20)) return;
  bau.teile.push(text);
  platz(bau, text.length);
  for (let i = 0; i < text.length; i++) bau.herkunft[bau.laenge++] = -1;
}

function platz(bau: Textbau, mehr: number): void {
  if (bau.laenge + mehr <= bau.herkunft.length) return;
  const groesser = new Int32Array((bau.laenge + mehr) * 2);
  groesser.set(bau.herkunft);
  bau.herkunft = groesser;
}

/** Whether a digit is a raised mark: smaller than the line's letters, above where they stand, behind something. */
function hochgestellt({ seite, stuecke, grund, hoehe }: Zeile, index: number): boolean {
  const { rechtecke, text, geraten } = seite;
  // A picture lies askew, and of its words only the whole is known.
  if (geraten) return false;
  const unten = (rechtecke[index * 4 + 1] ?? 0) + (rechtecke[index * 4 + 3] ?? 0);
  const eigen = rechtecke[index * 4 + 3] ?? 0;
  if (!(eigen > 0 && eigen < 0.85 * hoehe && grund - unten > 0.22 * hoehe)) return false;
  return index > (stuecke[0]?.[0] ?? 0) || istZiffer(text.charCodeAt(index));
}
