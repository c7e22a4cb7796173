import { art, artVon, istZeichen, klebt, wortVon } from "../text/tokens.ts";
import { istZahl, type Leser, wortAn } from "./leser.ts";
import { roemischVon, stufeVon } from "./worte.ts";

/** Something read, and the place after it. */
export type Gelesen<T> = { readonly wert: T; readonly nach: number };

const einBuchstabe = /^[a-z]$/;
/** As treaties number what was put in later: `Art. 6ter PVÜ`. */
const lateinische = /^(?:ter|quater|quinquies|sexies|septies|octies|novies|decies)$/;
const klebendeBuchstaben = /^(?!ff?$)[a-zA-Z]{1,2}$/;

/** Number of a norm: `74a`, `74 a`, `1.01`; an `f` behind it is a letter only where it sticks and no full stop follows. */
export function normnummer(l: Leser, i: number, punkte: boolean): Gelesen<string> | undefined {
  if (!istZahl(l, i)) return undefined;
  let wert = wortVon(l.t, i);
  if (wert.length > 6) return undefined;
  let nach = i + 1;
  while (
    istZeichen(l.t, nach, ".") &&
    klebt(l.t, nach) &&
    istZahl(l, nach + 1) &&
    klebt(l.t, nach + 1) &&
    punkte
  ) {
    wert += `.${wortVon(l.t, nach + 1)}`;
    nach += 2;
  }
  const buchstaben = wortAn(l, nach);
  if (buchstaben === "") return { wert, nach };
  if (klebt(l.t, nach)) {
    if (istKlebendesF(l, nach)) return { wert: `${wert}f`, nach: nach + 1 };
    if (
      lateinische.test(buchstaben) ||
      (klebendeBuchstaben.test(buchstaben) && !/^[IVX]+$|^[SA]$/.test(buchstaben))
    )
      return { wert: wert + buchstaben.toLowerCase(), nach: nach + 1 };
    return { wert, nach };
  }
  return spaeterBuchstabe(l, nach) ? { wert: wert + buchstaben, nach: nach + 1 } : { wert, nach };
}

/** `§ 45 Abs. 1f StVO`: a letter, for what follows is written with a full stop (`Abs. 1f.`). */
const istKlebendesF = (l: Leser, i: number): boolean =>
  wortAn(l, i) === "f" && klebt(l.t, i) && !(istZeichen(l.t, i + 1, ".") && klebt(l.t, i + 1));

/** A single small letter after a space that belongs to the number: `7 g EStG`, but not `5 a.F.`, `3 u. 4`, `6 f. BGB`. */
function spaeterBuchstabe(l: Leser, i: number): boolean {
  const buchstabe = wortAn(l, i);
  if (!einBuchstabe.test(buchstabe)) return false;
  if (buchstabe === "f") return stufeVon(wortAn(l, i + 1)) !== undefined;
  if (istZeichen(l.t, i + 1, ".")) return istSatzschluss(l, i);
  if (istZeichen(l.t, i + 1, ")")) return false;
  return !(buchstabe === "e" && wortAn(l, i + 1) === "contrario");
}

/** `nicht aus § 33 i. Der Senat …`, but not `§ 5 a. F.`, `§ 3 u. Art. 4`, `§ 33 i. V. m.`. */
function istSatzschluss(l: Leser, i: number): boolean {
  const danach = i + 2;
  if (/^[uov]$/.test(wortAn(l, i)) || klebt(l.t, danach)) return false;
  return (
    amEnde(l, danach) ||
    (/^\p{Lu}\p{Ll}{2}/u.test(wortAn(l, danach)) && !wortAn(l, danach).startsWith("Verb"))
  );
}

/** Value of a step: `3`, `3a`, `II`, `a`, `aa`. */
export function stufenwert(l: Leser, i: number, erwartet: "zahl" | "buchstabe"): Gelesen<string> | undefined {
  if (istZahl(l, i)) {
    const wert = wortVon(l.t, i);
    if (wert.length > 5) return undefined;
    let nach = i + 1;
    let dezimal = wert;
    while (istZeichen(l.t, nach, ".") && klebt(l.t, nach) && istZahl(l, nach + 1) && klebt(l.t, nach + 1)) {
      dezimal += `.${wortVon(l.t, nach + 1)}`;
      nach += 2;
    }
    const dahinter = wortAn(l, nach);
    if (klebt(l.t, nach) && /^(?!ff?$)[a-z]{1,2}$/.test(dahinter))
      return { wert: dezimal + dahinter, nach: nach + 1 };
    if (istKlebendesF(l, nach)) return { wert: `${dezimal}f`, nach: nach + 1 };
    return { wert: dezimal, nach };
  }
  const wort = wortAn(l, i);
  if (erwartet === "buchstabe")
    return /^[a-zA-Z]{1,2}$/.test(wort) && !/^[A-Z]{2}$/.test(wort) ? { wert: wort, nach: i + 1 } : undefined;
  const zahl = roemischVon(wort);
  if (zahl !== undefined) return { wert: String(zahl), nach: i + 1 };
  return undefined;
}

/** A number in brackets: `(1)`, `(1a)`. */
export function geklammert(l: Leser, i: number): Gelesen<string> | undefined {
  if (!istZeichen(l.t, i, "(") || !istZahl(l, i + 1)) return undefined;
  const wert = stufenwert(l, i + 1, "zahl");
  return wert && wert.wert.length <= 3 && istZeichen(l.t, wert.nach, ")")
    ? { wert: wert.wert, nach: wert.nach + 1 }
    : undefined;
}

/** The number a value begins with. */
export const zahlwert = (wert: string): number => Number.parseInt(wert, 10);

/** Whether the text ends here, or a paragraph. */
export const amEnde = (l: Leser, i: number): boolean =>
  artVon(l.t, i) === art.absatz || artVon(l.t, i) === art.ende;
