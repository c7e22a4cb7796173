import { type Norm, normtext } from "@gebuehrenportal/zitate";
import type { Benannt } from "./fundstelle.ts";

/**
 * A norm with the names the list knows it by. They are made where it is read: on the page's own thread thousands of
 * them would hold everything up.
 */
export const benannt = (norm: Norm): Benannt => ({
  ...norm,
  name: fest(normtext(norm)),
  nameGanz: fest(normtext(ganzeNorm(norm))),
});

/** The norm without what stands below it and behind it. */
const ganzeNorm = ({ bis: _bis, folgende: _folgende, ...norm }: Norm): Norm => ({ ...norm, stufen: {} });

/** Spaces that do not break. */
const fest = (name: string): string => name.replaceAll(" ", "\u00a0");
