import type { Zeitreihe } from "@gebuehrenportal/recht";
import type { RegelId } from "./regel-id.ts";

/**
 * A rule of counting: its versions with what each says and its source, and why it is not fully secured where it is not. What a version
 * says is the number that the rule brings, or its sentence where it has none.
 */
export type Regel = {
  readonly id: RegelId;
  readonly name: string;
  readonly grund?: string;
  readonly reihe: Zeitreihe<unknown>;
};
