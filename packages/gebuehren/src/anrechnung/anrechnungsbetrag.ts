import { mehrereAnrechnungen } from "@gebuehrenportal/gesetze/rvg/paragraph-15a.ts";
import { anteil, type Cent, cent, euro, fassungAm, kleiner, type Schritt } from "@gebuehrenportal/recht";
import type { Anrechnung } from "../eingabe.ts";
import { gedeckelt } from "../gebuehr/begrenzung.ts";
import type { Gebuehr } from "../gebuehr/gebuehr.ts";
import { tausendfach, wertgebuehr, zusatz100 } from "../gebuehr/wertgebuehr.ts";
import { satzText } from "../text.ts";
import type { GeltendeRegel } from "./anrechnungsregel.ts";

export type Anrechnungsbetrag = {
  readonly betrag: Cent;
  readonly satz100?: number;
  /** The rate as a fraction, where no decimal number gives it exactly. */
  readonly satzbruch?: readonly [zaehler: number, nenner: number];
  readonly schritte: readonly Schritt[];
};

/**
 * Amount a rule credits. By value: share of the rate (with Nr. 1008 VV), limited, from the value that passed over; the
 * minimum fee does not count. By frame or fixed: share of the amount, limited by the amount of the credited fee's own law.
 */
export function anrechnungsbetrag(
  regel: GeltendeRegel,
  von: Gebuehr,
  wert: Cent | undefined,
  { ausnahme, betrag: fest }: Pick<Anrechnung, "ausnahme" | "betrag">,
  gruppe: readonly Gebuehr[],
): Anrechnungsbetrag {
  if (fest !== undefined) return festgestellt(von, fest);
  if (regel.mehrbetrag) return mehrbetrag(regel, von, wert, gruppe);
  const [z, n] = (ausnahme ? regel.ausnahme : undefined) ?? regel.anteil;
  const bruch = n === 1 ? "" : z * 2 === n ? "Hälfte von " : `${z}/${n} von `;
  const { ansatz } = von;
  if (von.angegeben) return nachAngabe(regel, von, von.angegeben, wert, bruch, z, n);
  if (!ansatz || wert === undefined) return nachBetrag(regel, von, bruch, z, n);
  const teil = { ...ansatz, wert, gemeinsam: kleiner(ansatz.gemeinsam, wert) };
  const ganz = ansatz.grund100 + zusatz100(ansatz);
  const anteilig = (ganz * z) / n;
  const satz100 = Math.min(anteilig, regel.hoechstsatz100 ?? anteilig);
  const einfach = ansatz.einfach(wert);
  const roh = anteil(tausendfach(teil), z, 1000 * n);
  const grenze = regel.hoechstsatz100 === undefined ? roh : anteil(einfach.betrag, regel.hoechstsatz100, 100);
  const betrag = kleiner(roh, grenze);
  const hoechstens = betrag < roh ? `, höchstens ${satzText(regel.hoechstsatz100 ?? 0)}` : "";
  return {
    betrag,
    satz100,
    ...(satz100 === anteilig ? satzbruch(ganz * z, 100 * n) : {}),
    schritte: [
      { text: `1,0-Gebühr aus ${euro(wert)}`, norm: einfach.norm, betrag: einfach.betrag },
      { text: `${bruch}${satzText(ganz)} (Nr. ${von.p.nr} VV)${hoechstens}`, norm: regel.norm, betrag },
    ],
  };
}

/** § 15a Abs. 3 RVG: what was titled, paid or compared counts as it is. */
function festgestellt(von: Gebuehr, betrag: Cent): Anrechnungsbetrag {
  const norm = fassungAm(mehrereAnrechnungen, von.s.stichtag) ? "§ 15a Abs. 3 RVG" : "§ 15a Abs. 2 RVG a. F.";
  return {
    betrag,
    schritte: [{ text: "angegebener Betrag, etwa tituliert, gezahlt oder verglichen", norm, betrag }],
  };
}

/** An earlier fee by value known by its amount: its share, for a part of its value in proportion, at most the limit. */
function nachAngabe(
  regel: GeltendeRegel,
  von: Gebuehr,
  { wert: ganzerWert, einfach }: NonNullable<Gebuehr["angegeben"]>,
  wert: Cent | undefined,
  bruch: string,
  zaehler: number,
  nenner: number,
): Anrechnungsbetrag {
  const quelle = `Nr. ${von.p.nr} VV`;
  const schritte: Schritt[] = [];
  let voll = von.betrag;
  if (ganzerWert !== undefined && wert !== undefined && wert < ganzerWert) {
    voll = anteil(von.betrag, einfach(wert).betrag, einfach(ganzerWert).betrag);
    const text = `${euro(von.betrag)} (${quelle}), anteilig für ${euro(wert)} von ${euro(ganzerWert)}`;
    schritte.push({ text, norm: einfach(wert).norm, betrag: voll });
  }
  const roh = anteil(voll, zaehler, nenner);
  const grenze =
    regel.hoechstsatz100 === undefined || wert === undefined
      ? roh
      : anteil(einfach(wert).betrag, regel.hoechstsatz100, 100);
  const betrag = kleiner(roh, grenze);
  const hoechstens =
    betrag < roh && wert !== undefined
      ? `, höchstens ${satzText(regel.hoechstsatz100 ?? 0)} aus ${euro(wert)}`
      : "";
  schritte.push({ text: `${bruch}${euro(voll)} (${quelle})${hoechstens}`, norm: regel.norm, betrag });
  return { betrag, schritte };
}

/** A rate as reduced fraction, unless three decimals give it exactly (0,375). */
function satzbruch(zaehler: number, nenner: number): Pick<Anrechnungsbetrag, "satzbruch"> {
  if ((zaehler * 1000) % nenner === 0) return {};
  const teiler = ggt(zaehler, nenner);
  return { satzbruch: [zaehler / teiler, nenner / teiler] };
}

const ggt = (a: number, b: number): number => (b === 0 ? a : ggt(b, a % b));

function nachBetrag(
  regel: GeltendeRegel,
  von: Gebuehr,
  bruch: string,
  zaehler: number,
  nenner: number,
): Anrechnungsbetrag {
  const roh = anteil(von.betrag, zaehler, nenner);
  const grenze = von.rahmen ? fassungAm(regel.werte, von.s.stichtag)?.wert.hoechstbetrag : undefined;
  const betrag = kleiner(roh, grenze ?? roh);
  const hoechstens = betrag < roh ? `, höchstens ${euro(betrag)}` : "";
  const quelle = von.p.nr === "34" ? "§ 34 RVG" : `Nr. ${von.p.nr} VV`;
  return {
    betrag,
    schritte: [{ text: `${bruch}${euro(von.betrag)} (${quelle})${hoechstens}`, norm: regel.norm, betrag }],
  };
}

/**
 * Nr. 3101 Anm. 1, 3104 Anm. 2 VV: what the fees of the kind (capped) give more because of the claims that passed over. A
 * fee of its own for them stands or falls; where one fee covers everything, its value is taken without them.
 */
function mehrbetrag(
  regel: GeltendeRegel,
  von: Gebuehr,
  wert: Cent | undefined,
  gruppe: readonly Gebuehr[],
): Anrechnungsbetrag {
  const uebrige = gruppe.filter((g) => g !== von);
  const rest = cent((von.ansatz?.wert ?? 0) - (wert ?? 0));
  const eigeneGebuehr = regel.mehrbetrag === "eigene-gebuehr";
  const mit = gedeckelt(eigeneGebuehr && wert !== undefined ? [...uebrige, ausTeilwert(von, wert)] : gruppe);
  const ohne = gedeckelt(eigeneGebuehr || rest <= 0 ? uebrige : [...uebrige, ausTeilwert(von, rest)]);
  const betrag = cent(Math.max(0, mit - ohne));
  return {
    betrag,
    schritte: [
      { text: "mit den mitverglichenen Ansprüchen", norm: regel.norm, betrag: mit },
      { text: `ohne sie${wert === undefined ? "" : ` (${euro(wert)})`}`, norm: regel.norm, betrag: ohne },
      { text: "Mehrbetrag", norm: regel.norm, betrag },
    ],
  };
}

function ausTeilwert(gebuehr: Gebuehr, wert: Cent): Gebuehr {
  if (!gebuehr.ansatz || wert >= gebuehr.ansatz.wert) return gebuehr;
  const ansatz = { ...gebuehr.ansatz, wert, gemeinsam: kleiner(gebuehr.ansatz.gemeinsam, wert) };
  return { ...gebuehr, ansatz, betrag: wertgebuehr(gebuehr.s, ansatz, gebuehr.norm).betrag };
}

/** A fee as it would be from a part of its value; frames and fixed fees in full. */
export const gebuehrAusTeilwert = (gebuehr: Gebuehr, wert: Cent | undefined): Cent =>
  wert === undefined ? gebuehr.betrag : ausTeilwert(gebuehr, wert).betrag;
