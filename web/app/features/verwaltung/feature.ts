import type { Feature } from "#platform/feature.ts";
import { routes } from "./routes.ts";

/** The administration of the portal. */
export const verwaltung: Feature = {
  seiten: routes,
};
