import type { Feature } from "#platform/feature.ts";
import type { MitZiel } from "#ui/huelle/wegweiser.tsx";
import { stapelRoute, zitateRoute } from "./api/zitate.ts";
import { routes } from "./routes.ts";

/** The norms a document cites, found and linked: on the page in the browser, and by call. */
export const zitatscan: Feature<MitZiel> = {
  seiten: routes,
  aufrufe: [zitateRoute, stapelRoute],
  suchziele: [
    {
      rang: 118,
      type: "page",
      title: "Paragraphen Profi",
      url: "/paragraphen-profi",
      excerpt: "Findet in PDF-Dateien jede zitierte Norm und verlinkt sie, ohne die Datei hochzuladen.",
      stichworte: "PDF Paragraphen Normen Zitate Schriftsatz verlinken Normenverzeichnis Scan",
    },
  ],
};
