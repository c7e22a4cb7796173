import { istWort, istZeichen, wortVon } from "../text/tokens.ts";
import type { Einheit, Stufe } from "../typen.ts";
import { formAn } from "./form.ts";
import { gesetzNach, gesetzVor } from "./gesetz.ts";
import { type Gesetzbezug, istParagraph, istZahl, type Leser, nachPunkt, wortAn } from "./leser.ts";
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
export function kette(leser: Leser, index: number): Kette | undefined {
  const anfang = eroeffnung(leser, index);
  if (!anfang) return undefined;
  const vor = gesetzVor(leser, index);
  const stellen: Stelle[] = [];
  let offen: Eroeffnung | undefined = anfang;
  let von = index;
  let dahinter: Dahinter = { art: "nichts" };
  while (offen && stellen.length < laengsteListe) {
    leser.i = offen.nach;
    const gelesen = paragraphenDesArtikels(leser, liste(leser, offen.einheit, offen.mehrere));
    const erste = gelesen[0];
    if (!erste) break;
    erste.von = von;
    if (stellen.length === 0) vorangestellteStufe(leser, index, erste);
    stellen.push(...imArtikel(stellen, gelesen));
    dahinter = gesetzNach(leser, leser.i, offen.einheit);
    if (dahinter.art === "nichts")
      dahinter = gesetzNachKlammer(leser, stellen) ?? (vor ? undefined : gesetzNachKomma(leser)) ?? dahinter;
    if (dahinter.art !== "nichts") break;
    const weiter = naechsteEroeffnung(leser, leser.i, offen);
    if (weiter) von = weiter.von;
    offen = weiter?.eroeffnung;
  }
  const letzte = stellen.at(-1);
  if (!letzte) return undefined;
  leser.i = letzte.nach;
  if (istSammlung(leser, vor?.von ?? index)) return verworfen(leser, dahinter);
  return zugeordnet(leser, { stellen, von: index, nach: letzte.nach }, vor, dahinter);
}

function zugeordnet(
  leser: Leser,
  roh: { readonly stellen: readonly Stelle[]; readonly von: number; readonly nach: number },
  vor: { readonly bezug: Gesetzbezug; readonly von: number } | undefined,
  dahinter: Dahinter,
): Kette | undefined {
  const folgtNorm =
    dahinter.art === "gesetz" &&
    eroeffnung(leser, dahinter.nach) !== undefined &&
    !istWort(leser.t, dahinter.nach, "Nr");
  if (vor && (dahinter.art !== "gesetz" || folgtNorm)) {
    if (istLiteratur(leser, roh.nach)) return undefined;
    return { ...roh, bezug: vor.bezug, von: vor.von };
  }
  if (dahinter.art === "gesetz") {
    leser.i = dahinter.nach;
    if (istLiteratur(leser, dahinter.nach) || istFundstelle(leser, roh.von, dahinter.nach)) return undefined;
    return { ...roh, bezug: dahinter.bezug, nach: dahinter.nach };
  }
  if (istLiteratur(leser, roh.nach)) return undefined;
  const inKlammern = dahinter.art === "nichts" ? gesetzVorKlammer(leser, roh) : undefined;
  if (inKlammern) return { ...roh, bezug: { ...inKlammern, abgeleitet: true } };
  if (dahinter.art === "zurueck") {
    leser.i = dahinter.nach;
    return { ...roh, statt: { art: "zurueck", wort: dahinter.wort }, nach: dahinter.nach };
  }
  return dahinter.art === "fremd" || vertragDavor(leser, roh.von) ? { ...roh, statt: { art: "fremd" } } : roh;
}

/** `Der Mietvertrag (§ 3 Abs. 1)`, `laut Kaufvertrag § 13`. */
const vertragDavor = (leser: Leser, index: number): boolean =>
  istKeinGesetz(wortAn(leser, istZeichen(leser.t, index - 1, "(") ? index - 2 : index - 1));

/** `nach dem AsylG (§ 3 Abs. 1)`: the act stands before the bracket, if it has these norms. */
function gesetzVorKlammer(
  leser: Leser,
  { stellen, von }: { readonly stellen: readonly Stelle[]; readonly von: number },
): Gesetzbezug | undefined {
  const bezug = istZeichen(leser.t, von - 1, "(") ? gesetzVor(leser, von - 1)?.bezug : undefined;
  return bezug && stellen.every((stelle) => gibtEs(leser.register, bezug, stelle)) ? bezug : undefined;
}

/** `§ 124 Abs. 2 Nr. 3, VwGO`: a comma too many; not where the act begins the next entry of a list. */
function gesetzNachKomma(leser: Leser): Dahinter | undefined {
  const form = istZeichen(leser.t, leser.i, ",") ? formAn(leser, leser.i + 1) : undefined;
  const allein = form?.bezug.ids.length === 1 && (form.bezug.form?.length ?? 0) > 2;
  return form && allein && !eroeffnung(leser, form.nach) ? { art: "gesetz", ...form } : undefined;
}

/** `(§ 244 Abs. 1 Nr. 1, Var. 2) StGB`: the bracket closes before the act, if it has these norms. */
function gesetzNachKlammer(leser: Leser, stellen: readonly Stelle[]): Dahinter | undefined {
  const form = istZeichen(leser.t, leser.i, ")") ? formAn(leser, leser.i + 1) : undefined;
  const eindeutig =
    form?.bezug.ids.length === 1 &&
    stellen.every((stelle) => /^An/.test(stelle.einheit) || gibtEs(leser.register, form.bezug, stelle));
  return form && eindeutig && !eroeffnung(leser, form.nach) ? { art: "gesetz", ...form } : undefined;
}

/** `§ 242 Rn. 5`, `§ 3 UWG, Rdn. 4`: a place in a commentary. */
function istLiteratur(leser: Leser, index: number): boolean {
  const hier = istZeichen(leser.t, index, ",") ? index + 1 : index;
  if (randnummer.has(wortAn(leser, hier))) return true;
  if (wortAn(leser, hier) !== "Stand" && wortAn(leser, hier + 2) !== "Aufl") return false;
  for (let n = hier + 1; n < hier + 8; n++) if (randnummer.has(wortAn(leser, n))) return true;
  return false;
}

/** `ABCD § 626 BGB 2002 Nr. 21`: the place in a collection whose name stands before it, whatever it is called. */
function istFundstelle(leser: Leser, von: number, nach: number): boolean {
  const davor = wortAn(leser, von - 1);
  if (!/\p{Lu}.*\p{Lu}/u.test(davor) || leser.register.formen.has(davor)) return false;
  const jahr = istZahl(leser, nach) ? nach : nach - 1;
  return (
    istZahl(leser, jahr) && wortAn(leser, jahr + 1) === "Nr" && istZahl(leser, nachPunkt(leser, jahr + 2))
  );
}

/** A collection ordered by sections: the act behind its sections belongs to it. */
function verworfen(leser: Leser, dahinter: Dahinter): undefined {
  if (dahinter.art === "gesetz") leser.i = dahinter.nach;
  return undefined;
}

/** `Nr. 5 des § 8 Abs. 3 UWG`, `Absatz 2 Satz 1 des § 87 BetrVG`: steps that are named before their norm. */
function vorangestellteStufe(leser: Leser, index: number, stelle: Stelle): void {
  if (wortAn(leser, index - 1) !== "des") return;
  const davor: [Stufe, string][] = [];
  for (let zahl = index - 2; istZahl(leser, zahl) && davor.length < 3; ) {
    const wort = istZeichen(leser.t, zahl - 1, ".") ? zahl - 2 : zahl - 1;
    const stufe = stufeVon(wortAn(leser, wort));
    if (stufe === undefined || stelle.pfad.some(([andere]) => andere === stufe)) break;
    davor.unshift([stufe, wortVon(leser.t, zahl)]);
    zahl = wort - 1;
  }
  stelle.pfad.push(...davor);
}

/** `Art. 247 §§ 6 bis 13 EGBGB`: the article is only the place of its sections. */
function paragraphenDesArtikels(leser: Leser, stellen: Stelle[]): readonly Stelle[] {
  const artikel = stellen.at(-1);
  const offen =
    artikel?.einheit === "Art" && artikel.sub === undefined && artikel.nach === leser.i
      ? eroeffnung(leser, leser.i)
      : undefined;
  if (!artikel || !offen?.mehrere || offen.einheit !== "§") return stellen;
  leser.i = offen.nach;
  const innen = liste(leser, "§", true).map((stelle, index) => ({
    ...stelle,
    einheit: "Art" as Einheit,
    nr: artikel.nr,
    sub: stelle.nr,
    von: index === 0 ? artikel.von : stelle.von,
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
function naechsteEroeffnung(leser: Leser, index: number, offen: Eroeffnung) {
  const verbindung = trenner(leser, index);
  let hier = verbindung?.nach ?? zuNach(leser, index, offen);
  if (hier === undefined) return undefined;
  if (verbindung && /^(?:aus|nach|gemäß|in|auf|mit|von|gem|des|der|den|dem)$/.test(wortAn(leser, hier)))
    hier += istZeichen(leser.t, hier + 1, ".") ? 2 : 1;
  if (istZahl(leser, hier) && istParagraph(leser, hier + 1)) hier++;
  const naechste = eroeffnung(leser, hier);
  const imVerzeichnis = offen.einheit === "Nr" || offen.einheit === "Vorbem";
  if (!naechste || (naechste.einheit === "Nr" && !imVerzeichnis)) return undefined;
  // `VV RVG Nr. 7008, § 12 UStG`: a schedule has no sections.
  if (imVerzeichnis && (naechste.einheit === "§" || naechste.einheit === "Art")) return undefined;
  return { von: hier, eroeffnung: naechste };
}

function zuNach(leser: Leser, index: number, { einheit }: Eroeffnung): number | undefined {
  if (einheit !== "Anlage" && einheit !== "Anhang") return undefined;
  const klammer = istZeichen(leser.t, index, "(") ? index + 1 : index;
  return wortAn(leser, klammer) === "zu" ? klammer + 1 : undefined;
}

/**
 * `SozR 4-2500 § 13 Nr 5`, `Buchholz 310 § 132 VwGO Nr. 4`, `AP Nr. 3 zu § 1 KSchG`, `BGHR ZPO § 233`; not in the sentence before:
 * `AP 2004, 5. § 626 BGB gilt`.
 */
function istSammlung(leser: Leser, index: number): boolean {
  if (istZeichen(leser.t, index - 1, ".") && istZahl(leser, index - 2)) return false;
  for (let hier = index - 1; hier >= 0 && hier >= index - 9; hier--) {
    const wort = wortAn(leser, hier);
    if (wort === "") {
      if (istZahl(leser, hier) || [".", "-", "–", ","].some((zeichen) => istZeichen(leser.t, hier, zeichen)))
        continue;
      return false;
    }
    if (sammlungen.has(wort) || /^Ez[A-ZÄÖÜ]/.test(wort)) return true;
    if (!/^(?:Nr|Nrn|zu|Art|und|Bl|f|ff)$/.test(wort) && !leser.register.formen.has(wort)) return false;
  }
  return false;
}
