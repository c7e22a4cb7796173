import { art, artVon, bisVon, istZeichen, klebt, vonVon, wortVon } from "../text/tokens.ts";
import { istZahl, type Leser, wortAn } from "./leser.ts";
import { roemischVon, stufeVon } from "./worte.ts";

/** Something read, and the place after it. */
export type Gelesen<T> = { readonly wert: T; readonly nach: number };

const einBuchstabe = /^[a-z]$/;
/** As treaties number what was put in later: `Art. 6ter PVÜ`. */
const lateinische = /^(?:ter|quater|quinquies|sexies|septies|octies|novies|decies)$/;
const klebendeBuchstaben = /^(?!ff?$)[a-zA-Z]{1,2}$/;

/** Number of a norm: `74a`, `74 a`, `1.01`; an `f` behind it is a letter only where it sticks and no full stop follows. */
export function normnummer(leser: Leser, index: number, punkte: boolean): Gelesen<string> | undefined {
  if (!istZahl(leser, index)) return undefined;
  let wert = wortVon(leser.t, index);
  if (wert.length > 6) return undefined;
  let nach = index + 1;
  while (
    istZeichen(leser.t, nach, ".") &&
    klebt(leser.t, nach) &&
    istZahl(leser, nach + 1) &&
    klebt(leser.t, nach + 1) &&
    punkte
  ) {
    wert += `.${wortVon(leser.t, nach + 1)}`;
    nach += 2;
  }
  if (istDatum(leser, index)) return undefined;
  const buchstaben = wortAn(leser, nach);
  if (buchstaben === "") return { wert, nach };
  if (klebt(leser.t, nach)) {
    if (stufeVon(buchstaben) !== undefined) return { wert, nach };
    if (istKlebendesF(leser, nach)) return { wert: `${wert}f`, nach: nach + 1 };
    if (
      lateinische.test(buchstaben) ||
      (buchstaben === "bis" && !istZahl(leser, nach + 1)) ||
      (klebendeBuchstaben.test(buchstaben) && !/^[IVX]+$|^[SA]$/.test(buchstaben))
    )
      return { wert: wert + buchstaben.toLowerCase(), nach: nach + 1 };
    return { wert, nach };
  }
  return spaeterBuchstabe(leser, nach) ? { wert: wert + buchstaben, nach: nach + 1 } : { wert, nach };
}

const monat =
  /^(?:Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Jan|Feb|Mrz|Apr|Jun|Jul|Aug|Sept|Sep|Okt|Nov|Dez)$/;

/** `02.08.2026`, `2. 8. 2026`, `2. August 2026`: no number of a norm or step. */
export function istDatum(leser: Leser, index: number): boolean {
  if (bisVon(leser.t, index) - vonVon(leser.t, index) > 2 || !istZeichen(leser.t, index + 1, "."))
    return false;
  if (monat.test(wortAn(leser, index + 2))) return true;
  if (!istZahl(leser, index + 2) || !istZeichen(leser.t, index + 3, ".")) return false;
  const jahr = istZahl(leser, index + 4) ? wortVon(leser.t, index + 4) : "";
  return (
    /^(?:1[89]|20)\d\d$/.test(jahr) || (/^\d\d$/.test(jahr) && klebt(leser.t, index + 4) && istJahrzahl(jahr))
  );
}

/** `1.1.99`, but not `Nr. 4.1.20`: years of two digits are the last of a century. */
const istJahrzahl = (jahr: string): boolean => Number(jahr) > 49;

/** `§ 45 Abs. 1f StVO`: a letter, for what follows is written with a full stop (`Abs. 1f.`). */
const istKlebendesF = (leser: Leser, index: number): boolean =>
  wortAn(leser, index) === "f" &&
  klebt(leser.t, index) &&
  !(istZeichen(leser.t, index + 1, ".") && klebt(leser.t, index + 1));

/** A single small letter after a space that belongs to the number: `7 g EStG`, but not `5 a.F.`, `3 u. 4`, `6 f. BGB`. */
function spaeterBuchstabe(leser: Leser, index: number): boolean {
  const buchstabe = wortAn(leser, index);
  if (!einBuchstabe.test(buchstabe)) return false;
  if (buchstabe === "f") return stufeVon(wortAn(leser, index + 1)) !== undefined;
  if (istZeichen(leser.t, index + 1, ".")) return istSatzschluss(leser, index);
  if (istZeichen(leser.t, index + 1, ")")) return false;
  return !(buchstabe === "e" && wortAn(leser, index + 1) === "contrario");
}

/** `nicht aus § 33 i. Der Senat …`, but not `§ 5 a. F.`, `§ 3 u. Art. 4`, `§ 33 i. V. m.`. */
function istSatzschluss(leser: Leser, index: number): boolean {
  const danach = index + 2;
  if (/^[uov]$/.test(wortAn(leser, index)) || klebt(leser.t, danach)) return false;
  return (
    amEnde(leser, danach) ||
    (/^\p{Lu}\p{Ll}{2}/u.test(wortAn(leser, danach)) && !wortAn(leser, danach).startsWith("Verb"))
  );
}

/** Value of a step: `3`, `3a`, `II`, `a`, `aa`. */
export function stufenwert(
  leser: Leser,
  index: number,
  erwartet: "zahl" | "buchstabe",
): Gelesen<string> | undefined {
  if (istZahl(leser, index)) {
    const wert = wortVon(leser.t, index);
    if (wert.length > 5 || istDatum(leser, index)) return undefined;
    let nach = index + 1;
    let dezimal = wert;
    while (
      istZeichen(leser.t, nach, ".") &&
      klebt(leser.t, nach) &&
      istZahl(leser, nach + 1) &&
      klebt(leser.t, nach + 1)
    ) {
      dezimal += `.${wortVon(leser.t, nach + 1)}`;
      nach += 2;
    }
    const dahinter = wortAn(leser, nach);
    if (klebt(leser.t, nach) && /^(?!ff?$)[a-z]{1,2}$/.test(dahinter))
      return { wert: dezimal + dahinter, nach: nach + 1 };
    if (istKlebendesF(leser, nach)) return { wert: `${dezimal}f`, nach: nach + 1 };
    return { wert: dezimal, nach };
  }
  const wort = wortAn(leser, index);
  if (erwartet === "buchstabe")
    return /^[a-zA-Z]{1,2}$/.test(wort) && !/^[A-Z]{2}$/.test(wort)
      ? { wert: wort, nach: index + 1 }
      : undefined;
  const zahl = roemischVon(wort);
  if (zahl !== undefined) return { wert: String(zahl), nach: index + 1 };
  return undefined;
}

/** A number in brackets: `(1)`, `(1a)`. */
export function geklammert(leser: Leser, index: number): Gelesen<string> | undefined {
  if (!istZeichen(leser.t, index, "(") || !istZahl(leser, index + 1)) return undefined;
  const wert = stufenwert(leser, index + 1, "zahl");
  return wert && wert.wert.length <= 3 && istZeichen(leser.t, wert.nach, ")")
    ? { wert: wert.wert, nach: wert.nach + 1 }
    : undefined;
}

/** The number a value begins with. */
export const zahlwert = (wert: string): number => Number.parseInt(wert, 10);

/** Whether the text ends here, or a paragraph. */
export const amEnde = (leser: Leser, index: number): boolean =>
  artVon(leser.t, index) === art.absatz || artVon(leser.t, index) === art.ende;
