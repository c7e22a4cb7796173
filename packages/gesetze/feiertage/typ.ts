import type { Land, Zeitreihe } from "@gebuehrenportal/recht";

export type { Land };

/** On which day of a year a holiday falls. `ostern`: days after Easter Sunday. `mittwoch-vor`: the Wednesday before a day. */
export type Termin =
  | { readonly art: "fest"; readonly monat: number; readonly tag: number }
  | { readonly art: "ostern"; readonly abstand: number }
  | { readonly art: "mittwoch-vor"; readonly monat: number; readonly tag: number }
  | { readonly art: "keiner" };

/** One holiday with everything that was ever said about it, dated. */
export type Feiertagsvorschrift = {
  readonly id: string;
  readonly name: string;
  readonly reihe: Zeitreihe<Termin>;
};

/** The holidays of one Land, or those of all of them. */
export type Landesfeiertage = {
  readonly name: string;
  readonly tage: readonly Feiertagsvorschrift[];
};
