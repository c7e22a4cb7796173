/** Nr. 1100 KV GKG (dunning procedure), rate × 100. Its minimum belongs to the court fees and comes from the caller. */
export const satzMahnverfahren100 = 50;

/** Nr. 1210 KV GKG (suit of the first instance), rate × 100. */
export const satzVerfahren100 = 300;
