import type { Cent } from "@gebuehrenportal/recht";

/** A payment the calculation deducts, gross. */
export type Grundzahlung = {
  readonly von: "mandant" | "vorschuss" | "gegner" | "staatskasse";
  readonly betrag: Cent;
  /** The matter it was paid on; absent: on the whole bill. */
  readonly angelegenheit?: string;
};

/**
 * What the treasury pays for the granted part is no payment on the client's own one. One on the whole bill counts for that part
 * wherever there is one.
 */
export const aufBewilligtes = (
  { von, angelegenheit }: Omit<Grundzahlung, "betrag">,
  gruppen: readonly { readonly id: string; readonly bewilligt?: object }[],
): boolean =>
  von === "staatskasse" &&
  gruppen.some(({ id, bewilligt }) => bewilligt && (angelegenheit === undefined || id === angelegenheit));
