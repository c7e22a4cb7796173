import { istZeichen, klebt } from "../text/tokens.ts";
import type { Einheit, Stufe } from "../typen.ts";
import { stufen } from "../typen.ts";
import { istParagraph, istZahl, type Leser, wortAn } from "./leser.ts";
import { angesagteStufe, type Stelle, type Stufenwert, tieferLesen } from "./stelle.ts";
import type { Trenner } from "./trenner.ts";
import { trenner } from "./trenner.ts";
import { geklammert, normnummer, stufenwert, zahlwert } from "./werte.ts";
import { roemischVon, stufeVon } from "./worte.ts";

/** No citation names more; what goes on beyond it is read as the next one. */
export const laengsteListe = 500;

/** Norms under one sign: `§§ 433 ff., 280 I, III, 281`. Begins at the first number; nothing where none stands. */
export function liste(l: Leser, einheit: Einheit, mehrere: boolean): Stelle[] {
  const erste = neueStelle(l, einheit);
  if (!erste) return [];
  const stellen = [erste];
  while (stellen.length < laengsteListe) {
    const vorher = l.i;
    const verbindung = trenner(l, l.i) ?? (mehrere ? strichpunkt(l, l.i) : undefined);
    if (!verbindung) break;
    l.i = verbindung.nach;
    const naechste = weitereStelle(l, stellen, verbindung, mehrere);
    if (!naechste || istInAnlage(l)) {
      l.i = vorher;
      break;
    }
    if (naechste !== stellen.at(-1)) stellen.push(naechste);
  }
  return stellen;
}

/** `§§ 1 Abs. 1; 3 Abs. 2 ProdHaftG`: under a double sign. */
const strichpunkt = (l: Leser, i: number): Trenner | undefined =>
  istZeichen(l.t, i, ";") && istZahl(l, i + 1) ? { art: "und", nach: i + 1 } : undefined;

/** `§ 1 i.V.m. Nr. 7.1 des Anhangs 1`: the number belongs to the annex. */
const istInAnlage = (l: Leser): boolean =>
  /^(?:des|der)$/.test(wortAn(l, l.i)) && /^(?:Anhangs|Anlage|Anhanges)$/.test(wortAn(l, l.i + 1));

/** A norm with everything below it. */
export function neueStelle(l: Leser, einheit: Einheit): Stelle | undefined {
  const nummer = nummerFuer(l, einheit);
  if (!nummer) return undefined;
  const stelle: Stelle = { einheit, nr: nummer.wert, pfad: [], von: l.i, nach: nummer.nach };
  l.i = nummer.nach;
  if (einheit === "Art") artikelParagraph(l, stelle);
  if ((einheit === "Anlage" || einheit === "Anhang") && !inAnlage.has(stufeVon(wortAn(l, l.i))))
    return stelle;
  tieferLesen(l, stelle);
  return stelle;
}

/** What an annex is divided into: `Anlage 1 Teil 3 Abschnitt 1 zum RVG`. */
const inAnlage: ReadonlySet<Stufe | undefined> = new Set(["teil", "nummer", "buchstabe"]);

function nummerFuer(l: Leser, einheit: Einheit) {
  if (istZahl(l, l.i)) return normnummer(l, l.i, true);
  const wort = wortAn(l, l.i);
  if (einheit === "§" || wort === "" || wort.length > 6) return undefined;
  if (einheit === "Anlage" || einheit === "Anhang")
    return roemischVon(wort) !== undefined || /^[A-Z]$/.test(wort)
      ? { wert: wort, nach: l.i + 1 }
      : undefined;
  return einheit === "Art" && roemischVon(wort) !== undefined ? { wert: wort, nach: l.i + 1 } : undefined;
}

/** `Art. 246a § 1 EGBGB`. */
function artikelParagraph(l: Leser, stelle: Stelle): void {
  if (!istParagraph(l, l.i) || istParagraph(l, l.i + 1)) return;
  const sub = normnummer(l, l.i + 1, false);
  if (!sub) return;
  stelle.sub = sub.wert;
  l.i = sub.nach;
  stelle.nach = sub.nach;
}

/** The norm after a comma or „und“: another number, or another step of the same one. */
function weitereStelle(
  l: Leser,
  stellen: readonly Stelle[],
  verbindung: Trenner,
  mehrere: boolean,
): Stelle | undefined {
  const letzte = stellen.at(-1);
  if (!letzte) return undefined;
  const angesagt = angesagteStufe(l, l.i);
  if (angesagt) return mitStufe(l, letzte, angesagt, istZeichen(l.t, verbindung.nach - 1, ","));
  if (istZahl(l, l.i)) {
    const { i } = l;
    const stufe = zahlstufe(letzte);
    if (stufe !== undefined && !istNeueNorm(l, letzte, stufe, mehrere)) return variante(l, letzte, stufe);
    l.i = i;
    const neue = neueStelle(l, letzte.einheit);
    if (neue && verbindung.art === "bis" && letzte.pfad.length === 0) letzte.bis = neue.nr;
    return neue;
  }
  return mitBuchstabeOderAbsatz(l, letzte);
}

const rang = new Map<Stufe, number>(stufen.map((stufe, i) => [stufe, i]));
const rangVon = (stufe: Stufe): number => rang.get(stufe) ?? stufen.length;

/** `Abs. 1 und Abs. 2`; `Abs. 1, Satz 2` goes deeper instead. */
function mitStufe(
  l: Leser,
  letzte: Stelle,
  { stufe, wert, nach }: Stufenwert,
  komma: boolean,
): Stelle | undefined {
  if (letzte.einheit === "Vorbem" && stufe === "nummer" && wert.length > 3) return undefined;
  // `Nr. 4 und Nr. 15 RiStBV` are two; `Nr. 7000 und Nr. 2` is a step, unless it has four digits itself.
  if (letzte.einheit === "Nr" && stufe === "nummer" && (wert.length > 3 || blosseNummer(letzte)))
    return undefined;
  const gleiche = letzte.pfad.findIndex(([andere]) => andere === stufe);
  const tiefste = letzte.pfad.at(-1)?.[0];
  const von = l.i;
  l.i = nach;
  if (gleiche < 0 && komma && (tiefste === undefined || rangVon(stufe) > rangVon(tiefste))) {
    letzte.pfad.push([stufe, wert]);
    letzte.nach = nach;
    tieferLesen(l, letzte);
    return letzte;
  }
  const ueber =
    gleiche >= 0
      ? letzte.pfad.slice(0, gleiche)
      : letzte.pfad.filter(([andere]) => rangVon(andere) < rangVon(stufe));
  return abgezweigt(l, letzte, [...ueber, [stufe, wert]], { von, nach });
}

const blosseNummer = ({ nr, pfad }: Stelle): boolean => nr.length < 4 && pfad.length === 0;

/** The deepest step that counts: another number after a comma belongs to it. */
function zahlstufe({ pfad }: Stelle): Stufe | undefined {
  return pfad.findLast(([stufe]) => stufe !== "buchstabe" && stufe !== "doppelbuchstabe")?.[0];
}

/** Most numbers of a step that occur; beyond it a number is another norm. */
const ueblich: Readonly<Partial<Record<Stufe, number>>> = { abs: 20, satz: 15, nummer: 99 };

/** Whether a number after a comma is another norm (`§§ 708 Nr. 10, 711`) or another step (`§ 823 Abs. 1, 2`). */
function istNeueNorm(l: Leser, letzte: Stelle, stufe: Stufe, mehrere: boolean): boolean {
  const nummer = normnummer(l, l.i, false);
  if (!nummer) return false;
  const hier = zahlwert(nummer.wert);
  const norm = zahlwert(letzte.nr);
  if (hier > (ueblich[stufe] ?? 10)) return true;
  const folgt = stufeVon(wortAn(l, nummer.nach));
  const dahinter =
    folgt !== undefined &&
    stufenwert(l, nummer.nach + (istZeichen(l.t, nummer.nach + 1, ".") ? 2 : 1), "zahl");
  if (folgt === "abs" && dahinter && rangVon(stufe) > rangVon("abs")) return true;
  // `Art. 4 I, 7 Nr. 1 lit. b`: who writes paragraphs in Roman numerals does so once more.
  if (dahinter && roemischVon(wortAn(l, letzte.nach - 1)) !== undefined) return true;
  if (
    folgt !== undefined &&
    dahinter &&
    rangVon(folgt) <= rangVon(stufe) &&
    letzte.pfad.some(([s]) => rangVon(s) <= rangVon(folgt))
  )
    return true;
  if (
    roemischVon(wortAn(l, nummer.nach)) !== undefined &&
    wortAn(l, nummer.nach) !== "" &&
    !klebt(l.t, nummer.nach)
  )
    return true;
  if (geklammert(l, nummer.nach)) return true;
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
function variante(l: Leser, letzte: Stelle, stufe: Stufe): Stelle | undefined {
  const gelesen = stufenwert(l, l.i, "zahl");
  if (!gelesen) return undefined;
  const ueber = letzte.pfad.slice(
    0,
    letzte.pfad.findIndex(([andere]) => andere === stufe),
  );
  return abgezweigt(l, letzte, [...ueber, [stufe, gelesen.wert]], { von: l.i, nach: gelesen.nach });
}

/** `Buchst. a und b`, `280 I, III`. */
function mitBuchstabeOderAbsatz(l: Leser, letzte: Stelle): Stelle | undefined {
  const wort = wortAn(l, l.i);
  const tiefste = letzte.pfad.at(-1)?.[0];
  if (tiefste === undefined || wort === "") return undefined;
  const stufe = letzte.pfad.findIndex(([s]) => s === "buchstabe");
  if (stufe >= 0 && /^[a-z]$/.test(wort) && !istZeichen(l.t, l.i + 1, ".")) {
    const nach = istZeichen(l.t, l.i + 1, ")") ? l.i + 2 : l.i + 1;
    return abgezweigt(l, letzte, [...letzte.pfad.slice(0, stufe), ["buchstabe", wort]], { von: l.i, nach });
  }
  const doppelt = letzte.pfad.findIndex(([s]) => s === "doppelbuchstabe");
  if (doppelt >= 0 && /^([a-z])\1$/.test(wort)) {
    const nach = istZeichen(l.t, l.i + 1, ")") ? l.i + 2 : l.i + 1;
    return abgezweigt(l, letzte, [...letzte.pfad.slice(0, doppelt), ["doppelbuchstabe", wort]], {
      von: l.i,
      nach,
    });
  }
  const absatz = roemischVon(wort);
  return absatz !== undefined && letzte.pfad[0]?.[0] === "abs"
    ? abgezweigt(l, letzte, [["abs", String(absatz)]], { von: l.i, nach: l.i + 1 })
    : undefined;
}

function abgezweigt(
  l: Leser,
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
  l.i = ort.nach;
  tieferLesen(l, stelle);
  return stelle;
}
