import { europaeischenMerken } from "./lesen/genannt.ts";
import type { Kette } from "./lesen/kette.ts";
import type { Gesetzbezug, Leser } from "./lesen/leser.ts";
import { istZahl, wortAn } from "./lesen/leser.ts";
import { gibtEs } from "./lesen/normbestand.ts";
import { art, artVon, bisVon, istZeichen, luecke, lueckeVon, vonVon } from "./text/tokens.ts";
import type { Einheit } from "./typen.ts";
import { erwaehnung, istSchrifttum } from "./umfeld/erwaehnung.ts";
import { nachSache } from "./umfeld/sache.ts";
import { istSatzanfang, istSatzende } from "./umfeld/satzgrenze.ts";

/** A citation that is kept: where it and then its norms stand in the normalised text, begin and end in turns. */
type Verortet = Kette & { readonly orte: readonly number[] };

/** A citation with its act. */
export type Fertig = Verortet & { readonly bezug: Gesetzbezug };

/** What is known around a citation: which act was named last, and whether contracts are spoken of. */
export type Umfeld = {
  readonly aufnehmen: (kette: Kette) => void;
  readonly neuerAbsatz: (i: number) => void;
  readonly satzende: (i: number) => void;
  readonly fertige: () => readonly Fertig[];
};

/** Beyond this many characters an act does not carry over to a bare section. */
const reichweite = 2500;

/** More bare sections than this wait for no act. */
const meisteOffene = 50;

type Letzter = {
  readonly bezug: Gesetzbezug;
  readonly bis: number;
  readonly nach: number;
  readonly satz: number;
};

/** Follows a text and gives bare sections the act that was named last in their sentence, or next in it. */
export function neuesUmfeld(leser: Leser): Umfeld {
  const fertig: Fertig[] = [];
  const letzte = new Map<Einheit, Letzter>();
  let offene: Verortet[] = [];
  let fremd = false;
  /** Where the citations of this paragraph begin among the finished ones. */
  let absatz = 0;
  let satz = 0;
  /** Where the sentence began, and where the citation read last ended. */
  let satzanfang = 0;
  let gelesenBis = 0;

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
  /** The act of a bare section: the last one of its sentence, or of the list that it goes on with. */
  const letzterFuer = (einheit: Einheit, { von }: Kette): Gesetzbezug | undefined => {
    const letzter = letzte.get(einheit);
    if (!letzter || vonVon(leser.t, von) - letzter.bis > reichweite) return undefined;
    return letzter.satz === satz || schliesstAn(leser, letzter.nach, von) ? letzter.bezug : undefined;
  };
  const zurueck = (kette: Kette, wort: string, einheit: Einheit): void => {
    const gemeint = /^(?:Richtlinie|Verordnung)$/.test(wort)
      ? einheit === "Art" && leser.europaeische.get(wort === "Richtlinie" ? "L" : "R")
      : letzte.get(einheit)?.bezug;
    if (gemeint) ableiten(kette, gemeint);
  };
  const ohneAkt = (kette: Kette) => {
    const einheit = kette.stellen[0]?.einheit ?? "§";
    if (kette.statt?.art === "fremd" || istUeberschrift(leser, kette)) fremd = true;
    if (
      kette.statt?.art === "fremd" ||
      istUeberschrift(leser, kette) ||
      istEntwurf(leser, kette.von) ||
      istSchrifttum(leser, kette, satzanfang) ||
      wieEinVertrag(kette) ||
      istInAnlage(leser, kette.von) ||
      (einheit !== "§" && einheit !== "Art")
    )
      return;
    if (kette.statt?.art === "zurueck") return zurueck(kette, kette.statt.wort, einheit);
    const bekannt = letzterFuer(einheit, kette);
    const erwaehnt = erwaehnung(leser, kette.von, Math.max(satzanfang, gelesenBis));
    if (erwaehnt.art === "fremd") return;
    if (fremd) {
      // Where a contract is spoken of, too, a bare section is the act's only if it was named with the act before.
      if (bekannt && kette.stellen.every(({ nr }) => istBenannt(bekannt.abbr, nr))) ableiten(kette, bekannt);
    } else if (erwaehnt.art === "gesetz") ableiten(kette, erwaehnt.bezug);
    else if (!(bekannt && ableiten(kette, bekannt)) && offene.length < meisteOffene)
      offene.push({ ...kette, orte: orteVon(leser, kette) });
  };
  const satzVorbei = (index: number) => {
    satz++;
    satzanfang = index;
    if (offene.length > 0) offene = [];
  };
  return {
    aufnehmen: (kette) => {
      const { nach } = kette;
      const einheit = kette.stellen[0]?.einheit ?? "§";
      const bezug =
        kette.bezug && nachSache(leser, kette.bezug, { von: kette.von, nach, satzanfang, einheit });
      if (!bezug) ohneAkt(kette);
      else {
        fertig.push({ ...kette, bezug, orte: orteVon(leser, kette) });
        letzte.set(einheit, { bezug, bis: bisVon(leser.t, nach - 1), nach, satz });
        europaeischenMerken(leser, bezug, { von: nach, nach });
        if (offene.length > 0) {
          const anlage = einheit === "Anlage" || einheit === "Anhang";
          const passende = offene.filter((offen) => anlage || offen.stellen[0]?.einheit === einheit);
          offene = offene.filter((offen) => !passende.includes(offen) || !ableiten(offen, bezug));
        }
      }
      gelesenBis = nach;
      // `§ 3 UWG a.F. Der Kläger …`: the full stop is the citation's and the sentence's.
      if (istZeichen(leser.t, nach - 1, ".") && istSatzende(leser, nach - 1, false)) satzVorbei(nach);
    },
    neuerAbsatz: (index) => {
      letzte.clear();
      satzVorbei(index);
      fremd = false;
      absatz = fertig.length;
    },
    satzende: (index) => {
      if (istSatzende(leser, index, index === gelesenBis)) satzVorbei(index);
    },
    fertige: () => fertig.sort((a, b) => a.von - b.von),
  };
}

/** Whether a section goes on with the list of the one before it: commas, brackets and ends of lines between them, no word. */
function schliesstAn(leser: Leser, nach: number, von: number): boolean {
  let zeile = lueckeVon(leser.t, von) === luecke.zeile;
  for (let hier = nach; hier < von; hier++) {
    if (![",", ";", "/", "-", "–", "•"].some((zeichen) => istZeichen(leser.t, hier, zeichen))) return false;
    zeile ||= lueckeVon(leser.t, hier) === luecke.zeile || istZeichen(leser.t, hier, ",");
  }
  return zeile;
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
  // `§ 2 Die Kosten trägt …`: a sentence begins right behind its number.
  if (istSatzanfang(wortAn(leser, nach))) return true;
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
