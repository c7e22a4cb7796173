import { tag, zeitreihe } from "@gebuehrenportal/recht";
import { geprueft } from "../geprueft.ts";
import {
  ao1976,
  arbgg1953,
  bverfgg1951,
  famfg2008,
  fgo1965,
  inso1994,
  kschg1969,
  patg1980,
  sgbx1980,
  sgg1953,
  stpo1877,
  vwgo1960,
  vwvfg1976,
  zpo1877,
} from "./quellen.ts";

/** Reinstatement: period from the end of the obstacle, longer for statements of grounds, and the utmost limit. */
export type Wiedereinsetzungsfrist = {
  readonly norm: string;
  readonly wochen?: number;
  readonly monate?: number;
  /** Statements of grounds of an appeal. */
  readonly begruendungMonate?: number;
  readonly hoechstMonate?: number;
  readonly hoechstnorm?: string;
};

const zpo = { wochen: 2, begruendungMonate: 1, hoechstMonate: 12 } as const;

const reihe = (ab: string, quelle: typeof zpo1877, wert: Wiedereinsetzungsfrist) =>
  zeitreihe({ norm: wert.norm, geprueft }, [{ ab: tag(ab), quelle, wert }]);

/** By regime; `KSchG` is the late action against a dismissal (§ 5 KSchG). */
export const wiedereinsetzungsfristen = {
  ZPO: reihe("1977-07-01", zpo1877, { norm: "§ 234 ZPO", hoechstnorm: "§ 234 Abs. 3 ZPO", ...zpo }),
  InsO: reihe("1999-01-01", inso1994, {
    norm: "§ 4 InsO, § 234 ZPO",
    hoechstnorm: "§ 234 Abs. 3 ZPO",
    ...zpo,
  }),
  ArbGG: reihe("1979-07-01", arbgg1953, {
    norm: "§ 46 Abs. 2 ArbGG, § 234 ZPO",
    hoechstnorm: "§ 234 Abs. 3 ZPO",
    ...zpo,
  }),
  FamFG: reihe("2009-09-01", famfg2008, { norm: "§ 18 FamFG", hoechstnorm: "§ 18 Abs. 4 FamFG", ...zpo }),
  VwGO: reihe("1960-04-01", vwgo1960, { norm: "§ 60 VwGO", hoechstnorm: "§ 60 Abs. 3 VwGO", ...zpo }),
  FGO: reihe("1966-01-01", fgo1965, { norm: "§ 56 FGO", hoechstnorm: "§ 56 Abs. 3 FGO", ...zpo }),
  SGG: reihe("1954-01-01", sgg1953, {
    norm: "§ 67 SGG",
    monate: 1,
    hoechstMonate: 12,
    hoechstnorm: "§ 67 Abs. 3 SGG",
  }),
  AO: reihe("1977-01-01", ao1976, {
    norm: "§ 110 AO",
    monate: 1,
    hoechstMonate: 12,
    hoechstnorm: "§ 110 Abs. 3 AO",
  }),
  StPO: reihe("1900-01-01", stpo1877, { norm: "§ 45 StPO", wochen: 1 }),
  VwVfG: reihe("1977-01-01", vwvfg1976, {
    norm: "§ 32 VwVfG",
    wochen: 2,
    hoechstMonate: 12,
    hoechstnorm: "§ 32 Abs. 3 VwVfG",
  }),
  "SGB X": reihe("1981-01-01", sgbx1980, {
    norm: "§ 27 SGB X",
    wochen: 2,
    hoechstMonate: 12,
    hoechstnorm: "§ 27 Abs. 3 SGB X",
  }),
  BVerfGG: reihe("1951-04-17", bverfgg1951, {
    norm: "§ 93 Abs. 2 BVerfGG",
    wochen: 2,
    hoechstMonate: 12,
    hoechstnorm: "§ 93 Abs. 2 Satz 5 BVerfGG",
  }),
  DPMA: reihe("1981-01-01", patg1980, {
    norm: "§ 123 PatG, § 91 MarkenG",
    monate: 2,
    hoechstMonate: 12,
    hoechstnorm: "§ 123 Abs. 2 Satz 4 PatG",
  }),
  KSchG: reihe("1969-09-01", kschg1969, {
    norm: "§ 5 KSchG",
    wochen: 2,
    hoechstMonate: 6,
    hoechstnorm: "§ 5 Abs. 3 Satz 2 KSchG",
  }),
} as const;
