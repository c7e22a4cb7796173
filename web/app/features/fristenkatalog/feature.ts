import type { Feature } from "#platform/feature.ts";
import type { MitZiel } from "#ui/huelle/wegweiser.tsx";
import { eintragsadressen } from "./adressen.ts";
import { eintragRoute, katalogRoute } from "./api/katalog.ts";
import { vorschlaegeRoute } from "./api/vorschlaege.ts";
import { routes } from "./routes.ts";

/** The catalogue of statutory periods. */
export const fristenkatalog: Feature<MitZiel> = {
  seiten: routes,
  aufrufe: [katalogRoute, eintragRoute, vorschlaegeRoute],
  adressen: { "/fristenkatalog/:id": eintragsadressen },
};
