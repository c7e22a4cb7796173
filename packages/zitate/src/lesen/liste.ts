import { istZeichen, klebt } from "../text/tokens.ts";
import type { Einheit, Stufe } from "../typen.ts";
import { stufen } from "../typen.ts";
import { istParagraph, istZahl, type Leser, wortAn } from "./leser.ts";
import { istRandVor } from "./randnummer.ts";
import { type Stelle, tieferLesen } from "./stelle.ts";
import { angesagteStufe, type Stufenwert } from "./stufe.ts";
import type { Trenner } from "./trenner.ts";
import { trenner } from "./trenner.ts";
import { geklammert, istDatum, normnummer, stufenwert, zahlwert } from "./werte.ts";
import { roemischVon, stufeVon } from "./worte.ts";

/** No citation names more; what goes on beyond it is read as the next one. */
export const laengsteListe = 500;

/** Norms under one sign: `§§ 433 ff., 280 I, III, 281`. Begins at the first number; nothing where none stands. */
export function liste(leser: Leser, einheit: Einheit, mehrere: boolean): Stelle[] {
  const erste = neueStelle(leser, einheit);
  if (!erste) return [];
  const stellen = [erste];
  while (stellen.length < laengsteListe) {
    const vorher = leser.i;
    const verbindung = trenner(leser, leser.i) ?? (mehrere ? strichpunkt(leser, leser.i) : undefined);
    if (!verbindung) break;
    leser.i = verbindung.nach;
    const naechste = weitereStelle(leser, stellen, verbindung, mehrere);
    if (!naechste || istInAnlage(leser)) {
      leser.i = vorher;
      break;
    }
    if (naechste !== stellen.at(-1)) stellen.push(naechste);
  }
  return stellen;
}

/** `§§ 1 Abs. 1; 3 Abs. 2 ProdHaftG`: under a double sign. */
const strichpunkt = (leser: Leser, index: number): Trenner | undefined =>
  istZeichen(leser.t, index, ";") && istZahl(leser, index + 1) ? { art: "und", nach: index + 1 } : undefined;

/** `§ 1 i.V.m. Nr. 7.1 des Anhangs 1`: the number belongs to the annex. */
const istInAnlage = (leser: Leser): boolean =>
  /^(?:des|der)$/.test(wortAn(leser, leser.i)) &&
  /^(?:Anhangs|Anlage|Anhanges)$/.test(wortAn(leser, leser.i + 1));

/** A norm with everything below it. */
export function neueStelle(leser: Leser, einheit: Einheit): Stelle | undefined {
  if (istRandVor(leser, leser.i)) leser.i++;
  const nummer = nummerFuer(leser, einheit);
  if (!nummer) return undefined;
  const stelle: Stelle = { einheit, nr: nummer.wert, pfad: [], von: leser.i, nach: nummer.nach };
  leser.i = nummer.nach;
  if (einheit === "Art") artikelParagraph(leser, stelle);
  if ((einheit === "Anlage" || einheit === "Anhang") && !inAnlage.has(stufeVon(wortAn(leser, leser.i))))
    return stelle;
  tieferLesen(leser, stelle);
  return stelle;
}

/** What an annex is divided into: `Anlage 1 Teil 3 Abschnitt 1 zum RVG`. */
const inAnlage: ReadonlySet<Stufe | undefined> = new Set(["teil", "nummer", "buchstabe"]);

function nummerFuer(leser: Leser, einheit: Einheit) {
  if (istZahl(leser, leser.i)) return normnummer(leser, leser.i, true);
  const wort = wortAn(leser, leser.i);
  if (einheit === "§" || wort === "" || wort.length > 6) return undefined;
  if (einheit === "Anlage" || einheit === "Anhang")
    return roemischVon(wort) !== undefined || /^[A-Z]$/.test(wort)
      ? { wert: wort, nach: leser.i + 1 }
      : undefined;
  return einheit === "Art" && roemischVon(wort) !== undefined ? { wert: wort, nach: leser.i + 1 } : undefined;
}

/** `Art. 246a § 1 EGBGB`. */
function artikelParagraph(leser: Leser, stelle: Stelle): void {
  if (!istParagraph(leser, leser.i) || istParagraph(leser, leser.i + 1)) return;
  const sub = normnummer(leser, leser.i + 1, false);
  if (!sub) return;
  stelle.sub = sub.wert;
  leser.i = sub.nach;
  stelle.nach = sub.nach;
}

/** The norm after a comma or „und“: another number, or another step of the same one. */
function weitereStelle(
  leser: Leser,
  stellen: readonly Stelle[],
  verbindung: Trenner,
  mehrere: boolean,
): Stelle | undefined {
  const letzte = stellen.at(-1);
  if (!letzte) return undefined;
  // A number before the next sign stands in the margin: `§ 708 Nr. 10, 24 § 711`.
  if (istDatum(leser, leser.i) || (istZahl(leser, leser.i) && istParagraph(leser, leser.i + 1)))
    return undefined;
  const angesagt = angesagteStufe(leser, leser.i);
  if (angesagt) return mitStufe(leser, letzte, angesagt, istZeichen(leser.t, verbindung.nach - 1, ","));
  if (istZahl(leser, leser.i)) {
    const { i } = leser;
    const stufe = zahlstufe(letzte);
    if (stufe !== undefined && !istNeueNorm(leser, letzte, stufe, mehrere))
      return variante(leser, letzte, stufe);
    leser.i = i;
    const neue = neueStelle(leser, letzte.einheit);
    if (neue && verbindung.art === "bis" && letzte.pfad.length === 0) letzte.bis = neue.nr;
    return neue;
  }
  return weitererBuchstabe(leser, letzte, verbindung) ?? mitBuchstabeOderAbsatz(leser, letzte);
}

/** `§§ 135 a-c`, `§§ 312b, c`, `§§ 20a, b und c`: the same number with a later letter. */
function weitererBuchstabe(leser: Leser, letzte: Stelle, verbindung: Trenner): Stelle | undefined {
  const [, zahl, buchstabe] = /^(\d+)([a-z])$/.exec(letzte.nr) ?? [];
  const wort = wortAn(leser, leser.i);
  if (zahl === undefined || buchstabe === undefined || letzte.pfad.length > 0 || letzte.sub !== undefined)
    return undefined;
  if (!/^[a-z]$/.test(wort) || wort <= buchstabe || istKuerzelpunkt(leser, leser.i)) return undefined;
  const neue: Stelle = {
    einheit: letzte.einheit,
    nr: zahl + wort,
    pfad: [],
    von: leser.i,
    nach: leser.i + 1,
  };
  leser.i++;
  if (verbindung.art === "bis") letzte.bis = neue.nr;
  tieferLesen(leser, neue);
  return neue;
}

/** `u. a.`, `a. F.`: a letter that is an abbreviation. */
const istKuerzelpunkt = (leser: Leser, index: number): boolean =>
  istZeichen(leser.t, index + 1, ".") && !/^\p{Lu}\p{Ll}|^$/u.test(wortAn(leser, index + 2));

const rang = new Map<Stufe, number>(stufen.map((stufe, i) => [stufe, i]));
const rangVon = (stufe: Stufe): number => rang.get(stufe) ?? stufen.length;

/** `Abs. 1 und Abs. 2`; `Abs. 1, Satz 2` goes deeper instead. */
function mitStufe(
  leser: Leser,
  letzte: Stelle,
  { stufe, wert, nach, buchstabe }: Stufenwert,
  komma: boolean,
): Stelle | undefined {
  const schritt: [Stufe, string][] = [[stufe, wert]];
  if (buchstabe !== undefined) schritt.push(["buchstabe", buchstabe]);
  if (letzte.einheit === "Vorbem" && stufe === "nummer" && wert.length > 3) return undefined;
  // `Nr. 4 und Nr. 15 RiStBV` are two; `Nr. 7000 und Nr. 2` is a step, unless it has four digits itself.
  if (letzte.einheit === "Nr" && stufe === "nummer" && (wert.length > 3 || blosseNummer(letzte)))
    return undefined;
  const gleiche = letzte.pfad.findIndex(([andere]) => andere === stufe);
  const tiefste = letzte.pfad.at(-1)?.[0];
  const von = leser.i;
  leser.i = nach;
  if (gleiche < 0 && komma && (tiefste === undefined || rangVon(stufe) > rangVon(tiefste))) {
    letzte.pfad.push(...schritt);
    letzte.nach = nach;
    tieferLesen(leser, letzte);
    return letzte;
  }
  const ueber =
    gleiche >= 0
      ? letzte.pfad.slice(0, gleiche)
      : letzte.pfad.filter(([andere]) => rangVon(andere) < rangVon(stufe));
  return abgezweigt(leser, letzte, [...ueber, ...schritt], { von, nach });
}

const blosseNummer = ({ nr, pfad }: Stelle): boolean => nr.length < 4 && pfad.length === 0;

/** The deepest step that counts: another number after a comma belongs to it. */
function zahlstufe({ pfad }: Stelle): Stufe | undefined {
  return pfad.findLast(([stufe]) => stufe !== "buchstabe" && stufe !== "doppelbuchstabe")?.[0];
}

/** Most numbers of a step that occur; beyond it a number is another norm. */
const ueblich: Readonly<Partial<Record<Stufe, number>>> = { abs: 20, satz: 15, nummer: 99 };

/** Whether a number after a comma is another norm (`§§ 708 Nr. 10, 711`) or another step (`§ 823 Abs. 1, 2`). */
function istNeueNorm(leser: Leser, letzte: Stelle, stufe: Stufe, mehrere: boolean): boolean {
  const nummer = normnummer(leser, leser.i, false);
  if (!nummer) return false;
  const hier = zahlwert(nummer.wert);
  const norm = zahlwert(letzte.nr);
  if (hier > (ueblich[stufe] ?? 10)) return true;
  const folgt = stufeVon(wortAn(leser, nummer.nach));
  const dahinter =
    folgt !== undefined &&
    stufenwert(leser, nummer.nach + (istZeichen(leser.t, nummer.nach + 1, ".") ? 2 : 1), "zahl");
  if (folgt === "abs" && dahinter && rangVon(stufe) > rangVon("abs")) return true;
  // `Art. 4 I, 7 Nr. 1 lit. b`: who writes paragraphs in Roman numerals does so once more.
  if (dahinter && roemischVon(wortAn(leser, letzte.nach - 1)) !== undefined) return true;
  if (
    folgt !== undefined &&
    dahinter &&
    rangVon(folgt) <= rangVon(stufe) &&
    letzte.pfad.some(([s]) => rangVon(s) <= rangVon(folgt))
  )
    return true;
  if (
    roemischVon(wortAn(leser, nummer.nach)) !== undefined &&
    wortAn(leser, nummer.nach) !== "" &&
    !klebt(leser.t, nummer.nach)
  )
    return true;
  if (geklammert(leser, nummer.nach)) return true;
  const vorige = stufenzahl(letzte, stufe);
  if (letzte.mehrfach === stufe && folgtAuf(hier, vorige)) return false;
  if (vorige >= 10 && hier === vorige + 1 && hier !== norm + 1) return false;
  if (mehrere) return hier > norm || nummer.wert.length > letzte.nr.length || !folgtAuf(hier, vorige);
  return letzte.einheit === "Art" && hier > norm && hier > 9;
}

const stufenzahl = ({ pfad }: Stelle, stufe: Stufe): number =>
  zahlwert(pfad.findLast(([andere]) => andere === stufe)?.[1] ?? "");

/** Steps are named in ascending order and close to one another: after `Nr. 1` a 53 is a norm of its own. */
const folgtAuf = (hier: number, vorige: number): boolean => hier > vorige && hier - vorige <= 10;

/** The norm read last, with another value of one step: `§ 823 Abs. 1, 2`. */
function variante(leser: Leser, letzte: Stelle, stufe: Stufe): Stelle | undefined {
  const gelesen = stufenwert(leser, leser.i, "zahl");
  if (!gelesen) return undefined;
  const ueber = letzte.pfad.slice(
    0,
    letzte.pfad.findIndex(([andere]) => andere === stufe),
  );
  return abgezweigt(leser, letzte, [...ueber, [stufe, gelesen.wert]], { von: leser.i, nach: gelesen.nach });
}

/** `Buchst. a und b`, `280 I, III`. */
function mitBuchstabeOderAbsatz(leser: Leser, letzte: Stelle): Stelle | undefined {
  const wort = wortAn(leser, leser.i);
  const tiefste = letzte.pfad.at(-1)?.[0];
  if (tiefste === undefined || wort === "") return undefined;
  const stufe = letzte.pfad.findIndex(([s]) => s === "buchstabe");
  if (stufe >= 0 && /^[a-z]$/.test(wort) && !istZeichen(leser.t, leser.i + 1, ".")) {
    const nach = istZeichen(leser.t, leser.i + 1, ")") ? leser.i + 2 : leser.i + 1;
    return abgezweigt(leser, letzte, [...letzte.pfad.slice(0, stufe), ["buchstabe", wort]], {
      von: leser.i,
      nach,
    });
  }
  const doppelt = letzte.pfad.findIndex(([s]) => s === "doppelbuchstabe");
  if (doppelt >= 0 && /^([a-z])\1$/.test(wort)) {
    const nach = istZeichen(leser.t, leser.i + 1, ")") ? leser.i + 2 : leser.i + 1;
    return abgezweigt(leser, letzte, [...letzte.pfad.slice(0, doppelt), ["doppelbuchstabe", wort]], {
      von: leser.i,
      nach,
    });
  }
  const absatz = roemischVon(wort);
  return absatz !== undefined && letzte.pfad[0]?.[0] === "abs"
    ? abgezweigt(leser, letzte, [["abs", String(absatz)]], { von: leser.i, nach: leser.i + 1 })
    : undefined;
}

function abgezweigt(
  leser: Leser,
  { einheit, nr, sub, mehrfach }: Stelle,
  pfad: [Stufe, string][],
  ort: { readonly von: number; readonly nach: number },
): Stelle {
  const stelle: Stelle = {
    einheit,
    nr,
    ...(sub !== undefined && { sub }),
    ...(mehrfach !== undefined && { mehrfach }),
    pfad,
    ...ort,
  };
  leser.i = ort.nach;
  tieferLesen(leser, stelle);
  return stelle;
}
