import { istWort, istZeichen, wortVon } from "../text/tokens.ts";
import type { Einheit, Stufe } from "../typen.ts";
import { formAn } from "./form.ts";
import { gesetzNach, gesetzVor } from "./gesetz.ts";
import { type Gesetzbezug, istZahl, type Leser, nachPunkt, wortAn } from "./leser.ts";
import { laengsteListe, liste } from "./liste.ts";
import { gibtEs } from "./normbestand.ts";
import type { Stelle } from "./stelle.ts";
import { trenner } from "./trenner.ts";
import type { Dahinter } from "./unbekannt.ts";
import { istKeinGesetz, randnummer, sammlungen, stufeVon } from "./worte.ts";
import { type Eroeffnung, eroeffnung } from "./zeichen-der-einheit.ts";

/** Norms that are named together, with their act if one stands with them. */
export type Kette = {
  readonly stellen: readonly Stelle[];
  readonly bezug?: Gesetzbezug;
  /** What stands there instead of an act: something foreign, a word that points back. */
  readonly statt?: { readonly art: "fremd" } | { readonly art: "zurueck"; readonly wort: string };
  /** First token and the one after the last. */
  readonly von: number;
  readonly nach: number;
};

/** Reads the citation that begins here, with everything that shares its act; none where it is literature or a collection. */
export function kette(l: Leser, i: number): Kette | undefined {
  const anfang = eroeffnung(l, i);
  if (!anfang) return undefined;
  const vor = gesetzVor(l, i);
  const stellen: Stelle[] = [];
  let offen: Eroeffnung | undefined = anfang;
  let von = i;
  let dahinter: Dahinter = { art: "nichts" };
  while (offen && stellen.length < laengsteListe) {
    l.i = offen.nach;
    const gelesen = paragraphenDesArtikels(l, liste(l, offen.einheit, offen.mehrere));
    const erste = gelesen[0];
    if (!erste) break;
    erste.von = von;
    if (stellen.length === 0) vorangestellteStufe(l, i, erste);
    stellen.push(...imArtikel(stellen, gelesen));
    dahinter = gesetzNach(l, l.i, offen.einheit);
    if (dahinter.art === "nichts") dahinter = gesetzNachKlammer(l, stellen) ?? dahinter;
    if (dahinter.art !== "nichts") break;
    const weiter = naechsteEroeffnung(l, l.i, offen);
    if (weiter) von = weiter.von;
    offen = weiter?.eroeffnung;
  }
  const letzte = stellen.at(-1);
  if (!letzte) return undefined;
  l.i = letzte.nach;
  if (istSammlung(l, vor?.von ?? i)) return verworfen(l, dahinter);
  return zugeordnet(l, { stellen, von: i, nach: letzte.nach }, vor, dahinter);
}

function zugeordnet(
  l: Leser,
  roh: { readonly stellen: readonly Stelle[]; readonly von: number; readonly nach: number },
  vor: { readonly bezug: Gesetzbezug; readonly von: number } | undefined,
  dahinter: Dahinter,
): Kette | undefined {
  const folgtNorm =
    dahinter.art === "gesetz" &&
    eroeffnung(l, dahinter.nach) !== undefined &&
    !istWort(l.t, dahinter.nach, "Nr");
  if (vor && (dahinter.art !== "gesetz" || folgtNorm)) {
    if (istLiteratur(l, roh.nach)) return undefined;
    return { ...roh, bezug: vor.bezug, von: vor.von };
  }
  if (dahinter.art === "gesetz") {
    l.i = dahinter.nach;
    if (istLiteratur(l, dahinter.nach) || istFundstelle(l, roh.von, dahinter.nach)) return undefined;
    return { ...roh, bezug: dahinter.bezug, nach: dahinter.nach };
  }
  if (istLiteratur(l, roh.nach)) return undefined;
  const inKlammern = dahinter.art === "nichts" ? gesetzVorKlammer(l, roh) : undefined;
  if (inKlammern) return { ...roh, bezug: { ...inKlammern, abgeleitet: true } };
  if (dahinter.art === "zurueck") {
    l.i = dahinter.nach;
    return { ...roh, statt: { art: "zurueck", wort: dahinter.wort }, nach: dahinter.nach };
  }
  return dahinter.art === "fremd" || vertragDavor(l, roh.von) ? { ...roh, statt: { art: "fremd" } } : roh;
}

/** `Der Mietvertrag (§ 3 Abs. 1)`, `laut Kaufvertrag § 13`. */
const vertragDavor = (l: Leser, i: number): boolean =>
  istKeinGesetz(wortAn(l, istZeichen(l.t, i - 1, "(") ? i - 2 : i - 1));

/** `nach dem AsylG (§ 3 Abs. 1)`: the act stands before the bracket, if it has these norms. */
function gesetzVorKlammer(
  l: Leser,
  { stellen, von }: { readonly stellen: readonly Stelle[]; readonly von: number },
): Gesetzbezug | undefined {
  const bezug = istZeichen(l.t, von - 1, "(") ? gesetzVor(l, von - 1)?.bezug : undefined;
  return bezug && stellen.every((stelle) => gibtEs(l.register, bezug, stelle)) ? bezug : undefined;
}

/** `(§ 244 Abs. 1 Nr. 1, Var. 2) StGB`: the bracket closes before the act, if it has these norms. */
function gesetzNachKlammer(l: Leser, stellen: readonly Stelle[]): Dahinter | undefined {
  const form = istZeichen(l.t, l.i, ")") ? formAn(l, l.i + 1) : undefined;
  const eindeutig =
    form?.bezug.ids.length === 1 && stellen.every((stelle) => gibtEs(l.register, form.bezug, stelle));
  return form && eindeutig && !eroeffnung(l, form.nach) ? { art: "gesetz", ...form } : undefined;
}

/** `§ 242 Rn. 5`, `§ 3 UWG, Rdn. 4`: a place in a commentary. */
function istLiteratur(l: Leser, i: number): boolean {
  const hier = istZeichen(l.t, i, ",") ? i + 1 : i;
  if (randnummer.has(wortAn(l, hier))) return true;
  if (wortAn(l, hier) !== "Stand" && wortAn(l, hier + 2) !== "Aufl") return false;
  for (let n = hier + 1; n < hier + 8; n++) if (randnummer.has(wortAn(l, n))) return true;
  return false;
}

/** `ABCD § 626 BGB 2002 Nr. 21`: the place in a collection whose name stands before it, whatever it is called. */
function istFundstelle(l: Leser, von: number, nach: number): boolean {
  const davor = wortAn(l, von - 1);
  if (!/\p{Lu}.*\p{Lu}/u.test(davor) || l.register.formen.has(davor)) return false;
  const jahr = istZahl(l, nach) ? nach : nach - 1;
  return istZahl(l, jahr) && wortAn(l, jahr + 1) === "Nr" && istZahl(l, nachPunkt(l, jahr + 2));
}

/** A collection ordered by sections: the act behind its sections belongs to it. */
function verworfen(l: Leser, dahinter: Dahinter): undefined {
  if (dahinter.art === "gesetz") l.i = dahinter.nach;
  return undefined;
}

/** `Nr. 5 des § 8 Abs. 3 UWG`, `Absatz 2 Satz 1 des § 87 BetrVG`: steps that are named before their norm. */
function vorangestellteStufe(l: Leser, i: number, stelle: Stelle): void {
  if (wortAn(l, i - 1) !== "des") return;
  const davor: [Stufe, string][] = [];
  for (let zahl = i - 2; istZahl(l, zahl) && davor.length < 3; ) {
    const wort = istZeichen(l.t, zahl - 1, ".") ? zahl - 2 : zahl - 1;
    const stufe = stufeVon(wortAn(l, wort));
    if (stufe === undefined || stelle.pfad.some(([andere]) => andere === stufe)) break;
    davor.unshift([stufe, wortVon(l.t, zahl)]);
    zahl = wort - 1;
  }
  stelle.pfad.push(...davor);
}

/** `Art. 247 §§ 6 bis 13 EGBGB`: the article is only the place of its sections. */
function paragraphenDesArtikels(l: Leser, stellen: Stelle[]): readonly Stelle[] {
  const artikel = stellen.at(-1);
  const offen =
    artikel?.einheit === "Art" && artikel.sub === undefined && artikel.nach === l.i
      ? eroeffnung(l, l.i)
      : undefined;
  if (!artikel || !offen?.mehrere || offen.einheit !== "§") return stellen;
  l.i = offen.nach;
  const innen = liste(l, "§", true).map((stelle, i) => ({
    ...stelle,
    einheit: "Art" as Einheit,
    nr: artikel.nr,
    sub: stelle.nr,
    von: i === 0 ? artikel.von : stelle.von,
  }));
  return [...stellen.slice(0, -1), ...innen];
}

/** `Art. 240 § 1, § 2 EGBGB`: sections that go on inside the article. */
function imArtikel(bisher: readonly Stelle[], neue: readonly Stelle[]): readonly Stelle[] {
  const artikel = bisher.at(-1);
  if (artikel?.sub === undefined || neue[0]?.einheit !== "§") return neue;
  return neue.map((stelle) => ({ ...stelle, einheit: "Art" as Einheit, nr: artikel.nr, sub: stelle.nr }));
}

/** The next sign after „und“, „i.V.m.“, a comma; `Anlage 1 (zu § 2 Abs. 2)`. */
function naechsteEroeffnung(l: Leser, i: number, offen: Eroeffnung) {
  const verbindung = trenner(l, i);
  let hier = verbindung?.nach ?? zuNach(l, i, offen);
  if (hier === undefined) return undefined;
  if (verbindung && /^(?:aus|nach|gemäß|in|auf|mit|von|gem|des|der|den|dem)$/.test(wortAn(l, hier)))
    hier += istZeichen(l.t, hier + 1, ".") ? 2 : 1;
  const naechste = eroeffnung(l, hier);
  const imVerzeichnis = offen.einheit === "Nr" || offen.einheit === "Vorbem";
  if (!naechste || (naechste.einheit === "Nr" && !imVerzeichnis)) return undefined;
  // `VV RVG Nr. 7008, § 12 UStG`: a schedule has no sections.
  if (imVerzeichnis && (naechste.einheit === "§" || naechste.einheit === "Art")) return undefined;
  return { von: hier, eroeffnung: naechste };
}

function zuNach(l: Leser, i: number, { einheit }: Eroeffnung): number | undefined {
  if (einheit !== "Anlage" && einheit !== "Anhang") return undefined;
  const klammer = istZeichen(l.t, i, "(") ? i + 1 : i;
  return wortAn(l, klammer) === "zu" ? klammer + 1 : undefined;
}

/**
 * `SozR 4-2500 § 13 Nr 5`, `Buchholz 310 § 132 VwGO Nr. 4`, `AP Nr. 3 zu § 1 KSchG`, `BGHR ZPO § 233`; not in the sentence before:
 * `AP 2004, 5. § 626 BGB gilt`.
 */
function istSammlung(l: Leser, i: number): boolean {
  if (istZeichen(l.t, i - 1, ".") && istZahl(l, i - 2)) return false;
  for (let hier = i - 1; hier >= 0 && hier >= i - 9; hier--) {
    const wort = wortAn(l, hier);
    if (wort === "") {
      if (istZahl(l, hier) || [".", "-", "–", ","].some((zeichen) => istZeichen(l.t, hier, zeichen)))
        continue;
      return false;
    }
    if (sammlungen.has(wort) || /^Ez[A-ZÄÖÜ]/.test(wort)) return true;
    if (!/^(?:Nr|Nrn|zu|Art|und|Bl|f|ff)$/.test(wort) && !l.register.formen.has(wort)) return false;
  }
  return false;
}
