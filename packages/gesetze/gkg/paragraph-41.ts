import { auszug } from "@gebuehrenportal/recht";
import { miete } from "./werte.ts";

/** § 41 GKG: at most the rent of this many months, in disputes about the tenancy, eviction and the amount of rent. */
export const mietwert = auszug(miete, "§ 41 GKG", ({ monate }) => ({ monate }));
