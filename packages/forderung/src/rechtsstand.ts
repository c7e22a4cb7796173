import { type Rechtsstandzeile, rechtsstandzeilen } from "@gebuehrenportal/recht";
import { reihen } from "../gesetz/reihen.ts";

/** Every version of every norm this package computes with, for the page „Rechtsstand“. */
export const rechtsstand = (): readonly Rechtsstandzeile[] => rechtsstandzeilen(reihen);
