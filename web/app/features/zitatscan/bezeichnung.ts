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

/** Spaces that do not break but before a step: „§ 169“, „Abs. 2“, „Satz 1 AO“ stay whole. */
const fest = (name: string): string => name.replaceAll(/ (?!\p{Lu}[\p{L}.]* [\da-z])/gu, "\u00a0");
