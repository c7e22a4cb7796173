import type { Land } from "@gebuehrenportal/gesetze/feiertage/typ.ts";
import { bayerischeOrte } from "@gebuehrenportal/gesetze/orte/bayern.ts";
import { gerichte } from "@gebuehrenportal/gesetze/orte/gerichte.ts";
import { saechsischeOrte } from "@gebuehrenportal/gesetze/orte/sachsen.ts";
import { thueringischeOrte } from "@gebuehrenportal/gesetze/orte/thueringen.ts";
import type { Gemeinde, Gericht } from "@gebuehrenportal/gesetze/orte/typ.ts";
import type { Gemeindeort, Ort } from "../ort.ts";
import { sitzeDerSache } from "./sitze.ts";

export const alleGemeinden: readonly Gemeinde[] = [
  ...bayerischeOrte,
  ...saechsischeOrte,
  ...thueringischeOrte,
];

const gemeinden: ReadonlyMap<string, Gemeinde> = new Map(alleGemeinden.map((g) => [g.id, g]));
const gerichteNachId: ReadonlyMap<string, Gericht> = new Map(gerichte.map((g) => [g.id, g]));

/** What is known of a place: its Land, and the municipality whose local holidays count. */
export type Ortslage = {
  readonly land?: Land;
  readonly gemeinde?: Gemeindeort;
  readonly gericht?: { readonly name: string; readonly land: Land };
  /** Further seats of the court: a holiday counts only if it is one at each. */
  readonly weitere?: readonly Gemeindeort[];
};

/**
 * Resolves a place. The seat of the court decides (§ 222 Abs. 2 ZPO; BGH III ZB 76/16), then the municipality, then the
 * Land. Unknown ids are passed over; `ortPruefen` names them.
 */
export function ortslage({ land, gemeinde, gericht }: Ort): Ortslage {
  if (typeof gericht === "object") {
    const [sitz, ...weitere] = sitzeDerSache(gericht);
    return { land: sitz.land, gericht, gemeinde: sitz, ...(weitere.length > 0 && { weitere }) };
  }
  const g = gericht === undefined ? undefined : gerichteNachId.get(gericht);
  if (g) {
    const sitz = g.gemeinde === undefined ? undefined : gemeinden.get(g.gemeinde);
    // A seat that the place data need not name has no local holiday.
    return {
      land: g.land,
      gericht: g,
      gemeinde: sitz ?? { id: g.id, name: g.sitz, land: g.land, aussagen: {} },
    };
  }
  const ort = typeof gemeinde === "string" ? gemeinden.get(gemeinde) : gemeinde;
  if (ort) return { land: ort.land, gemeinde: ort };
  return land === undefined ? {} : { land };
}

export const gemeindeMitId = (id: string): Gemeinde | undefined => gemeinden.get(id);
export const gerichtMitId = (id: string): Gericht | undefined => gerichteNachId.get(id);
