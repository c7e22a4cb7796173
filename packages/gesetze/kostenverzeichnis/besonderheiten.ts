import { type Tag, tag } from "@gebuehrenportal/recht";
import type { Gesetz } from "./typen.ts";

/** Fee credited against another: number that receives, number that is credited, register of the latter. */
export type Anrechnung = {
  readonly gesetz: Gesetz;
  readonly auf: readonly string[];
  readonly nr: string;
  readonly norm: string;
};

/** A dunning fee after the value that passed into the lawsuit. */
export const mahnanrechnungen: readonly Anrechnung[] = [
  { gesetz: "gkg", auf: ["1210"], nr: "1100", norm: "Anm. Abs. 1 zu Nr. 1210 KV GKG" },
  { gesetz: "gkg", auf: ["1216"], nr: "1100", norm: "Anm. zu Nr. 1216 KV GKG" },
  { gesetz: "gkg", auf: ["8210"], nr: "8100", norm: "Anm. Abs. 1 zu Nr. 8210 KV GKG" },
  { gesetz: "famgkg", auf: ["1220"], nr: "1100", norm: "Anm. zu Nr. 1220 KV FamGKG" },
];

/** Flat charge for each service, free for the first ones beside fees by value. */
export const zustellungen: Readonly<
  Partial<Record<Gesetz, { nr: string; frei: number; ausser: readonly string[] }>>
> = {
  gkg: { nr: "9002", frei: 10, ausser: ["3700"] },
  famgkg: { nr: "2002", frei: 10, ausser: [] },
  gnotkg: { nr: "31002", frei: 10, ausser: [] },
};

/**
 * Settlement beyond the pending matter: together with the fee of the proceedings at most the fee of the whole. The remarks under the
 * numbers say so since `ab`; before, it was in dispute.
 */
export const mehrvergleiche: Readonly<
  Partial<Record<Gesetz, { nummern: readonly string[]; norm: string; ab: Tag }>>
> = {
  gkg: { nummern: ["1900", "5600", "7600"], norm: "§ 36 Abs. 3 GKG", ab: tag("2013-08-01") },
  famgkg: { nummern: ["1500"], norm: "§ 30 Abs. 3 FamGKG", ab: tag("2013-08-01") },
};

/** Numbers that add VAT to the costs, while their version is an expense. */
export const umsatzsteuernummern: Readonly<Record<Gesetz, readonly string[]>> = {
  gkg: ["9019", "9020"],
  famgkg: ["2015", "2016"],
  gnotkg: ["31016", "31017", "32014"],
  gvkostg: ["717"],
};

/** Money spent in the name of the client, which is no turnover of the notary (§ 10 Abs. 1 Satz 4 UStG). */
export const durchlaufend: readonly string[] = ["32015"];

/** Lump sums by all fees of the bill. */
export const auslagenpauschalen: Readonly<Partial<Record<Gesetz, readonly string[]>>> = {
  gnotkg: ["32005"],
  gvkostg: ["716"],
};

/** Where the expenses begin in each register. */
export const auslagenAb: Readonly<Record<Gesetz, number>> = {
  gkg: 9000,
  famgkg: 2000,
  gnotkg: 31000,
  gvkostg: 700,
};

/** Numbers of the labour courts (part 8), where nobody gets his lawyer repaid in the first instance. */
export const arbeitssachen = { von: 8100, bis: 8999 } as const;

/** Fees in a criminal case by the sentence, 3110 to 3115 KV GKG: months of imprisonment and daily rates up to, inclusive. */
export const strafgebuehren: readonly { nr: string; monate: number; tagessaetze: number }[] = [
  { nr: "3110", monate: 6, tagessaetze: 180 },
  { nr: "3111", monate: 12, tagessaetze: Number.POSITIVE_INFINITY },
  { nr: "3112", monate: 24, tagessaetze: 0 },
  { nr: "3113", monate: 48, tagessaetze: 0 },
  { nr: "3114", monate: 120, tagessaetze: 0 },
  { nr: "3115", monate: Number.POSITIVE_INFINITY, tagessaetze: 0 },
];

/** The measure of reform and prevention alone, the fine of a company, the fine in a regulatory case. */
export const massregelNr = "3116";
export const geldbusseNr = "3117";
export const bussgeldNr = "4110";
export const strafNummern: readonly string[] = [
  ...strafgebuehren.map(({ nr }) => nr),
  massregelNr,
  geldbusseNr,
];

/** § 38 GKG, § 32 FamGKG: rate of the fee for delay unless the court lowers it. */
export const verzoegerungsnorm: Readonly<Partial<Record<Gesetz, string>>> = {
  gkg: "§ 38 GKG",
  famgkg: "§ 32 FamGKG",
};

/** Vorbem. 3.1 Abs. 2 KV GKG: a fine beside imprisonment. */
export const tagessaetzeJeMonat = 30;

/** § 11 GvKostG: at night, on Saturday, Sunday and public holidays on request. */
export const zurUnzeit = { norm: "§ 11 GvKostG", gesetz: "gvkostg", faktor: 2 } as const;

/** Nr. 500 KV GvKostG: hours of an official act before each further one that has begun is charged. */
export const zeitzuschlag = { gesetz: "gvkostg", nr: "500", freieStunden: 3, freiInWorten: "drei" } as const;

/** Nobody is charged an annual fee whose assets do not exceed the limit. */
export const vermoegensgrenzen: Readonly<Partial<Record<Gesetz, string>>> = {
  famgkg: "Vorbem. 1.3.1 Abs. 2 KV FamGKG",
  gnotkg: "Vorbem. 1.1 Abs. 1 KV GNotKG",
};

/** Their highest amount is a fee by assets without its own rule for three months (Anm. zu Nr. 11103, 11105 KV GNotKG). */
export const ohneDreiMonatsregel: readonly string[] = ["11103", "11105"];

/**
 * An attempt to settle that was ordered together with another measure costs less (Nr. 208 KV GvKostG; § 802a Abs. 2 Satz 1 Nr. 2, 4
 * ZPO): numbers that speak for such an order.
 */
export const guetlicherVersuch = {
  gesetz: "gvkostg",
  nr: "207",
  ermaessigt: "208",
  neben: ["205", "260", "261"],
} as const;
