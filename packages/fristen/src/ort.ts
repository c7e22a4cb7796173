import type { Land } from "@gebuehrenportal/gesetze/feiertage/typ.ts";
import type { Gemeinde } from "@gebuehrenportal/gesetze/orte/typ.ts";

/**
 * Where a period must be kept: ids of the place data, or what a directory knows of a municipality or court, handed in. Either
 * brings its Land.
 */
export interface Ort {
  readonly land?: Land;
  readonly gemeinde?: string | Gemeindeort;
  readonly gericht?: string | Gerichtsort;
}

/** A municipality with what is known of its local holidays; none named: none hold there. */
export type Gemeindeort = Pick<Gemeinde, "id" | "name" | "land" | "aussagen">;

/** A seat of a court. `nurStraf`: chambers for criminals alone (§§ 78, 78a GVG), no seat in any other matter. */
export type Sitzort = Gemeindeort & { readonly nurStraf?: true };

/** A court with its seats. With several a day is a holiday only if it is one at each of them. */
export type Gerichtsort = {
  readonly id: string;
  readonly name: string;
  readonly land: Land;
  readonly sitze: readonly [Sitzort, ...Sitzort[]];
};
