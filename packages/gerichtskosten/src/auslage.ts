import { auslagenAb } from "@gebuehrenportal/gesetze/kostenverzeichnis/besonderheiten.ts";
import type { Gesetz } from "@gebuehrenportal/gesetze/kostenverzeichnis/typen.ts";

/** Whether the number stands among the expenses of its register. */
export const istAuslage = (gesetz: Gesetz, nr: string): boolean => Number(nr) >= auslagenAb[gesetz];
