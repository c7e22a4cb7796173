/** A text as it is read: blanks alike, spaced letters joined, words divided at the end of a line whole again. */
export type Schriftbild = {
  readonly text: string;
  /** Place in the text as it was given. */
  readonly imOriginal: (index: number) => number;
};

const einzeln = /(?<![^\s])[^\s](?: [^\s]){3,}(?![^\s])/gu;
const unsichtbar = /[\u00ad\u200b-\u200d\u2060\ufeff]/u;
const leerraum = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\r]/gu;

/** Reads a part of a text that begins at a place of it. */
export function schriftbild(ausschnitt: string, ab: number): Schriftbild {
  const glatt = ausschnitt.replace(leerraum, " ").replaceAll("\f", "\n");
  const weg = new Set<number>();
  for (const { index, 0: worte } of glatt.matchAll(einzeln)) {
    for (let i = 1; i < worte.length; i += 2) weg.add(index + i);
  }
  for (const { index, 0: trennung } of glatt.matchAll(/(?<=\p{Ll})[-\u00ad] *\n *(?=\p{Ll}{2})/gu)) {
    for (let i = 0; i < trennung.length; i++) weg.add(index + i);
  }
  if (istDoppelzeilig(glatt))
    for (const { index, 0: luecke } of glatt.matchAll(/\n(?:[ \t]*\n)+/g))
      for (let i = 1; i < luecke.length; i++) weg.add(index + i);
  let text = "";
  const orte: number[] = [];
  for (let i = 0; i < glatt.length; i++) {
    const zeichen = glatt[i] ?? "";
    if (weg.has(i) || unsichtbar.test(zeichen)) continue;
    text += zeichen;
    orte.push(ab + i);
  }
  orte.push(ab + glatt.length);
  return { text, imOriginal: (index) => orte[index] ?? ab + glatt.length };
}

/** An empty line stands behind nearly every line: it says nothing then. */
function istDoppelzeilig(text: string): boolean {
  const zeilen = text.split("\n").map((zeile) => zeile.trim() !== "");
  const volle = zeilen.filter(Boolean).length;
  const gefolgt = zeilen.filter((voll, i) => voll && zeilen[i + 1] === true).length;
  return volle > 2 && gefolgt < volle / 8;
}

/** A line with its place. */
export type Zeile = { readonly text: string; readonly start: number; readonly ende: number };

/** The lines of a text that hold anything; `luecke`: an empty one stands before. */
export function zeilenVon(text: string): readonly (Zeile & { readonly nachLuecke: boolean })[] {
  const zeilen: (Zeile & { nachLuecke: boolean })[] = [];
  let start = 0;
  let nachLuecke = true;
  for (const roh of text.split("\n")) {
    if (roh.trim() === "") nachLuecke = true;
    else {
      zeilen.push({ text: roh, start, ende: start + roh.length, nachLuecke });
      nachLuecke = false;
    }
    start += roh.length + 1;
  }
  return zeilen;
}
