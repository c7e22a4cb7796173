import { type Cent, cent, type Tag, tag } from "@gebuehrenportal/recht";

/** Where a figure was published. `datum`: day as the source shows it, else the day it was read. */
export type FallQuelle = { readonly titel: string; readonly datum: string; readonly fundort: string };

/** What every published case has. `bemerkung`: misprint, what the source leaves open, or how it counts differently. */
export type Fall = { readonly titel: string; readonly quelle: FallQuelle; readonly bemerkung?: string };

export const abgerufen = "abgerufen 21.11.2026";

export const eur = (euro: number): Cent => cent(Math.round(euro * 100));

export const t = (text: string): Tag => tag(text);
