import type { Feature } from "#platform/feature.ts";
import type { MitZiel } from "#ui/huelle/wegweiser.tsx";
import { sucheRoute } from "./api/suche.ts";
import { routes } from "./routes.ts";

/** The search of the whole portal. */
export const suche: Feature<MitZiel> = {
  seiten: routes,
  aufrufe: [sucheRoute],
};
