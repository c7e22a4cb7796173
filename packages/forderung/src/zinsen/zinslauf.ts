import {
  type Cent,
  cent,
  type KeinErgebnis,
  kleiner,
  plusTage,
  type Tag,
  tagAus,
  teile,
} from "@gebuehrenportal/recht";
import { type Basiszins, naechstesHalbjahr } from "../basiszins.ts";
import { jahrestage, nenner, zinstage } from "./tagzaehlung.ts";
import type { Hauptforderung, Tagzaehlung, Zinsabschnitt, Zinsschalter } from "./zins-typen.ts";
import type { Satz } from "./zinssatz.ts";

/** What all claims of one calculation share. */
export type Rahmen = {
  readonly zaehlung: Tagzaehlung;
  readonly bis: Tag;
  readonly basis: readonly Basiszins[];
  /** First day without a known base rate. */
  readonly unbekanntAb: Tag;
  readonly schalter: Zinsschalter;
};

/** A claim while it is being computed. The exact interest stands in fractions of `nenner`; never rounded itself; below zero by up to half a cent when a payment covered the rounded amount. */
export type Lauf = {
  readonly f: Hauptforderung;
  readonly feld: string;
  readonly satz: Satz;
  readonly endet: Tag;
  naechster: Tag;
  kapital: Cent;
  bruch: bigint;
  /** What of all accrued interest, paid or not, rests on a base rate that is not known yet; in the same fractions. */
  vorlaeufig: bigint;
  getilgteZinsen: Cent;
  readonly abschnitte: Zinsabschnitt[];
};

/** A claim before its first day. */
export const lauf = (forderung: Hauptforderung, feld: string, satz: Satz, { bis }: Rahmen): Lauf => ({
  f: forderung,
  feld,
  satz,
  endet: forderung.bis !== undefined && forderung.bis < bis ? forderung.bis : bis,
  naechster: forderung.verzugAb,
  kapital: forderung.betrag,
  bruch: 0n,
  vorlaeufig: 0n,
  getilgteZinsen: cent(0),
  abschnitte: [],
});

/** Open interest of a claim, commercially rounded to the cent. */
export const offeneZinsen = ({ bruch }: Lauf, zaehlung: Tagzaehlung): Cent =>
  gerundet(bruch, nenner(zaehlung));

/** All accrued interest and the provisional part of it; the certain part is rounded by itself. */
export function aufgelaufeneZinsen(lauf: Lauf, zaehlung: Tagzaehlung): { zinsen: Cent; vorlaeufig: Cent } {
  const zinsen = cent(lauf.getilgteZinsen + offeneZinsen(lauf, zaehlung));
  const teiler = nenner(zaehlung);
  const sicher = gerundet(BigInt(lauf.getilgteZinsen) * teiler + lauf.bruch - lauf.vorlaeufig, teiler);
  return { zinsen, vorlaeufig: cent(lauf.vorlaeufig > 0n ? zinsen - sicher : 0) };
}

/** Half a cent up. A remainder of less than half a cent below zero is nothing. */
function gerundet(bruch: bigint, teiler: bigint): Cent {
  return cent(Number((bruch * 2n + teiler) / (teiler * 2n)));
}

/** Lets a claim bear interest up to a day, stretch by stretch. */
export function verzinsen(lauf: Lauf, bisTag: Tag, rahmen: Rahmen): void {
  const bis = bisTag < lauf.endet ? bisTag : lauf.endet;
  while (lauf.naechster <= bis) {
    const von = lauf.naechster;
    const grenze = plusTage(abschnittsende(lauf, von), 1);
    const ende = grenze <= bis ? plusTage(grenze, -1) : bis;
    lauf.naechster = plusTage(ende, 1);
    const satz = satzAm(lauf.satz, von, rahmen);
    if (satz && lauf.kapital > 0) abschnitt(lauf, von, ende, satz, rahmen);
  }
}

const abschnittsende = ({ satz }: Lauf, von: Tag): Tag =>
  satz.ueberBasis ? plusTage(naechstesHalbjahr(von), -1) : (tagAus(teile(von).jahr, 12, 31) ?? von);

type Tagessatz = Pick<Zinsabschnitt, "prozent100" | "basis100" | "zuschlag100" | "herkunft">;

/** Rate on a day, after the last known half-year the one that runs; `undefined` before the first. */
export function satzAm(satz: Satz, am: Tag, { basis, unbekanntAb }: Rahmen): Tagessatz | undefined {
  if (!satz.ueberBasis) return { prozent100: satz.wert100, herkunft: "gesetz" };
  const zeile = basis.findLast((z) => z.ab <= am);
  if (!zeile) return undefined;
  return {
    basis100: zeile.prozent100,
    zuschlag100: satz.wert100,
    prozent100: Math.max(0, zeile.prozent100 + satz.wert100),
    herkunft: am >= unbekanntAb ? "fortgeschrieben" : zeile.herkunft,
  };
}

function abschnitt(lauf: Lauf, von: Tag, bis: Tag, satz: Tagessatz, { zaehlung }: Rahmen): void {
  const tage = zinstage(zaehlung, von, bis);
  const jahr = jahrestage(zaehlung, von);
  const teiler = nenner(zaehlung);
  const bruch =
    (BigInt(lauf.kapital) * BigInt(satz.prozent100) * BigInt(tage) * teiler) / (10_000n * BigInt(jahr));
  lauf.bruch += bruch;
  if (satz.herkunft === "fortgeschrieben") lauf.vorlaeufig += bruch;
  lauf.abschnitte.push({
    von,
    bis,
    tage,
    jahrestage: jahr,
    kapital: lauf.kapital,
    ...satz,
    betrag: gerundet(bruch, teiler),
    norm: lauf.satz.norm,
  });
}

/** Whether any day of it bears interest at a rate that goes on only until the next one is known. */
export const istVorlaeufig = ({ abschnitte }: Lauf): boolean =>
  abschnitte.some((a) => a.herkunft === "fortgeschrieben");

/** Pays interest of a claim; returns what was used. The fraction of a cent goes on, so that all interest is rounded once. */
export function zinsenTilgen(lauf: Lauf, betrag: Cent, zaehlung: Tagzaehlung): Cent {
  const offen = offeneZinsen(lauf, zaehlung);
  const getilgt = kleiner(betrag, offen);
  lauf.bruch -= BigInt(getilgt) * nenner(zaehlung);
  lauf.getilgteZinsen = cent(lauf.getilgteZinsen + getilgt);
  return getilgt;
}

/** Pays principal of a claim; returns what was used. */
export function kapitalTilgen(lauf: Lauf, betrag: Cent): Cent {
  const getilgt = kleiner(betrag, lauf.kapital);
  lauf.kapital = cent(lauf.kapital - getilgt);
  return getilgt;
}

export const istKeinErgebnis = (x: object): x is KeinErgebnis => "art" in x && x.art === "kein-ergebnis";
