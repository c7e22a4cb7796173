import type { Feature } from "#platform/feature.ts";
import type { MitZiel } from "#ui/huelle/wegweiser.tsx";
import { routes } from "./routes.ts";

/** The home page, and what every portal must say. */
export const seiten: Feature<MitZiel> = {
  seiten: routes,
};
