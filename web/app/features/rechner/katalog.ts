import { metadaten } from "#ui/metadaten.ts";

/** One calculator. Address, navigation, tile, sitemap, meta data and smoke test follow from its line. */
export type Rechner = {
  readonly pfad: `/${string}`;
  /** Folder of its page below `features/rechner`. */
  readonly ordner: string;
  /** Name in the navigation and on the tile. */
  readonly name: string;
  /** Sentence on the tile and description for search engines. */
  readonly kachel: string;
  /** Heading of the browser window. */
  readonly titel: string;
  /** A query and a text its answer must contain, for the smoke test. */
  readonly probe: { readonly query: string; readonly enthaelt: string };
};

export const katalog: readonly Rechner[] = [
  {
    pfad: "/rvgrechner",
    ordner: "rvg",
    name: "RVG-Rechner",
    kachel: "Anwaltsgebühren nach dem RVG, Zeile für Zeile hergeleitet, mit dem Recht des richtigen Tages.",
    titel: "RVG-Rechner: Anwaltsgebühren mit Rechenweg",
    probe: { query: "wert=10000&vv=3100,3104", enthaelt: "1.963,50" },
  },
  {
    pfad: "/gebuehrentabelle",
    ordner: "gebuehrentabelle",
    name: "Gebührentabelle",
    kachel: "Gebühren nach § 13 und § 49 RVG und § 34 GKG für jeden Wert und jeden Stichtag, zum Drucken.",
    titel: "Gebührentabelle: RVG und GKG für jeden Stichtag",
    probe: { query: "", enthaelt: "1.630,00" },
  },
];

/** Meta data of a calculator's page. */
export function rechnerMeta(pfad: Rechner["pfad"]) {
  const rechner = katalog.find((r) => r.pfad === pfad);
  return rechner ? metadaten(rechner.titel, rechner.kachel) : [];
}
