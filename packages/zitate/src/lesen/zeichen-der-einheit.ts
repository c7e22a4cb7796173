import { bisVon, istZeichen, type Tokens, vonVon } from "../text/tokens.ts";
import type { Einheit } from "../typen.ts";
import { euWorte } from "./europa.ts";
import { istParagraph, istZahl, type Leser, nachPunkt, wortAn } from "./leser.ts";
import { roemischVon } from "./worte.ts";

/** The sign or word that opens a list of norms, and where the numbers begin. */
export type Eroeffnung = { readonly einheit: Einheit; readonly mehrere: boolean; readonly nach: number };

const einheitJeWort: ReadonlyMap<string, readonly [Einheit, boolean]> = new Map(
  Object.entries<readonly [Einheit, boolean]>({
    Art: ["Art", false],
    Artikel: ["Art", false],
    Artikels: ["Art", false],
    Artikeln: ["Art", true],
    Arts: ["Art", true],
    Artt: ["Art", true],
    ART: ["Art", false],
    Paragraph: ["§", false],
    Paragraphen: ["§", true],
    Paragraf: ["§", false],
    Paragrafen: ["§", true],
    Nr: ["Nr", false],
    Nrn: ["Nr", true],
    Nummer: ["Nr", false],
    Nummern: ["Nr", true],
    Ziff: ["Nr", false],
    Ziffer: ["Nr", false],
    Ziffern: ["Nr", true],
    VV: ["Nr", true],
    KV: ["Nr", true],
    GV: ["Nr", true],
    Vorbem: ["Vorbem", false],
    Vorb: ["Vorbem", false],
    Vorbemerkung: ["Vorbem", false],
    Vorbemerkungen: ["Vorbem", true],
    Anlage: ["Anlage", false],
    Anl: ["Anlage", false],
    Anlagen: ["Anlage", true],
    Anhang: ["Anhang", false],
    Anh: ["Anhang", false],
    Anhangs: ["Anhang", false],
    Abschn: ["Abschn", false],
    Abschnitt: ["Abschn", false],
    R: ["R", false],
    H: ["R", false],
    GOP: ["GOP", false],
  }),
);

/** Mixes the length and the first letters of a word into sixteen bits. */
function merkmal(text: string, von: number, laenge: number): number {
  const zweiter = laenge > 1 ? text.charCodeAt(von + 1) : 0;
  const dritter = laenge > 2 ? text.charCodeAt(von + 2) : 0;
  return (text.charCodeAt(von) * 977 + zweiter * 131 + dritter * 17 + laenge) & 0xffff;
}

const ersteZeichen = new Uint8Array(0x100);
const anfaenge = new Uint8Array(0x1_0000);
for (const wort of [...einheitJeWort.keys(), ...euWorte]) {
  ersteZeichen[wort.charCodeAt(0)] = 1;
  anfaenge[merkmal(wort, 0, wort.length)] = 1;
}

/** Whether a word may open a list or name an act of the Union: nearly all others are passed over without being cut out. */
export function kannAnfangen(tokens: Tokens, index: number): boolean {
  const von = vonVon(tokens, index);
  if (ersteZeichen[tokens.text.charCodeAt(von) & 0xff] === 0) return false;
  return anfaenge[merkmal(tokens.text, von, bisVon(tokens, index) - von)] === 1;
}

const laengstes = Math.max(...[...einheitJeWort.keys()].map((wort) => wort.length));

/** Opens a list here: `§`, `§§`, `Art.`, `Nrn.`, `Vorbem.` … with a number behind. */
export function eroeffnung(leser: Leser, index: number): Eroeffnung | undefined {
  if (istParagraph(leser, index)) {
    let nach = index + 1;
    while (istParagraph(leser, nach)) nach++;
    return istZahl(leser, nach) ? { einheit: "§", mehrere: nach > index + 1, nach } : undefined;
  }
  const wort = wortAn(leser, index);
  const gemeint = wort === "" || wort.length > laengstes ? undefined : einheitJeWort.get(wort);
  if (!gemeint) return undefined;
  const [einheit, mehrere] = gemeint;
  const nach = nachPunkt(leser, index + 1);
  return istZahl(leser, nach) || istAndereNummer(leser, nach, einheit)
    ? { einheit, mehrere, nach }
    : undefined;
}

function istAndereNummer(leser: Leser, index: number, einheit: Einheit): boolean {
  const wort = wortAn(leser, index);
  if (einheit === "Art")
    return wort !== "" && roemischVon(wort) !== undefined && !istZeichen(leser.t, index + 1, ".");
  return (
    (einheit === "Anlage" || einheit === "Anhang") &&
    (/^[A-Z]$/.test(wort) || (wort !== "" && roemischVon(wort) !== undefined))
  );
}
