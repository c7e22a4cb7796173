import type { Cent, Tag } from "@gebuehrenportal/recht";

/** A payment the calculation deducts, gross. */
export type Grundzahlung = {
  readonly von: "mandant" | "vorschuss" | "gegner" | "staatskasse";
  readonly betrag: Cent;
  /** The matter it was paid on; absent: on the whole bill. */
  readonly angelegenheit?: string;
  readonly am?: Tag;
};

/**
 * What the treasury pays for its own part is no payment on the client's one. One on the whole bill counts for that part wherever
 * there is one.
 */
export const aufKassenteil = (
  { von, angelegenheit }: Omit<Grundzahlung, "betrag">,
  gruppen: readonly { readonly id: string; readonly kasse?: object }[],
): boolean =>
  von === "staatskasse" &&
  gruppen.some(({ id, kasse }) => kasse && (angelegenheit === undefined || id === angelegenheit));
