import { cent, zahl } from "@gebuehrenportal/recht";

/** All of it, in hundredths of a percent. */
export const alles = 10_000;

/** Hundredths of a percent as words: 6667 → „66,67 %“, 7000 → „70 %“. */
export const prozenttext = (hundertstel: number): string =>
  `${zahl(cent(hundertstel)).replace(/,00$/, "")}\u00a0%`;
