import { reihen } from "@gebuehrenportal/gesetze/reihen/streitwert.ts";
import { type Rechtsstandzeile, rechtsstandzeilen } from "@gebuehrenportal/recht";

/** Every version of every norm this package computes with, for the page „Rechtsstand“. */
export const rechtsstand = (): readonly Rechtsstandzeile[] => rechtsstandzeilen(reihen);
