import { plusTage, tag } from "@gebuehrenportal/recht";
import type { Gesetz } from "./typen.ts";

/**
 * KV GKG and KV FamGKG before the 2. KostRMoG: read in the stored text of `ab` and once more in that of `wieder`; what changed in
 * between has a version of its own, what may have changed afterwards and until `vor` has not been compared.
 */
export const stand2012 = {
  ab: tag("2012-07-02"),
  wieder: tag("2013-01-11"),
  vor: tag("2013-08-01"),
  worte: "Juli 2012",
} as const;

/** Last day of what the 2. KostRMoG replaced. */
export const endeStand2012 = plusTage(stand2012.vor, -1);

/** Registers read in that text. */
export const gesetze2012: readonly Gesetz[] = ["gkg", "famgkg"];
