import type { Sicherheit } from "@gebuehrenportal/recht";
import type { Land } from "../feiertage/typ.ts";

/** Holidays that hold in parts of a Land only. */
export type OertlicherTag = "friedensfest" | "mariae-himmelfahrt" | "fronleichnam";

/** Whether a place has a local holiday. `ungeklaert` counts as a working day: the earlier end is the safe one. */
export type Aussage = {
  readonly gilt: "ja" | "nein" | "ungeklaert";
  readonly sicherheit: Sicherheit;
  /** What the statement rests on, for the reader. */
  readonly beleg: string;
};

/** A municipality, a part of one, or a district or Regierungsbezirk that speaks for all its municipalities. */
export type Gemeinde = {
  readonly id: string;
  readonly name: string;
  readonly art: "gemeinde" | "ortsteil" | "landkreis" | "regierungsbezirk";
  readonly land: Land;
  /** Courts sit here; a search for „Landgericht …“ finds the place. */
  readonly gerichtssitz?: true;
  readonly aussagen: Readonly<Partial<Record<OertlicherTag, Aussage>>>;
};

/** A court or office at which periods are kept, with its seat. */
export type Gericht = {
  readonly id: string;
  readonly name: string;
  /** Other words a reader looks for. */
  readonly auch: readonly string[];
  readonly land: Land;
  readonly sitz: string;
  /** Id of the seat where the place data know it. */
  readonly gemeinde?: string;
  readonly hinweis?: string;
};
