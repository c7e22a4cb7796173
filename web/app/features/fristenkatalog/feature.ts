import type { Feature } from "#platform/feature.ts";
import type { MitZiel } from "#ui/huelle/wegweiser.tsx";
import { eintragsadressen } from "./adressen.ts";
import { eintragRoute, katalogRoute } from "./api/katalog.ts";
import { vorschlaegeRoute } from "./api/vorschlaege.ts";
import { routes } from "./routes.ts";
import { fristenFinden } from "./suche.ts";

/** The catalogue of statutory periods. */
export const fristenkatalog: Feature<MitZiel> = {
  seiten: routes,
  aufrufe: [katalogRoute, eintragRoute, vorschlaegeRoute],
  suchziele: [
    {
      rang: 110,
      type: "page",
      title: "Fristenkatalog",
      url: "/fristenkatalog",
      excerpt: "Gesetzliche Fristen mit Norm, Dauer und Auslöser, jede mit einem gerechneten Beispiel.",
      stichworte: "Fristen Rechtsmittelfristen Verjährung",
    },
  ],
  suchgruppe: { rang: 10, finden: fristenFinden },
  adressen: { "/fristenkatalog/:id": eintragsadressen },
};
