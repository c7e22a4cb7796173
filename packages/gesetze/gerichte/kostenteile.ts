import type { Gerichtsart } from "./typ.ts";

const ordentlich = ["1", "2", "3", "4", "9"];
const verwaltung = ["2", "5", "9"];
const finanz = ["2", "6", "9"];
const sozial = ["2", "7", "9"];
const arbeit = ["2", "8", "9"];

/**
 * First digits of the numbers of the KV GKG that can arise before a court of this kind, by the headings of its parts. Teil 2
 * follows the enforcement of the ZPO, which the other courts apply, too (§ 167 VwGO, § 151 FGO, § 198 SGG, § 62 ArbGG). Absent:
 * courts whose costs another statute knows.
 */
export const gkgTeileVor: Readonly<Partial<Record<Gerichtsart, readonly string[]>>> = {
  AG: ordentlich,
  LG: ordentlich,
  OLG: ordentlich,
  KG: ordentlich,
  BayObLG: ordentlich,
  BGH: ordentlich,
  MAHN: ["1", "9"],
  VG: verwaltung,
  OVG: verwaltung,
  VGH: verwaltung,
  BVerwG: verwaltung,
  FG: finanz,
  BFH: finanz,
  SG: sozial,
  LSG: sozial,
  BSG: sozial,
  ArbG: arbeit,
  LAG: arbeit,
  BAG: arbeit,
};

/** Courts that try family cases (§ 23a Abs. 1, § 119 Abs. 1, § 133 GVG). */
export const familiengerichte: readonly Gerichtsart[] = ["AG", "OLG", "KG", "BGH"];
