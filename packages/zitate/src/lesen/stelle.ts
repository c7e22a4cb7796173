import { stammVon } from "../register/namen.ts";
import { art, artVon, bisVon, istZeichen, klebt, luecke, lueckeVon, vonVon } from "../text/tokens.ts";
import type { Einheit, Stufe } from "../typen.ts";
import { istZahl, type Leser, nachKuerzel, nachPunkt, wortAn } from "./leser.ts";
import { nachRandnummer } from "./randnummer.ts";
import { angesagteStufe, type Stufenwert } from "./stufe.ts";
import { geklammert, stufenwert } from "./werte.ts";
import { roemischVon, stufeVon } from "./worte.ts";

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

/** Reads what stands below a number, as deep as it goes: `Abs. 2 Satz 1 Nr. 3 a) aa)`, `I 1 Alt. 1`, `ff.`. */
export function tieferLesen(leser: Leser, stelle: Stelle): void {
  for (;;) {
    const stufe = naechsteStufe(leser, stelle);
    if (stufe) {
      stelle.pfad.push([stufe.stufe, stufe.wert]);
      if (stufe.buchstabe !== undefined) stelle.pfad.push(["buchstabe", stufe.buchstabe]);
      if (stufe.mehrfach) stelle.mehrfach = stufe.stufe;
      leser.i = stufe.nach;
    } else if (!zusatzLesen(leser, stelle)) {
      const rand = nachRandnummer(leser, leser.i);
      if (rand === undefined) break;
      leser.i = rand;
      continue;
    }
    stelle.nach = leser.i;
  }
}

function naechsteStufe(leser: Leser, stelle: Stelle): Stufenwert | undefined {
  const i = nachUmbruch(leser, leser.i);
  const angesagt = angesagteStufe(leser, i) ?? geklammerteStufe(leser, i);
  if (angesagt) return angesagt;
  const letzte = stelle.pfad.at(-1)?.[0];
  if (letzte === undefined) return blosserAbsatz(leser, i);
  if (
    letzte === "abs" &&
    istZahl(leser, i) &&
    !klebt(leser.t, i) &&
    roemischVon(wortAn(leser, i - 1)) !== undefined
  )
    return blosseStufe("satz", stufenwert(leser, i, "zahl"));
  return blosserBuchstabe(leser, i, letzte);
}

/** `§ 91 Abs. 1⏎⏎Satz 1 ZPO`: a page ends inside a citation, and a step goes on after it. */
function nachUmbruch(leser: Leser, index: number): number {
  if (artVon(leser.t, index) !== art.absatz) return index;
  const weiter = nachSeitenzahl(leser, index + 1);
  return stufeVon(wortAn(leser, weiter)) === undefined ? index : weiter;
}

/** `- 5 -` and the empty line behind it. */
export function nachSeitenzahl(leser: Leser, index: number): number {
  const ist =
    istZahl(leser, index + 1) &&
    [index, index + 2].every((hier) => ["-", "–"].some((s) => istZeichen(leser.t, hier, s)));
  return ist && artVon(leser.t, index + 3) === art.absatz ? index + 4 : index;
}

/** `§ 132e (Abs 1) S 1 SGB V`: somebody has put a step in brackets. */
function geklammerteStufe(leser: Leser, index: number): Stufenwert | undefined {
  const innen = istZeichen(leser.t, index, "(") ? angesagteStufe(leser, index + 1) : undefined;
  return innen && istZeichen(leser.t, innen.nach, ")") ? { ...innen, nach: innen.nach + 1 } : undefined;
}

/** `§ 812 I`, `§ 4 (1)`; `Art. 3 (a)`. */
function blosserAbsatz(leser: Leser, index: number): Stufenwert | undefined {
  const klammer = geklammert(leser, index);
  if (klammer) return blosseStufe("abs", klammer);
  if (
    istZeichen(leser.t, index, "(") &&
    istZeichen(leser.t, index + 2, ")") &&
    /^[a-h]$/.test(wortAn(leser, index + 1))
  )
    return { stufe: "buchstabe", wert: wortAn(leser, index + 1), nach: index + 3 };
  const wort = wortAn(leser, index);
  const zahl = roemischVon(wort);
  if (zahl === undefined || wort === "") return undefined;
  const nach = index + 1;
  const buchstabe = wortAn(leser, nach);
  return klebt(leser.t, nach) && /^[a-z]$/.test(buchstabe)
    ? { stufe: "abs", wert: `${zahl}${buchstabe}`, nach: nach + 1 }
    : { stufe: "abs", wert: String(zahl), nach };
}

/** `Nr. 3 a)`, `Nr. 3 a) aa)`; `a.F.` is none. */
function blosserBuchstabe(leser: Leser, index: number, letzte: Stufe): Stufenwert | undefined {
  const wort = wortAn(leser, index);
  const klammer = istZeichen(leser.t, index + 1, ")");
  if (letzte === "buchstabe" || letzte === "doppelbuchstabe")
    return klammer && /^([a-z])\1{1,2}$/.test(wort)
      ? { stufe: "doppelbuchstabe", wert: wort, nach: index + 2 }
      : undefined;
  if ((letzte !== "nummer" && !klammer) || (klammer && beginntLeitsatz(leser, index))) return undefined;
  if (!/^[a-z]$/.test(wort) || istZeichen(leser.t, index + 1, ".")) return undefined;
  if (!klammer && (wort === "f" || klebt(leser.t, index))) return undefined;
  return { stufe: "buchstabe", wert: wort, nach: klammer ? index + 2 : index + 1 };
}

/** `InsO § 17 Abs. 2⏎a) Der Verwalter …`: a head note below its norms, told by the sentence that begins behind its letter. */
function beginntLeitsatz(leser: Leser, index: number): boolean {
  const danach = wortAn(leser, index + 2);
  if (!/^\p{Lu}\p{Ll}/u.test(danach) || stufeVon(danach) !== undefined) return false;
  if (/^(?:Verordnung|Richtlinie|Artikel|Art)/.test(danach) || leser.register.formen.has(danach))
    return false;
  return !(leser.register.namen().weiter.get(stammVon(leser.t, index + 2))?.ids.length ?? 0);
}

const blosseStufe = (
  stufe: Stufe,
  gelesen: { wert: string; nach: number } | undefined,
): Stufenwert | undefined => gelesen && { stufe, ...gelesen };

/** `f.`, `ff.`, `a.F.`, `n.F.`: read, and whether there was one. */
function zusatzLesen(leser: Leser, stelle: Stelle): boolean {
  const wort = wortAn(leser, leser.i);
  if (wort === "") return false;
  if (wort === "f" || wort === "ff") {
    stelle.folgende = wort;
    leser.i = punktNachAbkuerzung(leser, leser.i + 1);
    return true;
  }
  if (
    istLeitsatzgruppe(leser, wort) ||
    (/[a-z]{3}$/.test(stelle.nr) && /^[A-D]$/.test(wort)) ||
    (stufeVon(wort) === "halbsatz" && /^\p{Lu}/u.test(wortAn(leser, leser.i + 1))) ||
    /^Ein(?:gangs|leitungs)(?:satz|halbs|halbsatz)$/.test(wort)
  ) {
    leser.i = wort.endsWith("halbs") ? nachPunkt(leser, leser.i + 1) : leser.i + 1;
    return true;
  }
  const fassung = fassungAn(leser, leser.i);
  if (!fassung) return false;
  stelle.fassung = fassung.wert;
  leser.i = fassung.nach;
  return true;
}

/** `BGB § 133 B, § 307 Bm`: the group under which the Federal Court of Justice files its head notes. */
function istLeitsatzgruppe(leser: Leser, wort: string): boolean {
  if (!/^[ABCDEFGH][a-o]?$/.test(wort) || klebt(leser.t, leser.i)) return false;
  const danach = leser.i + 1;
  return (
    istZeichen(leser.t, danach, ",") ||
    stufeVon(wortAn(leser, danach)) !== undefined ||
    artVon(leser.t, danach) === art.absatz ||
    artVon(leser.t, danach) === art.ende ||
    lueckeVon(leser.t, danach) === luecke.zeile
  );
}

/** The full stop of an abbreviation belongs to it. */
const punktNachAbkuerzung = (l: Leser, i: number): number => (klebt(l.t, i) ? nachPunkt(l, i) : i);

/** `a.F.` or `n.F.`, with and without full stops and spaces. */
export function fassungAn(leser: Leser, index: number): { wert: string; nach: number } | undefined {
  if (bisVon(leser.t, index) - vonVon(leser.t, index) > 2 || !/^[an]F?$/.test(wortAn(leser, index)))
    return undefined;
  const alt = nachKuerzel(leser, index, "a", "F");
  if (alt !== undefined) return { wert: "a.F.", nach: alt };
  const neu = nachKuerzel(leser, index, "n", "F");
  return neu === undefined ? undefined : { wert: "n.F.", nach: neu };
}
