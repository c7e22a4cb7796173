import type { Land, Sicherheit, Tag } from "@gebuehrenportal/recht";

/** Kinds of courts. `MAHN`: the central department of an Amtsgericht for dunning (§ 689 Abs. 3 ZPO). */
export type Gerichtsart =
  | "BVerfG"
  | "BGH"
  | "BAG"
  | "BSG"
  | "BVerwG"
  | "BFH"
  | "BPatG"
  | "BayObLG"
  | "KG"
  | "OLG"
  | "LG"
  | "AG"
  | "MAHN"
  | "LAG"
  | "ArbG"
  | "OVG"
  | "VGH"
  | "VG"
  | "LSG"
  | "SG"
  | "FG";

/** Holidays that hold in parts of a Land only. */
export type OertlicherTag = "friedensfest" | "mariae-himmelfahrt" | "fronleichnam";

/** Whether a town has a local holiday. `ungeklaert` counts as a working day: the earlier end is the safe one. */
export type Aussage = {
  readonly gilt: "ja" | "nein" | "ungeklaert";
  readonly sicherheit: Sicherheit;
  /** What the statement rests on, for the reader. */
  readonly beleg: string;
};

/** The town in which a court sits. Only Bavaria, Saxony and Thuringia have local holidays. */
export type Gemeinde = {
  readonly id: string;
  readonly name: string;
  readonly land: Land;
  readonly aussagen: Readonly<Partial<Record<OertlicherTag, Aussage>>>;
};

/** Where a court can be reached: its seat, then branches, chambers and senates elsewhere. */
export type Sitz = {
  /** „Zivil- und Familiensenate in Augsburg“; absent for the seat itself. */
  readonly name?: string;
  readonly gemeinde: Gemeinde;
  /** Chambers or senates for criminals alone (§§ 78, 78a Abs. 3 GVG): no seat in a civil matter. */
  readonly nurStraf?: true;
};

export type Gericht = {
  readonly id: string;
  readonly art: Gerichtsart;
  readonly name: string;
  readonly kurz: string;
  /** Other spellings. */
  readonly auch: readonly string[];
  readonly land: Land;
  /** The seat first. */
  readonly sitze: readonly [Sitz, ...Sitz[]];
  /** Id of the next higher court. */
  readonly hoeher?: string;
  /** Länder whose applicants this court serves with payment orders. */
  readonly mahnt: readonly Land[];
  /** Id of the court that is to take its place, on a day not known yet. */
  readonly nachfolger?: string;
};

/** A court or branch that was closed. */
export type AufgeloestesGericht = {
  readonly id: string;
  readonly name: string;
  readonly land: Land;
  readonly ort: string;
  /** Last day, or only its year; absent: not known. */
  readonly bis?: Tag | `${number}`;
  readonly nachfolger?: Gericht;
};
