import { auslagenAb } from "../gesetz/besonderheiten.ts";
import type { Gesetz } from "./kv-typen.ts";

/** Whether the number stands among the expenses of its register. */
export const istAuslage = (gesetz: Gesetz, nr: string): boolean => Number(nr) >= auslagenAb[gesetz];
