import { reihen } from "@gebuehrenportal/gesetze/reihen/streitwert.ts";
import { type Rechtsstandzeile, rechtsstandzeilen } from "@gebuehrenportal/recht";

/** Every version of the norms this package lists, for the page „Rechtsstand“; what two read, one lists. */
export const rechtsstand = (): readonly Rechtsstandzeile[] => rechtsstandzeilen(reihen);
