import type { RvgEingabe } from "../src/eingabe.ts";
import type { Gebuehr } from "./position.ts";
import type { Sache } from "./sache.ts";
import type { Sicht } from "./tabellen.ts";
import type { Regel } from "./verzeichnis.ts";

export type Seite = { readonly sache: Sache; readonly gebuehr: Gebuehr };
export type Angerechnet = {
  readonly regel: Regel;
  readonly von: Seite;
  readonly ziel: Seite;
  readonly betrag: bigint;
};

export function anrechnungen(_e: RvgEingabe, _s: readonly Sache[], _v: Sicht): readonly Angerechnet[] {
  return [];
}
