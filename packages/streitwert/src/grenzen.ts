import { oeffentlich } from "@gebuehrenportal/gesetze/gkg/werte.ts";
import { onlineVerfahren } from "@gebuehrenportal/gesetze/zpo/paragraph-1122.ts";
import { type Cent, fassungAm, type Tag } from "@gebuehrenportal/recht";

/** Lowest value before the tax courts and highest before the social courts on a day (§ 52 Abs. 4 GKG), in cents. */
export const oeffentlicheWertgrenzen = (
  am: Tag,
): { readonly finanzMindestens: Cent; readonly sozialHoechstens: Cent } | undefined =>
  fassungAm(oeffentlich, am)?.wert;

/** Highest claim in the online procedure on a day (§ 1122 ZPO), in cents; none before it existed. */
export function onlineHoechstens(am: Tag): { readonly betrag: Cent; readonly norm: string } | undefined {
  const fassung = fassungAm(onlineVerfahren, am);
  return fassung && { betrag: fassung.wert, norm: onlineVerfahren.norm };
}
