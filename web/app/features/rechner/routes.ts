import { oeffentlich, type PageRoute } from "#platform/access/guard.ts";
import type { MitZiel } from "#ui/huelle/wegweiser.tsx";
import { verzeichnis } from "./verzeichnis.ts";

/** The calculators, in the order of the list, and the table as a file. */
export const routes: readonly (PageRoute & MitZiel)[] = [
  ...verzeichnis.map(({ pfad, ordner, name, kopf, query }, i): PageRoute & MitZiel => ({
    path: pfad,
    file: `features/rechner/${ordner}/page.tsx`,
    guard: oeffentlich(ordner === "gebuehrentabelle" ? "Free table" : "Free calculator"),
    query,
    anzeigen: "rechner",
    ziel: [
      { ort: "rechner", rang: 20 + i, text: name },
      ...(kopf ? [{ ort: "kopf", rang: 20 + i, text: name } as const] : []),
    ],
  })),
  {
    path: "/gebuehrentabelle.csv",
    file: "features/rechner/gebuehrentabelle/csv.ts",
    guard: oeffentlich("The free table for a spreadsheet"),
    sitemap: false,
  },
  {
    path: "/rechner/:rechner/:format",
    file: "features/rechner/ausgabe/datei.ts",
    guard: oeffentlich(
      "A result as a file where no script runs: CSV and JSON are free, the rest asks for its tier",
    ),
    sitemap: false,
  },
];
