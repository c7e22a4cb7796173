/** § 688 Abs. 2 Nr. 1 ZPO: hundredths of a percentage point above the base rate that a consumer loan may not exceed. */
export const hoechstzinsVerbraucherdarlehen = 1200;
