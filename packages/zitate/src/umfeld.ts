import type { Kette } from "./lesen/kette.ts";
import type { Gesetzbezug, Leser } from "./lesen/leser.ts";
import { istZahl, wortAn } from "./lesen/leser.ts";
import { gibtEs } from "./lesen/normbestand.ts";
import { art, artVon, bisVon, istZeichen, klebt, luecke, lueckeVon, vonVon } from "./text/tokens.ts";
import type { Einheit } from "./typen.ts";

/** A citation that is kept: where it and then its norms stand in the normalised text, begin and end in turns. */
type Verortet = Kette & { readonly orte: readonly number[] };

/** A citation with its act. */
export type Fertig = Verortet & { readonly bezug: Gesetzbezug };

/** What is known around a citation: which act was named last, and whether contracts are spoken of. */
export type Umfeld = {
  readonly aufnehmen: (kette: Kette) => void;
  readonly neuerAbsatz: () => void;
  readonly satzende: (i: number) => void;
  readonly fertige: () => readonly Fertig[];
};

/** Beyond this many characters an act does not carry over to a bare section. */
const reichweite = 2500;

/** More bare sections than this wait for no act. */
const meisteOffene = 50;

type Letzter = { readonly bezug: Gesetzbezug; readonly bis: number };

/** Follows a text and gives bare sections the act that was named last in their paragraph, or next in their sentence. */
export function neuesUmfeld(leser: Leser): Umfeld {
  const fertig: Fertig[] = [];
  const letzte = new Map<Einheit, Letzter>();
  let offene: Verortet[] = [];
  let fremd = false;
  /** Where the citations of this paragraph begin among the finished ones. */
  let absatz = 0;

  const ableiten = (kette: Kette & Partial<Verortet>, bezug: Gesetzbezug): boolean => {
    if (!kette.stellen.every((stelle) => gibtEs(leser.register, bezug, stelle))) return false;
    const { orte = orteVon(leser, kette) } = kette;
    fertig.push({ ...kette, bezug: { ...bezug, abgeleitet: true }, orte });
    return true;
  };
  const istBenannt = (abbr: string, nr: string): boolean =>
    fertig
      .slice(Math.max(absatz, fertig.length - meisteOffene))
      .some(({ bezug, stellen }) => bezug.abbr === abbr && stellen.some((stelle) => stelle.nr === nr));
  const europaeischer = (einheit: Einheit) => (einheit === "Art" ? leser.zuletzt?.bezug : undefined);
  const ohneAkt = (kette: Kette) => {
    const einheit = kette.stellen[0]?.einheit ?? "§";
    if (kette.statt?.art === "fremd" || istUeberschrift(leser, kette)) fremd = true;
    if (
      kette.statt?.art === "fremd" ||
      istUeberschrift(leser, kette) ||
      istEntwurf(leser, kette.von) ||
      wieEinVertrag(kette) ||
      istInAnlage(leser, kette.von) ||
      (einheit !== "§" && einheit !== "Art")
    )
      return;
    const letzter = letzte.get(einheit);
    const bekannt =
      letzter && vonVon(leser.t, kette.von) - letzter.bis < reichweite ? letzter.bezug : undefined;
    if (kette.statt?.art === "zurueck") {
      const gemeint = /^(?:Richtlinie|Verordnung)$/.test(kette.statt.wort) ? europaeischer(einheit) : bekannt;
      if (gemeint) ableiten(kette, gemeint);
    } else if (fremd) {
      // Where a contract is spoken of, too, a bare section is the act's only if it was named with the act before.
      if (bekannt && kette.stellen.every(({ nr }) => istBenannt(bekannt.abbr, nr))) ableiten(kette, bekannt);
    } else if (!(bekannt && ableiten(kette, bekannt)) && offene.length < meisteOffene)
      offene.push({ ...kette, orte: orteVon(leser, kette) });
  };
  return {
    aufnehmen: (kette) => {
      const { bezug } = kette;
      if (!bezug) return ohneAkt(kette);
      fertig.push({ ...kette, bezug, orte: orteVon(leser, kette) });
      const einheit = kette.stellen[0]?.einheit ?? "§";
      letzte.set(einheit, { bezug, bis: bisVon(leser.t, kette.nach - 1) });
      if (bezug.ids[0]?.startsWith("CELEX:") || leser.register.akt(bezug.ids[0] ?? "")?.celex)
        leser.zuletzt = { bezug, von: kette.nach, nach: kette.nach };
      if (offene.length === 0) return;
      const anlage = einheit === "Anlage" || einheit === "Anhang";
      const passende = offene.filter((offen) => anlage || offen.stellen[0]?.einheit === einheit);
      offene = offene.filter((offen) => !passende.includes(offen) || !ableiten(offen, bezug));
    },
    neuerAbsatz: () => {
      letzte.clear();
      if (offene.length > 0) offene = [];
      fremd = false;
      absatz = fertig.length;
    },
    satzende: (index) => {
      if (offene.length > 0 && istSatzende(leser, index)) offene = [];
    },
    fertige: () => fertig.sort((a, b) => a.von - b.von),
  };
}

/** Places are kept, as the tokens are let go: a norm stands from its own number to the next, the last one with its act. */
function orteVon({ t }: Leser, { stellen, von, nach }: Kette): readonly number[] {
  const orte = [vonVon(t, von), bisVon(t, nach - 1)];
  for (const [i, stelle] of stellen.entries()) {
    const erste = i === 0 ? von : stelle.von;
    const letzte = i === stellen.length - 1 ? nach : stelle.nach;
    orte.push(vonVon(t, erste), bisVon(t, Math.max(letzte, erste + 1) - 1));
  }
  return orte;
}

/** `Begründung zu § 18`: the section of a bill. */
const istEntwurf = (leser: Leser, index: number): boolean =>
  wortAn(leser, index - 1) === "zu" &&
  /^(?:Begründung|Entwurf|Entwurfs|Erläuterungen|Gesetzesbegründung)$/.test(wortAn(leser, index - 2));

/** `§ 5 Ziff. 2 Abs. 1`: an act counts numbers within paragraphs, contracts do it the other way round, too. */
const wieEinVertrag = ({ stellen }: Kette): boolean =>
  stellen.some(({ pfad }) => {
    const nummer = pfad.findIndex(([stufe]) => stufe === "nummer");
    return nummer >= 0 && pfad.slice(nummer).some(([stufe]) => stufe === "abs");
  });

/** `§ 7 Haftung`, `§ 7 (Haftung)`, `§ 7 – Haftung` where a sentence is over: a section of the contract that is read. */
function istUeberschrift(leser: Leser, { stellen, von, nach, statt }: Kette): boolean {
  const [einzige] = stellen;
  if (statt || stellen.length > 1 || einzige?.einheit !== "§" || einzige.pfad.length > 0) return false;
  const zeichen = ["(", "-", "–", ":"].some((eines) => istZeichen(leser.t, nach, eines));
  if (!/^\p{Lu}\p{L}{3,}$/u.test(wortAn(leser, zeichen ? nach + 1 : nach))) return false;
  if (von === 0 || artVon(leser.t, von - 1) === art.absatz) return true;
  // A line of prose may begin with a section, too: `weil nach⏎§ 434 Mängel vorliegen`.
  if (lueckeVon(leser.t, von) === luecke.zeile)
    return [".", ":", ";", ")", "!", "?"].some((ende) => istZeichen(leser.t, von - 1, ende));
  return !zeichen && istZeichen(leser.t, von - 1, ".") && wortAn(leser, von - 2).length > 2;
}

/** `Anlage 3 § 5`: the section of an annex that has no act behind it. */
const istInAnlage = (leser: Leser, index: number): boolean =>
  istZahl(leser, index - 1) && /^(?:Anlage|Anhang)$/.test(wortAn(leser, index - 2));

/** A full stop after a word of some length, before a capital letter. */
function istSatzende(leser: Leser, index: number): boolean {
  return (
    wortAn(leser, index - 1).length > 2 &&
    !klebt(leser.t, index + 1) &&
    /^\p{Lu}/u.test(wortAn(leser, index + 1))
  );
}
