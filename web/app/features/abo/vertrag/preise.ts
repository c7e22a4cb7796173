import { umsatzsteuersatz } from "@gebuehrenportal/gesetze/ustg/paragraph-12.ts";
import { anteil, type Cent, fassungAm, type Tag } from "@gebuehrenportal/recht";
import { type Bestelltarif, tarife } from "#platform/access/tarife.ts";
import type { Steuerfall } from "./vertrag.ts";

/** General VAT rate in percent on a day. */
export function steuersatzAm(am: Tag): number {
  const fassung = fassungAm(umsatzsteuersatz, am);
  if (!fassung) throw new RangeError(`Für ${am} ist kein Umsatzsteuersatz erfasst.`);
  return fassung.wert;
}

/** What a total price is without VAT, to the cent, half up. */
export const netto = (brutto: Cent, am: Tag): Cent => anteil(brutto, 100, 100 + steuersatzAm(am));

/** What a month of a tier costs: the total price, or the net price where the recipient owes the VAT. */
export function preis(typ: Bestelltarif, steuerfall: Steuerfall, am: Tag): Cent {
  const { preisCent } = tarife[typ];
  return steuerfall === "inland" ? preisCent : netto(preisCent, am);
}
