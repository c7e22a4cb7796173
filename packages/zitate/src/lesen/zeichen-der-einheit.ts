import { istZeichen } from "../text/tokens.ts";
import type { Einheit } from "../typen.ts";
import { istParagraph, istZahl, type Leser, nachPunkt, wortAn } from "./leser.ts";
import { roemischVon } from "./worte.ts";

/** The sign or word that opens a list of norms, and where the numbers begin. */
export type Eroeffnung = { readonly einheit: Einheit; readonly mehrere: boolean; readonly nach: number };

const einheitJeWort: Readonly<Record<string, readonly [Einheit, boolean]>> = {
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
};

/** First letters of these words: everything else is passed over without being read. */
export const anfaenge: ReadonlySet<number> = new Set(
  Object.keys(einheitJeWort).map((wort) => wort.charCodeAt(0)),
);

const laengstes = Math.max(...Object.keys(einheitJeWort).map((wort) => wort.length));

/** Opens a list here: `§`, `§§`, `Art.`, `Nrn.`, `Vorbem.` … with a number behind. */
export function eroeffnung(l: Leser, i: number): Eroeffnung | undefined {
  if (istParagraph(l, i)) {
    let nach = i + 1;
    while (istParagraph(l, nach)) nach++;
    return istZahl(l, nach) ? { einheit: "§", mehrere: nach > i + 1, nach } : undefined;
  }
  const wort = wortAn(l, i);
  if (wort === "" || wort.length > laengstes || !Object.hasOwn(einheitJeWort, wort)) return undefined;
  const [einheit, mehrere] = einheitJeWort[wort] ?? ["§", false];
  const nach = nachPunkt(l, i + 1);
  return istZahl(l, nach) || istAndereNummer(l, nach, einheit) ? { einheit, mehrere, nach } : undefined;
}

function istAndereNummer(l: Leser, i: number, einheit: Einheit): boolean {
  const wort = wortAn(l, i);
  if (einheit === "Art")
    return wort !== "" && roemischVon(wort) !== undefined && !istZeichen(l.t, i + 1, ".");
  return (
    (einheit === "Anlage" || einheit === "Anhang") &&
    (/^[A-Z]$/.test(wort) || (wort !== "" && roemischVon(wort) !== undefined))
  );
}
