import { fristen } from "./fristen/rechner.ts";
import { gebuehrentabelle } from "./gebuehrentabelle/rechner.ts";
import { gerichtskosten } from "./gerichtskosten/rechner.ts";
import { mahnverfahren } from "./mahnverfahren/rechner.ts";
import { pfaendung } from "./pfaendung/rechner.ts";
import { pkh } from "./pkh/rechner.ts";
import { prozesskosten } from "./prozesskosten/rechner.ts";
import type { Rechner } from "./rechnereintrag.ts";
import { rvg } from "./rvg/rechner.ts";
import { streitwert } from "./streitwert/rechner.ts";
import { versorgungsausgleich } from "./versorgungsausgleich/rechner.ts";
import { zinsen } from "./zinsen/rechner.ts";

/**
 * Every calculator, in the order of tiles and navigation. Pages, calls, files, tiles, search and sitemap follow from this
 * list: a new one is its folder and its line here.
 */
export const verzeichnis: readonly Rechner[] = [
  rvg,
  fristen,
  gerichtskosten,
  prozesskosten,
  gebuehrentabelle,
  mahnverfahren,
  zinsen,
  pfaendung,
  streitwert,
  pkh,
  versorgungsausgleich,
];
