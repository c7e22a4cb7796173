import type { Cent } from "@gebuehrenportal/recht";
import type { RvgEingabe } from "./eingabe.ts";
import type { Zeile } from "./ergebnis.ts";
import type { Gebuehr } from "./gebuehr.ts";
export type Credit = { readonly auf: Gebuehr; readonly betrag: Cent; readonly zeile: Zeile };
export const angerechnet = (_e: RvgEingabe, _f: unknown): Credit[] => [];
