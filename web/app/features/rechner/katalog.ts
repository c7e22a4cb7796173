/** One calculator. Address, guard, navigation, tile and sitemap follow from its line; every browser loads this list. */
export type Rechner = {
  readonly pfad: `/${string}`;
  /** Folder of its page below `features/rechner`. */
  readonly ordner: string;
  /** Name in the navigation and on the tile. */
  readonly name: string;
  /** One of the main links in the header of every page. */
  readonly kopf?: true;
};

export const katalog: readonly Rechner[] = [
  { pfad: "/rvgrechner", ordner: "rvg", name: "RVG-Rechner", kopf: true },
  { pfad: "/fristenrechner", ordner: "fristen", name: "Fristenrechner", kopf: true },
  { pfad: "/gerichtskostenrechner", ordner: "gerichtskosten", name: "Gerichtskostenrechner" },
  { pfad: "/prozesskostenrechner", ordner: "prozesskosten", name: "Prozesskostenrechner" },
  { pfad: "/gebuehrentabelle", ordner: "gebuehrentabelle", name: "Gebührentabelle", kopf: true },
  { pfad: "/mahnverfahren", ordner: "mahnverfahren", name: "Mahnverfahren" },
  { pfad: "/zinsrechner", ordner: "zinsen", name: "Zinsrechner" },
  { pfad: "/pfaendungsrechner", ordner: "pfaendung", name: "Pfändungsrechner" },
  { pfad: "/streitwert", ordner: "streitwert", name: "Streitwert" },
  { pfad: "/pkh-rechner", ordner: "pkh", name: "Prozesskostenhilfe" },
  { pfad: "/versorgungsausgleich", ordner: "versorgungsausgleich", name: "Versorgungsausgleich" },
];
