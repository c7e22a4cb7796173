import { mehrereAnrechnungen } from "@gebuehrenportal/gesetze/rvg/paragraph-15a.ts";
import { anteil, type Cent, cent, euro, fassungAm, kleiner, summe } from "@gebuehrenportal/recht";
import { hinweis } from "../sache.ts";
import { satzText } from "../text.ts";
import { type Anrechnungsposten, gekuerzt, type Kuerzung, mitWert } from "./anrechnungsposten.ts";

/** All credits on one fee: only the last of several Geschäftsgebühren, the limit of § 15a Abs. 2 RVG, never more than the fee. */
export function mehrereAufEine(posten: readonly Anrechnungsposten[]): Anrechnungsposten[] {
  const [erste] = posten;
  if (!erste) return [];
  const wirksam = nurLetzte(posten);
  const gedeckelt = fassungAm(mehrereAnrechnungen, erste.auf.s.stichtag)
    ? gemeinsamBegrenzt(wirksam)
    : wirksam;
  return zusammenHoechstens(gedeckelt, erste.auf.betrag, {
    text: `höchstens Nr. ${erste.auf.p.nr} VV`,
    norm: "§ 15a Abs. 1 RVG",
    keinPlatz: true,
  });
}

/**
 * Vorbem. 3 Abs. 4 Satz 3 VV: of several Geschäftsgebühren over the same subject only the last one counts. By value they
 * overlap where their values together do not fit into the fee: the later go first, the earlier keep what is left of the value.
 * By frame nothing shows the subject: those of an earlier mandate count as earlier over the same one.
 */
function nurLetzte(posten: readonly Anrechnungsposten[]): Anrechnungsposten[] {
  const gg = posten.filter((c) => c.regel.nurLetzte).sort(spaetereZuerst);
  const [letzte] = gg;
  if (!letzte) return [...posten];
  let frei: number = letzte.auf.ansatz?.wert ?? Number.POSITIVE_INFINITY;
  const neu = new Map<Anrechnungsposten, Anrechnungsposten | undefined>();
  for (const c of gg) {
    const wert = c.wert === undefined ? undefined : cent(Math.min(c.wert, frei));
    frei -= wert ?? 0;
    neu.set(c, geltend(c, wert, letzte));
    if (neu.get(c) === c) continue;
    hinweis(
      c.auf.s,
      "Von mehreren Geschäftsgebühren über denselben Gegenstand wird nur die zuletzt entstandene angerechnet.",
      "Vorbem. 3 Abs. 4 Satz 3 VV",
      c.auf.feld,
    );
  }
  return posten.flatMap((c) => (neu.has(c) ? (neu.get(c) ?? []) : [c]));
}

function geltend(
  posten: Anrechnungsposten,
  wert: Cent | undefined,
  letzte: Anrechnungsposten,
): Anrechnungsposten | undefined {
  if (wert === undefined) return posten.von.s.stichtag === letzte.von.s.stichtag ? posten : undefined;
  if (wert === posten.wert) return posten;
  return wert > 0 ? mitWert(posten, wert) : undefined;
}

const spaetereZuerst = (a: Anrechnungsposten, b: Anrechnungsposten): number =>
  b.von.s.stichtag.localeCompare(a.von.s.stichtag) || b.index - a.index;

/** § 15a Abs. 2 RVG: by value one fee from the sum of the parts at the highest credited rate; by frame the highest amount. */
function gemeinsamBegrenzt(posten: readonly Anrechnungsposten[]): Anrechnungsposten[] {
  const norm = mehrereAnrechnungen.norm;
  const nachWert = posten.filter((c) => c.satz100 !== undefined);
  const nachRahmen = posten.filter((c) => c.von.rahmen);
  let ergebnis = [...posten];
  const neueste = [...nachWert].sort(spaetereZuerst)[0];
  if (nachWert.length > 1 && neueste?.von.ansatz) {
    const werte = summe(nachWert.map((c) => c.wert ?? cent(0)));
    const wert = kleiner(werte, neueste.auf.ansatz?.wert ?? werte);
    const satz100 = Math.max(...nachWert.map((c) => c.satz100 ?? 0));
    const grenze = anteil(neueste.von.ansatz.einfach(wert).betrag, Math.round(satz100 * 1000), 100_000);
    ergebnis = begrenzt(ergebnis, nachWert, grenze, {
      text: `zusammen höchstens ${satzText(satz100)} aus ${euro(wert)}: ${euro(grenze)}`,
      norm,
    });
  }
  const betraege = nachRahmen.flatMap(
    (c) => fassungAm(c.regel.werte, c.von.s.stichtag)?.wert.hoechstbetrag ?? [],
  );
  if (nachRahmen.length > 1 && betraege.length > 0) {
    const grenze = cent(Math.max(...betraege));
    ergebnis = begrenzt(ergebnis, nachRahmen, grenze, { text: `zusammen höchstens ${euro(grenze)}`, norm });
  }
  return ergebnis;
}

function begrenzt(
  alle: readonly Anrechnungsposten[],
  davon: readonly Anrechnungsposten[],
  grenze: Cent,
  warum: Kuerzung,
): Anrechnungsposten[] {
  const neu = zusammenHoechstens(davon, grenze, warum);
  return alle.map((c) => neu[davon.indexOf(c)] ?? c);
}

/** Shortens credits from the last one until they keep a limit together. */
export function zusammenHoechstens(
  posten: readonly Anrechnungsposten[],
  grenze: Cent,
  warum: Kuerzung,
): Anrechnungsposten[] {
  let frei: number = grenze;
  return posten.map((posten) => {
    const neu = gekuerzt(posten, cent(Math.max(0, Math.min(posten.betrag, frei))), warum);
    frei -= neu.betrag;
    return neu;
  });
}
