import type { Rechtsstandzeile } from "@gebuehrenportal/recht";
import { feiertagsrechtsstand } from "./rechtsstand-feiertage.ts";

/** Every version of every norm this package computes with, for the page „Rechtsstand“. */
export const rechtsstand = (): readonly Rechtsstandzeile[] => [...feiertagsrechtsstand()];
