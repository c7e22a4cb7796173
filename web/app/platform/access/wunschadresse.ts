/**
 * An address that carries what somebody wanted on his way through the order, for browsers without script.
 *
 * @param wunsch an address of ours; unset: nothing is known
 */
export const mitWunsch = (adresse: string, wunsch: string | null | undefined): string =>
  wunsch ? `${adresse}${adresse.includes("?") ? "&" : "?"}wunsch=${encodeURIComponent(wunsch)}` : adresse;
