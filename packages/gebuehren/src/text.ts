import { satz } from "@gebuehrenportal/recht";

/** A rate × 100 as text, halves of hundredths included (`37.5` → `0,375`). */
export const satzText = (satz100: number): string =>
  Number.isInteger(satz100) ? satz(satz100) : String(satz100 / 100).replace(".", ",");

/** `["2300", "3100"]` → `Nr. 2300 und 3100`. */
export const nummernText = (nummern: readonly string[]): string =>
  nummern.length < 2
    ? `Nr. ${nummern[0] ?? ""}`
    : `Nr. ${nummern.slice(0, -1).join(", ")} und ${nummern.at(-1)}`;
