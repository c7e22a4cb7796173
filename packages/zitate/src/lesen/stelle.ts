import {
  art,
  artVon,
  bisVon,
  istZeichen,
  klebt,
  luecke,
  lueckeVon,
  vonVon,
  wortVon,
} from "../text/tokens.ts";
import type { Einheit, Stufe } from "../typen.ts";
import { istZahl, type Leser, nachKuerzel, nachPunkt, wortAn } from "./leser.ts";
import { geklammert, stufenwert } from "./werte.ts";
import { istMehrzahl, mitOrdnungszahl, ordnungszahlVon, roemischVon, stufeVon } from "./worte.ts";

/** One norm as it is read, before its act is known. */
export type Stelle = {
  einheit: Einheit;
  nr: string;
  sub?: string;
  bis?: string;
  folgende?: "f" | "ff";
  fassung?: string;
  /** The step that was announced for several values: `Nrn. 2 und 3`. */
  mehrfach?: Stufe;
  /** Steps in the order in which they were named. */
  pfad: [Stufe, string][];
  /** First token, and the one after the last. */
  von: number;
  nach: number;
};

/** A step with its value, and the place after it. */
export type Stufenwert = {
  readonly stufe: Stufe;
  readonly wert: string;
  readonly nach: number;
  readonly mehrfach?: boolean;
};

const mitBuchstaben: ReadonlySet<Stufe> = new Set(["buchstabe", "doppelbuchstabe"]);

/** A step that a word announces: `Abs. 1`, `Nrn. 2`, `lit. b)`, `1. Halbsatz`, `zweite Alternative`. */
export function angesagteStufe(l: Leser, i: number): Stufenwert | undefined {
  const wort = wortAn(l, i);
  const stufe = wort === "" ? undefined : stufeVon(wort);
  const angesagt = stufe === undefined ? undefined : wertNach(l, stufe, nachPunkt(l, i + 1));
  if (stufe !== undefined) return angesagt && istMehrzahl(wort) ? { ...angesagt, mehrfach: true } : angesagt;
  return umgekehrteStufe(l, i);
}

function wertNach(l: Leser, stufe: Stufe, i: number): Stufenwert | undefined {
  const buchstabe = mitBuchstaben.has(stufe) || (stufe === "teil" && !istZahl(l, i));
  const gelesen =
    stufenwert(l, i, buchstabe ? "buchstabe" : "zahl") ??
    (stufe === "abs" ? geklammert(l, i) : stufe === "nummer" ? kleineRoemische(l, i) : undefined);
  if (!gelesen) return undefined;
  const { wert } = gelesen;
  let { nach } = gelesen;
  if (!buchstabe && Number.parseInt(wert, 10) > hoechstens(stufe)) return undefined;
  if (buchstabe && istZeichen(l.t, nach, ")")) nach++;
  if (stufe === "abs" || stufe === "satz") {
    const spaet = wortAn(l, nach);
    if (
      /^[a-z]$/.test(spaet) &&
      spaet !== "f" &&
      /\d$/.test(wert) &&
      !istZeichen(l.t, nach + 1, ".") &&
      !istZeichen(l.t, nach + 1, ")")
    )
      return { stufe, wert: wert + spaet, nach: nach + 1 };
  }
  return { stufe, wert, nach };
}

/** `Buchst. c Ziff. iii`, as the Union numbers below letters. */
function kleineRoemische(l: Leser, i: number): { wert: string; nach: number } | undefined {
  const wert = wortAn(l, i);
  return /^(?:i{1,3}|iv|vi{0,3}|ix|x)$/.test(wert) && !istZeichen(l.t, i + 1, ".")
    ? { wert, nach: i + 1 }
    : undefined;
}

/** Above this a number after `S.` is a page, after `Abs.` a slip. */
const hoechstens = (stufe: Stufe): number => (stufe === "nummer" ? 99_999 : 60);

function umgekehrteStufe(l: Leser, i: number): Stufenwert | undefined {
  const zahl = istZahl(l, i) && istZeichen(l.t, i + 1, ".") ? wortVon(l.t, i) : undefined;
  const wert = zahl ?? ordnungszahlVon(wortAn(l, i));
  if (wert === undefined || (wert.length > 2 && zahl !== undefined)) return undefined;
  const beiWort = zahl === undefined ? i + 1 : i + 2;
  const stufe = stufeVon(wortAn(l, beiWort));
  if (stufe === undefined || !mitOrdnungszahl.has(stufe)) return undefined;
  const nach = nachPunkt(l, beiWort + 1);
  // `2. Abs. 3`: the number belongs to something before.
  if (stufenwert(l, nach, "zahl") && istZahl(l, nach)) return undefined;
  return { stufe, wert, nach: klammerlosesEnde(l, beiWort + 1, nach) };
}

/** A full stop after a word that is written out ends the sentence. */
function klammerlosesEnde(l: Leser, nachWort: number, nachPunktchen: number): number {
  return /[a-zäöü]{5,}/.test(wortAn(l, nachWort - 1)) ? nachWort : nachPunktchen;
}

/** Reads what stands below a number, as deep as it goes: `Abs. 2 Satz 1 Nr. 3 a) aa)`, `I 1 Alt. 1`, `ff.`. */
export function tieferLesen(l: Leser, stelle: Stelle): void {
  for (;;) {
    const stufe = naechsteStufe(l, stelle);
    if (stufe) {
      stelle.pfad.push([stufe.stufe, stufe.wert]);
      if (stufe.mehrfach) stelle.mehrfach = stufe.stufe;
      l.i = stufe.nach;
    } else if (!zusatzLesen(l, stelle)) break;
    stelle.nach = l.i;
  }
}

function naechsteStufe(l: Leser, stelle: Stelle): Stufenwert | undefined {
  const i = nachUmbruch(l, l.i);
  const angesagt = angesagteStufe(l, i) ?? geklammerteStufe(l, i);
  if (angesagt) return angesagt;
  const letzte = stelle.pfad.at(-1)?.[0];
  if (letzte === undefined) return blosserAbsatz(l, i);
  if (letzte === "abs" && istZahl(l, i) && !klebt(l.t, i) && roemischVon(wortAn(l, i - 1)) !== undefined)
    return blosseStufe("satz", stufenwert(l, i, "zahl"));
  return blosserBuchstabe(l, i, letzte);
}

/** `§ 91 Abs. 1⏎⏎Satz 1 ZPO`: a page ends inside a citation, and a step goes on after it. */
function nachUmbruch(l: Leser, i: number): number {
  if (artVon(l.t, i) !== art.absatz) return i;
  const weiter = nachSeitenzahl(l, i + 1);
  return stufeVon(wortAn(l, weiter)) === undefined ? i : weiter;
}

/** `- 5 -` and the empty line behind it. */
export function nachSeitenzahl(l: Leser, i: number): number {
  const ist =
    istZahl(l, i + 1) && [i, i + 2].every((hier) => ["-", "–"].some((s) => istZeichen(l.t, hier, s)));
  return ist && artVon(l.t, i + 3) === art.absatz ? i + 4 : i;
}

/** `§ 132e (Abs 1) S 1 SGB V`: somebody has put a step in brackets. */
function geklammerteStufe(l: Leser, i: number): Stufenwert | undefined {
  const innen = istZeichen(l.t, i, "(") ? angesagteStufe(l, i + 1) : undefined;
  return innen && istZeichen(l.t, innen.nach, ")") ? { ...innen, nach: innen.nach + 1 } : undefined;
}

/** `§ 812 I`, `§ 4 (1)`; `Art. 3 (a)`. */
function blosserAbsatz(l: Leser, i: number): Stufenwert | undefined {
  const klammer = geklammert(l, i);
  if (klammer) return blosseStufe("abs", klammer);
  if (istZeichen(l.t, i, "(") && istZeichen(l.t, i + 2, ")") && /^[a-h]$/.test(wortAn(l, i + 1)))
    return { stufe: "buchstabe", wert: wortAn(l, i + 1), nach: i + 3 };
  const wort = wortAn(l, i);
  const zahl = roemischVon(wort);
  if (zahl === undefined || wort === "") return undefined;
  const nach = i + 1;
  const buchstabe = wortAn(l, nach);
  return klebt(l.t, nach) && /^[a-z]$/.test(buchstabe)
    ? { stufe: "abs", wert: `${zahl}${buchstabe}`, nach: nach + 1 }
    : { stufe: "abs", wert: String(zahl), nach };
}

/** `Nr. 3 a)`, `Nr. 3 a) aa)`; `a.F.` is none. */
function blosserBuchstabe(l: Leser, i: number, letzte: Stufe): Stufenwert | undefined {
  const wort = wortAn(l, i);
  const klammer = istZeichen(l.t, i + 1, ")");
  if (letzte === "buchstabe" || letzte === "doppelbuchstabe")
    return klammer && /^([a-z])\1{1,2}$/.test(wort)
      ? { stufe: "doppelbuchstabe", wert: wort, nach: i + 2 }
      : undefined;
  if (letzte !== "nummer" && !klammer) return undefined;
  if (!/^[a-z]$/.test(wort) || istZeichen(l.t, i + 1, ".")) return undefined;
  if (!klammer && (wort === "f" || klebt(l.t, i))) return undefined;
  return { stufe: "buchstabe", wert: wort, nach: klammer ? i + 2 : i + 1 };
}

const blosseStufe = (
  stufe: Stufe,
  gelesen: { wert: string; nach: number } | undefined,
): Stufenwert | undefined => gelesen && { stufe, ...gelesen };

/** `f.`, `ff.`, `a.F.`, `n.F.`: read, and whether there was one. */
function zusatzLesen(l: Leser, stelle: Stelle): boolean {
  const wort = wortAn(l, l.i);
  if (wort === "") return false;
  if (wort === "f" || wort === "ff") {
    stelle.folgende = wort;
    l.i = punktNachAbkuerzung(l, l.i + 1);
    return true;
  }
  if (
    istLeitsatzgruppe(l, wort) ||
    (stufeVon(wort) === "halbsatz" && /^\p{Lu}/u.test(wortAn(l, l.i + 1))) ||
    /^Ein(?:gangs|leitungs)(?:satz|halbs|halbsatz)$/.test(wort)
  ) {
    l.i = wort.endsWith("halbs") ? nachPunkt(l, l.i + 1) : l.i + 1;
    return true;
  }
  const fassung = fassungAn(l, l.i);
  if (!fassung) return false;
  stelle.fassung = fassung.wert;
  l.i = fassung.nach;
  return true;
}

/** `BGB § 133 B, § 307 Bm`: the group under which the Federal Court of Justice files its head notes. */
function istLeitsatzgruppe(l: Leser, wort: string): boolean {
  if (!/^[ABCDEFGH][a-o]?$/.test(wort) || klebt(l.t, l.i)) return false;
  const danach = l.i + 1;
  return (
    istZeichen(l.t, danach, ",") ||
    stufeVon(wortAn(l, danach)) !== undefined ||
    artVon(l.t, danach) === art.absatz ||
    artVon(l.t, danach) === art.ende ||
    lueckeVon(l.t, danach) === luecke.zeile
  );
}

/** The full stop of an abbreviation belongs to it. */
const punktNachAbkuerzung = (l: Leser, i: number): number => (klebt(l.t, i) ? nachPunkt(l, i) : i);

/** `a.F.` or `n.F.`, with and without full stops and spaces. */
export function fassungAn(l: Leser, i: number): { wert: string; nach: number } | undefined {
  if (bisVon(l.t, i) - vonVon(l.t, i) > 2 || !/^[an]F?$/.test(wortAn(l, i))) return undefined;
  const alt = nachKuerzel(l, i, "a", "F");
  if (alt !== undefined) return { wert: "a.F.", nach: alt };
  const neu = nachKuerzel(l, i, "n", "F");
  return neu === undefined ? undefined : { wert: "n.F.", nach: neu };
}
