import type { Zeitreihe } from "@gebuehrenportal/recht";
import type { RegelId } from "./regel-id.ts";

/** A rule of counting: its versions with their sources, and why it is not fully secured where it is not. */
export type Regel = {
  readonly id: RegelId;
  readonly name: string;
  readonly grund?: string;
  readonly reihe: Zeitreihe<RegelId>;
};
