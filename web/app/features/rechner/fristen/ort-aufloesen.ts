import type { Land, Ort } from "@gebuehrenportal/fristen";
import { gemeindeortMitId, gerichtsortMitId, type Sitzwahl } from "../gerichtsort.ts";

/** A place as a call names it: by ids. */
export type Ortsangaben = Sitzwahl & {
  readonly land?: Land;
  readonly gemeinde?: string;
  readonly gericht?: string;
};

/**
 * The place with what the directory of courts knows of it. Ids that only the law of periods knows (the only court of a
 * period, villages with a local holiday) stay; unknown ones, too, and `ortPruefen` names them.
 */
export function ortAufgeloest({ land, gemeinde, gericht, ...wahl }: Ortsangaben): Ort {
  return {
    ...(land && { land }),
    ...(gemeinde !== undefined && {
      gemeinde: gemeindeortMitId(gemeinde, wahl.mariaeHimmelfahrt) ?? gemeinde,
    }),
    ...(gericht !== undefined && { gericht: nurFristen.has(gericht) ? gericht : aufgeloest(gericht, wahl) }),
  };
}

const aufgeloest = (id: string, wahl: Sitzwahl) => gerichtsortMitId(id, wahl) ?? id;

/** Of the Bundesgerichtshof the directory knows one court with two seats; deadlines know which senates they mean. */
const nurFristen: ReadonlySet<string> = new Set(["bgh", "bgh-leipzig"]);
